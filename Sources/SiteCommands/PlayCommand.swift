// `vitrine play`: a page in the terminal.

import Atlas
import Commands
import JSON
import Reports

struct PlayCommand<S: SiteProgram>: Command {
  static var name: String { "play" }
  static var summary: String { "Play a page in the terminal, step by step." }
  static var discussion: String {
    """
    A step is a control as a reader calls it ('Next', 'Check Mail'), a kind and number for one \
    that has no name ('checkbox 1'), a control of a region ('Next in panel'), a text for a field ('Task=Milk'), a time ('+1s', \
    '+500ms'), as much time as it takes until nothing is in flight ('settle'), \
    what a client answers next ('articles: failed'), what comes from without ('refreshed', or \
    'event refreshed' where a control is called so), or another outside of the page ('if offline'). After each, the page is shown: [live], (inert), ▒ redacted. A step on an inert \
    control says why, and changes nothing.

    With --json: 'page' and 'steps': 'step' (null at the start), 'time', 'inert' (the cause, or \
    null), 'text', 'controls' (name, value, control, redacted, live, cause), 'pending' (action, in), \
    'dropped' (action, gate, time), 'events' (client, name, properties), 'errors'. Times are in \
    milliseconds. Where the content is wrong: what 'build --json' has.
    """
  }
  static var parameters: [Parameter<Self>] {
    [
      .argument("PAGE", \.page, "The page."),
      .arguments("STEP", \.steps, "What to do, in order."),
      .option("content", "DIR", \.content, "The folder of content (default: the site's own)."),
      .flag("json", \.isJSON, "Print one object for machines."),
    ]
  }
  var page = ""
  var steps: [String] = []
  var content: String?
  var isJSON = false

  func run(_ console: inout Console) throws(Failure) -> ExitCode {
    guard let site = try SitePages(of: S.self, content: content, isJSON: isJSON, &console) else {
      return .badContent
    }
    let (report, problem) = PlayReport.play(try site.page(page), steps)
    // What was played before a step that fits nothing is shown: it tells where one is.
    if isJSON {
      if problem == nil { console.report(report.json) }
    } else {
      for line in report.lines { console.line(line) }
    }
    if let problem { throw .wrongUse(problem.description) }
    return .done
  }
}
