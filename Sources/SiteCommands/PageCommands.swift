// The commands that report on pages: `audit`, `pages` and `matrix`.

import Atlas
import Commands
import JSON
import Reports

struct AuditCommand<S: SiteProgram>: Command {
  static var name: String { "audit" }
  static var summary: String { "Check that what is redacted is inert, and much else." }
  static var discussion: String {
    """
    Prints one line if every check holds; else each finding with the path to it, and exits with 1. \
    Before it, notes on looks that hide something: the same look, the same tap, two outcomes. \
    With --json: 'pages', 'frames', 'findings' (page, check, frame, message, path) and 'hiding' \
    (page, looks, hidden: frame, control, outcomes with path, frame and what it shows), and 'folds' \
    (page, folds: as 'vitrine pages' tells them); where the content is wrong, what 'build --json' has.

    With --public, the pages are checked as 'vitrine build --public' would build them, and nothing is \
    told of what is marked as private.
    """
  }
  static var parameters: [Parameter<Self>] {
    [
      .arguments("PAGE", \.names, "Only these pages."),
      .option("content", "DIR", \.content, "The folder of content (default: the site's own)."),
      .flag("public", \.isPublic, "Check what the public would get."),
      .flag("json", \.isJSON, "Print one object for machines."),
    ]
  }
  var names: [String] = []
  var content: String?
  var isPublic = false
  var isJSON = false

  func run(_ console: inout Console) throws(Failure) -> ExitCode {
    let site = try SitePages(
      of: S.self, content: content, isPublic: isPublic, isJSON: isJSON, &console)
    guard let site else { return .badContent }
    var report = AuditReport()
    try site.walk(names) { report.add($0, $1) }
    var places = SourcePlaces(console.environment)
    report.retell { places.shown($0) }
    if isJSON {
      console.report(report.json)
    } else {
      for line in report.lines { console.line(line) }
    }
    return report.findings.isEmpty ? .done : .findings
  }
}

// `vitrine pages`: which pages there are, and their frames.

struct PagesCommand<S: SiteProgram>: Command {
  static var name: String { "pages" }
  static var summary: String { "List the pages and their frames." }
  static var discussion: String {
    """
    A frame is a look of a page; beside its name stands the shortest way to it, as 'vitrine play' \
    takes it. With --json: 'pages', each with name, closure (closed, closed up to rows and words, \
    or cut off), states, walked, looks, hiding (looks from which one tap leads to different looks), \
    hidden (the nearest of them: frame, control, outcomes), folds (shapes: looks with rows and words \
    folded; repeated: ways that were gone again from one of them; differing: shapes that led \
    elsewhere then, and were split; differences: the nearest of them, each with outcomes), \
    walkable (hundredths of the live controls), laws (name, place, broken, verdict), frames (name, \
    title, fromStory, depth, path, events, live, inert, causes, pending) and transitions (from, to, label, events, \
    dropped); where the content is wrong, what 'build --json' has.

    With --format, the pages as machines for other tools, all of them in one document: frames are \
    states, what leads from one to another are transitions. 'mermaid' is a diagram for a README, \
    'dot' is for Graphviz, 'scxml' is State Chart XML of the W3C. Ways to looks that are not shown \
    are left out, and counted in a comment.
    """
  }
  static var parameters: [Parameter<Self>] {
    [
      .arguments("PAGE", \.names, "Only these pages."),
      .option("content", "DIR", \.content, "The folder of content (default: the site's own)."),
      .option("format", "NOTATION", \.format, "Print them as machines: mermaid, dot or scxml."),
      .flag("json", \.isJSON, "Print one object for machines."),
    ]
  }
  var names: [String] = []
  var content: String?
  var format: MachineFormat?
  var isJSON = false

  func run(_ console: inout Console) throws(Failure) -> ExitCode {
    if format != nil, isJSON {
      throw .wrongUse("'--json' and '--format' are two notations. Give one of them.")
    }
    guard let site = try SitePages(of: S.self, content: content, isJSON: isJSON, &console) else {
      return .badContent
    }
    if let format {
      var machines = MachineReport(as: format, isOfOne: try site.count(names) == 1)
      try site.walk(names) { for line in machines.add($1) { console.line(line) } }
      for line in machines.lastLines { console.line(line) }
    } else if isJSON {
      var pages = Console.list("pages")
      try site.walk(names) { console.document(pages.add(PagesReport.json(of: $1))) }
      console.document(pages.lastBytes)
    } else {
      try site.walk(names) { for line in PagesReport.lines(of: $1) { console.line(line) } }
    }
    return .done
  }
}

extension MachineFormat: ArgumentValue {}

// `vitrine matrix`: each region of a page in each of its frames.

struct MatrixCommand<S: SiteProgram>: Command {
  static var name: String { "matrix" }
  static var summary: String { "Show what is visible and what is live, region by region." }
  static var discussion: String {
    """
    A live control is [in brackets], with the frame that it leads to; an inert one (in \
    parentheses), with the cause. With --json: 'page', 'frames', 'regions' and 'cells' (region, \
    frame, visibility, controls with name, kind, redacted, live, cause, to); where the content is \
    wrong, what 'build --json' has.
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
    guard let site = try SitePages(of: S.self, content: content, isJSON: isJSON, &console) else {
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
