// Which frame of the base a frame of the head is, when its path is another.

/// Pairs frames that are new with frames that are gone: those that are alike were renamed.
struct Pairing {
  /// The old path of each new one.
  private(set) var oldPaths: [String: String] = [:]
  /// At least this much must be the same for two frames to be one that was renamed.
  private static let likeness = 0.6

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
    for page in new.pages {
      let mine = came.filter { new.frames[$0]?.page == page.name && oldPaths[$0] == nil }
      let theirs = gone.filter { old.frames[$0]?.page == page.name && !used.contains($0) }
      if mine.isEmpty || theirs.isEmpty { continue }
      for (one, other) in try closest(mine.map { ($0, $0) }, theirs.map { ($0, $0) }) {
        oldPaths[one] = other
      }
    }
  }

  /// The pages all of whose frames are among these files.
  private static func whole(_ files: [String], _ catalogue: Catalogue) -> [String] {
    var counts: [String: Int] = [:]
    for file in files { counts[catalogue.frames[file]?.page ?? "", default: 0] += 1 }
    return counts.filter { catalogue.pageByName[$0.key]?.frames.count == $0.value }.keys.sorted()
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
    var newSketches: [WordSample] = []
    for entry in new { newSketches.append(WordSample(try head.bytes(of: entry.file))) }
    var oldSketches: [WordSample] = []
    for entry in old { oldSketches.append(WordSample(try base.bytes(of: entry.file))) }
    var candidates: [(likeness: Double, new: Int, old: Int)] = []
    for (one, sketch) in newSketches.enumerated() {
      for (other, oldSketch) in oldSketches.enumerated() {
        let likeness = sketch.likeness(to: oldSketch)
        if likeness >= Self.likeness { candidates.append((likeness, one, other)) }
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

/// So much of a frame that two can be compared at once: the smallest hashes of its words.
private struct WordSample {
  private let hashes: [UInt64]
  private static let size = 128

  init(_ html: [UInt8]) {
    var hashes: Set<UInt64> = []
    for part in FrameParts(html).parts where !part.isCaption && part.kind != .end {
      let words = part.text.split(separator: " ")
      for word in words.isEmpty ? [part.tag[...]] : words { hashes.insert(Self.hash(word)) }
      if words.count > 1 { hashes.insert(Self.hash(part.text[...])) }
    }
    self.hashes = Array(hashes.sorted().prefix(Self.size))
  }

  /// From 0 to 1: how many of the smallest hashes of both are common.
  func likeness(to other: WordSample) -> Double {
    var (one, two, common, union) = (0, 0, 0, 0)
    while union < Self.size, one < hashes.count || two < other.hashes.count {
      union += 1
      if two >= other.hashes.count || one < hashes.count && hashes[one] < other.hashes[two] {
        one += 1
      } else if one >= hashes.count || other.hashes[two] < hashes[one] {
        two += 1
      } else {
        (one, two, common) = (one + 1, two + 1, common + 1)
      }
    }
    return union == 0 ? 0 : Double(common) / Double(union)
  }

  /// The same on every run, unlike the hashes of the standard library.
  private static func hash(_ text: Substring) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return (hash ^ hash >> 32) &* 0x9E37_79B9_7F4A_7C15
  }
}
