// `vitrine pages`: which pages there are, and their frames.

import Commands
import JSON
import Reports

struct PagesCommand<S: SiteProgram>: Command {
  static var name: String { "pages" }
  static var summary: String { "List the pages and their frames." }
  static var discussion: String {
    """
    A frame is a state of a page; beside its name stands the shortest way to it. With --json: \
    'pages', each with name, closed, untried, frames (name, fromStory, depth, path, events, live, \
    inert, pending) and transitions (from, to, label, events, dropped).
    """
  }
  static var parameters: [Parameter<Self>] {
    [
      .arguments("PAGE", \.names, "Only these pages."),
      .option("content", "DIR", \.content, "The folder of content (default: the site's own)."),
      .flag("json", \.isJSON, "Print one object for machines."),
    ]
  }
  var names: [String] = []
  var content: String?
  var isJSON = false

  func run(_ console: inout Console) throws(Failure) -> ExitCode {
    guard let site = try SitePages(of: S.self, content: content, &console) else {
      return .badContent
    }
    let report = PagesReport(try site.pages(names).map { $0.explored() })
    if isJSON {
      console.report([("pages", report.json)])
    } else {
      for line in report.lines { console.line(line) }
    }
    return .done
  }
}
