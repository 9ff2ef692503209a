// What a text says of itself: its title and how it begins. What is private is passed over.

extension Tape {
  /// Takes the heading of level 1 that a text begins with out of it, to be the page's title; if the
  /// page has one already, only when both are the same.
  ///
  /// Headings of level 1 that are left go a level down, since a page has one, and all others with
  /// them. One that is private goes down by itself: it changes none that are public.
  mutating func liftTitle(unless given: String?) {
    if let first = events.first, first.kind == .openHeading, first.detail == 1 {
      let text = plainText(of: 1..<Int(first.other), limit: 1000)
      if !text.isEmpty, given == nil || given == text {
        title = text
        firstEvent = Int(first.other) + 1
      }
    }
    let levelOne = events.indices[firstEvent...].filter {
      events[$0].kind == .openHeading && events[$0].detail == 1
    }
    if levelOne.isEmpty { return }
    let hidden = privateSpans
    var isPublicLeft = false
    var next = 0
    for index in levelOne {
      while next < hidden.count, hidden[next].upperBound < index { next += 1 }
      if next == hidden.count || index < hidden[next].lowerBound { isPublicLeft = true }
    }
    headingShift = isPublicLeft ? 1 : 0
    if isPublicLeft { return }
    for index in levelOne { events[index].detail = 2 }
  }

  /// Where the events of private parts are, from first to last.
  var privateSpans: [ClosedRange<Int>] {
    var spans: [ClosedRange<Int>] = []
    var index = 0
    while index < events.count {
      let event = events[index]
      if event.kind == .openSpan, event.detail == AuthorMark.private.rawValue {
        spans.append(index...Int(event.other))
        index = Int(event.other)
      }
      index += 1
    }
    return spans
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
