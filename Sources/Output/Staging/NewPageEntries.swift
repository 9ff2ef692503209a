// What there is to say of each page, kept on the disk until all pages are done: its entry in `atlas.json`,
// its looks on the index, and what the manifest will tell of it.

import Gallery
import Glibc
import Synchronization
import System

/// Entries that threads write, each into its own place of one file; in memory where nothing is
/// written.
package final class NewPageEntries: Sendable {
  private let openStaging: Opener?
  private let end = Atomic(0)
  private let memory = Lock<[UInt8]>([])

  /// Gives the staging folder, which it makes when it is asked for the first time.
  typealias Opener = @Sendable () throws(DiskError) -> StagingFolder

  /// Entries in a staging folder; in memory if there is none.
  init(in openStaging: Opener?) {
    self.openStaging = openStaging
  }

  /// Appends an entry; gives where it is.
  package func append(_ bytes: [UInt8]) throws(DiskError) -> Range<Int> {
    guard let openStaging else {
      return memory.withLock { memory in
        memory.append(contentsOf: bytes)
        return memory.count - bytes.count..<memory.count
      }
    }
    let staging = try openStaging()
    let start = end.wrappingAdd(bytes.count, ordering: .relaxed).oldValue
    guard staging.entries.write(bytes, at: start) else { throw DiskError(.write, Self.shown) }
    return start..<start + bytes.count
  }

  /// Appends the entry at a place to other bytes.
  package func read(
    _ range: Range<Int>, appendingTo bytes: inout [UInt8]
  ) throws(DiskError) {
    if let openStaging {
      try openStaging().entries.read(range, appendingTo: &bytes, shownAs: Self.shown)
    } else {
      let entry = memory.withLock { Array($0[range]) }
      bytes += entry
    }
  }

  /// What is wrong where an entry is not what was written.
  var unreadable: DiskError { DiskError(.read, Self.shown, code: EIO) }

  private static let shown = "what is to become \(GalleryPath.atlas) and the index"
}
