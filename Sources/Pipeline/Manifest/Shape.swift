// Which files there are, as one number.

import Glibc

/// What the files of a content folder look like from afar.
struct Shape {
  /// Of all paths, and of the marks of all files that are no documents.
  let fingerprint: Fingerprint
  /// The marks of the files that are no documents, by path.
  let stamps: [String: FileStamp]

  init(_ folder: ContentFolder) {
    var print = Fingerprint(value: 0)
    var stamps: [String: FileStamp] = [:]
    let now = FileStamp.now()
    for file in folder.files {
      print = Fingerprint(of: file.path, after: print)
      if file.isDocument { continue }
      var status = stat()
      guard stat(folder.shown(file.path), &status) == 0 else { continue }
      let stamp = FileStamp(status)
      stamps[file.path] = stamp
      // A file that changed just now gives a shape of its own, so that it is looked at again.
      print = print.with(UInt64(bitPattern: stamp.size)).with(UInt64(bitPattern: stamp.modified))
        .with(UInt64(bitPattern: stamp.changed)).with(stamp.inode)
      if stamp.trusted(at: now) == nil { print = print.with(UInt64(bitPattern: now)) }
    }
    fingerprint = print
    self.stamps = stamps
  }
}
