// A link or a picture of a text, for those who check that it leads somewhere.

import Drawing

/// A link or a picture of a text, with its place.
package struct Reference: Hashable, Sendable {
  /// What refers.
  package enum Kind: Hashable, Sendable {
    case link
    case picture
    /// The picture that the front matter names.
    case cover
  }

  /// What refers.
  package var kind: Kind
  /// Which of its kind in the text, from 0: its index in ``ProseTargets``.
  package var index: Int
  /// Where it leads, as written.
  package var url: String
  /// Where it stands; in the text the column counts bytes, as cmark counts them.
  package var place: Place
  /// How long it is on its line, as far as that is told.
  package var length = 1

  /// The path, without query and fragment, if it leads to a file of the site.
  package var relativePath: String? {
    let hasScheme = URLRule.schemeEnd(url.utf8.span) != nil
    guard !hasScheme, !url.hasPrefix("//") else { return nil }
    let path = url.prefix { $0 != "?" && $0 != "#" }
    return path.isEmpty ? nil : String(path)
  }

  /// Whether it leads to another host, by its address or by a path on whatever host that is.
  package var leadsToAnotherHost: Bool {
    if url.hasPrefix("//") { return true }
    let bytes = url.utf8.span
    return URLRule.schemeEnd(bytes) != nil && URLRule.allowsLink(bytes)
  }

  /// Whether it is its own address, and needs no file.
  package var isInline: Bool { url.lowercased().hasPrefix("data:") }

  /// What follows the path: `?query` and `#fragment`.
  package var suffix: String {
    String(url.drop { $0 != "?" && $0 != "#" })
  }

  /// What follows the `#`, as written; nothing if there is no `#`.
  package var fragment: String? {
    url.firstIndex(of: "#").map { String(url[url.index(after: $0)...]) }
  }
}

extension Document {
  /// The picture that the front matter names.
  package var cover: Reference? {
    frontMatter.image.map { image in
      Reference(
        kind: .cover, index: 0, url: image.text,
        place: Place(file: path, line: image.mark.line, column: image.mark.column),
        length: image.mark.length)
    }
  }
}
