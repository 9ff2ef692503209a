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
  /// Whether it is a draft that was left out, so that nothing was made of it.
  package var isLeftOut = false
  /// Whether the last build was not asked for it and passed it over, though what it is made of had
  /// changed.
  package var isOutOfDate = false
  /// Where `atlas.json` speaks of it.
  package var atlasEntry = 0..<0
  /// Where the index shows it.
  package var strip = StripPlace()
  /// All else.
  private var kept: Kept

  private final class Kept: Sendable {
    let name: String
    let facts: PageFacts

    init(_ name: String, _ facts: PageFacts) {
      self.name = name
      self.facts = facts
    }
  }

  /// A page of which that is known.
  package init(name: String, _ facts: PageFacts) {
    kept = Kept(name, facts)
  }
}

/// What a record holds of its page wherever that stands in the output.
package struct PageFacts: Sendable {
  /// The file that it is made of; none for a page that is written in Swift.
  package var source: DocumentSource?
  /// Whether it asked for all documents: then it is built again when any of them changes.
  package var usesAllContent = false
  /// The files of the content that it refers to.
  package var dependencies: [Dependency] = []
  /// The files in its folder.
  package var outputs: [OutputRecord] = []
  /// What the index says of it.
  package var summary: PageSummary?
  /// What a feed and a sitemap say of it; none where something of it is not public.
  package var feedEntry: FeedEntry?
  /// What is odd about its document: every build tells it, and not only the one that reads it.
  package var warnings: [Diagnostic] = []

  /// A page of which nothing is known yet.
  package init(source: DocumentSource?) { self.source = source }
}

extension PageRecord {
  /// The name of the page.
  package var name: String { kept.name }
  package var source: DocumentSource? { kept.facts.source }
  package var usesAllContent: Bool { kept.facts.usesAllContent }
  package var dependencies: [Dependency] { kept.facts.dependencies }
  package var outputs: [OutputRecord] { kept.facts.outputs }
  package var summary: PageSummary? { kept.facts.summary }
  package var feedEntry: FeedEntry? { kept.facts.feedEntry }
  package var warnings: [Diagnostic] { kept.facts.warnings }

  /// Packs what the page and its looks are called, if the index says something of it. All that the record
  /// holds is asked for no more than that: a copy of it would take longer.
  package func packNames(into packer: inout Packer) {
    guard let name = kept.facts.summary?.name, let frames = kept.facts.summary?.frames else {
      return
    }
    packer.add(name)
    packer.add(frames.count)
    for frame in frames { packer.add(frame.name) }
  }

  /// Whether nothing else is known of it than another record tells of the same page.
  func isSame(as other: PageRecord) -> Bool {
    kept === other.kept && isLeftOut == other.isLeftOut && isOutOfDate == other.isOutOfDate
      && atlasEntry == other.atlasEntry && strip == other.strip
  }

  /// Whether the files in its folder are those that another record has; mostly it is the very same.
  func hasSameOutputs(as other: PageRecord) -> Bool {
    kept === other.kept || outputs == other.outputs
  }

  /// The same page, of which something else is known.
  package func with(_ change: (inout PageFacts) -> Void) -> PageRecord {
    var record = self
    var facts = kept.facts
    change(&facts)
    record.kept = Kept(name, facts)
    return record
  }
}

extension [PageRecord] {
  /// Gives each page of this list or another one: its place here, and what the other one has of it.
  /// Both are in the order of the bytes of the names.
  package func forEach(besides others: [PageRecord], _ take: (Int?, PageRecord?) -> Void) {
    var next = others.startIndex
    for index in indices {
      let name = self[index].name
      while next < others.endIndex, others[next].name.utf8.lexicographicallyPrecedes(name.utf8) {
        take(nil, others[next])
        next += 1
      }
      if next < others.endIndex, others[next].name == name {
        take(index, others[next])
        next += 1
      } else {
        take(index, nil)
      }
    }
    for index in next..<others.endIndex { take(nil, others[index]) }
  }
}

/// Where the looks of a page stand on the index: a run of bytes in one of its rooms; of a share, in the
/// one file that it has of them.
package struct StripPlace: Hashable, Sendable {
  /// The number of the room.
  package var room = 0
  /// The place in it.
  package var range = 0..<0
  /// The fingerprint of what stands there, and around it.
  package var fingerprint = Fingerprint.none

  package init() {}

  /// What stands in some place of the first room.
  package init(_ range: Range<Int>, _ fingerprint: Fingerprint) {
    self.range = range
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

extension Fingerprint {
  /// Of the looks of a page as the index shows them, and of what it says around them.
  package init(strip: [UInt8], _ summary: PageSummary) {
    var print = Fingerprinter()
    print.add(strip)
    var packer = Packer()
    packer.add(shownOnIndex: summary)
    print.append(packer.bytes)
    self = print.fingerprint
  }
}

extension PageRecord {
  func pack(into packer: inout Packer) {
    packer.add(shared: name)
    packer.add(source != nil)
    if let source {
      packer.add(shared: source.path)
      packer.add(source.fingerprint)
      packer.add(source.stamp)
    }
    packer.add(isLeftOut)
    packer.add(isOutOfDate)
    packer.add(usesAllContent)
    packer.add(dependencies.count)
    for dependency in dependencies { dependency.pack(into: &packer) }
    packer.add(shared: .names) { packer in
      packer.add(outputs.count)
      for output in outputs { packer.add(output.name) }
    }
    for output in outputs { output.packUnnamed(into: &packer) }
    packer.add(summary != nil)
    if let summary { packer.add(summary) }
    packer.add(atlasEntry)
    strip.pack(into: &packer)
    packer.add(feedEntry != nil)
    feedEntry?.pack(into: &packer)
    packer.add(warnings.count)
    for warning in warnings { warning.pack(into: &packer) }
  }

  init(_ unpacker: inout Unpacker) throws(Unpacker.Malformed) {
    let name = try unpacker.sharedText()
    var facts = PageFacts(source: nil)
    if try unpacker.flag() {
      let path = try unpacker.sharedText()
      let fingerprint = try unpacker.fingerprint()
      facts.source = DocumentSource(
        path: path, stamp: try unpacker.stamp(), fingerprint: fingerprint)
    }
    isLeftOut = try unpacker.flag()
    isOutOfDate = try unpacker.flag()
    facts.usesAllContent = try unpacker.flag()
    let dependencies = try unpacker.count()
    facts.dependencies.reserveCapacity(dependencies)
    for _ in 0..<dependencies { facts.dependencies.append(try Dependency(&unpacker)) }
    let names = try unpacker.sharedNames()
    facts.outputs.reserveCapacity(names.count)
    for name in names { facts.outputs.append(try OutputRecord(name: name, &unpacker)) }
    facts.summary = try unpacker.flag() ? try unpacker.summary() : nil
    atlasEntry = try unpacker.range()
    strip = try StripPlace(&unpacker)
    facts.feedEntry = try unpacker.flag() ? try FeedEntry(&unpacker) : nil
    for _ in 0..<(try unpacker.count()) { facts.warnings.append(try Diagnostic(&unpacker)) }
    kept = Kept(name, facts)
  }
}

extension Unpacker {
  /// Records of pages, as many as are told.
  mutating func records() throws(Malformed) -> [PageRecord] {
    let count = try count()
    var records: [PageRecord] = []
    records.reserveCapacity(count)
    for _ in 0..<count { records.append(try PageRecord(&self)) }
    return records
  }
}
