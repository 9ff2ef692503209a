// Writing files whole.

import Glibc
import System

enum FileWriting {
  /// Makes a file of some bytes; gives the marks that it bears. There must be none of that
  /// name; if not all can be written, there is none afterwards.
  static func make(
    _ name: String, in folder: Int32, _ bytes: [UInt8], shownAs shown: String
  ) throws(DiskError) -> FileStamp {
    let number = SystemFiles.open(name, in: folder, O_WRONLY | O_CREAT | O_EXCL)
    guard number >= 0 else { throw DiskError(.write, shown) }
    let file = Descriptor(number: number)
    do {
      try write(bytes, to: file.number, shownAs: shown)
    } catch {
      SystemFiles.removeFile(name, in: folder)
      throw error
    }
    guard let status = SystemFiles.status(of: file.number) else { throw DiskError(.write, shown) }
    return FileStamp(status)
  }

  /// Writes all bytes.
  static func write(
    _ bytes: [UInt8], to file: Int32, shownAs shown: String
  ) throws(DiskError) {
    guard FileBytes.write(bytes, to: file) else { throw DiskError(.write, shown) }
  }

  /// Makes a folder and those that it stands in; those that are there already are fine.
  static func makeFolder(
    _ path: String, in parent: Int32, shownAs shown: String
  ) throws(DiskError) {
    if SystemFiles.makeFolder(path, in: parent) || errno == EEXIST { return }
    guard errno == ENOENT, let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else {
      throw DiskError(.make, shown)
    }
    try makeFolder(String(path[..<slash]), in: parent, shownAs: shown)
    guard SystemFiles.makeFolder(path, in: parent) || errno == EEXIST else {
      throw DiskError(.make, shown)
    }
  }
}
