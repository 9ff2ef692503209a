// What is told of files that do not hold still while they are read.

import Glibc
import Prose
import System

extension Diagnostic {
  /// That a file is not there any more; nothing if something else is wrong with it.
  package init?(vanished path: String, _ error: DiskError) {
    guard [ENOENT, ENOTDIR, EISDIR].contains(error.code) else { return nil }
    self.init(at: Place(file: path), "the file vanished while it was read. Build again")
  }

  /// That a file was read twice, and was not the same.
  package init(changed path: String) {
    self.init(at: Place(file: path), "the file changed while it was read. Build again")
  }
}
