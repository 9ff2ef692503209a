// The rooms of an index that is too large for one document: which pages stand in which, and the ways
// between them.

import Drawing
import System

struct IndexRooms {
  /// Which pages stand in each room.
  let ranges: [Range<Int>]
  private let pages: [PageSummary]

  /// How many rooms the rail leads to by name; of more it tells the neighbours, and first and last.
  private static let mostNamed = 12

  init(_ ranges: [Range<Int>], pages: [PageSummary]) {
    self.ranges = ranges
    self.pages = pages
  }

  /// All rooms, or those that are near, by the pages that stand there.
  func writeList(from room: Int, into bytes: inout [UInt8]) {
    let shown = ranges.count <= Self.mostNamed ? Array(ranges.indices) : near(room)
    bytes.append("<section class=\"part rooms\"><h2>Rooms</h2>\n<ol>\n")
    for other in shown {
      let address = address(of: other, from: room)
      bytes.write("<li value=\"\(other + 1)\"><a\(address)>\(name(other))</a></li>\n")
    }
    bytes.append("</ol></section>\n")
  }

  /// First, last, and the neighbours.
  func writePager(at room: Int, into bytes: inout [UInt8]) {
    bytes.append("<nav class=\"pager\" aria-label=\"Rooms\"><ul>")
    if room > 0 { write("Before", to: room - 1, rel: "prev", into: &bytes) }
    var last = -1
    for other in near(room) {
      // One that is left out takes as much room as the sign that says so.
      if other == last + 2 { writeNumber(of: other - 1, from: room, into: &bytes) }
      if other > last + 2 { bytes.append("<li>…</li>") }
      last = other
      writeNumber(of: other, from: room, into: &bytes)
    }
    if room < ranges.count - 1 { write("Next", to: room + 1, rel: "next", into: &bytes) }
    bytes.append("</ul></nav>\n")
  }

  private func writeNumber(of other: Int, from room: Int, into bytes: inout [UInt8]) {
    bytes.write("<li><a\(address(of: other, from: room))>\(other + 1)</a></li>")
  }

  private func write(
    _ words: StaticString, to other: Int, rel: StaticString, into bytes: inout [UInt8]
  ) {
    let address = GalleryPath.index(other)
    bytes.write(
      "<li><a class=\"go\" rel=\"\("\(rel)")\" href=\"\(address)\">\("\(words)")</a></li>")
  }

  private func near(_ room: Int) -> [Int] {
    let last = ranges.count - 1
    let near = max(1, room - 2)...max(1, room + 2)
    return [0] + near.filter { $0 < last } + [last]
  }

  private func address(of other: Int, from room: Int) -> Markup {
    let current: Markup = other == room ? " aria-current=\"page\"" : ""
    return " href=\"\(GalleryPath.index(other))\"\(current)"
  }

  /// Its first page and its last.
  private func name(_ room: Int) -> Markup {
    let shown = pages[ranges[room]]
    guard let first = shown.first, let last = shown.last else { return "" }
    let name = Self.title(of: first)
    return shown.count == 1 ? name : "\(name) – \(Self.title(of: last))"
  }

  private static func title(of page: PageSummary) -> Markup {
    .quoted(page.title, in: Language(page.language))
  }
}

// The pages of a room in its rail.

/// Pages by what they belong to; each leads to where its looks stand.
struct PageTree {
  let pages: ArraySlice<PageSummary>
  /// The rooms in which pages stand, by their names; a page that is not among these stands in this one.
  let rooms: [String: Int]
  /// Whether other rooms have pages that are not among these.
  private let isOfRoom: Bool

  /// Of so many pages all are shown at once; of more, what they belong to.
  private static let mostOpen = 12
  /// What a room of an index tells of pages: all of a small site, else those that stand there.
  init(in room: Int, of rooms: IndexRooms, pages: [PageSummary]) {
    let isSmall = pages.count <= SearchList.mostPages
    self.pages = isSmall ? pages[...] : pages[rooms.ranges[room]]
    isOfRoom = !isSmall && rooms.ranges.count > 1
    var others: [String: Int] = [:]
    if isSmall {
      for (other, range) in rooms.ranges.enumerated() where other != room {
        for index in range { others[pages[index].name] = other }
      }
    }
    self.rooms = others
  }

  func write(into bytes: inout [UInt8]) {
    let title: Markup = isOfRoom ? "Pages in this room" : "Pages"
    bytes.write("<section class=\"part tree\"><h2>\(title)</h2>\n")
    let isOpen: Markup = pages.count <= Self.mostOpen ? " open" : ""
    bytes.append("<ul>\n")
    let features = pages.map(\.feature)
    for feature in features.once {
      let own = zip(features, pages).filter { $0.0 == feature }.map(\.1)
      if own.count == 1 {
        for page in own { write(page, into: &bytes) }
        continue
      }
      bytes.write(
        """
        <li><details\(isOpen)><summary>\(feature) \
        <b class="count">\(own.count.grouped)</b></summary><ul>

        """)
      for page in own { write(page, into: &bytes) }
      bytes.append("</ul></details></li>\n")
    }
    bytes.append("</ul></section>\n")
  }

  private func write(_ page: PageSummary, into bytes: inout [UInt8]) {
    let title = Markup.quoted(page.title, in: Language(page.language))
    let room = rooms[page.name].map(GalleryPath.index) ?? ""
    bytes.write("<li><a href=\"\(room)#\(page.name.asAddress)\">\(title)</a></li>\n")
  }
}
