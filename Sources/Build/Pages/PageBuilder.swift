// From a document or a page in Swift to the files of one folder of the output.

import ArticlePages
import Atlas
import Content
import Drawing
import Gallery
import Output
import Prose
import System

/// What all pages of a build have in common.
struct BuildContext: Sendable {
  let site: Site
  let options: BuildOptions
  let pages: PageSources
  /// What must not be in a build for the public; nil in all others.
  let privateWords: PrivateWords?
  let info: SiteInfo
  let output: OpenOutput
  let results: ResultCollector
}

/// What many pages have alike, held once: of thousands of pages it would be most of what is remembered.
private struct AlikeValues {
  private var tags: [Fingerprint: PageSummary.Shared<[String]>] = [:]
  private var commons: [Fingerprint: PageSummary.Shared<PageSummary.Common>] = [:]

  /// A summary that refers to what other pages have in common with it, and the fingerprint of how the index
  /// shows the page.
  mutating func summary(
    _ summary: PageSummary, stripBytes: [UInt8]
  ) -> (PageSummary, strip: Fingerprint) {
    let ofTags = Fingerprint(of: summary.tags)
    let ofCommon = Fingerprint(of: summary.shared.value)
    let strip = Fingerprint(strip: stripBytes, summary, tags: ofTags, common: ofCommon)
    let alike = PageSummary(
      name: summary.name, title: summary.title, mostTelling: summary.mostTelling,
      tags: Self.first(summary.sharedTags, ofTags, &tags),
      Self.first(summary.shared, ofCommon, &commons))
    return (alike, strip)
  }

  /// What came first of all that has that fingerprint.
  private static func first<Value>(
    _ value: PageSummary.Shared<Value>, _ print: Fingerprint,
    _ all: inout [Fingerprint: PageSummary.Shared<Value>]
  ) -> PageSummary.Shared<Value> {
    if let first = all[print] { return first }
    all[print] = value
    return value
  }
}

/// Builds pages one after the other; each thread has one of its own.
struct PageBuilder {
  private let context: BuildContext
  private let note = AccessNote()
  private let content: Content
  private let opener = PathOpener()
  private let stagedOpener = PathOpener()
  private var explorer = PageExplorer()
  private var words = KnownWords()
  private var atlasWords = PerWalk<AtlasWords>()
  private var alike = AlikeValues()
  private var buffer: [UInt8] = []
  /// What files about all pages will say of the page that is built: what the index shows, and then what
  /// `atlas.json` tells.
  private var entries: [UInt8] = []
  private(set) var clock: PhaseClock

  init(_ context: BuildContext) {
    self.context = context
    content = context.pages.content.noting(note)
    clock = PhaseClock(isRunning: context.options.measuresTime)
    clock.tellApart(context.info.fonts.typefaces.time)
  }

  /// Does a job, and brings what comes of it to the others' results.
  mutating func work(on job: Job, _ index: Int) {
    guard !context.results.isOver else { return }
    do throws(DiskError) {
      let result = try make(job, index)
      context.results.add { $0.add(result, of: index) }
    } catch {
      context.results.add { $0.failure = $0.failure ?? error }
    }
  }

  private mutating func make(_ job: Job, _ index: Int) throws(DiskError) -> JobResult {
    switch job {
    case .keep(let record): return try keep(record)
    case .look(let record): return try look(record, index)
    case .document(let path, let old): return try document(path, old, index)
    case .page(let name, let old): return try page(name, old, index)
    }
  }

  private mutating func look(_ record: PageRecord, _ index: Int) throws(DiskError) -> JobResult {
    if record.isLeftOut { return try keep(record) }
    let isUntouched = try context.output.folder.isUntouched(record, with: opener)
    clock.lap(.scan)
    if isUntouched { return try keep(record) }
    if record.isOfDocument {
      return try document(Places.document(ofPage: record.name), record, index)
    }
    return try page(record.name, record, index)
  }

  /// Keeps a page as it is, and tells again what is odd about its document.
  private func keep(_ record: PageRecord) throws(DiskError) -> JobResult {
    // Of what was passed over, nobody knows whether they still hold.
    var warnings = record.isOutOfDate ? [] : try record.warnings
    if !warnings.isEmpty, let source = try record.source {
      // The same content may be called otherwise than when it was last read.
      let shown = context.pages.loader.folder.shown(source.path)
      for index in warnings.indices { warnings[index].place.file = shown }
      context.results.add { [warnings] in $0.add(warnings) }
    }
    return JobResult(record: record)
  }

  private mutating func page(
    _ name: String, _ old: PageRecord?, _ index: Int
  ) throws(DiskError) -> JobResult {
    guard let page = context.pages.inSwift.named(name) else { return JobResult() }
    return try build(page, nil, old, index)
  }

  private mutating func document(
    _ path: String, _ old: PageRecord?, _ index: Int
  ) throws(DiskError) -> JobResult {
    clock.lap(.scan)
    var known = context.pages.library.loaded(path)
    if known == nil { known = try context.pages.loader.load(path, clock: &clock) }
    guard let loaded = known else { return JobResult() }
    if !loaded.findings.isEmpty { context.results.add { $0.add(loaded.findings) } }
    guard let document = loaded.document, !loaded.findings.hasErrors else {
      return .refused(loaded)
    }
    if document.frontMatter.isDraft, !context.options.includesDrafts {
      var facts = PageFacts(source: loaded.source)
      facts.warnings = loaded.findings
      var record = PageRecord(name: Places.pageName(ofDocument: path), facts)
      record.isLeftOut = true
      return JobResult(record: record, isBuilt: true)
    }
    _ = note.take()
    let page = context.site.article(document, content)
    let name = Places.pageName(ofDocument: path)
    guard page.name == name else {
      let finding = Diagnostic(
        at: Place(file: document.path),
        "the page of this file is called '\(page.name)' in Swift. Call it '\(name)', "
          + "where links lead")
      context.results.add { $0.add([finding]) }
      return .refused(loaded)
    }
    return try build(page, loaded, old, index)
  }

  private mutating func build(
    _ page: Page, _ loaded: DocumentLoader.Loaded?, _ old: PageRecord?, _ index: Int
  ) throws(DiskError) -> JobResult {
    var page = page
    page.environment.redaction.isPublic = context.options.isPublic
    page.environment.typefaces = context.info.fonts.typefaces
    let atlas = explorer.explore(page)
    let references = references(of: atlas, page.name, loaded?.dependencies ?? [])
    let findings = atlas.audit(defects: page.options.defects) + references.findings
    // A page that asks for all documents may have read them on this thread.
    if context.options.measuresTime, let reading = context.pages.library.takeClock() {
      clock.take(reading)
    }
    clock.lap(.explore)
    if !findings.isEmpty { context.results.add { $0.findings.append((index, findings)) } }
    guard findings.isEmpty, !context.results.hasFailed else {
      return .refused(page.name, loaded?.source, references.files)
    }
    let info = pageInfo(page, loaded?.document)
    let writer = try FolderWriter(
      context.output.folder, page.name, old: (try? old?.outputs) ?? [], opener: opener,
      stagedOpener: stagedOpener)
    let isWithheld = loaded?.document.map { self.isWithheld($0) } ?? false
    let check = LeakCheck(loaded?.document, isWithheld: isWithheld, context.privateWords)
    let display = PageDisplay(atlas, info: info, site: context.info, known: &words)
    let summary = display.summary
    let looks = display.strip
    entries.removeAll(keepingCapacity: true)
    for frame in atlas.frames.indices {
      buffer.removeAll(keepingCapacity: true)
      display.write(frame: frame, into: &buffer)
      let name = GalleryPath.fileName(ofFrame: atlas.frames[frame].name)
      var leak = check.leak(in: &buffer, ofFrame: frame, of: atlas)
      clock.lap(.draw)
      try writer.write(name, &buffer)
      clock.lap(.write)
      buffer.removeAll(keepingCapacity: true)
      looks.write(frame, into: &buffer)
      leak = leak ?? check.leak(in: &buffer, ofFrame: frame, of: atlas)
      tell(leak, page.name, name)
      entries += buffer
      clock.lap(.draw)
    }
    buffer.removeAll(keepingCapacity: true)
    display.writeStoryboard(into: &buffer)
    tell(check.leak(inStoryboard: &buffer, of: atlas), page.name, GalleryPath.storyboard)
    clock.lap(.draw)
    try writer.write(GalleryPath.storyboard, &buffer)
    clock.lap(.write)
    var atlasEntry = AtlasFile.page(
      atlas, summary, source: loaded?.source.path,
      privateWords: loaded?.document.map(privateWords(of:)) ?? 0, failing: declared(page, atlas),
      outputs: writer.records, known: &atlasWords)
    tell(check.leak(in: &atlasEntry, of: atlas), page.name, GalleryPath.atlas)
    return JobResult(
      record: try record(
        page, atlasEntry, summary, loaded, writer, references.files),
      isBuilt: true)
  }

  private func tell(_ cause: Leak.Cause?, _ page: String, _ file: String) {
    guard let cause else { return }
    context.results.add { $0.leaks.append(Leak(page: page, file: file, cause: cause)) }
  }

  private mutating func record(
    _ page: Page, _ atlasEntry: [UInt8], _ summary: PageSummary,
    _ loaded: DocumentLoader.Loaded?, _ writer: FolderWriter, _ references: [Dependency]
  ) throws(DiskError) -> PageRecord {
    var facts = PageFacts(source: loaded?.source)
    facts.usesAllContent =
      loaded == nil ? context.pages.inSwift.mayUseAllContent(page.name) : note.take()
    facts.dependencies = references
    facts.warnings = loaded?.findings ?? []
    facts.outputs = writer.records
    if context.info.baseURL != nil, let document = loaded?.document {
      facts.feedEntry = FeedEntry(
        document, page: page.name, configuration: content.configuration)
    }
    let (summary, strip) = alike.summary(summary, stripBytes: entries)
    let count = entries.count
    entries += atlasEntry
    entries += facts.bytes
    // All at once: each time that something is written costs as much as a few thousand bytes.
    let all = try context.output.newEntries.append(entries)
    let endOfStrip = all.lowerBound + count
    let endOfEntry = endOfStrip + atlasEntry.count
    var record = PageRecord(
      summary, facts, noted: endOfEntry..<all.upperBound,
      in: context.output.newEntries)
    record.strip = StripPlace(all.lowerBound..<endOfStrip, strip)
    record.atlasEntry = endOfStrip..<endOfEntry
    context.results.add(writer, onlyChecks: context.options.onlyChecks)
    clock.lap(.write)
    return record
  }

  /// What a page refers to, in its document and in its views, and what of that is not there.
  private func references(
    of atlas: PageAtlas, _ name: String, _ ofDocument: [Dependency]
  ) -> (findings: [Finding], files: [Dependency]) {
    var findings: [Finding] = []
    var files = ofDocument
    markShown(&files, by: atlas, of: name)
    var looked: Set<String> = []
    for index in atlas.frames.indices {
      for (name, place) in atlas.frames[index].drawing.linkedPages
      where looked.insert(name).inserted {
        let path = Places.document(ofPage: name)
        if context.pages.inSwift.named(name) != nil {
          files.append(Dependency(path: path, found: .pageInSwift))
          continue
        }
        let found = context.pages.loader.places.look(path)
        files.append(Dependency(path: path, found: found))
        if found == .document { continue }
        findings.append(
          Finding(noPage: name, madeAt: place, linkedFrom: atlas.frames[index], of: atlas))
      }
      // The storyboard shows what is hidden, where it is not for the public.
      let drawings = [atlas.frames[index].drawing, atlas.frames[index].unredacted].compactMap { $0 }
      for (path, place) in drawings.flatMap(\.pictureFiles)
      where looked.insert("picture \(path)").inserted {
        let found = context.pages.loader.places.look(path)
        files.append(Dependency(path: path, found: found))
        if case .picture = found { continue }
        findings.append(Finding(noPicture: path, madeAt: place, in: atlas.frames[index], of: atlas))
      }
    }
    return (findings, files)
  }

  /// Finds which files of the content some frame shows or leads to, or the storyboard shows: of what a
  /// document refers to, all may hide some; and a page in Swift may show documents, with their pictures.
  private func markShown(
    _ files: inout [Dependency], by atlas: PageAtlas, of name: String
  ) {
    var (shown, seen): (Set<Spelling>, Set<UInt64>) = ([], [])
    for frame in atlas.frames {
      for address in frame.drawing.addresses(notIn: &seen) {
        guard let path = Places.file(at: address, onPage: name) else { continue }
        shown.insert(Spelling(path))
      }
    }
    // Where it is not for the public, the storyboard shows looks unredacted as well: there links lead
    // nowhere, but pictures are seen.
    seen = []
    for case let unredacted? in atlas.frames.lazy.map(\.unredacted) {
      for address in unredacted.pictureAddresses(notIn: &seen) {
        guard let path = Places.file(at: address, onPage: name) else { continue }
        shown.insert(Spelling(path))
      }
    }
    for index in files.indices where files[index].isFile {
      files[index].isShown = shown.remove(Spelling(files[index].path)) != nil
    }
    // In the order of their bytes: what is remembered is the same each time.
    for path in shown.map(\.text).sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      let file = Dependency(path: path, found: context.pages.loader.places.look(path))
      if file.isFile { files.append(file) }
    }
  }

  /// The defects that a page declares to show, where they are.
  private func declared(_ page: Page, _ atlas: PageAtlas) -> [Finding] {
    let defects = page.options.defects
    return defects.isEmpty ? [] : atlas.audit().filter { defects.contains($0.check) }
  }

  /// How many words of a document are private, and are read in a frame: of those that none shows, what was
  /// opened could not be told from what was taken out. A build for the public does not know them.
  private func privateWords(of document: Document) -> Int {
    if context.options.isPublic { return 0 }
    let configuration = content.configuration
    let count = document.privateWordCount(isPrivate: document.isPrivate(in: configuration))
    guard count > 0,
      let frame = context.site.readingFrame(document, configuration, content.environment),
      frame.treatment.textVeil(sensitiveSpan: true) == nil
    else { return 0 }
    return count
  }

  private func isWithheld(_ document: Document) -> Bool {
    ArticlePages.isWithheld(document, of: content.configuration, in: content.environment)
  }

  /// What labels and the index say of a page. What an author hides is told by nobody.
  private func pageInfo(_ page: Page, _ document: Document?) -> PageInfo {
    var info = PageInfo(page)
    guard let document, !isWithheld(document) else { return info }
    info.tags = document.frontMatter.tags
    info.blurb = document.blurb
    return info
  }
}
