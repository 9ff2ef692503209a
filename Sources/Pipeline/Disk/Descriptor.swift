// An open file or folder that closes itself.

import Glibc

/// A descriptor with one owner; closed when that lets it go.
struct Descriptor: ~Copyable, Sendable {
  let number: Int32

  deinit { close(number) }

  /// The number, which the caller closes from now on.
  consuming func released() -> Int32 {
    let number = number
    discard self
    return number
  }

  /// Opens a folder, or one within another, where a symbolic link in its place is refused.
  static func folder(
    _ path: String, in parent: Int32 = AT_FDCWD, shownAs shown: String? = nil
  ) throws(DiskError) -> Descriptor {
    let follow = parent == AT_FDCWD ? 0 : O_NOFOLLOW
    let number = openat(parent, path, O_RDONLY | O_DIRECTORY | O_CLOEXEC | follow)
    guard number >= 0 else { throw DiskError(.list, shown ?? path) }
    return Descriptor(number: number)
  }
}
