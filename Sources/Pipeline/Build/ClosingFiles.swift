// What is written when all pages are done.

import Glibc

/// Files that are made of what all pages have to say.
protocol ClosingFiles {
  /// Writes them; gives what is to be remembered of them, and the records of the pages with the
  /// places at which the files speak of each.
  func write(
    copies: [Manifest.Copy], isTrusted: Bool, _ written: inout Written
  ) throws(DiskError) -> (parts: [Manifest.Part], records: [PageRecord])
}

/// What came of writing files.
struct Written {
  var differences: [Difference] = []
  var foreign: [String] = []

  mutating func add(_ writer: SiteWriter) {
    differences += writer.differences
    foreign += writer.foreign
  }
}

/// What `atlas.json` says of each page, wherever that is kept.
final class Fragments {
  private let fresh: (Int) throws(DiskError) -> [UInt8]?
  private let old: Int32
  private let shown: String

  /// `fresh` gives what was said just now of the page of that number, or nothing if it was kept; then
  /// what was said of it stands in a file of the output, at the place that its record tells.
  init(
    old path: String, in output: OutputFolder,
    fresh: @escaping (Int) throws(DiskError) -> [UInt8]?
  ) {
    self.fresh = fresh
    old = output.openFile(path)?.released() ?? -1
    shown = output.shown(path)
  }

  deinit {
    if old >= 0 { close(old) }
  }

  /// What is said of a page.
  func bytes(of record: PageRecord, _ index: Int) throws(DiskError) -> [UInt8] {
    if let bytes = try fresh(index) { return bytes }
    return try Spill.read(record.fragment, of: old, shownAs: shown)
  }
}
