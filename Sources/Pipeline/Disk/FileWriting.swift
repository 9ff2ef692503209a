// Writing files whole.

import Glibc

enum FileWriting {
  /// Makes a file of some bytes; gives the marks that it bears. There must be none of that
  /// name; if not all can be written, there is none afterwards.
  static func make(
    _ name: String, in folder: Int32, _ bytes: [UInt8], shownAs shown: String
  ) throws(DiskError) -> FileStamp {
    let number = openat(folder, name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard number >= 0 else { throw DiskError(.write, shown) }
    let file = Descriptor(number: number)
    do {
      try write(bytes, to: file.number, shownAs: shown)
    } catch {
      unlinkat(folder, name, 0)
      throw error
    }
    var status = stat()
    guard fstat(file.number, &status) == 0 else { throw DiskError(.write, shown) }
    return FileStamp(status)
  }

  /// Writes all bytes.
  static func write(
    _ bytes: [UInt8], to file: Int32, shownAs shown: String
  ) throws(DiskError) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { bytes in
        Glibc.write(file, bytes.baseAddress.map { $0 + written }, bytes.count - written)
      }
      if count >= 0 {
        written += count
      } else if errno != EINTR {
        throw DiskError(.write, shown)
      }
    }
  }

  /// Makes a folder and those that it stands in; those that are there already are fine.
  static func makeFolder(
    _ path: String, in parent: Int32, shownAs shown: String
  ) throws(DiskError) {
    if mkdirat(parent, path, 0o777) == 0 || errno == EEXIST { return }
    guard errno == ENOENT, let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else {
      throw DiskError(.make, shown)
    }
    try makeFolder(String(path[..<slash]), in: parent, shownAs: shown)
    guard mkdirat(parent, path, 0o777) == 0 || errno == EEXIST else {
      throw DiskError(.make, shown)
    }
  }
}
