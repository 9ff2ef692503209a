// A merge, step by step: from parts of a gallery to the gallery.

import Gallery
import Prose

/// Joins the parts that builds of shares have left to what one build of all pages makes, byte for
/// byte: the pages are brought together, and what is about the whole is made of what the parts tell.
///
/// ```swift
/// let options = MergeOptions(parts: ["one", "two"], output: "Output", memory: ".build/vitrine")
/// let report = try Merge(site, options).run { progress in … }
/// ```
///
/// It needs no content, and keeps the rules of a ``Build``: the output is touched only when all
/// parts are there, whole, and of one kind; what a kill leaves, the next one puts right; and no file
/// that no build made is changed.
public struct Merge: Sendable {
  private let site: Site
  private let options: MergeOptions

  /// A merge of parts of a site.
  public init(_ site: Site, _ options: MergeOptions) {
    self.site = site
    self.options = options
  }

  /// Merges. Tells on the way how far it is.
  public func run(
    progress: (BuildProgress) -> Void = { _ in }
  ) throws(PipelineError) -> BuildReport {
    let result: Result<BuildReport, PipelineError>
    do throws(DiskError) {
      result = try merge(progress: progress)
    } catch {
      throw .disk(error)
    }
    return try result.get()
  }

  private func merge(
    progress: (BuildProgress) -> Void
  ) throws(DiskError) -> Result<BuildReport, PipelineError> {
    let parts: PartSet
    switch try openParts(progress) {
    case .success(let set): parts = set
    case .failure(let error): return .failure(error)
    }
    let settings = parts.origin.settings
    let configuration: SiteConfiguration
    do throws(ContentError) {
      configuration = try settings.read()
    } catch {
      return .failure(.content(error.diagnostics))
    }
    let desk = try Desk.open(
      options.output, memory: options.memory, onlyChecks: options.onlyChecks
    ) { progress(.waiting) }
    defer { desk.leave() }

    let pages = parts.pages
    let collected = Collected(count: pages.count, clock: PhaseClock(isRunning: false))
    let mistakes = DraftLinks.mistakes(of: pages.map(\.record)) { $0 }
    if !mistakes.isEmpty { return .failure(.content(mistakes.sorted())) }
    let merger = PageMerger(
      pages: pages, output: desk.output,
      known: Dictionary(
        (desk.known?.pages ?? []).map { ($0.name, $0) }, uniquingKeysWith: { one, _ in one }),
      collected: collected)
    Workers.run(
      pages.count, jobs: options.jobs ?? Workers.processorCount, start: {},
      each: { index, _ in merger.work(on: index) }, end: { _ in },
      watch: { progress(.pages($0 + 1, of: pages.count)) })
    return try end(collected.all, parts, settings, configuration, desk)
  }

  private func openParts(
    _ progress: (BuildProgress) -> Void
  ) throws(DiskError) -> Result<PartSet, PipelineError> {
    let output = LockedOutput.identity(options.output)
    var folders: [PartFolder] = []
    var problems: [String] = []
    for path in options.parts {
      if let output, output == LockedOutput.identity(path) {
        problems.append("'\(path)' is the output itself. Choose another --output.")
      } else if let folder = try PartFolder.open(path, waiting: { progress(.waiting) }) {
        folders.append(folder)
      } else {
        problems.append(
          "'\(path)' is no part of a gallery, or not a whole one. "
            + "Build it with 'vitrine build --shard I/N --output \(path)'.")
      }
    }
    if !problems.isEmpty { return .failure(.parts(problems)) }
    return PartSet.of(folders, program: try ProgramIdentity.bytes())
  }

  private func end(
    _ results: Collected.Results, _ parts: PartSet, _ settings: BuildSettings,
    _ configuration: SiteConfiguration, _ desk: Desk
  ) throws(DiskError) -> Result<BuildReport, PipelineError> {
    if let failure = results.failure { throw failure }
    if !results.damaged.isEmpty { return .failure(.parts(results.damaged.sorted())) }
    if !results.foreign.isEmpty { return .failure(.foreignFiles(Set(results.foreign).sorted())) }
    let records = results.records.compactMap { $0 }
    var report = BuildReport(results, warnings: [])
    report.count(records)
    let pages = parts.pages
    let files = SiteFiles(
      site: site, settings: settings, configuration: configuration, output: desk.output,
      records: records,
      fragments: Fragments(old: AtlasFile.path, in: desk.output) { index throws(DiskError) in
        try pages[index].folder.fragment(of: pages[index].record)
      }, known: desk.known)
    let end = BuildEnd(
      desk: desk, key: settings.key(title: settings.title(site, configuration)),
      // What the folder of content looks like from afar is not known here: the next build looks.
      shape: .none, records: records, isAllSame: false, files: files,
      copies: parts.copy)
    if let problem = try end.run(into: &report) { return .failure(problem) }
    return .success(report)
  }
}
