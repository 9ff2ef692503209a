// What pages have to say in `atlas.json`, kept on the disk until all of them are done.

import Glibc
import Synchronization
import System

/// A file that threads append to, each piece in its own place; in memory where nothing is written.
final class Spill: Sendable {
  private let file: Int32
  private let end = Atomic(0)
  private let memory = Lock<[UInt8]>([])

  /// Takes over the number of a file; -1 for none.
  init(file: Int32) { self.file = file }

  deinit {
    if file >= 0 { close(file) }
  }

  /// Appends some bytes; gives where they are.
  func append(_ bytes: [UInt8]) throws(DiskError) -> Range<Int> {
    if file < 0 {
      return memory.withLock { memory in
        memory.append(contentsOf: bytes)
        return memory.count - bytes.count..<memory.count
      }
    }
    let start = end.wrappingAdd(bytes.count, ordering: .relaxed).oldValue
    guard FileBytes.write(bytes, to: file, at: start) else {
      throw DiskError(.write, "what is to become \(AtlasFile.path)")
    }
    return start..<start + bytes.count
  }

  /// The bytes at a place.
  func read(_ range: Range<Int>) throws(DiskError) -> [UInt8] {
    if file < 0 { return memory.withLock { Array($0[range]) } }
    return try Self.read(range, of: file, shownAs: "what is to become \(AtlasFile.path)")
  }

  /// The bytes at a place of a file.
  static func read(
    _ range: Range<Int>, of file: Int32, shownAs shown: String
  ) throws(DiskError) -> [UInt8] {
    // A place that was written down may be anywhere, and room is made for what is read.
    if range.count > FileReading.chunk, let status = SystemFiles.status(of: file),
      range.upperBound > status.st_size
    {
      throw DiskError(.read, shown, code: EIO)
    }
    let (bytes, failure) = FileBytes.read(range.count, of: file, at: range.lowerBound)
    guard failure == 0, bytes.count == range.count else {
      throw DiskError(.read, shown, code: failure == 0 ? EIO : failure)
    }
    return bytes
  }
}
