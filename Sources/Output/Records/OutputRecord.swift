// Files below the output: their paths, and what is remembered of each.

import System

/// A file of the output as it was when the build left it.
package struct OutputRecord: Hashable, Sendable {
  /// The name in its folder.
  package var name: String
  /// The fingerprint of its bytes.
  package var fingerprint: Fingerprint
  /// How many bytes there are.
  package var size: Int64
  /// When it was written, in nanoseconds.
  package var modified: Int64
  /// Which file of the disk it is.
  package var inode: UInt64

  package init(name: String, fingerprint: Fingerprint, stamp: FileStamp) {
    self.name = name
    self.fingerprint = fingerprint
    size = stamp.size
    modified = stamp.modified
    inode = stamp.inode
  }

  /// Whether the file on the disk is the one that was written. Renaming it changes none of this.
  func isUntouched(_ stamp: FileStamp) -> Bool {
    stamp.size == size && stamp.modified == modified && stamp.inode == inode
  }

  func pack(into packer: inout Packer) {
    packer.add(name)
    packer.add(fingerprint)
    packer.add(Int(size))
    packer.addFixed(modified)
    packer.add(inode)
  }

  init(_ unpacker: inout Unpacker) throws(Unpacker.Malformed) {
    name = try unpacker.text()
    fingerprint = try unpacker.fingerprint()
    size = Int64(try unpacker.integer())
    modified = try unpacker.fixedInteger()
    inode = try unpacker.number()
  }
}

/// Where files stand below the output.
package enum OutputPath {
  /// What a share says of its pages. No page can be called so.
  package static let sharePages = "assets/share/pages"
  /// What `atlas.json` will say of each page of a share, one a line.
  package static let shareAtlas = "assets/share/atlas.jsonl"
  /// What the index will show of each page of a share, one after the other.
  package static let shareStrips = "assets/share/strips"
  /// The staging folder. Its name begins with a dot, as does no name of a page.
  static let staging = ".vitrine-staging"

  /// The folder that a path leads into, and the name in it.
  package static func split(_ path: String) -> (folder: String, name: String) {
    // By bytes, which is right where a name begins with a mark that would join the slash.
    guard let slash = path.lastSlash else { return ("", path) }
    return (String(path[..<slash]), String(path[path.utf8.index(after: slash)...]))
  }

  /// Whether a path that stands in a file leads to below the output and nowhere else.
  static func isSafe(_ path: String) -> Bool {
    path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).allSatisfy {
      let name = Substring($0)
      return !name.isEmpty && name != "." && name != ".." && name != staging && !$0.contains(0)
    }
  }

  /// The same of what stands in a folder itself.
  package static func isSafeName(_ name: String) -> Bool {
    isSafe(name) && !name.utf8.contains(UInt8(ascii: "/"))
  }

  /// Whether a path is that of a page, which whoever publishes the output publishes too: what a browser
  /// opens as HTML or as XML, in which scripts may run, or as a picture that nobody can look into.
  package static func isPage(_ path: String) -> Bool {
    let ending =
      path.lowercased().split(separator: ".", omittingEmptySubsequences: false).last ?? ""
    return pages.contains(String(ending))
  }

  private static let pages: Set<String> = [
    "html", "htm", "xhtml", "xht", "shtml", "shtm", "xml", "xsl", "xslt", "rdf", "rss", "atom",
    "mml", "svgz", "mht", "mhtml", "hta",
  ]
}
