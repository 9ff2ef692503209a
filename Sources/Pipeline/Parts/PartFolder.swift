// A part on the disk, while it is joined to others.

import Glibc
import System

/// A folder that a share was built to, open and kept from builds meanwhile.
final class PartFolder: Sendable {
  /// The folder, as the user named it.
  let path: String
  let part: Part
  /// Of all that the part says of itself: two that have the same are the same.
  let fingerprint: Fingerprint
  private let number: Int32
  private let fragments: Int32

  private init(
    path: String, part: Part, fingerprint: Fingerprint, number: Int32, fragments: Int32
  ) {
    self.path = path
    self.part = part
    self.fingerprint = fingerprint
    self.number = number
    self.fragments = fragments
  }

  deinit {
    close(fragments)
    LockedOutput.close(number)
  }

  /// Opens a part; waits for a build that is at work on it. Nothing if there is no part, or one that
  /// is not whole.
  static func open(_ path: String, waiting: () -> Void) throws(DiskError) -> PartFolder? {
    let locked = try LockedOutput.open(path, onlyChecks: true, waiting: waiting)
    guard locked.number >= 0 else { return nil }
    let folder = Descriptor(number: locked.number)
    guard let bytes = try? FileReading.read(PartFile.path, in: folder.number).bytes,
      let part = Part(bytes),
      let print = try? FileReading.fingerprint(
        PartFile.fragments, in: folder.number, shownAs: path),
      print == part.fragments.fingerprint
    else { return nil }
    guard let opened = Descriptor.open(PartFile.fragments, in: folder.number, O_RDONLY) else {
      return nil
    }
    let fragments = opened.released()
    // A part comes from elsewhere: what it says of its pages has to be in the file.
    guard let status = SystemFiles.status(of: fragments),
      part.pages.allSatisfy({ $0.fragment.upperBound <= status.st_size })
    else {
      close(fragments)
      return nil
    }
    return PartFolder(
      path: path, part: part, fingerprint: Fingerprint(of: bytes), number: folder.released(),
      fragments: fragments)
  }

  var identity: FileIdentity? { LockedOutput.identity(of: number) }

  /// A file of the part; nothing if it is not what the part says that it is.
  func bytes(of path: String, like made: OutputRecord) -> [UInt8]? {
    guard let bytes = try? FileReading.read(path, in: number).bytes,
      bytes.count == Int(made.size),
      Fingerprint(of: bytes) == made.fingerprint
    else { return nil }
    return bytes
  }

  /// What `atlas.json` says of a page of the part.
  func fragment(of record: PageRecord) throws(DiskError) -> [UInt8] {
    try Spill.read(record.fragment, of: fragments, shownAs: "\(path)/\(PartFile.fragments)")
  }
}
