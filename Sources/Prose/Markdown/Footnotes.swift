// Footnotes, which are no part of CommonMark: their marks would be read as text, or as links.

import Drawing

/// Finds the lines that other generators read as footnotes: `[^1]: A note.`
enum Footnotes {
  /// Where each begins that is not code: the offset of its `[^`, and how long the mark is.
  static func definitions(
    in text: ArraySlice<UInt8>
  ) -> [(offset: Int, length: Int)] {
    guard mayHold(text.span) else { return [] }
    var found: [(offset: Int, length: Int)] = []
    var fence: (mark: UInt8, count: Int)?
    var start = text.startIndex
    while start < text.endIndex {
      let end = text[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? text.endIndex
      let line = text[start..<end]
      let marks = line.drop { $0 == 0x20 || $0 == 0x09 || $0 == UInt8(ascii: ">") }
      if let open = fence {
        let count = marks.prefix { $0 == open.mark }.count
        let isClosed = count >= open.count && marks.dropFirst(count).allSatisfy { $0 == 0x20 }
        if isClosed { fence = nil }
      } else if let mark = marks.first, mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~"),
        case let count = marks.prefix(while: { $0 == mark }).count, count >= 3
      {
        fence = (mark, count)
      } else if let length = markLength(marks), marks.startIndex - start <= 3 {
        found.append((marks.startIndex - text.startIndex, length))
      }
      start = end + 1
    }
    return found
  }

  /// Whether there is a `[^` at all, as there is in few texts.
  private static func mayHold(_ text: Span<UInt8>) -> Bool {
    var start = 0
    while let place = text.firstIndex(of: UInt8(ascii: "^"), from: start) {
      if place > 0, text[place - 1] == UInt8(ascii: "[") { return true }
      start = place + 1
    }
    return false
  }

  /// How long `[^1]:` is at the start of a line, if it stands there.
  private static func markLength(_ line: ArraySlice<UInt8>) -> Int? {
    guard line.starts(with: "[^".utf8) else { return nil }
    let name = line.dropFirst(2).prefix { $0 != UInt8(ascii: "]") && $0 != 0x20 }
    guard !name.isEmpty, line[name.endIndex...].starts(with: "]:".utf8) else { return nil }
    return name.endIndex - line.startIndex + 2
  }
}
