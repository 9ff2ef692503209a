// The index: every page as a strip of its frames. Where there are many, several documents, each of
// them light.

import Drawing
import JSON
import System

struct IndexPages {
  let pages: [PageSummary]
  let comparisons: [Comparison]
  let site: SiteInfo

  /// How many bytes of strips a document holds, before one more is begun.
  private static let mostBytes = 72_000
  /// How many frames a document shows as pictures, before one more is begun.
  private static let mostPictures = 160

  /// Hands out one file after the other: where there are many pages, all of them together would be
  /// most of what a build holds.
  func write<E: Error>(_ write: (OutputFile) throws(E) -> Void) throws(E) {
    let filters = Filters(pages, of: site)
    // How many documents there are is known when all strips were measured; what was measured is let
    // go, and written again when it is its turn.
    var strip: [UInt8] = []
    let rooms = self.rooms(
      pages.map { page in
        strip.removeAll(keepingCapacity: true)
        PageStrip(page: page, filters: filters).write(into: &strip)
        return strip.count
      })
    let sum = sum
    for (room, range) in rooms.enumerated() {
      let document = document(room, of: rooms.count, range, sum: sum, filters: filters)
      try write(OutputFile(path: Self.fileName(room), bytes: document))
    }
    try write(OutputFile(path: "assets/filters.css", bytes: filters.styleSheet()))
    try write(OutputFile(path: "assets/pages.js", bytes: SearchList.script(pages)))
  }

  static func fileName(_ room: Int) -> String {
    room == 0 ? "index.html" : "index-\(room + 1).html"
  }

  /// Which pages stand in which document.
  private func rooms(_ sizes: [Int]) -> [Range<Int>] {
    var rooms: [Range<Int>] = []
    var start = 0
    var bytes = 0
    var pictures = 0
    for (index, size) in sizes.enumerated() {
      let shown = min(pages[index].frames.count, PageStrip.pictures)
      if index > start, bytes + size > Self.mostBytes || pictures + shown > Self.mostPictures {
        rooms.append(start..<index)
        (start, bytes, pictures) = (index, 0, 0)
      }
      bytes += size
      pictures += shown
    }
    return rooms + [start..<sizes.count]
  }

  private func document(
    _ room: Int, of count: Int, _ range: Range<Int>, sum: String, filters: Filters
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    let place = count == 1 ? "" : " · \(room + 1) of \(count)"
    let shell = Shell(title: site.title + place, root: "", site: site, styles: ["filters.css"])
    shell.open(into: &bytes)
    bytes.write(
      """
      <header class="entrance">
      <h1>\(site.title)</h1>
      <p class="sum">\(sum)</p>

      """)
    if !comparisons.isEmpty {
      bytes.append("<p class=\"beside\">Side by side:")
      for (index, comparison) in comparisons.enumerated() {
        let path = GalleryPath.address(ofStoryboard: comparison.name)
        bytes.write("\(index == 0 ? "" : ",") <a href=\"\(path)\">\(comparison.title)</a>")
      }
      bytes.append("</p>\n")
    }
    bytes.append("</header>\n")
    filters.write(for: pages[range], into: &bytes)
    bytes.append("<main id=\"_main\" class=\"index\">\n")
    if pages.isEmpty { bytes.append("<p>There are no pages yet.</p>\n") }
    for page in pages[range] { PageStrip(page: page, filters: filters).write(into: &bytes) }
    bytes.append("<p class=\"nothing\">No state of these pages is like that.</p>\n</main>\n")
    if count > 1 { writePager(room, of: count, into: &bytes) }
    shell.close(into: &bytes)
    return bytes
  }

  /// The build in a line.
  private var sum: String {
    let frames = pages.reduce(0) { $0 + $1.frames.count }
    let transitions = pages.reduce(0) { $0 + $1.transitions }
    let closed = pages.count(where: \.isClosed)
    let defects = pages.reduce(0) { $0 + $1.defects }
    var parts = [
      pages.count.counted("page"), frames.counted("look"), transitions.counted("transition"),
      "all checks hold",
    ]
    if defects > 0 { parts.append("\(defects.counted("defect")) on show") }
    let open = pages.count - closed
    parts.append(
      open == 0
        ? "all closed"
        : closed == 0 ? "all cut off" : "\(closed.grouped) closed, \(open.grouped) cut off")
    return parts.joined(separator: " · ")
  }

  /// First, last, and the neighbours.
  private func writePager(_ room: Int, of count: Int, into bytes: inout [UInt8]) {
    bytes.append("<nav class=\"pager\" aria-label=\"Rooms\"><ul>")
    var last = -1
    let near = max(1, room - 2)...max(1, room + 2)
    for other in [0] + near.filter({ $0 < count - 1 }) + [count - 1] {
      if other > last + 1 { bytes.append("<li>…</li>") }
      last = other
      let current: Markup = other == room ? " aria-current=\"page\"" : ""
      bytes.write("<li><a href=\"\(Self.fileName(other))\"\(current)>\(other + 1)</a></li>")
    }
    bytes.append("</ul></nav>\n")
  }
}

// What the script searches in: the names of all pages, also of those that stand in another room.

enum SearchList {
  /// A script that only holds a list, since a page on disk cannot fetch one.
  static func script(_ pages: [PageSummary]) -> [UInt8] {
    let list = JSON.array(pages.map { [.string($0.name), .string($0.title), .string($0.feature)] })
    return Array("vitrinePages = ".utf8) + list.bytes + Array(";\n".utf8)
  }
}
