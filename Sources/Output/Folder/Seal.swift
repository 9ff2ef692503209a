// The last line of each page, by which a page of ours is known wherever it is found.

import System

/// A comment at the end of a document with the fingerprint of all that stands before it.
///
/// Memories are lost, and an `atlas.json` of another branch knows nothing of a page that was left
/// behind. A page that bears an unbroken seal was written by a build, and by nobody since.
enum Seal {
  private static let opening = "<!-- vitrine "
  private static let closing = " -->\n"
  /// How many bytes it has.
  private static let count = opening.utf8.count + 32 + closing.utf8.count

  /// Whether a file of that name bears one.
  static func isBorne(by name: String) -> Bool { name.hasSuffix(".html") }

  /// A document with its seal.
  static func put(on bytes: [UInt8]) -> [UInt8] { bytes + line(of: Fingerprint(of: bytes)) }

  /// Whether a document bears the seal of its very bytes.
  static func holds(_ bytes: [UInt8]) -> Bool {
    guard bytes.count >= count else { return false }
    let (text, seal) = (bytes.dropLast(count), bytes.suffix(count))
    return seal.elementsEqual(line(of: Fingerprint(of: Array(text))))
  }

  private static func line(of print: Fingerprint) -> [UInt8] {
    Array("\(opening)\(print)\(closing)".utf8)
  }
}
