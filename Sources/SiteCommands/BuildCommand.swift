// `vitrine build`: content in, a gallery out.

import Build
import Commands
import Content
import JSON
import Output
import System

struct BuildCommand<S: SiteProgram>: Command {
  static var name: String { "build" }
  static var summary: String { "Build the gallery: every state of every page." }
  static var discussion: String {
    """
    Only what changed is built again, and only files that differ are written. The output is \
    touched when everything is well, and not before; files that no build made are left alone, and \
    named: to --check, a page among them is a finding. Pages in Swift are built with the site's own \
    content only: another folder's documents are built without them. \
    Without --output the gallery goes to the folder 'Output' beside a folder called 'Content', \
    and beside any other folder to one of its name with '-output' at the end.

    With --shard only one of N equal shares of the pages is built: by default to the folder that \
    the gallery would go to, with '-I-of-N' at the end of its name. Which pages these are depends \
    on the names of all pages only. 'vitrine merge' joins the shares.

    With --leaks it is told of each page that hides texts what a reader of the source learns from \
    the frame that tells most: how many words something stands for, how many bits are told of them, \
    and how many of them can be guessed from their widths.

    With --json: 'pages', 'frames', 'transitions', 'built', 'written', 'removed', 'findings' \
    (page, check, frame, message, path), 'leaks' (page, file), 'differences' (path, kind), \
    'strangers' (paths in the output that no build made), \
    'diagnostics' of the content (severity, file, line, column, message), 'seconds', with \
    --timings 'timings' (phase, milliseconds, count) and with --leaks 'tells' (page, frame, words, \
    bits, guessable). Where the content is wrong, the diagnostics \
    say so, and all else is nothing.
    """
  }
  static var parameters: [Parameter<Self>] {
    [
      .option("content", "DIR", \.content, "The folder of content (default: the site's own)."),
      .option("output", "DIR", \.output, "The folder to build."),
      .flag("check", \.onlyChecks, "Write nothing; list what is out of date, and exit with 1."),
      .flag("thorough", \.isThorough, "With --check: read every file; trust no size and no time."),
      .options("only", "PAGE", \.only, "Build only this page; may be repeated."),
      .option("shard", "I/N", \.share, "Build only one of N shares of the pages, to be merged."),
      .option("jobs", "N", \.jobs, "How many threads build (default: one a processor)."),
      .flag("public", \.isPublic, "Leave out all that is marked as private."),
      .option("base-url", "URL", \.baseURL, "Where the output will be published."),
      .flag("drafts", \.includesDrafts, "Build drafts too."),
      .flag("strict", \.isStrict, "Take what else is a warning for an error."),
      .flag("timings", \.showsTimings, "Tell where the processor's time went."),
      .flag("leaks", \.showsLeaks, "Tell how much of what pages hide can be guessed."),
      .flag("json", \.isJSON, "Print one object for machines."),
      .flag("quiet", \.isQuiet, "Print nothing but what is wrong."),
    ]
  }
  var content: String?
  var output: String?
  var onlyChecks = false
  var isThorough = false
  var only: [String] = []
  var share: Share?
  var jobs: Int?
  var isPublic = false
  var baseURL: String?
  var includesDrafts = false
  var isStrict = false
  var showsTimings = false
  var showsLeaks = false
  var isJSON = false
  var isQuiet = false

  func run(_ console: inout Console) throws(Failure) -> ExitCode {
    if let jobs, jobs < 1 { throw .wrongUse("'--jobs' needs a number of at least 1.") }
    if isThorough, !onlyChecks { throw .wrongUse("'--thorough' needs '--check'.") }
    if share != nil, !only.isEmpty { throw .wrongUse("'--shard' and '--only' exclude each other.") }
    let watch = Stopwatch()
    let options = try options(&console)
    var progress = ProgressLine(isShown: console.error.isTerminal && !isQuiet && !isJSON)
    let report: BuildReport
    do throws(SiteError) {
      report = try Build(S.site, options).run { progress.show($0, &console) }
      progress.clear(&console)
    } catch {
      progress.clear(&console)
      return try Self.complain(error, isJSON ? watch.seconds : nil, &console)
    }
    if !isQuiet {
      for warning in report.warnings { console.errorLine(warning.description) }
      for name in report.drafts {
        console.errorLine("'\(name)' is a draft, and was left out. Build it with --drafts.")
      }
      // Where something was found, pages are not counted: they are there.
      if report.pages == 0, report.isClean, share == nil, only.isEmpty {
        console.errorLine(Self.nothing(in: options.content))
      }
    }
    let presentation = BuildPresentation(
      report: report, seconds: watch.seconds, showsTimings: showsTimings, showsLeaks: showsLeaks)
    if isJSON {
      console.report(presentation.json(in: console.environment))
    } else {
      presentation.print(
        onlyChecks: onlyChecks, isQuiet: isQuiet, by: Self.name, to: &console)
    }
    // Asked to end while the last files came into their place: all is there, and what was to follow is not.
    Interruption.end()
    let isStale = onlyChecks && !report.differences.isEmpty
    return presentation.report.isClean && !isStale ? .done : .findings
  }

  private func options(_ console: inout Console) throws(Failure) -> BuildOptions {
    let own = console.environment.inSourceTree("Content")
    let content = content ?? own
    try expectContent(content)
    var options = BuildOptions(
      content: content, output: output ?? Self.output(beside: content, share),
      memory: BuildMemory.folder(&console, isQuiet: isQuiet))
    options.isOwn = BuildMemory.isSame(content, own)
    options.onlyChecks = onlyChecks
    options.isThorough = isThorough
    options.only = only
    options.share = share
    options.jobs = jobs
    options.isStopped = { Interruption.isAsked }
    options.isPublic = isPublic
    options.baseURL = baseURL
    options.includesDrafts = includesDrafts
    options.isStrict = isStrict
    options.measuresTime = showsTimings
    return options
  }

  /// What is told where there is no page.
  private static func nothing(in content: String) -> String {
    "There is no page in '\(content)': files that end in '.md' become pages, drafts with --drafts."
  }

  /// Where a gallery, or a share of one, goes when nobody says where.
  static func output(beside content: String, _ share: Share? = nil) -> String {
    var path = content.withoutLastSlashes
    // The folder that one stands in, or one around it, has another name than it is called by here.
    if [".", ".."].contains(path.lastPathPart), let named = SystemFiles.realPath(content) {
      path = named[...]
    }
    let folder = path.pathFolder.map { "\($0)/" } ?? ""
    let output = path.lastPathPart == "Content" ? "\(folder)Output" : "\(path)-output"
    return output + (share.map { "-\($0.number)-of-\($0.count)" } ?? "")
  }

  /// Tells what is wrong, and how to exit for it; after so many seconds where machines are told too.
  static func complain(
    _ error: SiteError, _ seconds: Double?, _ console: inout Console
  ) throws(Failure) -> ExitCode {
    if let seconds, let presentation = BuildPresentation(of: error, seconds: seconds) {
      console.report(presentation.json(in: console.environment))
    }
    switch error {
    case .content(let diagnostics):
      if !diagnostics.isEmpty { console.errorLine(diagnostics.told) }
      return .badContent
    case .pageNames, .shares: throw .badContent(error.description)
    case .interrupted:
      // As it would have ended, so that whoever started it knows.
      Interruption.end()
      throw .machine(error.description)
    case .disk: throw .machine(error.description)
    case .filesInTheWay, .noSuchPage, .baseURL, .outputIsContent, .outputHoldsContent,
      .outputIsNoFolder, .outputIsGallery, .outputIsShare:
      throw .wrongUse(error.description)
    }
  }
}

extension Share: ArgumentValue {
  /// A share as users write it.
  package init?(argument: String) { self.init(argument) }
  /// A share.
  package static var expectation: String { "a share such as '1/4'" }
}
