// What of a manifest is not as it was in the one on the disk: little, where few pages of many changed.

import System

extension Manifest {
  private static let signatureOfChanges = "vitrine changes 16\n"

  /// A manifest on the disk, and which of its pages are other ones by now.
  struct Base: Sendable {
    /// Its end, by which it is known.
    var seal: Fingerprint
    /// The names of pages that came, went or changed since.
    var changed: Set<String> = []
  }

  /// The pages that came, went or changed since a base of which another manifest is the newest state;
  /// nothing if they are so many that all may be written as well.
  func changes(since last: Manifest, _ base: Base) -> Base? {
    let most = max(pages.count / 8, 8)
    var base = base
    var isSpelledAnew = false
    pages.forEach(besides: last.pages) { index, before in
      guard base.changed.count <= most else { return }
      if let index, let before, pages[index].isSame(as: before) { return }
      guard let name = index.map({ pages[$0].name }) ?? before?.name else { return }
      let (_, noted) = base.changed.insert(name)
      if !noted.isSpelled(as: name) { isSpelledAnew = true }
    }
    // Where one name came for another that Swift takes for the same text, changes cannot tell them apart.
    return base.changed.count <= most && !isSpelledAnew ? base : nil
  }

  /// What is to be known besides a base, as bytes.
  func write(
    changesOf base: Base, _ take: ([UInt8]) throws(DiskError) -> Void
  ) throws(DiskError) {
    let changed = pages.indices.filter { base.changed.contains(pages[$0].name) }
    let gone = base.changed.subtracting(changed.map { pages[$0].name })
    var file = SealedPieces(Self.signatureOfChanges)
    file.packer.add(base.seal)
    packHead(into: &file.packer)
    file.packer.add(gone.sorted())
    try file.add(changed, to: take) { index, packer throws(DiskError) in
      try pages[index].pack(into: &packer)
    }
    try packEnd(into: &file, take)
    try file.end(take)
  }

  /// Reads what changed since a manifest that has that end; nothing if it is no change of that one, or
  /// not whole. The names of the pages that changed come along.
  static func read(
    changes file: SealedFile, of manifest: Manifest, _ seal: Fingerprint
  ) -> (manifest: Manifest, changed: Set<String>)? {
    file.unpack(signatureOfChanges) { unpacker throws(Unpacker.Malformed) in
      guard try unpacker.fingerprint() == seal else { throw Unpacker.Malformed() }
      var new = try Manifest(headOf: &unpacker)
      let gone = Set(try unpacker.texts())
      let changed = try unpacker.records()
      new.pages.reserveCapacity(manifest.pages.count + changed.count)
      changed.forEach(besides: manifest.pages) { index, before in
        if let index {
          new.pages.append(changed[index])
        } else if let before, !gone.contains(before.name) {
          new.pages.append(before)
        }
      }
      try new.readEnd(of: &unpacker)
      guard new.isReadable else { throw Unpacker.Malformed() }
      return (new, gone.union(changed.map(\.name)))
    }
  }
}
