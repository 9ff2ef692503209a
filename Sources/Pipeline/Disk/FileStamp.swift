// What tells cheaply that a file may have changed.

import Glibc

/// The marks that a file bears: as in git's index, one that bears the same was not changed.
struct FileStamp: Hashable, Sendable {
  var size: Int64
  var modified: Int64
  var changed: Int64
  var inode: UInt64

  init(_ status: stat) {
    size = Int64(status.st_size)
    modified = Int64(status.st_mtim.tv_sec) &* 1_000_000_000 &+ Int64(status.st_mtim.tv_nsec)
    changed = Int64(status.st_ctim.tv_sec) &* 1_000_000_000 &+ Int64(status.st_ctim.tv_nsec)
    inode = UInt64(status.st_ino)
  }
}
