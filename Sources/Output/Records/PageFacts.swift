// What is known of a page wherever it stands in the output, and all that as bytes.

import Content
import Prose
import System

/// What a record holds of its page wherever that stands in the output.
package struct PageFacts: Hashable, Sendable {
  /// The file that it is made of; none for a page that is written in Swift.
  package var source: DocumentSource?
  /// Whether it asked for all documents: then it is built again when any of them changes.
  package var usesAllContent = false
  /// The files of the content that it refers to.
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

extension PageFacts {
  /// The facts as bytes that tell all of them.
  package var bytes: [UInt8] {
    var packer = Packer()
    pack(into: &packer)
    return packer.bytes
  }

  init?(_ bytes: [UInt8]) {
    var unpacker = Unpacker(bytes)
    guard let facts = try? PageFacts(&unpacker) else { return nil }
    self = facts
  }

  func pack(into packer: inout Packer) {
    packer.add(source != nil)
    if let source {
      packer.add(shared: source.path)
      packer.add(source.fingerprint)
      packer.add(source.stamp)
    }
    packer.add(usesAllContent)
    packer.add(dependencies.count)
    for dependency in dependencies { dependency.pack(into: &packer) }
    packer.add(shared: .names) { packer in
      packer.add(outputs.count)
      for output in outputs { packer.add(output.name) }
    }
    for output in outputs { output.packUnnamed(into: &packer) }
    packer.add(feedEntry != nil)
    feedEntry?.pack(into: &packer)
    packer.add(warnings.count)
    for warning in warnings { warning.pack(into: &packer) }
  }

  init(_ unpacker: inout Unpacker) throws(Unpacker.Malformed) {
    self.init(source: nil)
    if try unpacker.flag() {
      let path = try unpacker.sharedText()
      let fingerprint = try unpacker.fingerprint()
      source = DocumentSource(
        path: path, stamp: try unpacker.stamp(), fingerprint: fingerprint)
    }
    usesAllContent = try unpacker.flag()
    let count = try unpacker.count()
    dependencies.reserveCapacity(count)
    for _ in 0..<count { dependencies.append(try Dependency(&unpacker)) }
    let names = try unpacker.sharedNames()
    outputs.reserveCapacity(names.count)
    for name in names { outputs.append(try OutputRecord(name: name, &unpacker)) }
    feedEntry = try unpacker.flag() ? try FeedEntry(&unpacker) : nil
    for _ in 0..<(try unpacker.count()) { warnings.append(try Diagnostic(&unpacker)) }
  }
}
