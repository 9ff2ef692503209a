// An open file or folder that closes itself.

import Glibc
import System

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

  /// Opens a folder, or one below another, where no symbolic link is followed.
  static func folder(
    _ path: String, in parent: Int32 = AT_FDCWD, shownAs shown: String? = nil
  ) throws(DiskError) -> Descriptor {
    guard let folder = open(path, in: parent, O_RDONLY | O_DIRECTORY) else {
      throw DiskError(.list, shown ?? path)
    }
    return folder
  }

  /// Opens what a user named, wherever that leads; or what stands below a folder, by a path that
  /// leads there without symbolic links and without `..`. Nothing, and `errno`, if it cannot be.
  static func open(_ path: String, in folder: Int32, _ flags: Int32) -> Descriptor? {
    if folder == AT_FDCWD { return taking(SystemFiles.open(path, in: folder, flags)) }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard path == "." || parts.allSatisfy({ !$0.isEmpty && $0 != "." && $0 != ".." }) else {
      errno = EINVAL
      return nil
    }
    var parent = folder
    defer { if parent != folder { close(parent) } }
    for part in parts.dropLast() {
      let next = SystemFiles.open(
        String(part), in: parent, O_RDONLY | O_DIRECTORY | O_NOFOLLOW)
      if parent != folder { close(parent) }
      parent = folder
      guard next >= 0 else { return nil }
      parent = next
    }
    return taking(
      SystemFiles.open(String(parts.last ?? "."), in: parent, flags | O_NOFOLLOW))
  }

  /// Does something about a name in the folder that it stands in, reached as by ``open(_:in:_:)``;
  /// nothing, and `errno`, if there is no such folder.
  static func at<Result>(
    _ path: String, in folder: Int32, _ call: (_ parent: Int32, _ name: String) -> Result
  ) -> Result? {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return call(folder, path) }
    guard let parent = open(String(path[..<slash]), in: folder, O_RDONLY | O_DIRECTORY) else {
      return nil
    }
    let result = call(parent.number, String(path[path.utf8.index(after: slash)...]))
    // Closing the folder must not hide why the call failed.
    let reason = errno
    _ = consume parent
    errno = reason
    return result
  }

  private static func taking(_ number: Int32) -> Descriptor? {
    number < 0 ? nil : Descriptor(number: number)
  }
}
