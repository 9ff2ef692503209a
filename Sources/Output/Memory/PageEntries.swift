// What files about all pages say of each page: its entry in `atlas.json`, and its looks on the index.

import Gallery
import System

/// What is said of each page, wherever that is kept.
package final class PageEntries {
  /// Files of the output in which entries stand that were written before.
  package struct Old: Sendable {
    /// The file with what `atlas.json` says, or will say, of the page of a name.
    package var atlas: @Sendable (_ page: String) -> String
    /// The file with the looks of the pages of a room of the index.
    package var strips: @Sendable (_ room: Int) -> String

    /// Those of a gallery.
    package static func gallery(_ parts: AtlasParts) -> Old {
      Old(atlas: { parts.path(of: $0) }, strips: GalleryPath.index)
    }
    /// Those of a share.
    package static let share = Old(
      atlas: { _ in OutputPath.shareAtlas }, strips: { _ in OutputPath.shareStrips })
  }

  /// What kind of entry.
  package enum Kind: Sendable {
    case atlas
    case strip
  }

  private let hasNew: (Int) -> Bool
  private let new: (PageRecord, Int, Kind, inout [UInt8]) throws(DiskError) -> Void
  private let old: Old
  private let output: OutputFolder
  /// The file that was last read from, since pages come one after the other.
  private var file: (path: String, opened: OpenFile)?

  /// A file, by reference.
  private final class OpenFile {
    let descriptor: Descriptor

    init(_ descriptor: consuming Descriptor) { self.descriptor = descriptor }
  }

  /// `new` appends what was said just now of the page of that record and number, if anything was; of
  /// others it stands in a file of the output, at the place that the page's record tells.
  package init(
    old: Old, in output: OutputFolder, isNew: @escaping (Int) -> Bool,
    new: @escaping (PageRecord, Int, Kind, inout [UInt8]) throws(DiskError) -> Void
  ) {
    hasNew = isNew
    self.old = old
    self.output = output
    self.new = new
  }

  /// What `atlas.json` says of the page of a number, which has that record.
  package func atlas(of record: PageRecord, _ index: Int) throws(DiskError) -> [UInt8] {
    var bytes: [UInt8] = []
    if isNew(index) {
      try new(record, index, .atlas, &bytes)
    } else {
      try read(record.atlasEntry, of: old.atlas(record.name), appendingTo: &bytes)
    }
    return bytes
  }

  /// How many bytes a run of entries has at most before it ends.
  private static let mostBytes = 1 << 20

  /// Whether something was said just now of the page of a number.
  package func isNew(_ index: Int) -> Bool { hasNew(index) }

  /// What `atlas.json` says of pages, told by their numbers, in runs: entries that stand one after the
  /// other already, with so many bytes between them, are read together. Who takes a run may note in its
  /// records where it stands then.
  package func forEachRun(
    of pages: [Int], _ records: inout [PageRecord], separatedBy gap: Int,
    _ take: (inout [PageRecord], _ run: [Int], _ bytes: [UInt8]) throws(DiskError) -> Void
  ) throws(DiskError) {
    var run: [Int] = []
    var range = 0..<0
    var path = ""
    var bytes: [UInt8] = []
    func takeRun() throws(DiskError) {
      if run.isEmpty { return }
      bytes.removeAll(keepingCapacity: true)
      try read(range, of: path, appendingTo: &bytes)
      try take(&records, run, bytes)
    }
    for index in pages {
      let entry = records[index].atlasEntry
      if isNew(index) {
        try takeRun()
        run = []
        bytes.removeAll(keepingCapacity: true)
        try new(records[index], index, .atlas, &bytes)
        try take(&records, [index], bytes)
        continue
      }
      let file = old.atlas(records[index].name)
      if !run.isEmpty, file == path, range.upperBound + gap == entry.lowerBound,
        range.count < Self.mostBytes
      {
        run.append(index)
        range = range.lowerBound..<entry.upperBound
        continue
      }
      try takeRun()
      run = [index]
      range = entry
      path = file
    }
    try takeRun()
  }

  /// Appends the looks of the page of a number on the index, which has that record, to other bytes.
  package func writeStrip(
    of record: PageRecord, _ index: Int, into bytes: inout [UInt8]
  ) throws(DiskError) {
    if isNew(index) { return try new(record, index, .strip, &bytes) }
    try read(record.strip.range, of: old.strips(record.strip.room), appendingTo: &bytes)
  }

  private func read(
    _ range: Range<Int>, of path: String, appendingTo bytes: inout [UInt8]
  ) throws(DiskError) {
    let opened: OpenFile
    if let file, file.path == path {
      opened = file.opened
    } else {
      opened = OpenFile(output.openFile(path))
      file = (path, opened)
    }
    try opened.descriptor.read(range, appendingTo: &bytes, shownAs: output.shown(path))
  }
}
