// What is known of a page wherever it stands in the output, and all that as bytes.

import Content
import Prose
import System

/// What a record holds of its page wherever that stands in the output.
package struct PageFacts: Hashable, Sendable {
  /// The file that it is made of; none for a page that is written in Swift.
  package var source: DocumentSource?
  /// Whether it asked for all documents, or may have, as a page in Swift beside another one: then it is built
  /// again when any of them changes.
  package var usesAllContent = false
  /// The files of the content that it refers to, and the pages in Swift that it leads to.
  package var dependencies: [Dependency] = []
  /// The files in its folder.
  package var outputs: [OutputRecord] = []
  /// What a feed and a sitemap say of it; none where something of it is not public.
  package var feedEntry: FeedEntry?
  /// What is odd about its document: every build tells it, and not only the one that reads it.
  package var warnings: [Diagnostic] = []

  /// A page of which nothing is known yet.
  package init(source: DocumentSource?) { self.source = source }
}

/// What all pages are asked, and most have nothing to say to: the facts of these need not be read for it.
struct FactsOutline: OptionSet, Sendable {
  let rawValue: UInt8

  static let isOfDocument = FactsOutline(rawValue: 1)
  static let usesAllContent = FactsOutline(rawValue: 2)
  static let hasDependencies = FactsOutline(rawValue: 4)
  static let linksToHeadings = FactsOutline(rawValue: 8)
  static let hasFeedEntry = FactsOutline(rawValue: 16)
  static let hasWarnings = FactsOutline(rawValue: 32)
  static let linksToPagesInSwift = FactsOutline(rawValue: 64)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(_ facts: PageFacts) {
    self = []
    if facts.source != nil { insert(.isOfDocument) }
    if facts.usesAllContent { insert(.usesAllContent) }
    if !facts.dependencies.isEmpty { insert(.hasDependencies) }
    if facts.dependencies.contains(where: \.isHeading) { insert(.linksToHeadings) }
    if facts.dependencies.contains(where: \.isPageInSwift) { insert(.linksToPagesInSwift) }
    if facts.feedEntry != nil { insert(.hasFeedEntry) }
    if !facts.warnings.isEmpty { insert(.hasWarnings) }
  }
}

extension PageFacts {
  /// The parts that somebody may ask for alone, in the order in which they are packed: what comes after
  /// them need not be unpacked.
  enum Part {
    case source, dependencies, feedEntry, all
  }

  /// The facts as bytes that tell all of them.
  package var bytes: [UInt8] {
    var packer = Packer()
    pack(into: &packer)
    return packer.bytes
  }

  /// Those that bytes tell, up to some part.
  init?(_ bytes: [UInt8], upTo last: Part = .all) {
    var unpacker = Unpacker(bytes)
    guard let facts = try? PageFacts(&unpacker, upTo: last), last != .all || unpacker.isAtEnd else {
      return nil
    }
    self = facts
  }

  func pack(into packer: inout Packer) {
    packer.add(source != nil)
    if let source {
      packer.add(source.path)
      packer.add(source.fingerprint)
      packer.add(source.stamp)
    }
    packer.add(usesAllContent)
    packer.add(dependencies.count)
    for dependency in dependencies { dependency.pack(into: &packer) }
    packer.add(feedEntry != nil)
    feedEntry?.pack(into: &packer)
    packer.add(warnings.count)
    for warning in warnings { warning.pack(into: &packer) }
    packer.add(outputs.count)
    for output in outputs { output.pack(into: &packer) }
  }

  private init(_ unpacker: inout Unpacker, upTo last: Part) throws(Unpacker.Malformed) {
    self.init(source: nil)
    if try unpacker.flag() {
      let path = try unpacker.text()
      let fingerprint = try unpacker.fingerprint()
      source = DocumentSource(
        path: path, stamp: try unpacker.stamp(), fingerprint: fingerprint)
    }
    if last == .source { return }
    usesAllContent = try unpacker.flag()
    var count = try unpacker.count()
    dependencies.reserveCapacity(count)
    for _ in 0..<count { dependencies.append(try Dependency(&unpacker)) }
    if last == .dependencies { return }
    feedEntry = try unpacker.flag() ? try FeedEntry(&unpacker) : nil
    if last == .feedEntry { return }
    for _ in 0..<(try unpacker.count()) { warnings.append(try Diagnostic(&unpacker)) }
    count = try unpacker.count()
    outputs.reserveCapacity(count)
    for _ in 0..<count { outputs.append(try OutputRecord(&unpacker)) }
  }
}
