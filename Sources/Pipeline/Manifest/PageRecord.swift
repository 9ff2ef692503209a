// What is remembered of a page from one build to the next.

import Gallery
import Prose
import System

/// A page as it was last built: what it was made of, and what was made of it.
struct PageRecord: Sendable {
  /// The file that a page is made of.
  struct Source: Hashable, Sendable {
    /// The path below the folder of content.
    var path: String
    /// The marks that it bore; none if it changed too lately for them to be trusted.
    var stamp: FileStamp?
    /// Of its bytes.
    var fingerprint: Fingerprint
  }

  /// The name of the page.
  var name: String
  /// The file that it is made of; none for a page that is written in Swift.
  var source: Source?
  /// Whether it is a draft that was left out, so that nothing was made of it.
  var isLeftOut = false
  /// Whether a build that had something else to do passed it over, though it may not be what a build
  /// would make of it now.
  var isOutOfDate = false
  /// Whether it looked at other documents.
  var usesAllContent = false
  /// The files of the content that it refers to.
  var dependencies: [Dependency] = []
  /// The files in its folder.
  var outputs: [OutputRecord] = []
  /// What the index says of it.
  var summary: PageSummary?
  /// Where `atlas.json` speaks of it.
  var fragment = 0..<0
  /// What a feed and a sitemap say of it; none where something of it is not public.
  var entry: FeedEntry?

  /// What is odd about its document: every build tells it, and not only the one that reads it.
  var warnings: [Diagnostic] = []

  /// A page of which nothing is known yet.
  init(name: String, source: Source?) {
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
    packer.add(fragment.lowerBound)
    packer.add(fragment.count)
    packer.add(entry != nil)
    entry?.pack(into: &packer)
    packer.add(warnings.count)
    for warning in warnings { warning.pack(into: &packer) }
  }

  init(_ unpacker: inout Unpacker) throws(Unpacker.Malformed) {
    name = try unpacker.text()
    if try unpacker.flag() {
      let path = try unpacker.text()
      let fingerprint = try unpacker.fingerprint()
      source = Source(path: path, stamp: try unpacker.stamp(), fingerprint: fingerprint)
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
    fragment = start..<start + count
    if try unpacker.flag() { entry = try FeedEntry(&unpacker) }
    for _ in 0..<(try unpacker.count()) { warnings.append(try Diagnostic(&unpacker)) }
  }
}
