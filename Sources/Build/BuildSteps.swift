// The steps of a build whose content is listed and whose output is open.

import Content
import Gallery
import Output
import Prose
import System

/// What the steps of a build have in common, and each of them.
struct BuildSteps {
  private let site: Site
  private let options: BuildOptions
  private let source: BuildSource
  private let output: OpenOutput
  private let state: ContentState
  private let pages: PageSources
  /// What must not be in a build for the public; nil in all others.
  private let privateWords: PrivateWords?

  /// Compares the content with what is remembered of it.
  init(
    _ site: Site, _ options: BuildOptions, _ source: BuildSource, _ output: OpenOutput
  ) throws(SiteError) {
    self.site = site
    self.options = options
    self.source = source
    self.output = output
    let title = source.settings.title(site, source.configuration.value)
    state = try onDisk { () throws(DiskError) in
      try ContentState(source, title: title, output, options)
    }
    pages = PageSources(source, state, known: output.known, of: site, options)
    privateWords =
      options.isPublic
      ? PrivateWords(source.folder, of: source.configuration.value, library: pages.library) : nil
  }

  /// Finds out what there is to do.
  func plan() throws(SiteError) -> BuildPlan {
    var plan = try onDisk { () throws(DiskError) in
      try BuildPlan(
        source.folder, state, known: output.known, places: pages.loader.places,
        pages: pages.inSwift, options: options)
    }
    if let privateWords, let known = output.known, !plan.hasSameSources,
      known.privateWords != privateWords.fingerprint
    {
      plan.buildAll()
    }
    try plan.checkNames(source.folder, pages.inSwift)
    // Pages can be passed over where what was made of them is known, or nothing was made yet.
    let isNew = output.known == nil && output.folder.stamp(GalleryPath.atlas) == nil
    if let name = plan.firstUnknown(of: options.only) {
      throw .noSuchPage(name, suggestion: nearestPath(to: name, among: plan.jobs.map(\.name)))
    }
    if state.isTrusted || isNew { plan.restrict(to: options.only) }
    if let share = options.share { plan.restrict(to: share) }
    return plan
  }

  /// Puts down what this thread spent on reading documents, if it did for pages in Swift.
  func takeReadingTime(_ clock: inout PhaseClock) {
    if options.measuresTime, let reading = pages.library.takeClock() { clock.take(reading) }
  }

  /// Builds and checks pages, as many at a time as there are threads.
  func buildPages(
    _ plan: BuildPlan, _ progress: (BuildProgress) -> Void
  ) throws(SiteError) -> BuildResults {
    let configuration = source.configuration.value
    let jobs = plan.jobs
    let context = BuildContext(
      site: site, options: options, pages: pages,
      privateWords: privateWords,
      info: source.settings.info(site, configuration, fonts: source.configuration.fonts.fonts),
      output: output,
      results: ResultCollector(
        count: jobs.count, clock: PhaseClock(isRunning: options.measuresTime),
        isStopped: options.isStopped))
    context.results.add {
      $0.add(source.findings + plan.findings + site.findings(with: configuration.theme))
    }
    Workers.run(
      jobs.count, jobs: options.jobs ?? Workers.processorCount,
      start: { PageBuilder(context) },
      each: { index, builder in builder.work(on: jobs[index], index) },
      end: { builder in
        var clock = builder.clock
        clock.end(.write)
        context.results.add { $0.clock.add(clock) }
      },
      watch: { index in
        let drafts = context.results.draftsLeftOut
        progress(.pages(max(0, index + 1 - drafts), of: jobs.count - drafts))
      })
    return try context.results.all
  }

  /// Looks for what shows only when all pages are known: links to drafts that are left out, and files
  /// that changed while they were read. Takes the records of the pages out of what came of them.
  func checkTogether(_ results: inout BuildResults) throws(SiteError) -> [PageRecord] {
    if !results.hasErrors { try noteKept(results) }
    var records: [PageRecord] = []
    records.reserveCapacity(results.records.count)
    for case let record? in results.records { records.append(record) }
    results.records = []
    results.add(try DraftLinks.findings(in: records, loader: pages.loader))
    if let contentPrint = state.contentPrint {
      var sources: [DocumentSource] = []
      try onDisk { () throws(DiskError) in
        for record in records { try record.source.map { sources.append($0) } }
      }
      results.add(contentPrint.changed(sources, in: source.folder))
    }
    // Where something is wrong anyway, that is told, and not that a file changed.
    if !results.hasErrors { results.add(pages.loader.places.changed) }
    try results.throwErrors()
    return records
  }

  /// Notes what pages that are kept were made of, as far as others have read that.
  private func noteKept(_ results: BuildResults) throws(SiteError) {
    let places = pages.loader.places
    if !places.hasRead { return }
    try onDisk { () throws(DiskError) in
      for (record, isBuilt) in zip(results.records, results.isBuilt) {
        guard let record, !isBuilt, !record.isOutOfDate, record.isOfDocument,
          places.hasRead(Places.document(ofPage: record.name)), let source = try record.source
        else { continue }
        places.note(kept: source)
      }
    }
  }

  /// Writes what is about all pages, and brings everything into its place.
  func finish(
    _ plan: BuildPlan, _ results: BuildResults, _ records: consuming [PageRecord],
    into report: inout BuildReport
  ) throws(SiteError) {
    let isOutputCurrent =
      output.isFinished && plan.hasSameSources && !results.isBuilt.contains(true)
      && output.areFilesUntouched
    if isOutputCurrent, !plan.hasNewStamps, !options.onlyChecks, output.areFoldersAsLeft {
      report.strangers = output.known?.strangers ?? []
      return
    }
    let newEntries = output.newEntries
    let before = AtlasParts(known: output.known)
    let entries = PageEntries(
      old: options.share == nil ? .gallery(before) : .share,
      in: output.folder, isNew: { results.isBuilt[$0] }
    ) { record, _, kind, bytes throws(DiskError) in
      let place =
        switch kind {
        case .atlas: record.atlasEntry
        case .strip: record.strip.range
        }
      try newEntries.read(place, appendingTo: &bytes)
    }
    let copied = CopiedFiles(
      places: pages.loader.places, folder: source.folder, known: output.known,
      fonts: source.configuration.fonts.own, axe: source.configuration.axe.file,
      stamps: state.stamps, contentPrint: state.contentPrint)
    let knownWords = plan.hasSameSources ? output.known?.privateWords : nil
    try FinishingStep(
      output: output, key: state.key,
      contentStamps: plan.hasGaps ? .none : state.fingerprint,
      privateWords: knownWords ?? privateWords?.fingerprint ?? .none,
      isOutputCurrent: isOutputCurrent,
      passesOver: !options.only.isEmpty, files: try files(entries, before), copies: copied.write,
      isStopped: options.isStopped
    ).run(records, into: &report)
  }

  /// What is made of all pages: the files of the gallery, or those that a merge makes them of.
  private func files(
    _ entries: PageEntries, _ before: AtlasParts
  ) throws(SiteError) -> any SiteWideFiles {
    guard let share = options.share, let contentPrint = state.contentPrint else {
      return GalleryFiles(
        site: site, settings: source.settings, configuration: source.configuration.value,
        fonts: source.configuration.fonts.fonts, output: output, entries: entries,
        before: before, mostInAtlas: options.mostInAtlas)
    }
    var settings = source.settings
    var content = contentPrint.whole
    if source.configuration.value.theme.css != nil {
      // The stylesheet is a file of the content, which a share does not bring along.
      settings.configuration = PublicContent.bytes(of: source.configuration.value)
    }
    if options.isPublic {
      if settings.configuration != nil {
        settings.configuration = PublicContent.bytes(of: source.configuration.value)
      }
      content = try onDisk { () throws(DiskError) in
        try PublicContent.fingerprint(of: pages.loader)
      }
    }
    return ShareFiles(
      share: share, settings: settings, content: content, output: output,
      entries: entries)
  }
}

// Links to drafts, told when all pages are known.

extension DraftLinks {
  /// What is wrong with the links of all pages of a site; a merge has no loader of its documents.
  static func findings(
    in records: [PageRecord], loader: DocumentLoader?
  ) throws(SiteError) -> [Diagnostic] {
    // Whether one that was passed over still is a draft is told when it is built.
    let drafts = records.filter { $0.isLeftOut && !$0.isOutOfDate }
    if drafts.isEmpty { return [] }
    return try onDisk { () throws(DiskError) in
      var leftOut: Set<String> = []
      for draft in drafts {
        if let source = try draft.source { leftOut.insert(source.path) }
      }
      var all: [Diagnostic] = []
      for record in records where !record.isLeftOut {
        let dependencies = try record.dependencies
        guard dependencies.contains(where: { leftOut.contains($0.path) }) else { continue }
        if let source = try record.source {
          all += findings(in: source, dependencies, leftOut: leftOut, loader: loader)
        } else {
          all += findings(inSwift: record.name, dependencies, leftOut: leftOut)
        }
      }
      return all
    }
  }
}
