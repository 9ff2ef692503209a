// What tells cheaply that a file may have changed.

import Glibc
import System

/// The marks that a file bears: as in git's index, one that bears the same was not changed.
struct FileStamp: Hashable, Sendable {
  var size: Int64
  var modified: Int64
  var changed: Int64
  var inode: UInt64

  init(size: Int64, modified: Int64, changed: Int64, inode: UInt64) {
    self.size = size
    self.modified = modified
    self.changed = changed
    self.inode = inode
  }

  init(_ status: stat) {
    size = Int64(status.st_size)
    modified = Int64(status.st_mtim.tv_sec) &* 1_000_000_000 &+ Int64(status.st_mtim.tv_nsec)
    changed = Int64(status.st_ctim.tv_sec) &* 1_000_000_000 &+ Int64(status.st_ctim.tv_nsec)
    inode = UInt64(status.st_ino)
  }

  /// The stamp, unless the file changed so lately that it can change again and bear the same.
  func trusted(at time: Int64) -> FileStamp? {
    // Clocks of file systems tick: every few milliseconds, or on old ones every other second.
    let tick: Int64 = changed % 1_000_000_000 == 0 ? 2_000_000_000 : 20_000_000
    return changed < time - tick ? self : nil
  }

  /// The time now, in nanoseconds, as file systems tell it.
  static func now() -> Int64 { SystemClock.now() }
}
