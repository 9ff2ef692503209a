// What there is to do: one job a page.

import Content
import Output
import Prose
import System

/// The pages of a build, in order of the bytes of their names.
struct BuildPlan {
  private(set) var jobs: [Job] = []
  /// Whether nothing that pages are made of changed.
  private(set) var hasSameSources: Bool
  /// Whether stamps of documents are new, though their bytes are not.
  private(set) var hasNewStamps = false
  /// Whether pages are left out of which nothing was ever built.
  private(set) var hasGaps = false
  /// What is wrong with the names of files.
  private(set) var findings: [Diagnostic] = []
  /// Whether pages of all these names were built together before, and no others in Swift.
  private var areNamesKnown = false
  /// Whether the jobs are those of a share already.
  private var isCut = false

  /// Finds out what changed; `known` is what is remembered.
  init(
    _ folder: ContentFolder, _ state: ContentState, known: Manifest?, places: Places,
    pages: PagesInSwift, options: BuildOptions
  ) throws(DiskError) {
    let isTrusted = state.isTrusted
    let hasSameFiles =
      isTrusted && known?.contentStamps == state.fingerprint
      && !(known?.pages.contains(where: \.isOutOfDate) ?? false)
    if options.share != nil, hasSameFiles, let known {
      // All files hold the same as when the share was last built: so it has the same pages.
      jobs = known.pages.map(Job.look)
      hasSameSources = true
      isCut = true
      return
    }
    let paths = folder.files.filter(\.isDocument).map(\.path)
    let pagesBefore = known?.pages ?? []
    // By their places, which are less to carry about than records are.
    var documents: [Spelling: Int] = [:]
    documents.reserveCapacity(pagesBefore.count)
    var others: [String: PageRecord] = [:]
    for index in pagesBefore.indices {
      if pagesBefore[index].isOfDocument {
        documents[Spelling(pagesBefore[index].name)] = index
      } else {
        others[pagesBefore[index].name] = pagesBefore[index]
      }
    }
    let before = paths.map { documents[Spelling(Places.pageName(ofDocument: $0))] }
    documents = [:]
    var states: [DocumentChanges.State] = Array(repeating: .changed, count: paths.count)
    if isTrusted {
      // Of facts that nobody can read, nobody knows, and the page is built again.
      states = DocumentChanges.states(
        paths, in: folder, jobs: options.jobs ?? Workers.processorCount
      ) { number in before[number].flatMap { try? pagesBefore[$0].source } }
    }
    hasSameSources = hasSameFiles && !states.contains(where: \.isChanged)
    var changed: Set<String> = []
    if isTrusted, !hasSameSources {
      // What was out of date may be what it was again, after others were built when it was not.
      for index in paths.indices
      where states[index].isChanged || before[index].map({ pagesBefore[$0].isOutOfDate }) == true {
        changed.insert(paths[index])
      }
    }
    jobs.reserveCapacity(paths.count + others.count)
    let names = hasSameSources ? Array(others.keys) : pages.all.map(\.name)
    let areSameInSwift = names.count == others.count && Set(names) == Set(others.keys)
    let changes = Changes(
      hasSameFiles: hasSameFiles, documents: changed,
      // Of a share, and after a build of some pages only, not all that there were are remembered.
      pagesInSwift: areSameInSwift && hasSameFiles
        ? nil : Set(names.map(Places.document(ofPage:))))
    for (index, path) in paths.enumerated() {
      let record = before[index].map { pagesBefore[$0] }
      jobs.append(try job(path, record, states[index], changes, places))
    }
    // In a build for the public, words are private only while no document says them openly: so any document
    // may make a leak of what a page says.
    let mayKeepInSwift = hasSameFiles && !options.isPublic
    for name in names {
      let record = others[name]
      if let record,
        hasSameSources
          || mayKeepInSwift && !record.usesAllContent && !changes.concern(record, places)
      {
        jobs.append(.look(record))
      } else {
        jobs.append(.page(name, record))
      }
    }
    areNamesKnown =
      isTrusted && before.allSatisfy { $0 != nil } && areSameInSwift
    jobs.sort { $0.name.utf8.span.precedes($1.name.utf8.span) }
  }

  private mutating func job(
    _ path: String, _ record: PageRecord?, _ state: DocumentChanges.State, _ changes: Changes,
    _ places: Places
  ) throws(DiskError) -> Job {
    guard !state.isChanged, var record, !record.isOutOfDate,
      hasSameSources || !record.usesAllContent, !changes.concern(record, places)
    else {
      return .document(path, record)
    }
    if case .touched(let source) = state {
      record = try record.with { $0.source = source }
      hasNewStamps = true
    }
    return .look(record)
  }

  /// What is not as it was when the pages were built that are remembered.
  private struct Changes {
    /// Whether no file came or went, and none changed that is no document.
    let hasSameFiles: Bool
    /// The documents that changed.
    let documents: Set<String>
    /// The pages in Swift that there are now, by the paths that their documents would have; nothing where they
    /// surely are the same.
    let pagesInSwift: Set<String>?

    /// Whether something that a page refers to is another one, or nobody can tell. A heading can only be gone
    /// if its document changed; all else in the content, if some file came or went.
    func concern(_ record: PageRecord, _ places: Places) -> Bool {
      guard
        !hasSameFiles || !documents.isEmpty && record.linksToHeadings
          || pagesInSwift != nil && record.linksToPagesInSwift
      else { return false }
      guard let dependencies = try? record.dependencies else { return true }
      return dependencies.contains { dependency in
        if dependency.isPageInSwift { return pagesInSwift?.contains(dependency.path) == false }
        let mayDiffer =
          dependency.isHeading ? documents.contains(dependency.path) : !hasSameFiles
        return mayDiffer && !places.isSame(dependency)
      }
    }
  }

  /// Builds what would only be looked at, too.
  mutating func buildAll() {
    for index in jobs.indices {
      guard case .look(let record) = jobs[index], !record.isLeftOut else { continue }
      jobs[index] =
        record.isOfDocument
        ? .document(Places.document(ofPage: record.name), record) : .page(record.name, record)
    }
  }

  /// The first of some names that no page has.
  func firstUnknown(of names: [String]) -> String? {
    if names.isEmpty { return nil }
    let all = Set(jobs.map(\.name))
    return names.first { !all.contains($0) }
  }

  /// Leaves alone what was not asked for.
  mutating func restrict(to names: [String]) {
    if names.isEmpty { return }
    let wanted = Set(names)
    jobs = jobs.compactMap { job in
      if wanted.contains(job.name) { return job }
      switch job {
      case .keep(let record), .look(let record): return .keep(record)
      case .document(_, let record), .page(_, let record):
        guard var record else {
          hasGaps = true
          return nil
        }
        // It is not built now, so the next build has to.
        record.isOutOfDate = true
        return .keep(record)
      }
    }
  }

  /// Lets go of the jobs, once all are done.
  mutating func forgetJobs() { jobs = [] }

  /// Leaves a share of the pages, told by the names of all.
  mutating func restrict(to share: Share) {
    if isCut { return }
    let jobs = jobs
    self.jobs = share.places(in: jobs.map(\.name)).map { jobs[$0] }
  }

  /// Looks for names that cannot be paths. Those of files are findings, told with all others; those of
  /// pages that are written in Swift end the build.
  mutating func checkNames(_ folder: ContentFolder, _ pages: PagesInSwift) throws(SiteError) {
    // Names that were built before are sound, and so they are together.
    if areNamesKnown || hasSameSources { return }
    let jobs = jobs
    findings = try NameCheck(jobs.count) { jobs[$0].named(folder, pages) }.findings
  }
}

extension Job {
  /// The page, as far as it is known by its name.
  fileprivate func named(_ folder: ContentFolder, _ pages: PagesInSwift) -> NameCheck.Page {
    switch self {
    case .document(let path, _): NameCheck.Page(name, document: folder.shown(path))
    case .keep(let record), .look(let record):
      NameCheck.Page(
        name, document: record.isOfDocument ? folder.shown(Places.document(ofPage: name)) : nil,
        place: record.isOfDocument ? nil : pages.named(name)?.place, isKnown: true)
    case .page(let name, _): NameCheck.Page(name, document: nil, place: pages.named(name)?.place)
    }
  }
}

/// What is to be done about a page.
enum Job: Sendable {
  /// Nothing: it was not asked for.
  case keep(PageRecord)
  /// What it is made of is the same; only its files in the output have to be looked at.
  case look(PageRecord)
  /// A document that is to be read: its path below the content, and what is remembered of it.
  case document(String, PageRecord?)
  /// A page that is written in Swift, and what is remembered of it.
  case page(String, PageRecord?)

  /// The name of the page.
  var name: String {
    switch self {
    case .keep(let record), .look(let record): record.name
    case .document(let path, _): Places.pageName(ofDocument: path)
    case .page(let name, _): name
    }
  }
}

/// What came of a job.
struct JobResult: Sendable {
  /// What is to be remembered, unless something is wrong with any page.
  var record: PageRecord?
  /// Whether the page was built, and not kept.
  var isBuilt = false

  /// No page, since something is wrong with it or with another. What it refers to is told all the
  /// same: whether links lead to drafts shows only when all pages are known.
  static func refused(
    _ name: String, _ source: DocumentSource?, _ dependencies: [Dependency]
  ) -> JobResult {
    var facts = PageFacts(source: source)
    facts.dependencies = dependencies
    return JobResult(record: PageRecord(name: name, facts))
  }

  /// The same of a document that is not explored.
  static func refused(_ loaded: DocumentLoader.Loaded) -> JobResult {
    refused(
      Places.pageName(ofDocument: loaded.source.path), loaded.source, loaded.dependencies)
  }
}
