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

private func currentDirectory() -> String? {
  guard let path = getcwd(nil, 0) else { return nil }
  defer { free(path) }
  return String(cString: path)
}
