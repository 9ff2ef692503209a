// The border to the system's calls that look at a path: they take text by its address, and one gives
// away memory.

import Glibc

/// The path of what is there, without links; nothing if there is nothing.
func realPath(of path: String) -> String? {
  guard let real = unsafe realpath(path, nil) else { return nil }
  defer { unsafe free(real) }
  return unsafe String(cString: real)
}

/// Whether there is a file that this process may read.
func isReadable(_ path: String) -> Bool { unsafe access(path, R_OK) == 0 }
