// Two folders whose files are compared with each other.

import Glibc
import System

/// Two folders, of which files of the same name are compared. A piece of each is held at a time, in
/// room that is used again for the next file: room made for each costs as much as reading it. Not
/// shared between threads.
struct FolderPair {
  private let one: FolderReader
  private let other: FolderReader
  private var piece = [UInt8](repeating: 0, count: Self.size)
  private var otherPiece = [UInt8](repeating: 0, count: Self.size)

  /// How many bytes of a file are held: most files of an output have fewer, and those of both are
  /// still in the processor's cache when they are compared.
  private static let size = 1 << 16

  init(_ one: String, _ other: String) {
    (self.one, self.other) = (FolderReader(one), FolderReader(other))
  }

  /// Whether a file has the same bytes in both.
  mutating func isSame(_ path: String) throws(ReviewError) -> Bool {
    let file = try one.open(path)
    let size = try one.size(of: file, path)
    let otherFile = try other.open(path)
    guard try other.size(of: otherFile, path) == size else { return false }
    var place = 0
    while place < size {
      let count = min(Self.size, size - place)
      try one.read(count, of: file, at: place, into: &piece, path)
      try other.read(count, of: otherFile, at: place, into: &otherPiece, path)
      guard piece.isSame(as: otherPiece, first: count) else { return false }
      place += count
    }
    return true
  }
}
