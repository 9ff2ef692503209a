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
  /// The name of the page.
  package var name: String
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
    let facts: PageFacts

    init(_ facts: PageFacts) { self.facts = facts }
  }

  /// A page of which that is known.
  package init(name: String, _ facts: PageFacts) {
    self.name = name
    kept = Kept(facts)
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
  package var source: DocumentSource? { kept.facts.source }
  package var usesAllContent: Bool { kept.facts.usesAllContent }
  package var dependencies: [Dependency] { kept.facts.dependencies }
  package var outputs: [OutputRecord] { kept.facts.outputs }
  package var summary: PageSummary? { kept.facts.summary }
  package var feedEntry: FeedEntry? { kept.facts.feedEntry }
  package var warnings: [Diagnostic] { kept.facts.warnings }

  /// The same page, of which something else is known.
  package func with(_ change: (inout PageFacts) -> Void) -> PageRecord {
    var record = self
    var facts = kept.facts
    change(&facts)
    record.kept = Kept(facts)
    return record
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

  /// What stands in some place of the first room, of a page of which the index says that.
  package init(_ range: Range<Int>, _ strip: [UInt8], _ summary: PageSummary) {
    self.range = range
    var print = Fingerprinter()
    print.add(strip)
    var packer = Packer()
    packer.add(shownOnIndex: summary)
    print.append(packer.bytes)
    fingerprint = print.fingerprint
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

extension PageRecord {
  func pack(into packer: inout Packer) {
    packer.add(name)
    packer.add(source != nil)
    if let source {
      packer.add(source.path)
      packer.add(source.fingerprint)
      packer.add(source.stamp)
    }
    packer.add(isLeftOut)
    packer.add(isOutOfDate)
    packer.add(usesAllContent)
    packer.add(dependencies.count)
    for dependency in dependencies { dependency.pack(into: &packer) }
    packer.add(outputs.count)
    for output in outputs { output.pack(into: &packer) }
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
    name = try unpacker.text()
    var facts = PageFacts(source: nil)
    if try unpacker.flag() {
      let path = try unpacker.text()
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
    let outputs = try unpacker.count()
    facts.outputs.reserveCapacity(outputs)
    for _ in 0..<outputs { facts.outputs.append(try OutputRecord(&unpacker)) }
    facts.summary = try unpacker.flag() ? try unpacker.summary() : nil
    atlasEntry = try unpacker.range()
    strip = try StripPlace(&unpacker)
    facts.feedEntry = try unpacker.flag() ? try FeedEntry(&unpacker) : nil
    for _ in 0..<(try unpacker.count()) { facts.warnings.append(try Diagnostic(&unpacker)) }
    kept = Kept(facts)
  }
}
