// What is written when all pages are done.

import Output
import System

/// Files that are made of what all pages have to say.
protocol SiteWideFiles {
  /// Writes them; gives what is to be remembered of them, and the records of the pages with the
  /// places at which the files speak of each.
  func write(
    copies: [Manifest.Copy], isTrusted: Bool, _ written: inout Written
  ) throws(DiskError) -> (groups: [Manifest.FileGroup], records: [PageRecord])
}

/// What came of writing files.
struct Written {
  var differences: [Difference] = []
  var inTheWay: [String] = []

  mutating func add(_ writer: SiteWriter) {
    differences += writer.differences
    inTheWay += writer.inTheWay
  }
}
