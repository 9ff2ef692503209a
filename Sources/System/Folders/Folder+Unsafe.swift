// Folders: the border to calls that take a path by its address, and to `readdir`, which gives memory of
// its own that the next call overwrites.

import Glibc

/// What is done with folders.
package enum Folder {
  /// The names of what is in a folder, in no order; what is not UTF-8 in them is U+FFFD.
  package static func names(in path: String) throws(SystemError) -> [String] {
    guard let folder = unsafe opendir(path) else { throw .last }
    defer { unsafe closedir(folder) }
    var names: [String] = []
    while true {
      // The end and a failure look the same but for the reason.
      errno = 0
      guard let entry = unsafe readdir(folder) else {
        guard errno == 0 else { throw .last }
        return names
      }
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != "." && name != ".." { names.append(name) }
    }
  }

  /// Makes a folder in one that is there.
  package static func make(_ path: String) throws(SystemError) {
    guard SystemFiles.makeFolder(path) else { throw .last }
  }

  /// Makes a folder that nobody else has, named after a path with six more characters.
  package static func makeNew(_ path: String) throws(SystemError) -> String {
    var template = Array("\(path)-XXXXXX".utf8CString)
    guard let made = unsafe mkdtemp(&template) else { throw .last }
    return unsafe String(cString: made)
  }

  /// The folder that the system has for what is needed for a while.
  package static var temporary: String { temporary(SystemWords.variable("TMPDIR")) }

  /// The same, where a variable names it; one that is empty names none.
  package static func temporary(_ named: String?) -> String {
    named.flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
  }

  /// Removes a file or a folder with all that is in it, as far as that is possible; links are removed,
  /// not followed.
  package static func remove(_ path: String) {
    if SystemFiles.removeFile(path) { return }
    // A link may be one that cannot be removed, and what it leads to is somebody's.
    guard (try? FileStatus(of: path, followsLinks: false))?.kind == .folder,
      let names = try? names(in: path)
    else { return }
    for name in names { remove("\(path)/\(name)") }
    SystemFiles.removeFolder(path)
  }

  /// Gives what is at a path the name of another, which is replaced.
  package static func rename(_ path: String, to other: String) throws(SystemError) {
    guard SystemFiles.rename(path, to: other) else { throw .last }
  }

  /// Notes that a file was used now.
  package static func markUsed(_ path: String) {
    unsafe utimensat(AT_FDCWD, path, nil, 0)
  }

  /// The folder that paths start at; nil if it is gone.
  package static var current: String? {
    guard let path = unsafe getcwd(nil, 0) else { return nil }
    defer { unsafe free(path) }
    return unsafe String(cString: path)
  }
}
