// What stands in a folder.

import Glibc

/// A name in a folder, and what it is the name of.
package struct FolderEntry: Sendable {
  /// What a name can be that of.
  package enum Kind: Hashable, Sendable {
    case file
    case folder
    case link
    /// A socket, a device: nothing that a site is made of.
    case other
  }

  /// The name as it can be told: where it is not UTF-8, with its bytes, as in `a\xFF.md`.
  package let shown: String
  private let isUTF8: Bool
  /// The name; nothing if it is not UTF-8.
  package var name: String? { isUTF8 ? shown : nil }
  /// What it is the name of.
  package var kind: Kind

  /// All that stands in a folder, in the order of the disk, but folders whose names are known.
  package static func all(
    in folder: borrowing Descriptor, shownAs path: String,
    but isKnown: (_ folder: Span<UInt8>) -> Bool = { _ in false }
  ) throws(DiskError) -> [FolderEntry] {
    let (entries, failure) = FolderListing.entries(of: folder.number, but: isKnown)
    guard failure == 0 else { throw DiskError(.list, path, code: failure) }
    return entries.map { FolderEntry(shown: $0.name, isUTF8: $0.isUTF8, kind: kind($0.kind)) }
  }

  private static func kind(_ mode: mode_t) -> Kind {
    switch mode {
    case S_IFREG: .file
    case S_IFDIR: .folder
    case S_IFLNK: .link
    default: .other
    }
  }
}
