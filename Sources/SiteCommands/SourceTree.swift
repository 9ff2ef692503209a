// Where a command finds what the user did not name: in the source tree that the launcher is part of.

import Commands
import Glibc

extension Environment {
  /// A folder at the top of the source tree, as short as it can be said from where we are.
  ///
  /// Without the launcher (which names the tree in `VITRINE_ROOT`) it is a folder right here.
  public func inSourceTree(_ folder: String) -> String {
    guard let root = self["VITRINE_ROOT"], !root.isEmpty, root != currentDirectory() else {
      return folder
    }
    return root == "/" ? root + folder : "\(root)/\(folder)"
  }
}

/// Ends a command that was given a folder of content that is not there.
func expectContent(_ path: String) throws(Failure) {
  var status = stat()
  if stat(path, &status) != 0 {
    if errno != ENOENT, errno != ENOTDIR { return }
    throw .wrongUse("there is no folder '\(path)'. Name the folder of content: '--content DIR'.")
  }
  if status.st_mode & S_IFMT != S_IFDIR {
    throw .wrongUse("'\(path)' is no folder. Name the folder of content: '--content DIR'.")
  }
}

private func currentDirectory() -> String? {
  guard let path = getcwd(nil, 0) else { return nil }
  defer { free(path) }
  return String(cString: path)
}
