// What the script searches in: the names of all pages, also of those that stand in another room.

import JSON

enum SearchList {
  /// A script that only holds a list, since a page on disk cannot fetch one.
  static func script(_ pages: [PageSummary]) -> [UInt8] {
    let list = JSON.array(pages.map { [.string($0.name), .string($0.title), .string($0.feature)] })
    return Array("vitrinePages = ".utf8) + list.bytes + Array(";\n".utf8)
  }
}
