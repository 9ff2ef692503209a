// From a document or a page in Swift to the files of one folder of the output.

import Atlas
import Drawing
import Gallery
import Prose

/// What all pages of a build have in common.
struct BuildContext: Sendable {
  let site: Site
  let options: BuildOptions
  let content: Content
  let loader: DocumentLoader
  let library: Library
  /// What must not be in a build for the public; nil in all others.
  let privateWords: PrivateWords?
  let pages: PagesInSwift
  let info: SiteInfo
  let output: OutputFolder
  let spill: Spill
  let collected: Collected
}

/// Builds pages one after the other; each thread has one of its own.
struct PageBuilder {
  private let context: BuildContext
  private let note = AccessNote()
  private let content: Content
  private var explorer = PageExplorer()
  private var map = KnownMap()
  private var buffer: [UInt8] = []
  private(set) var clock: PhaseClock

  init(_ context: BuildContext) {
    self.context = context
    content = context.content.noting(note)
    clock = PhaseClock(isRunning: context.options.measuresTime)
  }

  /// Does a job, and brings what comes of it to the others' results.
  mutating func work(on job: Job, _ index: Int) {
    guard !context.collected.isOver else { return }
    do throws(DiskError) {
      let made = try make(job, index)
      context.collected.add { results in
        results.records[index] = made.record
        results.isBuilt[index] = made.isBuilt
      }
    } catch {
      context.collected.add { $0.failure = $0.failure ?? error }
    }
  }

  private mutating func make(_ job: Job, _ index: Int) throws(DiskError) -> Made {
    switch job {
    case .keep(let record): return keep(record)
    case .look(let record): return try look(record, index)
    case .document(let path, let old): return try document(path, old, index)
    case .page(let name, let old):
      guard let page = context.pages.named(name) else { return Made() }
      return try build(page, nil, old, index)
    }
  }

  private mutating func look(_ record: PageRecord, _ index: Int) throws(DiskError) -> Made {
    if record.isLeftOut { return keep(record) }
    let folder = try FolderWriter(context.output, record.name, old: record.outputs)
    let isUntouched = folder.isUntouched
    clock.lap(.scan)
    if isUntouched { return keep(record) }
    if let source = record.source { return try document(source.path, record, index) }
    return try make(.page(record.name, record), index)
  }

  /// Lets a page be what it is, and tells again what is odd about it.
  private func keep(_ record: PageRecord) -> Made {
    if !record.warnings.isEmpty { context.collected.add { $0.warnings += record.warnings } }
    return Made(record: record)
  }

  private mutating func document(
    _ path: String, _ old: PageRecord?, _ index: Int
  ) throws(DiskError) -> Made {
    clock.lap(.scan)
    var known = context.library.loaded(path)
    if known == nil { known = try context.loader.load(path, clock: &clock) }
    guard let loaded = known else { return Made() }
    guard let document = loaded.document, loaded.mistakes.isEmpty else {
      context.collected.add { $0.mistakes += loaded.mistakes }
      return .refused(loaded)
    }
    if !loaded.warnings.isEmpty {
      context.collected.add { $0.warnings += loaded.warnings }
    }
    if document.frontMatter.isDraft, !context.options.includesDrafts {
      var record = PageRecord(name: Places.pageName(ofDocument: path), source: loaded.source)
      record.isLeftOut = true
      record.warnings = loaded.warnings
      return Made(record: record, isBuilt: true)
    }
    _ = note.take()
    let page = context.site.article(document, content)
    let name = Places.pageName(ofDocument: path)
    guard page.name == name else {
      let mistake = Diagnostic(
        at: Place(file: document.path),
        "the page of this file is called '\(page.name)' in Swift. Call it '\(name)', "
          + "where links lead")
      context.collected.add { $0.mistakes.append(mistake) }
      return .refused(loaded)
    }
    return try build(page, loaded, old, index)
  }

  private mutating func build(
    _ page: Page, _ loaded: DocumentLoader.Loaded?, _ old: PageRecord?, _ index: Int
  ) throws(DiskError) -> Made {
    var page = page
    page.environment.redaction.isPublic = context.options.isPublic
    let atlas = explorer.explore(page)
    let findings = atlas.audit(defects: page.options.defects)
    // Who asked for all documents read them, on this thread perhaps.
    if context.options.measuresTime, let reading = context.library.takeClock() {
      clock.take(reading)
    }
    clock.lap(.explore)
    guard findings.isEmpty else {
      context.collected.add { $0.findings.append((index, findings)) }
      return .refused(loaded)
    }
    guard !context.collected.hasFailed else { return .refused(loaded) }
    let info = pageInfo(page, loaded?.document)
    let writer = try FolderWriter(context.output, page.name, old: old?.outputs ?? [])
    let check = LeakCheck(loaded?.document, context.privateWords)
    for frame in atlas.frames.indices {
      buffer.removeAll(keepingCapacity: true)
      Gallery.frame(frame, of: atlas, info: info, site: context.info, into: &buffer)
      let path = GalleryPath.frame(atlas.frames[frame].name, of: page.name)
      let name = String(path.dropFirst(page.name.count + 1))
      if check.finds(in: buffer, of: atlas.frames[frame]) { tellLeak(page.name, name) }
      clock.lap(.draw)
      try writer.write(name, buffer)
      clock.lap(.write)
    }
    let storyboard = Gallery.storyboard(
      of: atlas, info: info, site: context.info, map: &map)
    if check.finds(in: storyboard) { tellLeak(page.name, "index.html") }
    clock.lap(.draw)
    try writer.write("index.html", storyboard)
    clock.lap(.write)
    return Made(
      record: try record(page, atlas, info, loaded, writer), isBuilt: true)
  }

  private func tellLeak(_ page: String, _ file: String) {
    context.collected.add { $0.leaks.append(Leak(page: page, file: file)) }
  }

  private mutating func record(
    _ page: Page, _ atlas: PageAtlas, _ info: PageInfo, _ loaded: DocumentLoader.Loaded?,
    _ writer: FolderWriter
  ) throws(DiskError) -> PageRecord {
    var record = PageRecord(name: page.name, source: loaded?.source)
    record.usesAllContent = note.take()
    record.dependencies = loaded?.dependencies ?? []
    record.warnings = loaded?.warnings ?? []
    record.outputs = writer.records
    let summary = Gallery.summary(of: atlas, info: info)
    record.summary = summary
    record.fragment = try context.spill.append(
      AtlasFile.page(
        atlas, summary, source: loaded?.source.path, failing: declared(page, atlas),
        outputs: writer.records))
    record.entry = loaded?.document.flatMap { document in
      FeedEntry(document, page: page.name, configuration: context.content.configuration)
    }
    context.collected.add(writer, onlyChecks: context.options.onlyChecks)
    clock.lap(.write)
    return record
  }

  /// The defects that a page declares to show, where they are.
  private func declared(_ page: Page, _ atlas: PageAtlas) -> [Finding] {
    let defects = page.options.defects
    return defects.isEmpty ? [] : atlas.audit().filter { defects.contains($0.check) }
  }

  /// What labels and the index say of a page. What an author hides is told by nobody.
  private func pageInfo(_ page: Page, _ document: Document?) -> PageInfo {
    var info = PageInfo(page)
    guard let document, !context.content.isPrivate(document) else { return info }
    info.tags = document.frontMatter.tags
    info.blurb = document.blurb
    return info
  }
}
