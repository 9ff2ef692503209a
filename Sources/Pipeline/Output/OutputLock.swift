// Opening the output so that one build at a time is at work on it.

import Glibc
import System

/// The output as it was found and locked.
struct LockedOutput {
  /// The number of the folder; -1 if there is none, when nothing is to be written.
  var number: Int32
  /// Whether it was made just now.
  var isNew = false

  /// Opens the output, makes it if it is to be written and is not there, and waits until no other
  /// build is at work on it. The lock ends with the process, however that ends.
  static func open(
    _ path: String, onlyChecks: Bool, waiting: () -> Void
  ) throws(DiskError) -> LockedOutput {
    while true {
      var output = LockedOutput(number: SystemFiles.open(path, O_RDONLY | O_DIRECTORY))
      if output.number < 0, errno == ENOENT {
        if onlyChecks { return output }
        try FileWriting.makeFolder(path, in: AT_FDCWD, shownAs: path)
        output = LockedOutput(
          number: SystemFiles.open(path, O_RDONLY | O_DIRECTORY), isNew: true)
      }
      guard output.number >= 0 else { throw DiskError(.write, path) }
      try lock(output.number, path, isShared: onlyChecks, waiting: waiting)
      // Whoever was at work may have removed the folder at its end.
      if identity(of: output.number) == identity(path) { return output }
      close(output.number)
    }
  }

  private static func lock(
    _ number: Int32, _ path: String, isShared: Bool, waiting: () -> Void
  ) throws(DiskError) {
    let kind = isShared ? LOCK_SH : LOCK_EX
    if flock(number, kind | LOCK_NB) == 0 { return }
    if errno == EWOULDBLOCK {
      waiting()
      while flock(number, kind) != 0 {
        guard errno == EINTR else { throw DiskError(.lock, path) }
      }
    } else if errno != ENOLCK, errno != EOPNOTSUPP {
      // Where a file system knows no locks, builds have to be kept apart by who starts them.
      throw DiskError(.lock, path)
    }
  }

  /// Lets go of a folder that was locked. Closing it is not enough: a child that another thread has
  /// just forked holds it too, until it is another program.
  static func close(_ number: Int32) {
    flock(number, LOCK_UN)
    Glibc.close(number)
  }

  static func identity(of number: Int32) -> FileIdentity? {
    guard let status = SystemFiles.status(of: number) else { return nil }
    return FileIdentity(device: UInt64(status.st_dev), inode: UInt64(status.st_ino))
  }

  static func identity(_ path: String) -> FileIdentity? {
    guard let status = SystemFiles.status(of: path, followsLinks: true) else { return nil }
    return FileIdentity(device: UInt64(status.st_dev), inode: UInt64(status.st_ino))
  }
}
