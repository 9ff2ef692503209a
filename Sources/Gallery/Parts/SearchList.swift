// What the script searches in: the names of all pages and looks, also of those in another room.

import JSON

enum SearchList {
  /// Of so many looks the titles are told as well; of more, the list would take longer to come than
  /// to look through.
  private static let mostTitles = 5_000

  /// A script that only holds a list, since a page on disk cannot fetch one. For each page its name,
  /// its title, its feature and its looks; of each of these its name, its title, and what kinds it is
  /// of, in words.
  ///
  /// Pages that are alike have the same looks, which are written once.
  static func script(_ pages: [PageSummary]) -> [UInt8] {
    let hasTitles = pages.reduce(0) { $0 + $1.frames.count } <= mostTitles
    var lists: [JSON] = []
    var places: [JSON: Int] = [:]
    var rows: [[UInt8]] = []
    for page in pages {
      let list = JSON.array(
        page.frames.map { frame in
          [.string(frame.name), .string(hasTitles ? frame.title : ""), .string(frame.kinds.words)]
        })
      let place = places[list] ?? lists.count
      if place == lists.count {
        places[list] = place
        lists.append(list)
      }
      var row = JSON.array([.string(page.name), .string(page.title), .string(page.feature)]).bytes
      row.removeLast()
      rows.append(row + Array(",l[\(place)]]".utf8))
    }
    let opening = Array("vitrinePages = ((l) => [\n".utf8)
    let between = Array("\n])(".utf8)
    return opening + rows.joined(separator: Array(",\n".utf8)) + between
      + JSON.array(lists).bytes + Array(");\n".utf8)
  }
}
