// `vitrine diff`: what changed, why, and does it matter.

import Browser
import Build
import Commands
import Content
import Glibc
import JSON
import Output
import Review
import System

struct DiffCommand<S: SiteProgram>: Command {
  static var name: String { "diff" }
  static var summary: String {
    "Show what changed in the gallery, why, and what is to be seen of it."
  }
  static var discussion: String {
    """
    The base is what git has, without a checkout: by default of the commit where this branch left \
    the main line; or a folder. Frames that differ are told in words and grouped by their cause; \
    then a browser takes pictures of both sides. Exits with 1 if something differs. With --out, \
    the report is a static site in that folder.

    With --shard nothing is compared: one of N shares of the pictures that a diff needs is taken, and \
    put into the folder of --pictures. A diff with the folders of all shares in one takes none.

    With --json: 'base', 'head', 'same', 'pixels', 'problem', 'groups' (title, cause, \
    opensRedaction, variants), 'pages' (page, failing, opening, weakening, notes) and 'files'. A variant has title, \
    opensRedaction, changes and frames. Where --build finds something wrong, nothing is compared, \
    and the object has what 'build --json' has.
    """
  }
  static var parameters: [Parameter<Self>] {
    [
      .option("base", "REF|DIR", \.base, "What to compare with."),
      .option("head", "DIR", \.head, "What to compare (default: the Output of the source tree)."),
      .flag("build", \.builds, "Build the site's own content anew, and compare that."),
      .option("out", "DIR", \.out, "Write the report into this folder."),
      .flag("json", \.isJSON, "Print one object for machines."),
      .option("junit", "FILE", \.junit, "Write the result as JUnit's XML."),
      .option("markdown", "FILE", \.markdown, "Write a summary for a pull request."),
      .option("url", "URL", \.url, "Where the report will be, for the links of the summary."),
      .options("fail-on", "WHAT", \.failOn, "What counts as a difference (default: bytes)."),
      .options("width", "PIXELS", \.widths, "A width to look at (default: 390 and 1280)."),
      .options("scheme", "SCHEME", \.schemes, "A colour scheme to look at (default: both)."),
      .flag("first-screen", \.isFirstScreen, "Look at what fits the window, not at whole pages."),
      .option("browser", "PROGRAM", \.browser, "What to look with (default: Chromium)."),
      .options(
        "ignore", "WHERE", \.ignored, "Leave out a selector's boxes, or 'X,Y,WIDTH,HEIGHT'."),
      .option(
        "pictures", "DIR", \.pictures, "Where pictures are kept from one diff to the next."),
      .option("shard", "I/N", \.share, "Only take one of N shares of the pictures."),
      .flag("no-pixels", \.skipsPixels, "Start no browser."),
      .flag("require-pixels", \.requiresPixels, "Fail if there is no browser to look with."),
      .flag("quiet", \.isQuiet, "Print the last line only."),
    ]
  }
  var base: String?
  var head: String?
  var builds = false
  var out: String?
  var isJSON = false
  var junit: String?
  var markdown: String?
  var url: String?
  var failOn: [DiffMatter] = []
  var widths: [Int] = []
  var schemes: [DiffScheme] = []
  var isFirstScreen = false
  var browser: String?
  var ignored: [DiffRegion] = []
  var pictures: String?
  var share: Share?
  var skipsPixels = false
  var requiresPixels = false
  var isQuiet = false

  func run(_ console: inout Console) throws(Failure) -> ExitCode {
    let own = console.environment.inSourceTree("Output")
    let folders = [base].compactMap(\.self).filter(isFolder)
    try check(comparing: [builds ? own : head ?? own] + folders)
    let watch = Stopwatch()
    var built: OpenOutput?
    // Kept to the end, since pictures are taken of it too.
    defer { built?.close() }
    if builds {
      let (output, code) = try build(&console)
      if code != .done { return code }
      built = output
    }
    let review: Review
    do throws(ReviewError) {
      review = try self.review(built?.folder.path, own: own, &console)
    } catch .noRepository(let path) where path == head {
      throw .wrongUse(
        "'--head \(path)' is in no git repository, which the base would be read from. "
          + "Name a folder as the base: '--base DIR'.")
    } catch {
      throw Self.failure(error)
    }
    if let share { return try takePictures(share, review, watch, &console) }
    if requiresPixels, let problem = review.pixelProblem ?? review.problemOfAllPictures {
      throw .machine("there are no pictures: \(problem)")
    }
    if isJSON {
      console.report(review.members)
    } else {
      // Who names no base is told which one it is.
      if base == nil, !isQuiet { console.line("Compared with \(review.base.title)") }
      DiffPresentation(review: review, seconds: watch.seconds).print(isQuiet: isQuiet, to: &console)
    }
    if head == nil, !builds, !isQuiet { tellIfStale(own, &console) }
    let matters = failOn.isEmpty ? [.bytes] : failOn
    return matters.contains { $0.isFound(in: review) } ? .findings : .done
  }

  private func review(
    _ built: String?, own: String, _ console: inout Console
  ) throws(ReviewError) -> Review {
    let headSide: Side
    if let built {
      headSide = try Side(folder: built, title: "\(own), built anew", sources: folder(of: own))
    } else {
      headSide = try Side(folder: head ?? own)
    }
    // What was built elsewhere is compared with what git has of the tree's own output.
    let inGit = built == nil ? head ?? own : own
    let baseSide =
      if let base, isFolder(base) { try Side(folder: base) } else {
        try Side(reference: base, of: inGit)
      }
    // A feature's view stands in a file that is named for it.
    let sources = SourceMap(folders: S.sourceFolders, views: ["View.swift"])
    var review = try Review(from: baseSide, to: headSide, sources: sources)
    if share != nil { return review }
    if let out {
      let draft = try ReportDraft(in: out)
      if !skipsPixels { try capture(&review, in: draft.path, &console) }
      try review.writeReport(in: draft.path)
      try draft.show()
    } else if !skipsPixels {
      try capture(&review, in: nil, &console)
    }
    if let junit { try Review.write(review.junit, to: junit) }
    if let markdown { try Review.write(Array(review.markdown(reportAt: url).utf8), to: markdown) }
    return review
  }

  /// How frames are looked at.
  func captureSettings(_ console: Console) -> CaptureSettings {
    var settings = CaptureSettings(
      widths: widths.isEmpty ? [390, 1280] : widths,
      schemes: schemes.isEmpty ? [.light, .dark] : schemes.map(\.scheme))
    settings.isWholePage = !isFirstScreen
    settings.browser.program = browser
    settings.ignored = ignored.map(\.region)
    settings.cache = BuildMemory.folder(console.environment).map { "\($0)/pictures" }
    if let pictures {
      settings.cache = pictures
      // Whoever names a folder of pictures wants all of them.
      settings.cacheLimit = .max
    }
    return settings
  }

  private func capture(
    _ review: inout Review, in folder: String?, _ console: inout Console
  ) throws(ReviewError) {
    let settings = captureSettings(console)
    let isShown = console.error.isTerminal && !isQuiet && !isJSON
    try review.capture(settings, in: folder) { progress in
      guard isShown else { return }
      console.error.write("\r\(progress.done) of \(progress.all) pictures")
      console.error.flush()
    }
    if isShown {
      console.error.write("\r\u{1B}[K")
      console.error.flush()
    }
  }

  /// Says that the output is older than its content, as far as that is known without a build.
  private func tellIfStale(_ output: String, _ console: inout Console) {
    let content = console.environment.inSourceTree("Content")
    guard let memory = BuildMemory.folder(console.environment),
      Staleness.isKnown(of: output, builtFrom: content, memory: memory)
    else { return }
    console.errorLine(
      "'\(content)' changed since '\(output)' was built. "
        + "With --build, what it makes now is compared.")
  }

  /// What is told where another diff writes, or reads, what this one builds.
  private static var waiting: String {
    "Another 'vitrine diff --build' is at work on this site; waiting for it to end."
  }

  /// Builds the site's own content to a place of its own; gives it in such a way that nobody writes to
  /// it while it is held. Tells how to exit.
  private func build(
    _ console: inout Console
  ) throws(Failure) -> (output: OpenOutput?, code: ExitCode) {
    guard let memory = BuildMemory.folder(console.environment) else {
      throw .machine("there is no place to build to: \(BuildMemory.advice)")
    }
    let watch = Stopwatch()
    let output = "\(memory)/review/Output"
    var options = BuildOptions(
      content: console.environment.inSourceTree("Content"), output: output, memory: memory)
    options.isOwn = true
    do throws(SiteError) {
      let report = try Build(S.site, options).run { progress in
        if case .waiting = progress { console.errorLine(Self.waiting) }
      }
      for warning in report.warnings { console.errorLine(warning.description) }
      let presentation = BuildPresentation(report: report, seconds: watch.seconds)
      presentation.printProblems(to: &console)
      if report.isClean {
        let built = try onDisk { () throws(DiskError) in
          try OpenOutput(output, memory: nil, onlyChecks: true) { console.errorLine(Self.waiting) }
        }
        return (built, .done)
      }
      // With problems nothing was written, and there is nothing to compare.
      if isJSON { console.report(presentation.json(in: console.environment)) }
      return (nil, .findings)
    } catch {
      return (nil, try BuildCommand<S>.complain(error, isJSON ? watch.seconds : nil, &console))
    }
  }

  static func failure(_ error: ReviewError) -> Failure {
    switch error {
    case .noFolder, .noGallery, .noRepository, .noSuchReference, .noBaseline, .notInReference,
      .noSelector, .pointer, .twoSpellings:
      .wrongUse(error.description)
    case .malformed: .badContent(error.description)
    case .unreadable, .unwritable, .noGit, .gitFailed: .machine(error.description)
    }
  }
}
