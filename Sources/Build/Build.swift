// A build, step by step: from a folder of content to a folder of output.

import Content
import Output
import Prose
import Spelling
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
public struct Build: Sendable {
  private let site: Site
  private let options: BuildOptions

  /// A build of a site.
  public init(_ site: Site, _ options: BuildOptions) {
    self.site = site
    self.options = options
  }

  /// Builds. Tells on the way how far it is; what it says is for people, and comes from this thread.
  public func run(
    progress: (BuildProgress) -> Void = { _ in }
  ) throws(SiteError) -> BuildReport {
    var clock = PhaseClock(isRunning: options.measuresTime)
    let source = try BuildSource(options)
    let output = try openOutput(progress)
    defer { output.close() }
    let state = try compare(source, with: output)
    let pages = PageSources(source, state, known: output.known, of: site, options)
    let plan = try plan(source, state, pages, output)
    if options.measuresTime, let reading = pages.library.takeClock() { clock.take(reading) }
    clock.lap(.scan)
    var results = build(plan, source, pages, output, progress)
    clock.skip()
    let records = try check(&results, source, state, pages)
    var report = BuildReport(results, records)
    if !report.isClean { return report }
    try finish(plan, records, results, source, state, pages, output, &report)
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
    guard options.share != nil, output.folder.stamp(OutputPath.atlas) != nil else { return output }
    output.close()
    throw .outputIsGallery(options.output)
  }

  private func compare(
    _ source: BuildSource, with output: OpenOutput
  ) throws(SiteError) -> ContentState {
    let title = source.settings.title(site, source.configuration.value)
    return try onDisk { () throws(DiskError) in
      try ContentState(source, title: title, output, options)
    }
  }

  private func plan(
    _ source: BuildSource, _ state: ContentState, _ pages: PageSources, _ output: OpenOutput
  ) throws(SiteError) -> BuildPlan {
    var plan = BuildPlan(
      source.folder, state, known: output.known, places: pages.loader.places, pages: pages.inSwift,
      options: options)
    try plan.checkNames(source.folder)
    // Pages can be passed over where what was made of them is known, or nothing was made yet.
    let isNew = output.known == nil && output.folder.stamp(OutputPath.atlas) == nil
    if let name = plan.restrict(to: state.isTrusted || isNew ? options.only : []) {
      throw .noSuchPage(name, suggestion: nearestPath(to: name, among: plan.jobs.map(\.name)))
    }
    if let share = options.share { plan.restrict(to: share) }
    return plan
  }

  private func build(
    _ plan: BuildPlan, _ source: BuildSource, _ pages: PageSources, _ output: OpenOutput,
    _ progress: (BuildProgress) -> Void
  ) -> BuildResults {
    let configuration = source.configuration.value
    let jobs = plan.jobs
    let context = BuildContext(
      site: site, options: options, pages: pages,
      privateWords: options.isPublic
        ? PrivateWords(source.folder, of: configuration, library: pages.library) : nil,
      info: source.settings.info(site, configuration), output: output,
      results: ResultCollector(
        count: jobs.count, clock: PhaseClock(isRunning: options.measuresTime)))
    context.results.add { $0.add(source.findings + plan.findings) }
    Workers.run(
      jobs.count, jobs: options.jobs ?? Workers.processorCount,
      start: { PageBuilder(context) },
      each: { index, builder in builder.work(on: jobs[index], index) },
      end: { builder in
        var clock = builder.clock
        clock.end(.write)
        context.results.add { $0.clock.add(clock) }
      },
      watch: { progress(.pages($0 + 1, of: jobs.count)) })
    return context.results.all
  }

  /// Looks for what shows only when all pages are known: links to drafts that are left out, and files
  /// that changed while they were read.
  private func check(
    _ results: inout BuildResults, _ source: BuildSource, _ state: ContentState,
    _ pages: PageSources
  ) throws(SiteError) -> [PageRecord] {
    let records = results.records.compactMap { $0 }
    results.add(DraftLinks.findings(in: records, shown: source.folder.shown))
    if let bytes = state.bytes {
      results.add(bytes.changed(records.compactMap(\.source), in: source.folder))
    }
    if !results.hasErrors { results.add(pages.loader.places.changed) }
    try results.throwErrors()
    return records
  }

  private func finish(
    _ plan: BuildPlan, _ records: [PageRecord], _ results: BuildResults, _ source: BuildSource,
    _ state: ContentState, _ pages: PageSources, _ output: OpenOutput,
    _ report: inout BuildReport
  ) throws(SiteError) {
    let isAllSame =
      output.isFinished && plan.isAllSame && !results.isBuilt.contains(true)
      && output.areFilesUntouched
    if isAllSame, !plan.hasNewStamps, !options.onlyChecks { return }
    let entries = AtlasEntries(old: state.entriesPath, in: output.folder) {
      index throws(DiskError) in
      results.isBuilt[index] ? try output.newEntries.read(records[index].atlasEntry) : nil
    }
    let copied = CopiedFiles(
      places: pages.loader.places, folder: source.folder, records: records, known: output.known,
      marks: state.marks, bytes: state.bytes)
    try FinishingStep(
      output: output, key: state.key,
      contentMarks: plan.hasGaps ? .none : state.fingerprint, records: records,
      isAllSame: isAllSame,
      files: try files(records, entries, source, state, pages, output),
      copies: copied.write
    ).run(into: &report)
  }

  /// What is made of all pages: the files of the gallery, or those that a merge makes them of.
  private func files(
    _ records: [PageRecord], _ entries: AtlasEntries, _ source: BuildSource,
    _ state: ContentState, _ pages: PageSources, _ output: OpenOutput
  ) throws(SiteError) -> any SiteWideFiles {
    guard let share = options.share, let bytes = state.bytes else {
      return GalleryFiles(
        site: site, settings: source.settings, configuration: source.configuration.value,
        output: output, records: records, entries: entries)
    }
    var settings = source.settings
    var content = bytes.whole
    if options.isPublic {
      if settings.configuration != nil {
        settings.configuration = PublicContent.bytes(of: source.configuration.value)
      }
      content = try onDisk { () throws(DiskError) in
        try PublicContent.fingerprint(of: pages.loader)
      }
    }
    return ShareFiles(
      share: share, settings: settings, content: content, output: output, records: records,
      entries: entries)
  }
}
