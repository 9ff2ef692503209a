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

  /// Where what refers to a footnote is shown as it is written: the offset of each `[^1]`, and the mark.
  static func uses(
    in text: ArraySlice<UInt8>, shownIn prose: ProseText
  ) -> [(offset: Int, mark: String)] {
    guard mayHold(text.span) else { return [] }
    // The same letters may be code, or lead somewhere: the text that was made of it knows.
    var shown: Set<ArraySlice<UInt8>> = []
    for case .text(let words) in prose.events {
      for mark in marks(in: prose.bytes[words.range]) { shown.insert(prose.bytes[mark]) }
    }
    if shown.isEmpty { return [] }
    return marks(in: text).filter {
      shown.contains(text[$0]) && isText($0.lowerBound, in: text)
    }
    .map { ($0.lowerBound - text.startIndex, String(decoding: text[$0], as: UTF8.self)) }
  }

  /// Where `[^` and what follows it up to the next bracket stands, in one word.
  private static func marks(in text: ArraySlice<UInt8>) -> [Range<Int>] {
    var marks: [Range<Int>] = []
    var start = 0
    while let place = RawHTML.find("[^", in: text.span, from: start) {
      start = place + 2
      let name = text[(text.startIndex + start)...].prefix { $0 > 0x20 && !"[]".utf8.contains($0) }
      guard !name.isEmpty, text[name.endIndex...].first == UInt8(ascii: "]") else { continue }
      marks.append(text.startIndex + place..<name.endIndex + 1)
    }
    return marks
  }

  /// Whether what stands there is neither behind a backslash nor between backticks, as far as one line
  /// tells: of the same letters one may be text, and another code.
  private static func isText(_ index: Int, in text: ArraySlice<UInt8>) -> Bool {
    let before = text[..<index].suffix(500).reversed()
    if before.prefix(while: { $0 == UInt8(ascii: "\\") }).count % 2 == 1 { return false }
    let line = before.prefix { $0 != 0x0A && $0 != 0x0D }
    return line.split { $0 != UInt8(ascii: "`") }.count % 2 == 0
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
