// The index: every page as a strip of its looks. Where there are many, several rooms, each of them
// light.

import Drawing
import System

struct IndexPages {
  let pages: [PageSummary]
  /// How many bytes the strip of each page has.
  let sizes: [Int]
  let comparisons: [Comparison]
  let site: SiteInfo

  /// How many bytes of strips a room holds, before one more is begun.
  private static let mostBytes = 2_000_000
  /// How many looks a room shows, before one more is begun.
  private static let mostLooks = 220

  /// Hands out one file after the other, and where strips stand in it: all of them together would be
  /// most of what a build holds.
  func write<E: Error>(
    strip: (Int, inout [UInt8]) throws(E) -> Void,
    _ write: (String, inout [UInt8], [Range<Int>]) throws(E) -> Void,
    stream: (String, SearchPieces) throws(E) -> Void
  ) throws(E) {
    let filters = FilterPanel(pages, of: site)
    let rooms = IndexRooms(ranges, pages: pages)
    var entrance: [UInt8] = []
    Entrance(pages: pages, comparisons: comparisons, site: site).write(into: &entrance)
    var panel: [UInt8] = []
    filters.write(inRooms: rooms.ranges.count, into: &panel)
    var document: [UInt8] = []
    for room in rooms.ranges.indices {
      document.removeAll(keepingCapacity: true)
      document.reserveCapacity(
        rooms.ranges[room].reduce(panel.count + 16_384) { $0 + sizes[$1] + 1024 })
      open(room, of: rooms, entrance, panel, into: &document)
      var places: [Range<Int>] = []
      for index in rooms.ranges[room] {
        let section = PageSection(page: pages[index], filters: filters)
        section.open(into: &document)
        let start = document.count
        try strip(index, &document)
        places.append(start..<document.count)
        section.close(into: &document)
      }
      close(room, of: rooms, into: &document)
      try write(GalleryPath.index(room), &document, places)
    }
    var rules = filters.styleSheet(pages)
    try write("assets/filters.css", &rules, [])
    let list = SearchList(pages, filters: filters, rooms: rooms.ranges)
    try stream("assets/pages.js", list.looks)
    var tree = list.tree
    try write("assets/tree.js", &tree, [])
  }

  /// Which pages stand in which room: as few rooms as can be, and as even.
  private var ranges: [Range<Int>] {
    let fewest = ranges(mostLooks: Self.mostLooks)
    var low = 0
    var high = Self.mostLooks
    while low + 1 < high {
      let middle = (low + high) / 2
      if ranges(mostLooks: middle).count > fewest.count { low = middle } else { high = middle }
    }
    return ranges(mostLooks: high)
  }

  private func ranges(mostLooks: Int) -> [Range<Int>] {
    var rooms: [Range<Int>] = []
    var start = 0
    var bytes = 0
    var looks = 0
    for (index, size) in sizes.enumerated() {
      let shown = pages[index].frames.count
      if index > start, bytes + size > Self.mostBytes || looks + shown > mostLooks {
        rooms.append(start..<index)
        (start, bytes, looks) = (index, 0, 0)
      }
      bytes += size
      looks += shown
    }
    return rooms + [start..<sizes.count]
  }

  private func open(
    _ room: Int, of rooms: IndexRooms, _ entrance: [UInt8], _ filters: [UInt8],
    into bytes: inout [UInt8]
  ) {
    let count = rooms.ranges.count
    var rail: [UInt8] = []
    if !pages.isEmpty {
      PageTree(in: room, of: rooms, pages: pages).write(into: &rail)
      rail += filters
    }
    if count > 1 { rooms.writeList(from: room, into: &rail) }
    let place = count == 1 ? "" : " · \(room + 1) of \(count)"
    let shell = Shell(
      title: site.title + place, root: "", site: site, styleWithoutScript: "filters.css",
      rail: rail, kind: "index")
    shell.open(into: &bytes)
    bytes.append("<main id=\"_main\" class=\"index\">\n")
    bytes += entrance
    if pages.isEmpty { bytes.append("<p>There are no pages yet.</p>\n") }
  }

  private func close(_ room: Int, of rooms: IndexRooms, into bytes: inout [UInt8]) {
    let isOnly = rooms.ranges.count == 1
    if !pages.isEmpty {
      bytes.write(
        """
        <p class="nothing">No look \(isOnly ? "" : "in this room ")is all of that. \
        <button type="reset" form="_filters">Clear the filters</button></p>

        """)
    }
    bytes.append("</main>\n")
    if !isOnly { rooms.writePager(at: room, into: &bytes) }
    Shell(title: site.title, root: "", site: site).close(into: &bytes)
  }
}

// What stands before the pages: what this is, and what came of the build, for somebody who never heard
// of either.

private struct Entrance {
  let pages: [PageSummary]
  let comparisons: [Comparison]
  let site: SiteInfo

  func write(into bytes: inout [UInt8]) {
    bytes.write(
      """
      <header class="entrance">
      <h1>\(site.title)</h1>
      <p class="purpose">Each page of this site in the states that it can come to, drawn side by \
      side: to see what is shown, what is hidden, and what can be touched, before a visitor does.</p>
      <p class="sum">\(sum)</p>

      """)
    if !comparisons.isEmpty {
      let links = comparisons.map { link($0.title, to: $0.name) }
      bytes.write("<p class=\"beside\">Side by side: \(Markup.list(links))</p>\n")
    }
    bytes.append("</header>\n")
  }

  /// The build in a few sentences.
  private var sum: Markup {
    let looks = pages.reduce(0) { $0 + $1.frames.count }
    let cutOff = pages.count { !$0.isClosed }
    let all: Markup = "\(pages.count.counted("page")) in \(looks.counted("look"))."
    if pages.isEmpty { return all }
    let walked: Markup =
      cutOff == 0
      ? "" : " \(cutOff.counted("page")) can come to more than was tried, and \(says(cutOff)) so."
    return "\(all) \(checked)\(walked)"
  }

  /// What holds of all looks. There is no gallery in which it does not: only defects that pages
  /// declare to show are there.
  private var checked: Markup {
    let showing = pages.filter { $0.defects > 0 }
    let defects = showing.reduce(0) { $0 + $1.defects }
    let rule: Markup = "Nothing redacted can be read or touched, and every other check holds"
    if showing.isEmpty { return "\(rule)." }
    let links = showing.map { Markup.quoted($0.title, in: Language($0.language), to: $0.name) }
    let pages = showing.count == 1 ? "one page shows" : "\(showing.count.grouped) pages show"
    return
      "\(rule), except for \(defects.counted("defect")) that \(pages) on purpose: \(Markup.list(links))."
  }

  private func says(_ count: Int) -> String { count == 1 ? "says" : "say" }

  private func link(_ title: String, to page: String) -> Markup {
    "<a href=\"\(GalleryPath.address(ofStoryboard: page))\">\(title)</a>"
  }
}

extension Markup {
  /// A link to a page of the site, from the index.
  fileprivate static func quoted(
    _ title: String, in language: Language, to page: String
  ) -> Markup {
    "<a href=\"\(GalleryPath.address(ofStoryboard: page))\">\(quoted(title, in: language))</a>"
  }

  /// Some things in a sentence: `one, two and three`.
  fileprivate static func list(_ parts: [Markup]) -> Markup {
    var all: Markup = ""
    for (index, part) in parts.enumerated() {
      if index > 0 { all.bytes.append(text: index == parts.count - 1 ? " and " : ", ") }
      all.bytes += part.bytes
    }
    return all
  }
}
