// A share on the disk, while it is joined to others.

import Glibc
import System

/// A folder that a share was built to, open and kept from builds meanwhile.
package final class ShareFolder: Sendable {
  /// The folder, as the user named it.
  let path: String
  /// What it says of itself.
  package let manifest: ShareManifest
  /// The fingerprint of the manifest; shares that have the same one are the same.
  let fingerprint: Fingerprint
  private let locked: LockedFolder
  private let atlas: Descriptor
  private let strips: Descriptor

  /// Opens a share; waits for a build that is at work on it. Nothing if there is no share, or one
  /// that is not whole.
  package init?(_ path: String, waiting: () -> Void) throws(DiskError) {
    if let found = try? FileStatus(of: path), found.kind != .folder { return nil }
    let locked = try LockedFolder.open(path, onlyChecks: true, waiting: waiting)
    guard locked.folder.isOpen,
      let file = try Self.pages(in: locked.folder, of: path), let manifest = ShareManifest(file),
      try Self.holds(OutputPath.shareAtlas, like: manifest.atlas, in: locked.folder, of: path),
      try Self.holds(OutputPath.shareStrips, like: manifest.strips, in: locked.folder, of: path),
      let atlas = try Self.opened(OutputPath.shareAtlas, in: locked.folder, of: path),
      let strips = try Self.opened(OutputPath.shareStrips, in: locked.folder, of: path)
    else { return nil }
    // A share comes from elsewhere: the places that its manifest tells have to be in the files.
    guard let size = atlas.stamp?.size, let sizeOfStrips = strips.stamp?.size,
      manifest.pages.allSatisfy({
        $0.atlasEntry.upperBound <= size && $0.strip.range.upperBound <= sizeOfStrips
      })
    else { return nil }
    self.path = path
    self.manifest = manifest
    fingerprint = file.seal
    self.locked = locked
    self.atlas = atlas
    self.strips = strips
  }

  private static func holds(
    _ path: String, like made: OutputRecord, in folder: borrowing Descriptor, of share: String
  ) throws(DiskError) -> Bool {
    try whatIsThere { () throws(DiskError) in
      try FileReading.fingerprint(path, in: folder, shownAs: "\(share)/\(path)")
    } == made.fingerprint
  }

  private static func opened(
    _ path: String, in folder: borrowing Descriptor, of share: String
  ) throws(DiskError) -> Descriptor? {
    if let file = Descriptor.open(path, in: folder, O_RDONLY) { return file }
    let error = DiskError(.read, "\(share)/\(path)")
    guard error.isOfNothingThere else { throw error }
    return nil
  }

  private static func pages(
    in folder: borrowing Descriptor, of share: String
  ) throws(DiskError) -> SealedFile? {
    let found = try whatIsThere { () throws(DiskError) in
      try SealedFile(
        OutputPath.sharePages, in: folder, shownAs: "\(share)/\(OutputPath.sharePages)")
    }
    return found ?? nil
  }

  private static func read(
    _ path: String, in folder: borrowing Descriptor, of share: String
  ) throws(DiskError) -> [UInt8]? {
    try whatIsThere { () throws(DiskError) in
      try FileReading.read(path, in: folder, shownAs: "\(share)/\(path)").bytes
    }
  }

  /// Nothing where a file is missing, or something else in its place. That it may not be read is the
  /// machine's affair, and to build the share again would not help.
  private static func whatIsThere<Value>(
    _ read: () throws(DiskError) -> Value
  ) throws(DiskError) -> Value? {
    do throws(DiskError) {
      return try read()
    } catch {
      guard error.isOfNothingThere else { throw error }
      return nil
    }
  }

  /// A file of the share; nothing if it is not what the share says that it is.
  package func bytes(
    of path: String, like made: OutputRecord
  ) throws(DiskError) -> [UInt8]? {
    guard let bytes = try Self.read(path, in: locked.folder, of: self.path),
      bytes.count == Int(made.size),
      Fingerprint(of: bytes) == made.fingerprint
    else { return nil }
    return bytes
  }

  /// Appends what `atlas.json` says of a page of the share to other bytes.
  package func writeAtlasEntry(
    of record: PageRecord, into bytes: inout [UInt8]
  ) throws(DiskError) {
    let path = "\(path)/\(OutputPath.shareAtlas)"
    try atlas.read(record.atlasEntry, appendingTo: &bytes, shownAs: path)
  }

  /// Appends what the index shows of a page of the share to other bytes.
  package func writeStrip(
    of record: PageRecord, into bytes: inout [UInt8]
  ) throws(DiskError) {
    let path = "\(path)/\(OutputPath.shareStrips)"
    try strips.read(record.strip.range, appendingTo: &bytes, shownAs: path)
  }

  /// What is to be said of a file that is not what the share says that it is.
  package func damage(_ path: String) -> String {
    "'\(self.path)/\(path)' is not what was built. Build share \(manifest.share) again."
  }
}
