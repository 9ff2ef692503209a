// The border to C: when a file was written, read and put back to the nanosecond.

import Glibc

/// What a file says of when it was written.
struct FileTime {
  private let time: timespec

  /// That of a file; nothing if there is none.
  init?(of path: String) {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    time = status.st_mtim
  }

  /// Makes a file say the same.
  func put(on path: String) {
    let times = [time, time]
    unsafe utimensat(AT_FDCWD, path, times, 0)
  }
}
