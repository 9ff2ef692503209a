// A folder of the browser's own, gone when the browser is.

import Glibc

/// A new folder under the system's folder for such.
struct TemporaryFolder {
  let path: String

  init() throws(BrowserError) {
    let root = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(root)/vitrine-browser-XXXXXX".utf8CString)
    guard let made = mkdtemp(&template) else {
      throw .cannotStart(path: root, reason: "no temporary folder: \(lastSystemError())")
    }
    path = String(cString: made)
  }

  /// Removes the folder with all that is in it, as far as that is possible.
  func remove() {
    Self.remove(path)
  }

  private static func remove(_ path: String) {
    guard unlink(path) != 0, let folder = opendir(path) else { return }
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != "." && name != ".." { remove("\(path)/\(name)") }
    }
    closedir(folder)
    rmdir(path)
  }
}
