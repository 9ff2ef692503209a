// A folder for what is needed only while a review is made.

import System

/// A new folder in the system's folder for temporary files; removed with the value.
struct ScratchFolder: ~Copyable {
  let path: String

  init() throws(ReviewError) {
    let root = Folder.temporary
    do throws(SystemError) {
      path = try Folder.makeNew("\(root)/vitrine-review")
    } catch {
      throw .unwritable(path: root, reason: error.description)
    }
  }

  deinit { Folder.remove(path) }
}
