// A part of a gallery: one share of its pages, and what is to be known of it to join it to others.

import Prose
import System

/// What a part says of itself. It is the same, byte for byte, wherever and whenever it is built.
struct Part: Sendable {
  /// What every part of one gallery has in common.
  struct Origin: Hashable, Sendable {
    /// The program: of its bytes.
    var program: Fingerprint
    var settings: BuildSettings
    /// All files of the content.
    var content: Fingerprint
  }

  var origin: Origin
  var shard: Shard
  /// The pages, in order of the bytes of their names. What is true on one machine only is left out:
  /// times, and numbers of files.
  var pages: [PageRecord] = []
  /// The files of the content that the pages refer to.
  var copies: [Manifest.Copy] = []
  /// What is said of the pages in `atlas.json`, one a line: a file of the part.
  var fragments: OutputRecord
}

extension Part {
  private static let signature = "vitrine part 5\n"

  /// The part as bytes.
  var bytes: [UInt8] {
    var packer = Packer()
    packer.reserve(pages.count * 1024 + 4096)
    packer.add(Self.signature)
    packer.add(origin.program)
    origin.settings.pack(into: &packer)
    packer.add(origin.content)
    packer.add(shard.number)
    packer.add(shard.count)
    packer.add(pages.count)
    for page in pages {
      page.portable(isPublic: origin.settings.isPublic).pack(into: &packer)
    }
    packer.add(copies.count)
    for copy in copies {
      packer.add(copy.source)
      Dependency(path: "", found: copy.found).pack(into: &packer)
      copy.output.portable.pack(into: &packer)
    }
    fragments.portable.pack(into: &packer)
    return packer.sealed()
  }

  /// Reads a part; nothing if it is not one of this version of the program, or not whole.
  init?(_ bytes: [UInt8]) {
    let part = Unpacker.open(bytes, signature: Self.signature) {
      unpacker throws(Unpacker.Malformed) in try Part(&unpacker)
    }
    guard let part, part.isSafe else { return nil }
    self = part
  }

  private init(_ unpacker: inout Unpacker) throws(Unpacker.Malformed) {
    origin = Origin(
      program: try unpacker.fingerprint(), settings: try BuildSettings(&unpacker),
      content: try unpacker.fingerprint())
    guard let shard = Shard(try unpacker.integer(), of: try unpacker.integer()) else {
      throw Unpacker.Malformed()
    }
    self.shard = shard
    let count = try unpacker.count()
    pages.reserveCapacity(count)
    for _ in 0..<count { pages.append(try PageRecord(&unpacker)) }
    for _ in 0..<(try unpacker.count()) {
      copies.append(
        Manifest.Copy(
          source: try unpacker.text(), stamp: nil, found: try Dependency(&unpacker).found,
          output: try OutputRecord(&unpacker)))
    }
    fragments = try OutputRecord(&unpacker)
  }

  /// Whether all paths lead to below the output: a part comes from elsewhere.
  private var isSafe: Bool {
    pages.allSatisfy { page in
      PageName.problem(page.name) == nil
        && page.outputs.allSatisfy { Ownership.isSafe($0.name) && !$0.name.utf8.contains(0x2F) }
    } && copies.allSatisfy { Ownership.isSafe($0.output.name) }
  }
}

extension PageRecord {
  /// The record without what is true on one machine only, and without what only the author knows.
  fileprivate func portable(isPublic: Bool) -> PageRecord {
    var record = self
    record.source?.stamp = nil
    // What is private could be guessed from it.
    if isPublic { record.source?.fingerprint = .none }
    // They quote the text, and it may be private.
    record.warnings = []
    record.outputs = outputs.map(\.portable)
    return record
  }
}

extension OutputRecord {
  /// The record without what is true on one machine only.
  fileprivate var portable: OutputRecord {
    OutputRecord(
      name: name, fingerprint: fingerprint,
      stamp: FileStamp(size: size, modified: 0, changed: 0, inode: 0))
  }
}
