// What a text says of itself: its title and how it begins. What is private is passed over.

extension Tape {
  /// Takes the heading of level 1 that a text begins with out of it, to be the page's title; if the
  /// page has one already, only when both are the same.
  ///
  /// Headings of level 1 that are left go a level down, since a page has one.
  mutating func liftTitle(unless given: String?) {
    if let first = events.first, first.kind == .openHeading, first.detail == 1 {
      let text = plainText(of: 1..<Int(first.other), limit: 1000)
      if !text.isEmpty, given == nil || given == text {
        title = text
        firstEvent = Int(first.other) + 1
      }
    }
    let isLevelOneLeft = events[firstEvent...].contains {
      $0.kind == .openHeading && $0.detail == 1
    }
    headingShift = isLevelOneLeft ? 1 : 0
  }

  /// The beginning of the first paragraph that says something and is not private.
  func opening(characters: Int) -> String {
    var index = firstEvent
    while index < events.count {
      let event = events[index]
      switch event.kind {
      case .openSpan where event.detail == AuthorMark.private.rawValue: index = Int(event.other)
      case .openParagraph:
        let text = plainText(of: index + 1..<Int(event.other), limit: characters * 4)
        if !text.isEmpty { return Self.cut(text, at: characters) }
        index = Int(event.other)
      default: break
      }
      index += 1
    }
    return ""
  }

  /// The words of some inlines, white space collapsed.
  func plainText(of range: Range<Int>, limit: Int) -> String {
    var text: [UInt8] = []
    for event in events[range] where text.count < limit {
      switch event.kind {
      case .text, .codeSpan: text.append(contentsOf: bytes[event.slice.range])
      case .softBreak, .lineBreak: text.append(UInt8(ascii: " "))
      default: break
      }
    }
    return String(decoding: text, as: UTF8.self)
      .split { $0.isWhitespace }.joined(separator: " ")
  }

  /// A text of at most so many characters, cut between words.
  private static func cut(_ text: String, at limit: Int) -> String {
    guard text.count > limit else { return text }
    let start = text.prefix(limit)
    let words = start.lastIndex(of: " ").map { start[..<$0] } ?? start
    return words + "…"
  }
}
