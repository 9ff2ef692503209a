// What `atlas.json` says of each page, kept on the disk until all pages are done.

import Gallery
import Synchronization
import System

/// Entries of `atlas.json` that threads write, each into its own place of one file; in memory where
/// nothing is written.
package final class NewAtlasEntries: Sendable {
  private let file: Descriptor
  private let end = Atomic(0)
  private let memory = Lock<[UInt8]>([])

  /// Entries in a file; in memory if there is none.
  init(in file: consuming Descriptor) { self.file = file }

  /// Appends an entry; gives where it is.
  package func append(_ bytes: [UInt8]) throws(DiskError) -> Range<Int> {
    if !file.isOpen {
      return memory.withLock { memory in
        memory.append(contentsOf: bytes)
        return memory.count - bytes.count..<memory.count
      }
    }
    let start = end.wrappingAdd(bytes.count, ordering: .relaxed).oldValue
    guard file.write(bytes, at: start) else { throw DiskError(.write, Self.shown) }
    return start..<start + bytes.count
  }

  /// The entry at a place.
  package func read(_ range: Range<Int>) throws(DiskError) -> [UInt8] {
    if !file.isOpen { return memory.withLock { Array($0[range]) } }
    return try file.read(range, shownAs: Self.shown)
  }

  private static let shown = "what is to become \(GalleryPath.atlas)"
}

/// What `atlas.json` says of each page, wherever that is kept.
package final class AtlasEntries {
  private let new: (Int) throws(DiskError) -> [UInt8]?
  private let old: Descriptor
  private let shown: String

  /// `new` gives what was said just now of the page of that number, or nothing if the page was kept;
  /// then its entry stands in a file of the output, at the place that the page's record tells.
  package init(
    old path: String, in output: OutputFolder,
    new: @escaping (Int) throws(DiskError) -> [UInt8]?
  ) {
    self.new = new
    old = output.openFile(path)
    shown = output.shown(path)
  }

  /// What is said of the page of a number, which has that record.
  package func bytes(of record: PageRecord, _ index: Int) throws(DiskError) -> [UInt8] {
    if let bytes = try new(index) { return bytes }
    return try old.read(record.atlasEntry, shownAs: shown)
  }
}
