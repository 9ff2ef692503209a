// What is remembered of a page from one build to the next.

import Content
import Gallery
import Prose
import System

/// A page as it was last built: what it was made of, and what was made of it.
///
/// There are several lists of all records, and in most builds nearly all of them are the same as before:
/// so what is written once is in a place of its own, and a record is small.
package struct PageRecord: Sendable {
  /// Where the index shows it.
  package var strip = StripPlace()
  private var entry = FileRange(0..<0)
  /// Whether it is a draft that was left out, so that nothing was made of it.
  package var isLeftOut = false
  /// Whether the last build was not asked for it and passed it over, though what it is made of had
  /// changed.
  package var isOutOfDate = false
  /// All else.
  private var kept: Kept

  private final class Kept: Sendable {
    let subject: Subject
    let facts: Facts

    init(_ subject: Subject, _ facts: Facts) {
      self.subject = subject
      self.facts = facts
    }
  }

  /// Which page it is.
  private enum Subject: Sendable {
    /// One of which the index says nothing.
    indirect case unlisted(name: String)
    case listed(PageSummary)
  }

  /// Where the facts of a page are.
  private enum Facts: Sendable {
    /// In memory.
    indirect case held(PageFacts)
    /// On the disk: of many pages they would be most of what a build holds. Those of pages that were built
    /// just now are among the new entries, until all of them are written down together; all others are in
    /// the manifest that tells of their pages.
    case noted(any NotedBytes, FileRange, FactsOutline)
  }

  /// A page of which the index says nothing.
  package init(name: String, _ facts: PageFacts) {
    kept = Kept(.unlisted(name: name), .held(facts))
  }

  /// A page whose facts were put at a place of the new entries, as ``PageFacts/bytes``.
  package init(
    _ summary: PageSummary, _ facts: PageFacts, noted place: Range<Int>,
    in entries: NewPageEntries
  ) {
    kept = Kept(.listed(summary), .noted(entries, FileRange(place), FactsOutline(facts)))
  }
}

extension PageRecord {
  /// Where `atlas.json` speaks of it.
  package var atlasEntry: Range<Int> {
    get { entry.range }
    set { entry = FileRange(newValue) }
  }
  /// The name of the page.
  package var name: String {
    switch kept.subject {
    case .unlisted(let name): name
    case .listed(let summary): summary.name
    }
  }
  /// What the index says of it.
  package var summary: PageSummary? {
    if case .listed(let summary) = kept.subject { return summary }
    return nil
  }
  /// Whether it is made of a document; else it is written in Swift.
  package var isOfDocument: Bool { outline.contains(.isOfDocument) }
  /// Whether it asked for all documents: then it is built again when any of them changes.
  package var usesAllContent: Bool { outline.contains(.usesAllContent) }
  package var source: DocumentSource? {
    get throws(DiskError) { isOfDocument ? try facts(upTo: .source).source : nil }
  }
  package var dependencies: [Dependency] {
    get throws(DiskError) {
      outline.contains(.hasDependencies) ? try facts(upTo: .dependencies).dependencies : []
    }
  }
  /// Whether some of them are headings of documents.
  package var linksToHeadings: Bool { outline.contains(.linksToHeadings) }
  /// Whether some of them are pages in Swift.
  package var linksToPagesInSwift: Bool { outline.contains(.linksToPagesInSwift) }
  package var outputs: [OutputRecord] { get throws(DiskError) { try facts.outputs } }
  package var feedEntry: FeedEntry? {
    get throws(DiskError) {
      outline.contains(.hasFeedEntry) ? try facts(upTo: .feedEntry).feedEntry : nil
    }
  }
  package var warnings: [Diagnostic] {
    get throws(DiskError) { outline.contains(.hasWarnings) ? try facts.warnings : [] }
  }

  /// All that is known of it besides.
  package var facts: PageFacts { get throws(DiskError) { try facts(upTo: .all) } }

  private func facts(upTo last: PageFacts.Part) throws(DiskError) -> PageFacts {
    switch kept.facts {
    case .held(let facts): return facts
    case .noted(let noted, let place, _):
      var bytes: [UInt8] = []
      try noted.read(place.range, appendingTo: &bytes)
      guard let facts = PageFacts(bytes, upTo: last),
        last != .all || FactsOutline(facts) == outline
      else { throw noted.unreadable }
      return facts
    }
  }

  private var outline: FactsOutline {
    switch kept.facts {
    case .held(let facts): FactsOutline(facts)
    case .noted(_, _, let outline): outline
    }
  }

  /// The facts as bytes, which mostly are there already.
  package var packedFacts: [UInt8] {
    get throws(DiskError) {
      switch kept.facts {
      case .held(let facts): return facts.bytes
      case .noted(let noted, let place, _):
        var bytes: [UInt8] = []
        try noted.read(place.range, appendingTo: &bytes)
        return bytes
      }
    }
  }

  /// Packs what the page and its looks are called, if the index says something of it.
  package func packNames(into packer: inout Packer) {
    guard let summary else { return }
    packer.add(summary.name)
    packer.add(summary.frames.count)
    for frame in summary.frames { packer.add(frame.name) }
  }

  /// Whether both come from one build of the page, as most of two lists do.
  package func isOfTheSame(as other: PageRecord) -> Bool { kept === other.kept }

  /// Whether nothing else is known of it than another record tells of the same page.
  func isSame(as other: PageRecord) -> Bool {
    isOfTheSame(as: other) && isLeftOut == other.isLeftOut && isOutOfDate == other.isOutOfDate
      && atlasEntry == other.atlasEntry && strip == other.strip
  }

  /// Whether the files in its folder are those that another record has; mostly it is the very same.
  func hasSameOutputs(as other: PageRecord) throws(DiskError) -> Bool {
    if isOfTheSame(as: other) { return true }
    if case .noted(let mine, let place, _) = kept.facts,
      case .noted(let theirs, place, _) = other.kept.facts, mine === theirs
    {
      return true
    }
    guard let theirs = try? other.outputs else { return false }
    return try outputs == theirs
  }

  /// The same page, of which something else is known.
  package func with(
    _ change: (inout PageFacts) -> Void
  ) throws(DiskError) -> PageRecord {
    var record = self
    var facts = try facts
    change(&facts)
    record.kept = Kept(kept.subject, .held(facts))
    return record
  }

  /// The same page with other facts, which were put at a place of the new entries.
  package func with(
    _ facts: PageFacts, noted place: Range<Int>, in entries: NewPageEntries
  ) -> PageRecord {
    var record = self
    record.kept = Kept(kept.subject, .noted(entries, FileRange(place), FactsOutline(facts)))
    return record
  }

  /// The same page with the facts that another record has of it.
  package func with(factsOf other: PageRecord) -> PageRecord {
    var record = self
    record.kept = Kept(kept.subject, other.kept.facts)
    return record
  }
}

extension [PageRecord] {
  /// Whether pages and their looks are called what those of another list are.
  package func areNamed(as others: [PageRecord]) -> Bool {
    count == others.count
      && zip(self, others).allSatisfy { one, other in
        one.isOfTheSame(as: other)
          || one.name.isSpelled(as: other.name)
            && one.summary?.frames.map(\.name) == other.summary?.frames.map(\.name)
      }
  }

  /// Gives each page of this list or another one: its place here, and what the other one has of it.
  /// Both are in the order of the bytes of the names.
  package func forEach<E: Error>(
    besides others: [PageRecord], _ take: (Int?, PageRecord?) throws(E) -> Void
  ) throws(E) {
    var next = others.startIndex
    for index in indices {
      // Mostly it is the very same page, and no name has to be compared.
      if next < others.endIndex, others[next].isOfTheSame(as: self[index]) {
        try take(index, others[next])
        next += 1
        continue
      }
      let name = self[index].name
      while next < others.endIndex, others[next].name.utf8.span.precedes(name.utf8.span) {
        try take(nil, others[next])
        next += 1
      }
      if next < others.endIndex, others[next].name.isSpelled(as: name) {
        try take(index, others[next])
        next += 1
      } else {
        try take(index, nil)
      }
    }
    for index in next..<others.endIndex { try take(nil, others[index]) }
  }
}

/// Where the looks of a page stand on the index: a run of bytes in one of its rooms; of a share, in the
/// one file that it has of them.
package struct StripPlace: Hashable, Sendable {
  /// The fingerprint of what stands there, and around it.
  package var fingerprint = Fingerprint.none
  private var place = FileRange(0..<0)
  private var number: UInt32 = 0

  /// The number of the room.
  package var room: Int {
    get { Int(number) }
    set { number = UInt32(truncatingIfNeeded: newValue) }
  }

  /// The place in it.
  package var range: Range<Int> {
    get { place.range }
    set { place = FileRange(newValue) }
  }

  package init() {}

  /// What stands in some place of the first room.
  package init(_ range: Range<Int>, _ fingerprint: Fingerprint) {
    place = FileRange(range)
    self.fingerprint = fingerprint
  }

  fileprivate func pack(into packer: inout Packer) {
    packer.add(room)
    packer.add(range)
    packer.add(fingerprint)
  }

  fileprivate init(_ unpacker: inout Unpacker) throws(Unpacker.Malformed) {
    room = try unpacker.size()
    range = try unpacker.range()
    fingerprint = try unpacker.fingerprint()
  }
}

/// A run of bytes in a file, of four gigabytes at most: no page has as much to say of itself. There are
/// two for each page, so they are no larger than they have to be.
private struct FileRange: Hashable, Sendable {
  private let start: Int
  private let count: UInt32

  init(_ range: Range<Int>) {
    start = range.lowerBound
    count = UInt32(truncatingIfNeeded: range.count)
  }

  var range: Range<Int> { start..<start + Int(count) }
}

extension Fingerprint {
  /// Of the looks of a page as the index shows them, and of what it says around them; `tags` and `common`
  /// are those of what many pages have alike.
  package init(
    strip: [UInt8], _ summary: PageSummary, tags: Fingerprint, common: Fingerprint
  ) {
    var print = Fingerprinter()
    print.add(strip)
    print.add(summary.name)
    print.add(summary.title)
    print.add(tags)
    print.add(common)
    self = print.fingerprint
  }

  /// Of what pages that are alike have in common.
  package init(of common: PageSummary.Common) {
    var packer = Packer()
    packer.add(common)
    self.init(of: packer.bytes)
  }

  /// Of the tags of pages.
  package init(of tags: [String]) {
    var packer = Packer()
    packer.add(tags)
    self.init(of: packer.bytes)
  }
}

extension PageRecord {
  func pack(into packer: inout Packer) throws(DiskError) {
    packer.add(name)
    packer.add(isLeftOut)
    packer.add(isOutOfDate)
    packer.add(summary != nil)
    if let summary { packer.add(unnamed: summary) }
    packer.add(atlasEntry)
    strip.pack(into: &packer)
    packer.add(UInt64(outline.rawValue))
    packer.add(try packedFacts)
  }

  /// Reads a record from a file, in which its facts stay.
  init(_ unpacker: inout Unpacker) throws(Unpacker.Malformed) {
    let name = try unpacker.text()
    isLeftOut = try unpacker.flag()
    isOutOfDate = try unpacker.flag()
    let summary = try unpacker.flag() ? try unpacker.summary(of: name) : nil
    entry = FileRange(try unpacker.range())
    strip = try StripPlace(&unpacker)
    let outline = FactsOutline(rawValue: UInt8(truncatingIfNeeded: try unpacker.number()))
    let noted = try unpacker.notedBytes()
    kept = Kept(
      summary.map(Subject.listed) ?? .unlisted(name: name),
      .noted(noted.file, FileRange(noted.place), outline))
  }
}

extension Unpacker {
  /// Records of pages, as many as are told.
  mutating func records() throws(Malformed) -> [PageRecord] {
    try pieces { unpacker throws(Malformed) in try PageRecord(&unpacker) }
  }
}
