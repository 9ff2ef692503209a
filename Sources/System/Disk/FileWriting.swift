// Writing files whole.

import Glibc

/// Makes files and folders.
package enum FileWriting {
  /// Makes a file of some bytes; gives the stamp that it bears. There must be none of that
  /// name; if not all can be written, there is none afterwards.
  package static func make(
    _ name: String, in folder: borrowing Descriptor = .working, _ bytes: [UInt8],
    shownAs shown: String
  ) throws(DiskError) -> FileStamp {
    let file = try Descriptor.file(toWrite: name, in: folder, O_EXCL, shownAs: shown)
    guard file.write(bytes) else {
      let error = DiskError(.write, shown)
      SystemFiles.removeFile(name, in: folder.number)
      throw error
    }
    guard let stamp = file.stamp else { throw DiskError(.write, shown) }
    return stamp
  }

  /// Makes a folder and those that it stands in; those that are there already are fine.
  package static func makeFolder(
    _ path: String, in parent: borrowing Descriptor = .working, shownAs shown: String
  ) throws(DiskError) {
    if parent.makeFolder(path) || errno == EEXIST { return }
    guard errno == ENOENT, let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else {
      throw DiskError(.make, shown)
    }
    try makeFolder(String(path[..<slash]), in: parent, shownAs: shown)
    guard parent.makeFolder(path) || errno == EEXIST else { throw DiskError(.make, shown) }
  }
}
