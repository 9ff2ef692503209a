// Finds programs the way a shell does.

import Glibc

/// Programs by name.
public enum Program {
  /// The path of the first of some programs that is on PATH, nil if none is.
  public static func path(of names: [String]) -> String? {
    let folders = getenv("PATH").map { String(cString: $0) } ?? "/usr/local/bin:/usr/bin:/bin"
    for name in names {
      for folder in folders.split(separator: ":") {
        let path = "\(folder)/\(name)"
        if access(path, X_OK) == 0 { return path }
      }
    }
    return nil
  }
}

/// The system's words for the error that just happened.
func lastSystemError() -> String {
  strerror(errno).map { String(cString: $0) } ?? "error \(errno)"
}
