// What is written down of a share, so that it can be joined to the others without the content.

import Content
import System

/// What a share says of itself. It is the same, byte for byte, wherever and whenever it is built.
package struct ShareManifest: Sendable {
  /// What every share of one gallery has in common.
  package struct Origin: Hashable, Sendable {
    /// The fingerprint of the program's bytes.
    package var program: Fingerprint
    /// What the build was told.
    package var settings: BuildSettings
    /// The fingerprint of all files of the content.
    package var content: Fingerprint

    package init(program: Fingerprint, settings: BuildSettings, content: Fingerprint) {
      self.program = program
      self.settings = settings
      self.content = content
    }
  }

  /// What it has in common with the others.
  package var origin: Origin
  /// Which share it is.
  package var share: Share
  /// The pages, in order of the bytes of their names. What is true on one machine only is left out:
  /// times and inodes.
  package var pages: [PageRecord] = []
  /// The files of the content that the pages refer to.
  package var copies: [Manifest.Copy] = []
  /// What is said of the pages in `atlas.json`, one a line: a file of the share.
  package var atlas: OutputRecord
  /// What the index will show of the pages, one after the other: a file of the share.
  package var strips: OutputRecord

  /// What is to be written down of a share.
  package init(
    origin: Origin, share: Share, pages: [PageRecord], copies: [Manifest.Copy],
    atlas: OutputRecord, strips: OutputRecord
  ) {
    self.origin = origin
    self.share = share
    self.pages = pages
    self.copies = copies
    self.atlas = atlas
    self.strips = strips
  }
}

extension ShareManifest {
  private static let signature = "vitrine share 15\n"

  /// The manifest as bytes, piece by piece.
  package func write(_ take: ([UInt8]) throws(DiskError) -> Void) throws(DiskError) {
    var file = SealedPieces(Self.signature)
    file.packer.add(origin.program)
    origin.settings.pack(into: &file.packer)
    file.packer.add(origin.content)
    file.packer.add(share.number)
    file.packer.add(share.count)
    try file.add(pages, to: take) { page, packer throws(DiskError) in
      try page.portable(isPublic: origin.settings.isPublic).pack(into: &packer)
    }
    try file.add(copies, to: take) { copy, packer in
      packer.add(copy.source)
      Dependency(path: "", found: copy.found).pack(into: &packer)
      copy.output.portable.pack(into: &packer)
    }
    atlas.portable.pack(into: &file.packer)
    strips.portable.pack(into: &file.packer)
    try file.end(take)
  }

  /// Reads a manifest; nothing if it is not one of this version of the program.
  init?(_ file: SealedFile) {
    let manifest = file.unpack(Self.signature) { unpacker throws(Unpacker.Malformed) in
      try ShareManifest(&unpacker)
    }
    guard let manifest, manifest.isSafe else { return nil }
    self = manifest
  }

  private init(_ unpacker: inout Unpacker) throws(Unpacker.Malformed) {
    origin = Origin(
      program: try unpacker.fingerprint(), settings: try BuildSettings(&unpacker),
      content: try unpacker.fingerprint())
    guard let share = Share(try unpacker.integer(), of: try unpacker.integer()) else {
      throw Unpacker.Malformed()
    }
    self.share = share
    pages = try unpacker.records()
    try unpacker.goOn()
    copies = try unpacker.pieces { unpacker throws(Unpacker.Malformed) in
      Manifest.Copy(
        source: try unpacker.text(), stamp: nil, found: try Dependency(&unpacker).found,
        output: try OutputRecord(&unpacker))
    }
    atlas = try OutputRecord(&unpacker)
    strips = try OutputRecord(&unpacker)
  }

  /// Whether all paths lead to below the output: a share comes from elsewhere.
  private var isSafe: Bool {
    pages.allSatisfy { page in
      guard PageName.finding(page.name) == nil, let facts = try? page.facts else {
        return false
      }
      return facts.outputs.allSatisfy { OutputPath.isSafeName($0.name) }
    } && copies.allSatisfy { OutputPath.isSafe($0.output.name) }
  }
}

extension PageRecord {
  /// The record without what is true on one machine only, and without what only the author knows.
  fileprivate func portable(isPublic: Bool) throws(DiskError) -> PageRecord {
    try with { facts in
      facts.source?.stamp = nil
      // Whether another page of its closure asked before is chance, so all count as asking.
      if facts.source == nil { facts.usesAllContent = true }
      // What is private could be guessed from it. And of a document with warnings, which quote the text
      // and do not go along, a build on the other machine does not know them: so it reads it again.
      if isPublic || !facts.warnings.isEmpty { facts.source?.fingerprint = .none }
      facts.warnings = []
      facts.outputs = facts.outputs.map(\.portable)
    }
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
