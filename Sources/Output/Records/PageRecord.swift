// What is remembered of a page from one build to the next.

import Content
import Gallery
import Prose
import System

/// A page as it was last built: what it was made of, and what was made of it.
package struct PageRecord: Sendable {
  /// The name of the page.
  package var name: String
  /// The file that it is made of; none for a page that is written in Swift.
  package var source: DocumentSource?
  /// Whether it is a draft that was left out, so that nothing was made of it.
  package var isLeftOut = false
  /// Whether the last build was not asked for it and passed it over, though what it is made of had
  /// changed.
  package var isOutOfDate = false
  /// Whether it asked for all documents: then it is built again when any of them changes.
  package var usesAllContent = false
  /// The files of the content that it refers to.
  package var dependencies: [Dependency] = []
  /// The files in its folder.
  package var outputs: [OutputRecord] = []
  /// What the index says of it.
  package var summary: PageSummary?
  /// Where `atlas.json` speaks of it.
  package var atlasEntry = 0..<0
  /// What a feed and a sitemap say of it; none where something of it is not public.
  package var feedEntry: FeedEntry?

  /// What is odd about its document: every build tells it, and not only the one that reads it.
  package var warnings: [Diagnostic] = []

  /// A page of which nothing is known yet.
  package init(name: String, source: DocumentSource?) {
    self.name = name
    self.source = source
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
    packer.add(atlasEntry.lowerBound)
    packer.add(atlasEntry.count)
    packer.add(feedEntry != nil)
    feedEntry?.pack(into: &packer)
    packer.add(warnings.count)
    for warning in warnings { warning.pack(into: &packer) }
  }

  init(_ unpacker: inout Unpacker) throws(Unpacker.Malformed) {
    name = try unpacker.text()
    if try unpacker.flag() {
      let path = try unpacker.text()
      let fingerprint = try unpacker.fingerprint()
      source = DocumentSource(path: path, stamp: try unpacker.stamp(), fingerprint: fingerprint)
    }
    isLeftOut = try unpacker.flag()
    isOutOfDate = try unpacker.flag()
    usesAllContent = try unpacker.flag()
    for _ in 0..<(try unpacker.count()) { dependencies.append(try Dependency(&unpacker)) }
    for _ in 0..<(try unpacker.count()) { outputs.append(try OutputRecord(&unpacker)) }
    if try unpacker.flag() { summary = try unpacker.summary() }
    let start = try unpacker.integer()
    let count = try unpacker.integer()
    guard start >= 0, count >= 0, start <= Int.max - count else { throw Unpacker.Malformed() }
    atlasEntry = start..<start + count
    if try unpacker.flag() { feedEntry = try FeedEntry(&unpacker) }
    for _ in 0..<(try unpacker.count()) { warnings.append(try Diagnostic(&unpacker)) }
  }
}
