// Finds programs the way a shell does.

import Glibc

/// Where programs are looked for.
package enum SearchPath {
  /// The path of the first of some programs that is there, nil if none is.
  package static func program(_ names: [String]) -> String? {
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
