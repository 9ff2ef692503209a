// What is told of files that do not hold still while they are read, and of lines in files.

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

/// A line of a file, for a message about it.
enum SourceLine {
  /// A line, counted from 1.
  static func text(_ number: Int, of bytes: [UInt8]) -> String? {
    let lines = bytes.split(
      maxSplits: number, omittingEmptySubsequences: false, whereSeparator: { $0 == 0x0A })
    guard number >= 1, lines.count >= number else { return nil }
    let line = lines[number - 1]
    return String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self)
  }
}
