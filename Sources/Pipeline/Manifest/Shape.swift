// Which files there are, as one number.

import Glibc
import System

/// What the files of a content folder look like from afar.
struct Shape {
  /// Of all paths, and of the marks of all files that are no documents.
  let fingerprint: Fingerprint
  /// The marks of the files that are no documents, by path.
  let stamps: [String: FileStamp]

  init(_ folder: ContentFolder) {
    var print = Fingerprinter()
    var stamps: [String: FileStamp] = [:]
    let now = FileStamp.now()
    for file in folder.files {
      print.add(file.path)
      if file.isDocument { continue }
      let status = SystemFiles.status(of: folder.shown(file.path), followsLinks: true)
      guard let status else { continue }
      let stamp = FileStamp(status)
      stamps[file.path] = stamp
      // A file that changed just now gives a shape of its own, so that it is looked at again.
      print.add(stamp)
      if stamp.trusted(at: now) == nil { print.add(UInt64(bitPattern: now)) }
    }
    fingerprint = print.fingerprint
    self.stamps = stamps
  }
}

extension Fingerprinter {
  /// Takes in the marks of a file.
  mutating func add(_ stamp: FileStamp) {
    add(UInt64(bitPattern: stamp.size))
    add(UInt64(bitPattern: stamp.modified))
    add(UInt64(bitPattern: stamp.changed))
    add(stamp.inode)
  }
}
