// What the scripts know of the whole site: the names of all pages and looks, also of those in another
// room. A page on disk cannot fetch a list, so each is a script that only holds one.

import Drawing
import JSON
import Type

/// What is searched in, and what the filters count in.
struct SearchList {
  let pages: [PageSummary]
  let filters: FilterPanel
  /// The room of the index that each page stands in.
  let rooms: [Int]

  /// Of a site of so many pages, each storyboard leads to all.
  static let mostPages = 200

  init(_ pages: [PageSummary], filters: FilterPanel, rooms ranges: [Range<Int>]) {
    self.pages = pages
    self.filters = filters
    rooms = ranges.enumerated().flatMap { room, range in range.map { _ in room } }
  }

  /// The list of all pages and their looks.
  var looks: SearchPieces { SearchPieces(self) }

  /// For each page of a small site its name, its title, its feature and its room: the tree that
  /// storyboards have in their rail. It is not written into them, so that a page that is added changes
  /// none of the others.
  var tree: [UInt8] {
    var bytes: [UInt8] = []
    bytes.append("vitrineTree = [\n")
    if pages.count <= Self.mostPages {
      for (index, page) in pages.enumerated() {
        if index > 0 { bytes.append(",\n") }
        bytes += JSON.array(own(page) + [.int(rooms[index])]).bytes
      }
    }
    bytes.append("\n];\n")
    return bytes
  }

  fileprivate func own(_ page: PageSummary) -> [JSON] {
    [.string(page.name), .string(page.title), .string(page.feature)]
  }
}

/// For each page its name, its title, its feature, the classes by which filters know it, its room, and its
/// looks; of each of these its name, its title, what kinds it is of, in words, and the classes by which
/// filters know it.
///
/// Pages that are alike have the same looks, which are written once; so are traits. It comes piece by
/// piece: of a hundred thousand pages it is more than ten megabytes.
package struct SearchPieces: Sequence, IteratorProtocol {
  private let list: SearchList
  private let hasTitles: Bool
  private var lists = Collected<[Entry]>()
  private var traits = Collected<LookTraits>()
  /// How many pages were told.
  private var count = 0
  private var isOver = false

  /// Of so many looks the titles are told as well; of more, the list would take longer to come than
  /// to look through.
  private static let mostTitles = 5_000
  /// How many bytes a piece has before it ends.
  private static let mostBytes = 1 << 16

  init(_ list: SearchList) {
    self.list = list
    hasTitles = list.pages.reduce(0) { $0 + $1.frames.count } <= Self.mostTitles
  }

  package mutating func next() -> [UInt8]? {
    if isOver { return nil }
    var bytes: [UInt8] = []
    if count == 0 {
      bytes.append(
        """
        vitrinePages = ((t, m) => {
        const l = m.map((list) => list.map(([name, title, k]) => [name, title, ...t[k]]));
        return [

        """)
    }
    while count < list.pages.count {
      if count > 0 { bytes.append(",\n") }
      add(list.pages[count], room: list.rooms[count], to: &bytes)
      count += 1
      if bytes.count >= Self.mostBytes { return bytes }
    }
    isOver = true
    bytes.append("\n];\n})(")
    bytes += JSON.array(traits.all.map(\.json)).bytes
    bytes.append(",\n")
    bytes += JSON.array(lists.all.map { .array($0.map(\.json)) }).bytes
    bytes.append(");\n")
    return bytes
  }

  private mutating func add(_ page: PageSummary, room: Int, to bytes: inout [UInt8]) {
    let looks = page.frames.map { frame in
      Entry(
        name: frame.name, title: hasTitles ? frame.title : "",
        traits: traits.place(of: LookTraits(frame)))
    }
    let classes = list.filters.classNames(of: page).joined(separator: " ")
    bytes += JSON.array(list.own(page) + [.string(classes), .int(room)]).bytes.dropLast()
    bytes.append(",l[")
    bytes.append(decimal: lists.place(of: looks))
    bytes.append("]]")
  }
}

/// What is told of a look; of its traits, which of those that are told before.
private struct Entry: Hashable {
  let name: String
  let title: String
  let traits: Int

  var json: JSON { [.string(name), .string(title), .int(traits)] }
}

extension LookTraits {
  /// The kinds, in words, and the classes.
  fileprivate var json: JSON {
    [.string(kinds.words), .string(each.map(Self.className).joined(separator: " "))]
  }
}

/// Values, each once, in the order in which they came.
private struct Collected<Value: Hashable> {
  private(set) var all: [Value] = []
  private var places: [Value: Int] = [:]

  mutating func place(of value: Value) -> Int {
    if let place = places[value] { return place }
    places[value] = all.count
    all.append(value)
    return all.count - 1
  }
}
