// A build, step by step: from a folder of content to a folder of output.

import Atlas
import Drawing
import Glibc
import Prose
import Spelling

/// Builds a gallery, or finds out whether it is up to date.
///
/// ```swift
/// let options = BuildOptions(content: "Content", output: "Output", memory: ".build/vitrine")
/// let report = try Build(site, options).run { progress in … }
/// ```
///
/// The rules that it keeps: the output is touched only when everything was read, explored, checked
/// and drawn without a mistake; each of its files is whole at every moment; a build that is killed
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
  ) throws(PipelineError) -> BuildReport {
    let result: Result<BuildReport, PipelineError>
    do throws(DiskError) {
      result = try build(progress: progress)
    } catch {
      throw .disk(error)
    }
    return try result.get()
  }

  private func build(
    progress: (BuildProgress) -> Void
  ) throws(DiskError) -> Result<BuildReport, PipelineError> {
    var clock = PhaseClock(isRunning: options.measuresTime)
    let outputIdentity = LockedOutput.identity(options.output)
    if let outputIdentity, outputIdentity == LockedOutput.identity(options.content) {
      return .failure(.outputIsContent(options.output))
    }
    let folder = try ContentFolder(options.content, leavingOut: outputIdentity)
    let configuration = try ConfigurationFile.read(folder, isStrict: options.isStrict)
    let mistakes = folder.diagnostics + configuration.mistakes
    let baseURL: String?
    switch BaseURL.normal(options.baseURL ?? configuration.value.baseURL) {
    case .success(let url): baseURL = url
    case .failure(let error): return .failure(error)
    }
    let desk = try Desk.open(
      options.output, memory: options.memory, onlyChecks: options.onlyChecks,
      forgets: options.isThorough
    ) { progress(.waiting) }
    defer { desk.leave() }
    if options.shard != nil, desk.output.stamp(AtlasFile.path) != nil {
      return .failure(.outputIsGallery(options.output))
    }
    let settings = BuildSettings(
      options, baseURL: baseURL, configuration: configuration.bytes)
    let title = settings.title(site, configuration.value)
    let key = settings.key(title: title).with(options.shard)
    let shape = Shape(folder)
    let contents = try options.shard.map { _ throws(DiskError) in
      try ContentPrint(folder, jobs: options.jobs ?? Workers.processorCount)
    }
    let shapePrint = contents?.whole ?? shape.fingerprint
    let known = desk.known
    let fragmentsPath = options.shard == nil ? AtlasFile.path : PartFile.fragments
    let isTrusted = known?.key == key && desk.isUntouched(fragmentsPath)

    let loader = DocumentLoader(
      folder, configuration, for: site, options: options.contentOptions,
      known: known?.pictures(in: shape) ?? [:])
    let library = Library(loader, measuresTime: options.measuresTime)
    let content = Content(
      folder: folder.path, configuration: configuration.value,
      environment: options.contentOptions.environment, library: library)
    let site = site
    let pages = PagesInSwift { [isOwn = options.isOwn] in isOwn ? site.pages(content) : [] }
    var plan = BuildPlan(
      folder, shape: shapePrint, known: known, isTrusted: isTrusted, places: loader.places,
      pages: pages, options: options)
    let problems = plan.problems(folder)
    if !problems.pages.isEmpty { return .failure(.pageNames(problems.pages)) }
    // Pages can be passed over where what was made of them is known, or nothing was made yet.
    let isNew = known == nil && desk.output.stamp(AtlasFile.path) == nil
    if let name = plan.restrict(to: isTrusted || isNew ? options.only : []) {
      return .failure(noSuchPage(name, plan))
    }
    if let shard = options.shard { plan.restrict(to: shard) }

    let context = BuildContext(
      site: site, options: options, content: content, loader: loader, library: library,
      privateWords: options.isPublic
        ? PrivateWords(folder, of: configuration.value, library: library) : nil,
      pages: pages,
      info: settings.info(site, configuration.value),
      output: desk.output, spill: desk.spill,
      collected: Collected(
        count: plan.jobs.count, clock: PhaseClock(isRunning: options.measuresTime)))
    context.collected.add { $0.mistakes = mistakes + problems.files }
    if options.measuresTime, let reading = library.takeClock() { clock.take(reading) }
    clock.lap(.scan)
    work(on: plan.jobs, context, progress)
    clock.skip()
    var results = context.collected.all
    if let failure = results.failure { throw failure }
    results.mistakes += draftLinks(results.records, context)
    results.mistakes += contents?.changed(results.records, in: folder) ?? []
    if results.mistakes.isEmpty { results.mistakes = loader.places.changed }
    if !results.mistakes.isEmpty { return .failure(.content(results.mistakes.sorted())) }
    if !results.foreign.isEmpty { return .failure(.foreignFiles(Set(results.foreign).sorted())) }

    var report = BuildReport(
      results, warnings: configuration.value.warnings + folder.warnings)
    if !report.findings.isEmpty || !report.leaks.isEmpty { return .success(report) }
    let records = results.records.compactMap { $0 }
    let isAllSame =
      desk.isFinished && plan.isAllSame && !results.isBuilt.contains(true)
      && desk.areFilesUntouched
    report.count(records)
    if !isAllSame || plan.hasNewStamps || options.onlyChecks {
      let fragments = Fragments(old: fragmentsPath, in: desk.output) { index throws(DiskError) in
        results.isBuilt[index] ? try desk.spill.read(records[index].fragment) : nil
      }
      let copied = CopiedFiles(
        places: loader.places, folder: folder, records: records, known: known, shape: shape,
        contents: contents)
      let end = BuildEnd(
        desk: desk, key: key, shape: plan.hasGaps ? .none : shapePrint, records: records,
        isAllSame: isAllSame,
        files: try files(settings, configuration.value, loader, desk, records, fragments, contents),
        copies: copied.write)
      if let problem = try end.run(into: &report) { return .failure(problem) }
    }
    clock.lap(.finish)
    clock.end(.finish)
    clock.add(results.clock)
    report.note(clock)
    return .success(report)
  }

  private func work(
    on jobs: [Job], _ context: BuildContext, _ progress: (BuildProgress) -> Void
  ) {
    Workers.run(
      jobs.count, jobs: options.jobs ?? Workers.processorCount,
      start: { PageBuilder(context) },
      each: { index, builder in builder.work(on: jobs[index], index) },
      end: { builder in
        var clock = builder.clock
        clock.end(.write)
        context.collected.add { $0.clock.add(clock) }
      },
      watch: { progress(.pages($0 + 1, of: jobs.count)) })
  }

  /// What is made of all pages: what is about the site, or what a merge makes that of.
  private func files(
    _ settings: BuildSettings, _ configuration: SiteConfiguration, _ loader: DocumentLoader,
    _ desk: Desk, _ records: [PageRecord], _ fragments: Fragments, _ contents: ContentPrint?
  ) throws(DiskError) -> any ClosingFiles {
    if let shard = options.shard, let contents {
      var told = settings
      if options.isPublic, settings.configuration != nil {
        told.configuration = PublicContent.bytes(of: configuration)
      }
      return PartFile(
        shard: shard, settings: told,
        content: options.isPublic ? try PublicContent.fingerprint(of: loader) : contents.whole,
        output: desk.output, records: records, fragments: fragments, known: desk.known)
    }
    return SiteFiles(
      site: site, settings: settings, configuration: configuration, output: desk.output,
      records: records, fragments: fragments, known: desk.known)
  }

  /// Links to drafts that are left out show when all documents are known.
  private func draftLinks(
    _ records: [PageRecord?], _ context: BuildContext
  ) -> [Diagnostic] {
    DraftLinks.mistakes(of: records.compactMap { $0 }, shown: context.loader.folder.shown)
  }

  private func noSuchPage(_ name: String, _ plan: BuildPlan) -> PipelineError {
    .noSuchPage(name, suggestion: nearestPath(to: name, among: plan.jobs.map(\.name)))
  }
}
