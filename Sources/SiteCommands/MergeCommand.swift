// `vitrine merge`: shares in, the gallery out.

import Build
import Commands
import Content
import JSON
import System

struct MergeCommand<S: SiteProgram>: Command {
  static var name: String { "merge" }
  static var summary: String { "Join the shares that 'build --shard' made to the gallery." }
  static var discussion: String {
    """
    The gallery is the one that a build of all pages makes, byte for byte. All shares have to \
    be there, of one content, and built with one program and the same options; one may be there \
    twice. The content itself is not needed. As with a build, only files that differ are written, \
    and files that no build made are left alone.

    With --json: what 'build --json' has.
    """
  }
  static var parameters: [Parameter<Self>] {
    [
      .arguments("SHARE", isRequired: true, \.shares, "A folder that 'build --shard' made."),
      .option("output", "DIR", \.output, "The folder that the gallery goes to."),
      .flag("check", \.onlyChecks, "Write nothing; list what is out of date, and exit with 1."),
      .option("jobs", "N", \.jobs, "How many threads are at work (default: one a processor)."),
      .flag("json", \.isJSON, "Print one object for machines."),
      .flag("quiet", \.isQuiet, "Print nothing but what is wrong."),
    ]
  }
  var shares: [String] = []
  var output: String?
  var onlyChecks = false
  var jobs: Int?
  var isJSON = false
  var isQuiet = false

  func run(_ console: inout Console) throws(Failure) -> ExitCode {
    guard let output else { throw .wrongUse("say with '--output DIR' where the gallery goes.") }
    if let jobs, jobs < 1 { throw .wrongUse("'--jobs' needs a number of at least 1.") }
    let watch = Stopwatch()
    // All shares are open to the end, some files of each.
    OpenFiles.allowMost()
    var options = MergeOptions(
      shares: shares, output: output, memory: BuildMemory.folder(&console, isQuiet: isQuiet))
    options.onlyChecks = onlyChecks
    options.jobs = jobs
    options.isStopped = { Interruption.isAsked }
    var progress = ProgressLine(isShown: console.error.isTerminal && !isQuiet && !isJSON)
    let report: BuildReport
    do throws(SiteError) {
      report = try Merge(S.site, options).run { progress.show($0, &console) }
      progress.clear(&console)
    } catch {
      progress.clear(&console)
      return try BuildCommand<S>.complain(error, isJSON ? watch.seconds : nil, &console)
    }
    let presentation = BuildPresentation(report: report, seconds: watch.seconds)
    if isJSON {
      console.report(presentation.json(in: console.environment))
    } else {
      presentation.print(
        onlyChecks: onlyChecks, isQuiet: isQuiet, by: Self.name, to: &console)
    }
    Interruption.end()
    return onlyChecks && !report.differences.isEmpty ? .findings : .done
  }
}
