// The bytes and the stamp of an open file.

import Glibc

extension Descriptor {
  /// The stamp of the file; nothing, and `errno`, if it cannot be told.
  package var stamp: FileStamp? { SystemFiles.status(of: number).map(FileStamp.init) }

  /// Whether it is a file, and no folder, pipe or device.
  package var isFile: Bool { status?.kind == .file }

  /// What it is, and how large; nothing, and `errno`, if it cannot be told.
  package var status: FileStatus? { try? FileStatus(of: number) }

  /// Which file or folder of the machine it is.
  package var identity: FileIdentity? { SystemFiles.status(of: number).map(FileIdentity.init) }

  /// Writes all bytes, where the last ones ended or at a place; false, and `errno`, if they cannot be.
  package func write(_ bytes: [UInt8], at place: Int? = nil) -> Bool {
    FileBytes.write(bytes, to: number, at: place)
  }

  /// The bytes at a place, all of them.
  package func read(_ range: Range<Int>, shownAs shown: String) throws(DiskError) -> [UInt8] {
    var bytes: [UInt8] = []
    try read(range, appendingTo: &bytes, shownAs: shown)
    return bytes
  }

  /// Appends the bytes at a place, all of them, to others.
  package func read(
    _ range: Range<Int>, appendingTo bytes: inout [UInt8], shownAs shown: String
  ) throws(DiskError) {
    // A place that was written down may be anywhere, and room is made for what is read.
    if range.count > FileReading.chunk, let stamp, range.upperBound > stamp.size {
      throw DiskError(.read, shown, code: EIO)
    }
    let (count, failure) = FileBytes.append(
      range.count, of: number, at: range.lowerBound, to: &bytes)
    guard failure == 0, count == range.count else {
      throw DiskError(.read, shown, code: failure == 0 ? EIO : failure)
    }
  }

  /// Puts the bytes at a place where others stood, so many of them, which all must be there.
  package func read(
    _ count: Int, at place: Int, into bytes: inout [UInt8], shownAs shown: String
  ) throws(DiskError) {
    let (read, failure) = FileBytes.read(count, of: number, at: place, into: &bytes)
    guard failure == 0, read == count else {
      throw DiskError(.read, shown, code: failure == 0 ? EIO : failure)
    }
  }

  /// Keeps other processes from the folder, or from changing it; tells when it has to wait for them.
  /// Where a file system knows no locks, processes have to be kept apart by who starts them.
  package func lock(
    isShared: Bool, shownAs shown: String, waiting: () -> Void
  ) throws(DiskError) {
    let kind = isShared ? LOCK_SH : LOCK_EX
    if flock(number, kind | LOCK_NB) == 0 { return }
    if errno == EWOULDBLOCK {
      waiting()
      while flock(number, kind) != 0 {
        guard errno == EINTR else { throw DiskError(.lock, shown) }
      }
    } else if errno != ENOLCK, errno != EOPNOTSUPP {
      throw DiskError(.lock, shown)
    }
  }

  /// Keeps other processes from the file if nobody has it now; says whether it does.
  package func lockIfFree() -> Bool { flock(number, LOCK_EX | LOCK_NB) == 0 }

  /// Lets others have the folder. Closing it is not enough: a child that another thread has just
  /// forked holds it too, until it is another program.
  package func unlock() { flock(number, LOCK_UN) }
}

/// Which file or folder of the machine something is.
package struct FileIdentity: Hashable, Sendable {
  /// The disk.
  package var device: UInt64
  /// The number on it.
  package var inode: UInt64

  package init(device: UInt64, inode: UInt64) {
    self.device = device
    self.inode = inode
  }

  /// What stands at a path, wherever that leads; nothing if nothing does.
  package init?(of path: String) {
    guard let status = SystemFiles.status(of: path, followsLinks: true) else { return nil }
    self.init(status)
  }

  init(_ status: stat) {
    self.init(device: UInt64(status.st_dev), inode: UInt64(status.st_ino))
  }
}
