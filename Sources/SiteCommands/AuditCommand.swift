// `vitrine audit`: runs all checks.

import Commands
import JSON
import Reports

struct AuditCommand<S: SiteProgram>: Command {
  static var name: String { "audit" }
  static var summary: String { "Check that what is redacted is inert, and much else." }
  static var discussion: String {
    """
    Prints one line if every check holds; else each finding with the path to it, and exits with 1. \
    With --json: 'pages', 'frames' and 'findings' (page, check, frame, message, path).
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
    let report = AuditReport(try site.pages(names).map { ($0, $0.explored()) })
    if isJSON {
      console.report(report.json)
    } else {
      for line in report.lines { console.line(line) }
    }
    return report.findings.isEmpty ? .done : .findings
  }
}
