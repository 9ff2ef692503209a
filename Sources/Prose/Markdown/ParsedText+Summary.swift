// What a text says of itself: its title and how it begins. What is private is passed over.

import Drawing

extension ParsedText {
  /// Takes the heading of level 1 that a text begins with out of it, to be the page's title; if the
  /// page has one already, only when both are the same.
  ///
  /// Headings of level 1 that are left go a level down, since a page has one, and all others with
  /// them. One that is private goes down by itself: it changes none that are public.
  mutating func liftTitle(unless given: String?) {
    if prose.events.first == .open(.heading(0)), prose.headings[0].level == 1 {
      let text = plainText(from: 1, limit: 1000)
      if !text.text.isEmpty, given == nil || given == text.text {
        title = text.text
        prose.start = text.end + 1
      }
    }
    let left = prose.headings.indices.dropFirst(prose.start > 0 ? 1 : 0)
    let isPublicLeft = left.contains {
      prose.headings[$0].level == 1 && !prose.headings[$0].isPrivate
    }
    for number in left where isPublicLeft || prose.headings[number].level == 1 {
      prose.headings[number].level = min(prose.headings[number].level + 1, 6)
    }
  }

  /// The beginning of the first paragraph that says something and is not private.
  func opening(characters: Int) -> String {
    var index = prose.start
    while index < prose.events.count {
      switch prose.events[index] {
      case .open(.span(.private)): index = prose.endOfPrivatePart(at: index)
      case .open(.paragraph):
        let text = plainText(from: index + 1, limit: characters * 4)
        if !text.text.isEmpty { return Self.cut(text.text, at: characters) }
        index = text.end
      default: break
      }
      index += 1
    }
    return ""
  }

  /// The words of a paragraph or heading, white space collapsed, and where they end.
  private func plainText(from start: Int, limit: Int) -> (text: String, end: Int) {
    var text: [UInt8] = []
    var end = start
    loop: while end < prose.events.count {
      switch prose.events[end] {
      case .text(let words) where text.count < limit, .codeSpan(let words) where text.count < limit:
        text += prose.bytes[words.range]
      case .softBreak, .lineBreak: text.append(UInt8(ascii: " "))
      case .close(.paragraph), .close(.heading), .close(.cell): break loop
      default: break
      }
      end += 1
    }
    let words = String(decoding: text, as: UTF8.self).split { $0.isWhitespace }
    return (words.joined(separator: " "), end)
  }

  /// A text of at most so many characters, cut between words.
  private static func cut(_ text: String, at limit: Int) -> String {
    guard text.count > limit else { return text }
    let start = text.prefix(limit)
    let words = start.lastIndex(of: " ").map { start[..<$0] } ?? start
    return words + "…"
  }
}
