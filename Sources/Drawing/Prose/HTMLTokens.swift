// Reads HTML back, as far as this project writes it: tags, their attributes, texts.

/// A piece of HTML.
enum HTMLToken {
  /// Text, in which entities stand for themselves.
  case text(ArraySlice<UInt8>)
  /// A tag begins an element: its name and what follows it up to the end of the tag.
  case open(ArraySlice<UInt8>, attributes: ArraySlice<UInt8>)
  /// A tag ends an element.
  case close(ArraySlice<UInt8>)
}

/// The pieces of some HTML, one after the other. Comments and declarations are passed over.
struct HTMLTokens: Sequence, IteratorProtocol {
  private let html: [UInt8]
  private var at = 0

  init(_ html: [UInt8]) {
    self.html = html
  }

  mutating func next() -> HTMLToken? {
    while at < html.count {
      guard html[at] == UInt8(ascii: "<") else { return .text(take(until: UInt8(ascii: "<"))) }
      let start = at + 1
      skipTag()
      var inside = html[start..<Swift.max(start, at - 1)]
      switch inside.first {
      case UInt8(ascii: "!"), UInt8(ascii: "?"), nil: continue
      case UInt8(ascii: "/"):
        inside.removeFirst()
        return .close(name(of: inside))
      default:
        let name = name(of: inside)
        return .open(name, attributes: inside[name.endIndex...])
      }
    }
    return nil
  }

  private mutating func take(until end: UInt8) -> ArraySlice<UInt8> {
    let start = at
    while at < html.count, html[at] != end { at += 1 }
    return html[start..<at]
  }

  /// Goes behind the `>` that ends a tag; one in quotes does not.
  private mutating func skipTag() {
    let isComment = html[at...].starts(with: Array("<!--".utf8))
    var quote: UInt8?
    while at < html.count {
      let byte = html[at]
      at += 1
      if isComment {
        if byte == UInt8(ascii: ">"), html[..<(at - 1)].suffix(2).elementsEqual([0x2D, 0x2D]) {
          return
        }
      } else if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return
      }
    }
    at += 1
  }

  private func name(of inside: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    inside.prefix { $0 > 0x20 && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: ">") }
  }
}

extension ArraySlice<UInt8> {
  /// Whether these are the bytes of a word.
  func spells(_ word: StaticString) -> Bool {
    guard count == word.utf8CodeUnitCount else { return false }
    return zip(self, 0..<count).allSatisfy { $0 == word[byte: $1] }
  }

  /// The value of the attribute of that name, in a tag.
  func attribute(_ name: StaticString) -> ArraySlice<UInt8>? {
    var rest = self
    while !rest.isEmpty {
      rest = rest.drop { $0 <= 0x20 || $0 == UInt8(ascii: "/") }
      let word = rest.prefix { $0 > 0x20 && $0 != UInt8(ascii: "=") }
      if word.isEmpty { return nil }
      rest = rest[word.endIndex...]
      var value = rest.prefix(0)
      if rest.first == UInt8(ascii: "=") {
        rest.removeFirst()
        if let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
          rest.removeFirst()
          value = rest.prefix { $0 != quote }
          rest = rest[value.endIndex...].dropFirst()
        } else {
          value = rest.prefix { $0 > 0x20 }
          rest = rest[value.endIndex...]
        }
      }
      if word.spells(name) { return value }
    }
    return nil
  }

  /// The text that it is, entities replaced by what they stand for.
  var decoded: [UInt8] {
    guard contains(UInt8(ascii: "&")) else { return Array(self) }
    let entities: [(StaticString, UInt8)] = [
      ("&amp;", 0x26), ("&lt;", 0x3C), ("&gt;", 0x3E), ("&quot;", 0x22), ("&#x27;", 0x27),
    ]
    var text: [UInt8] = []
    var rest = self
    while let byte = rest.first {
      let entity =
        byte == UInt8(ascii: "&")
        ? entities.first { rest.prefix($0.0.utf8CodeUnitCount).spells($0.0) } : nil
      text.append(entity?.1 ?? byte)
      rest = rest.dropFirst(entity?.0.utf8CodeUnitCount ?? 1)
    }
    return text
  }
}
