// An open file or folder that closes itself.

import Glibc

/// A descriptor with one owner; closed when that lets it go.
struct Descriptor: ~Copyable {
  let number: Int32

  deinit { close(number) }

  /// Opens a folder, or what a path leads to within one.
  static func folder(_ path: String, in parent: Int32 = AT_FDCWD, shownAs shown: String? = nil)
    throws(DiskError) -> Descriptor
  {
    let number = openat(parent, path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard number >= 0 else { throw DiskError(.list, shown ?? path) }
    return Descriptor(number: number)
  }
}
