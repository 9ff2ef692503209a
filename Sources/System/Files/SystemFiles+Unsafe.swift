// The border to the system: files and folders, which it takes by the addresses of their names and
// gives by the addresses of what it found. Nothing else of the build touches either.

import Glibc

/// Calls to the system about files, as the system offers them: what fails leaves its reason in
/// `errno`. Who uses them decides what that means.
///
/// What is called for each file lends the bytes of a name by `withCString`: a `String` that is given to the
/// system as it is, Swift copies first.
package enum SystemFiles {
  /// Opens a file or a folder; a number below zero if it cannot be.
  package static func open(
    _ path: String, in folder: Int32 = AT_FDCWD, _ flags: Int32, mode: mode_t = 0o666
  ) -> Int32 {
    unsafe path.withCString { unsafe openat(folder, $0, flags | O_CLOEXEC, mode) }
  }

  /// What is known of an open file.
  package static func status(of number: Int32) -> stat? {
    var status = stat()
    return unsafe fstat(number, &status) == 0 ? status : nil
  }

  /// What is known of what stands at a path.
  package static func status(
    of path: String, in folder: Int32 = AT_FDCWD, followsLinks: Bool
  ) -> stat? {
    var status = stat()
    let flags = followsLinks ? 0 : AT_SYMLINK_NOFOLLOW
    let failed = unsafe path.withCString { unsafe fstatat(folder, $0, &status, flags) }
    return failed == 0 ? status : nil
  }

  /// Whether this process may do something with what stands at a path; of `F_OK`, whether something
  /// does.
  package static func allows(
    _ mode: Int32, _ path: String, in folder: Int32 = AT_FDCWD, _ flags: Int32 = 0
  ) -> Bool {
    unsafe faccessat(folder, path, mode, flags) == 0
  }

  /// Makes a folder.
  package static func makeFolder(_ path: String, in folder: Int32 = AT_FDCWD) -> Bool {
    unsafe path.withCString { unsafe mkdirat(folder, $0, 0o777) } == 0
  }

  /// Gives something another name; what has that name goes.
  package static func rename(
    _ path: String, in folder: Int32 = AT_FDCWD, to new: String, in target: Int32 = AT_FDCWD
  ) -> Bool {
    unsafe renameat(folder, path, target, new) == 0
  }

  /// Removes a file.
  @discardableResult
  package static func removeFile(_ path: String, in folder: Int32 = AT_FDCWD) -> Bool {
    unsafe unlinkat(folder, path, 0) == 0
  }

  /// Removes an empty folder.
  @discardableResult
  package static func removeFolder(_ path: String, in folder: Int32 = AT_FDCWD) -> Bool {
    unsafe unlinkat(folder, path, AT_REMOVEDIR) == 0
  }

  /// Says who may do what with a file.
  package static func setMode(_ mode: mode_t, of path: String) -> Bool {
    unsafe chmod(path, mode) == 0
  }

  /// The path without links that leads to the same place.
  package static func realPath(_ path: String) -> String? {
    guard let resolved = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }
}
