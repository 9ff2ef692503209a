// What there is to say of each page, kept on the disk until all pages are done: its entry in `atlas.json`,
// its looks on the index, and what the manifest will tell of it.

import Gallery
import Glibc
import Synchronization
import System

/// Entries that threads write, each into its own place of one file. A check writes nothing into the output:
/// its file is among the temporary ones, and has no name; where there is no room for it they are in memory.
package final class NewPageEntries: NotedBytes {
  private let openStaging: Opener?
  private let nameless: NamelessFile?
  private let end = Atomic(0)
  private let memory = Lock<[UInt8]>([])

  /// Gives the staging folder, which it makes when it is asked for the first time.
  typealias Opener = @Sendable () throws(DiskError) -> StagingFolder

  /// Entries in a staging folder; in a file without a name if there is none.
  init(in openStaging: Opener?) {
    self.openStaging = openStaging
    nameless = openStaging == nil ? try? NamelessFile() : nil
  }

  /// A file that is gone once nobody has it open.
  private final class NamelessFile: Sendable {
    let file: Descriptor

    init() throws(DiskError) {
      let folder = try ScratchFolder(named: "vitrine-check")
      let path = "\(folder.path)/entries"
      file = try Descriptor.file(toWrite: path, O_EXCL, shownAs: path)
    }
  }

  /// Does something with the file, if there is one.
  private func withFile<Result>(
    _ body: (borrowing Descriptor) throws(DiskError) -> Result
  ) throws(DiskError) -> Result? {
    if let openStaging { return try body(try openStaging().entries) }
    return try nameless.map { nameless throws(DiskError) in try body(nameless.file) }
  }

  /// Appends an entry; gives where it is.
  package func append(_ bytes: [UInt8]) throws(DiskError) -> Range<Int> {
    let place = try withFile { file throws(DiskError) in
      let start = end.wrappingAdd(bytes.count, ordering: .relaxed).oldValue
      guard file.write(bytes, at: start) else { throw DiskError(.write, Self.shown) }
      return start..<start + bytes.count
    }
    if let place { return place }
    return memory.withLock { memory in
      memory.append(contentsOf: bytes)
      return memory.count - bytes.count..<memory.count
    }
  }

  /// Appends the entry at a place to other bytes.
  package func read(
    _ range: Range<Int>, appendingTo bytes: inout [UInt8]
  ) throws(DiskError) {
    let isRead: Void? = try withFile { file throws(DiskError) in
      try file.read(range, appendingTo: &bytes, shownAs: Self.shown)
    }
    if isRead != nil { return }
    let entry = memory.withLock { Array($0[range]) }
    bytes += entry
  }

  package var unreadable: DiskError { DiskError(.read, Self.shown, code: EIO) }

  private static let shown = "what is to become \(GalleryPath.atlas) and the index"
}
