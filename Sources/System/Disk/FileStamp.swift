// What tells cheaply that a file may have changed.

import Glibc

/// What tells one state of a file from another: as in git's index, a file with the same stamp was not
/// changed.
package struct FileStamp: Hashable, Sendable {
  /// How many bytes it has.
  package var size: Int64
  /// When its bytes were written, in nanoseconds.
  package var modified: Int64
  /// When anything about it was changed.
  package var changed: Int64
  /// Which file of the disk it is.
  package var inode: UInt64

  package init(size: Int64, modified: Int64, changed: Int64, inode: UInt64) {
    self.size = size
    self.modified = modified
    self.changed = changed
    self.inode = inode
  }

  /// The stamp of the file that a path leads to; nothing if there is none.
  package init?(of path: String) {
    guard let status = SystemFiles.status(of: path, followsLinks: true) else { return nil }
    self.init(status)
  }

  init(_ status: stat) {
    size = Int64(status.st_size)
    modified = Int64(status.st_mtim.tv_sec) &* 1_000_000_000 &+ Int64(status.st_mtim.tv_nsec)
    changed = Int64(status.st_ctim.tv_sec) &* 1_000_000_000 &+ Int64(status.st_ctim.tv_nsec)
    inode = UInt64(status.st_ino)
  }

  /// The stamp, unless the file changed so lately that it can change again and bear the same.
  package func trusted(at time: Int64) -> FileStamp? {
    // Clocks of file systems tick: every few milliseconds, or on old ones every other second.
    let tick: Int64 = changed % 1_000_000_000 == 0 ? 2_000_000_000 : 20_000_000
    return changed < time - tick ? self : nil
  }

  /// The time now, in nanoseconds, as file systems tell it.
  package static func now() -> Int64 { SystemClock.now() }
}

extension Fingerprinter {
  /// Takes in the stamp of a file.
  package mutating func add(_ stamp: FileStamp) {
    add(UInt64(bitPattern: stamp.size))
    add(UInt64(bitPattern: stamp.modified))
    add(UInt64(bitPattern: stamp.changed))
    add(stamp.inode)
  }
}
