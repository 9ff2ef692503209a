// Finds programs the way a shell does.

import Glibc
import System

/// Programs by name.
public enum Program {
  /// The path of the first of some programs that is on PATH, nil if none is.
  public static func path(of names: [String]) -> String? {
    let folders = SystemWords.variable("PATH") ?? "/usr/local/bin:/usr/bin:/bin"
    for name in names {
      for folder in folders.split(separator: ":") {
        let path = "\(folder)/\(name)"
        if SystemFiles.allows(X_OK, path) { return path }
      }
    }
    return nil
  }
}
