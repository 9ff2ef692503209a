// Where a command finds what the user did not name: in the source tree that the launcher is part of.

import Commands
import Glibc
import System

extension Environment {
  /// A folder at the top of the source tree, as short as it can be said from where we are.
  ///
  /// Without the launcher (which names the tree in `VITRINE_ROOT`) it is a folder right here.
  package func inSourceTree(_ folder: String) -> String {
    guard let root = self["VITRINE_ROOT"], !root.isEmpty, root != Folder.current else {
      return folder
    }
    return root == "/" ? root + folder : "\(root)/\(folder)"
  }
}

/// Ends a command that was given a folder of content that is not there.
func expectContent(_ path: String) throws(Failure) {
  do throws(SystemError) {
    if try FileStatus(of: path).kind == .folder { return }
  } catch {
    if error.code != ENOENT, error.code != ENOTDIR { return }
    throw .wrongUse("there is no folder '\(path)'. Name the folder of content: '--content DIR'.")
  }
  throw .wrongUse("'\(path)' is no folder. Name the folder of content: '--content DIR'.")
}
