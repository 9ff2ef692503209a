// Which frame of the base a frame of the head is, when its path is another.

/// Pairs frames that are new with frames that are gone: those that are alike were renamed.
struct Pairing {
  /// The old path of each new one.
  private(set) var oldPaths: [String: String] = [:]

  private let base: Side
  private let head: Side

  init(
    _ comparison: FileComparison, _ base: Side, _ head: Side, _ old: Catalogue, _ new: Catalogue
  ) throws(ReviewError) {
    (self.base, self.head) = (base, head)
    let gone = comparison.removed.filter { old.frames[$0] != nil }.sorted()
    let came = comparison.added.filter { new.frames[$0] != nil }.sorted()
    if gone.isEmpty || came.isEmpty { return }
    // Pages first: a page that was renamed takes all of its frames along.
    let oldPages = Self.whole(gone, old)
    let newPages = Self.whole(came, new)
    for (newPage, oldPage) in try closest(
      newPages.compactMap { page in new.pageByName[page].flatMap(Self.face).map { (page, $0) } },
      oldPages.compactMap { page in old.pageByName[page].flatMap(Self.face).map { (page, $0) } })
    {
      var files: [String: String] = [:]
      for frame in old.pageByName[oldPage]?.frames ?? [] { files[frame.name] = frame.file }
      for frame in new.pageByName[newPage]?.frames ?? [] {
        if let file = files[frame.name] { oldPaths[frame.file] = file }
      }
    }
    // Then frames within a page that stayed.
    let used = Set(oldPaths.values)
    var cameByPage = Self.byPage(came.filter { oldPaths[$0] == nil }, new)
    let goneByPage = Self.byPage(gone.filter { !used.contains($0) }, old)
    for page in new.pages {
      guard let mine = cameByPage.removeValue(forKey: page.name), let theirs = goneByPage[page.name]
      else { continue }
      for (one, other) in try closest(mine.map { ($0, $0) }, theirs.map { ($0, $0) }) {
        oldPaths[one] = other
      }
    }
  }

  /// Some files by the pages that they are frames of.
  private static func byPage(_ files: [String], _ catalogue: Catalogue) -> [String: [String]] {
    Dictionary(grouping: files) { catalogue.frames[$0]?.page ?? "" }
  }

  /// The pages all of whose frames are among these files.
  private static func whole(_ files: [String], _ catalogue: Catalogue) -> [String] {
    byPage(files, catalogue).filter { catalogue.pageByName[$0.key]?.frames.count == $0.value.count }
      .keys.sorted()
  }

  /// The frame that tells a page from others: the one with the most to be seen is among the longest
  /// ways from the start, but any that is not redacted will do.
  private static func face(of page: Catalogue.Page) -> String? {
    (page.frames.first { !$0.isRedacted } ?? page.frames.first)?.file
  }

  /// The likest pairs, the likest first, each taken once.
  private func closest(
    _ new: [(name: String, file: String)], _ old: [(name: String, file: String)]
  ) throws(ReviewError) -> [(String, String)] {
    var oldSamples: [WordSample] = []
    for entry in old { oldSamples.append(WordSample(try base.bytes(of: entry.file))) }
    let index = WordIndex(oldSamples)
    var candidates: [(likeness: Double, new: Int, old: Int)] = []
    for (one, entry) in new.enumerated() {
      let sample = WordSample(try head.bytes(of: entry.file))
      for other in index.alike(sample, standingAt: Double(one) / Double(new.count)) {
        let likeness = sample.likeness(to: oldSamples[other])
        if likeness >= WordIndex.likeness { candidates.append((likeness, one, other)) }
      }
    }
    candidates.sort { ($1.likeness, $0.new, $0.old) < ($0.likeness, $1.new, $1.old) }
    var usedNew: Set<Int> = []
    var usedOld: Set<Int> = []
    var pairs: [(String, String)] = []
    for (_, one, other) in candidates where !usedNew.contains(one) && !usedOld.contains(other) {
      usedNew.insert(one)
      usedOld.insert(other)
      pairs.append((new[one].name, old[other].name))
    }
    return pairs
  }
}
