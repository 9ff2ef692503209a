// In which files stands what is said of pages: in `atlas.json` itself, or in parts of it.

import Gallery
import System

/// What is said of many pages, cut into files, so that a page that changes, comes or goes is written
/// into one of them, and the others stay as they are.
///
/// Whether a part begins at a page is told by the name of that page alone: so no page moves into another
/// part because of those before it.
package struct AtlasParts: Sendable {
  /// A file of its own.
  package struct Part: Sendable {
    /// Where it stands.
    package let path: String
    /// The numbers of its pages.
    package fileprivate(set) var pages: [Int]
    /// The name of the first.
    fileprivate let first: String
  }

  /// The parts, in order of their pages; none where all is in `atlas.json`.
  package private(set) var parts: [Part] = []
  /// The numbers of the pages of which anything is said.
  package let pages: [Int]
  private var partByPath: [String: Int] = [:]

  /// Of how many pages `atlas.json` speaks itself.
  package static let mostTogether = 256
  /// One page of so many begins a part.
  private static let meanOfPart: UInt64 = 64

  /// Those of some pages, in order of the bytes of their names.
  package init(_ records: [PageRecord], areCut: Bool) {
    pages = records.indices.filter { !records[$0].isLeftOut }
    guard areCut else { return }
    for index in pages {
      let print = Fingerprint(of: records[index].name)
      if parts.isEmpty || print.low % Self.meanOfPart == 0 {
        let path = GalleryPath.atlasPart(print.description)
        partByPath[path] = parts.count
        parts.append(Part(path: path, pages: [], first: records[index].name))
      }
      parts[parts.count - 1].pages.append(index)
    }
  }

  /// Those that the last build wrote.
  package init(known: Manifest?) {
    let files = known?.atlas?.files ?? []
    self.init(known?.pages ?? [], areCut: files.contains { $0.name != GalleryPath.atlas })
  }

  /// The part that stands in a file.
  package func part(at path: String) -> Part? {
    partByPath[path].map { parts[$0] }
  }

  /// Which part has a page of that name; nil if that is in `atlas.json`.
  func part(of name: String) -> Part? {
    // The last one that does not begin behind it.
    var (start, end) = (0, parts.count)
    while start < end {
      let middle = (start + end) / 2
      if name.utf8.lexicographicallyPrecedes(parts[middle].first.utf8) {
        end = middle
      } else {
        start = middle + 1
      }
    }
    return start > 0 ? parts[start - 1] : nil
  }

  /// The file that speaks of a page of that name.
  func path(of name: String) -> String { part(of: name)?.path ?? GalleryPath.atlas }
}

extension Manifest {
  /// What is said of all pages.
  package var atlas: FileGroup? { groups.first { $0.name == FileGroup.atlas } }
}

extension Manifest.FileGroup {
  /// What the group of `atlas.json` and its parts is called.
  package static let atlas = "atlas"
  /// What the group of the index is called.
  package static let index = "index"
  /// What the group of the files of a share is called.
  package static let share = "share"
  /// The groups in whose files it stands what is said of each page.
  static let withEntries: Set<String> = [atlas, index, share]
}
