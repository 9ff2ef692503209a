// Where the files of the gallery are, and which names they take.

import Drawing

/// Paths below the output folder, and within the folder of a page.
package enum GalleryPath {
  /// What was found out about all pages, for other tools.
  package static let atlas = "atlas.json"
  /// A part of that, of some of the pages, where there are many.
  package static func atlasPart(_ name: String) -> String { "assets/atlas/\(name).json" }
  /// What readers elsewhere subscribe to.
  package static let feed = "feed.xml"
  /// The list of articles for search engines.
  package static let sitemap = "sitemap.xml"
  /// A part of the list, from 1, where that has more addresses than one file may have.
  package static func sitemapPart(_ number: Int) -> String { "sitemap-\(number).xml" }
  /// The copy of axe-core that the stage loads when somebody asks what it says.
  package static let axe = "assets/axe.min.js"
  /// Name and URL of each frame, as screenshot services take them.
  package static let snapshots = "snapshots.json"
  /// The names with which no page's name may begin. (No part of a name ends in `.html` either.)
  private static let reserved: Set<String> = ["assets", atlas, feed, sitemap, snapshots]
  /// Whether a name at the top of the output is the gallery's own, or that of a part of its sitemap.
  package static func isReserved(_ name: String) -> Bool {
    if reserved.contains(name) { return true }
    guard name.hasPrefix("sitemap-"), name.hasSuffix(".xml") else { return false }
    return name.utf8.dropFirst(8).dropLast(4).allSatisfy { (0x30...0x39).contains($0) }
  }
  /// The storyboard of a page within its folder.
  package static let storyboard = "index.html"

  /// A room of the index, by its number.
  package static func index(_ room: Int) -> String {
    room == 0 ? "index.html" : "index-\(room + 1).html"
  }

  /// The document of a frame.
  package static func frame(_ frame: String, of page: String) -> String {
    "\(page)/\(fileName(ofFrame: frame))"
  }

  /// The storyboard of a page.
  package static func storyboard(of page: String) -> String { "\(page)/\(storyboard)" }

  /// The storyboard of a page, as a link from the output folder has it.
  package static func address(ofStoryboard page: String) -> String {
    storyboard(of: page.asAddress)
  }

  /// The document of a frame within its page's folder. ``storyboard`` is not one.
  package static func fileName(ofFrame frame: String) -> String {
    frame == "index" ? "index_.html" : "\(frame).html"
  }
}

/// A file of the output: where it goes, and what is in it.
package struct OutputFile: Hashable, Sendable {
  /// The path below the output folder, with `/`.
  package let path: String
  /// What is in it.
  package let bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}
