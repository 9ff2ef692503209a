// A build, step by step: from a folder of content to a folder of output.

import Content
import Gallery
import Output
import System

/// Builds a gallery, or finds out whether it is up to date.
///
/// ```swift
/// let options = BuildOptions(content: "Content", output: "Output", memory: ".build/vitrine")
/// let report = try Build(site, options).run { progress in … }
/// ```
///
/// The rules that it keeps: the output is touched only when everything was read, explored, checked
/// and drawn without a finding; each of its files is whole at every moment; a build that is killed
/// leaves nothing that the next one does not put right; and no file that no build made is changed.
package struct Build: Sendable {
  private let site: Site
  private let options: BuildOptions

  package init(_ site: Site, _ options: BuildOptions) {
    self.site = site
    self.options = options
  }

  /// Builds. Tells on the way how far it is; what it says is for people, and comes from this thread.
  package func run(
    progress: (BuildProgress) -> Void = { _ in }
  ) throws(SiteError) -> BuildReport {
    var clock = PhaseClock(isRunning: options.measuresTime)
    let source = try BuildSource(options)
    clock.tellApart(source.configuration.fonts.fonts.typefaces.time)
    let output = try openOutput(progress)
    defer { output.close() }
    progress(.begun)
    let steps = try BuildSteps(site, options, source, output)
    var plan = try steps.plan()
    steps.takeReadingTime(&clock)
    clock.lap(.scan)
    var results = try steps.buildPages(plan, progress)
    // The threads of the pages have clocks of their own.
    clock.skip()
    // The jobs of a hundred thousand pages are ten megabytes, and nobody asks for them any more.
    plan.forgetJobs()
    let records = try steps.checkTogether(&results)
    var report = BuildReport(results, records, only: options.only)
    if !report.isClean { return report }
    try steps.finish(plan, results, consume records, into: &report)
    clock.lap(.finish)
    clock.end(.finish)
    clock.add(results.clock)
    report.note(clock)
    return report
  }

  private func openOutput(
    _ progress: (BuildProgress) -> Void
  ) throws(SiteError) -> OpenOutput {
    let output = try onDisk { () throws(DiskError) in
      try OpenOutput(
        options.output, memory: options.memory, onlyChecks: options.onlyChecks,
        forgets: options.isThorough
      ) { progress(.waiting) }
    }
    guard options.share != nil, output.folder.stamp(GalleryPath.atlas) != nil else { return output }
    output.close()
    throw .outputIsGallery(options.output)
  }
}
