// `vitrine matrix`: each region of a page in each of its frames.

import Commands
import JSON
import Reports

struct MatrixCommand<S: SiteProgram>: Command {
  static var name: String { "matrix" }
  static var summary: String { "Show what is visible and what is live, region by region." }
  static var discussion: String {
    """
    A live control is [in brackets], with the frame that it leads to; an inert one (in \
    parentheses), with the cause. With --json: 'page', 'frames', 'regions' and 'cells' (region, \
    frame, visibility, controls with name, kind, redacted, live, cause, to).
    """
  }
  static var parameters: [Parameter<Self>] {
    [
      .argument("PAGE", \.page, "The page."),
      .option("content", "DIR", \.content, "The folder of content (default: the site's own)."),
      .flag("json", \.isJSON, "Print one object for machines."),
    ]
  }
  var page = ""
  var content: String?
  var isJSON = false

  func run(_ console: inout Console) throws(Failure) -> ExitCode {
    guard let site = try SitePages(of: S.self, content: content, &console) else {
      return .badContent
    }
    let report = MatrixReport(try site.page(page).explored())
    if isJSON {
      console.report(report.json)
    } else {
      for line in report.lines { console.line(line) }
    }
    return .done
  }
}
