// Paths below the output, and those that have a meaning of their own.

/// Where files stand below the output.
package enum OutputPath {
  /// What a share says of its pages. No page can be called so.
  package static let sharePages = "assets/share/pages"
  /// What `atlas.json` will say of each page of a share, one a line.
  package static let shareAtlas = "assets/share/atlas.jsonl"
  /// The staging folder. Its name begins with a dot, as does no name of a page.
  static let staging = ".vitrine-staging"

  /// The folder that a path leads into, and the name in it.
  package static func split(_ path: String) -> (folder: String, name: String) {
    // As bytes, which is faster, and right where a name begins with a mark that would join the slash.
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return ("", path) }
    return (String(path[..<slash]), String(path[path.utf8.index(after: slash)...]))
  }

  /// Whether a path that stands in a file leads to below the output and nowhere else.
  static func isSafe(_ path: String) -> Bool {
    path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).allSatisfy {
      let name = Substring($0)
      return !name.isEmpty && name != "." && name != ".." && name != staging && !$0.contains(0)
    }
  }

  /// Whether a path is that of a page, which whoever publishes the output publishes too.
  package static func isPage(_ path: String) -> Bool {
    [".html", ".htm", ".xhtml"].contains(where: path.lowercased().hasSuffix)
  }
}
