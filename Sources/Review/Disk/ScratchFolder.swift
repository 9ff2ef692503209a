// A folder for what is needed only while a review is made.

import Glibc

/// A new folder under the system's folder for such; gone with the value.
struct ScratchFolder: ~Copyable {
  let path: String

  init() throws(ReviewError) {
    let root = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(root)/vitrine-review-XXXXXX".utf8CString)
    guard let made = mkdtemp(&template) else {
      throw .unwritable(path: root, reason: Disk.reason())
    }
    path = String(cString: made)
  }

  deinit { Disk.remove(path) }
}
