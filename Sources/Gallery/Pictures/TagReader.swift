// Reads the tags of HTML as browsers do, by places in its bytes.

import Drawing

/// Goes through HTML: text, a tag, its attributes, text. It decides nothing but what a tag is.
struct TagReader {
  /// What stands behind a text.
  enum Tag {
    case start(Range<Int>)
    case end(Range<Int>)
    /// A `<` that begins no tag.
    case sign
    /// A comment or the like, or the end.
    case nothing
  }

  struct Attribute {
    /// Where its name stands.
    let name: Range<Int>
    /// Where its value stands, without quotes.
    let value: Range<Int>?
  }

  let html: [UInt8]
  private var index = 0

  init(_ html: [UInt8]) { self.html = html }

  var isAtEnd: Bool { index >= html.count }

  /// The text up to the next tag.
  mutating func text() -> Range<Int> { past { $0 != UInt8(ascii: "<") } }

  /// What stands where a text ends. Of a tag that starts an element, the attributes are next.
  mutating func next() -> Tag {
    index += 1
    guard index < html.count else { return .nothing }
    switch html[index] {
    case UInt8(ascii: "!"), UInt8(ascii: "?"):
      skipDeclaration()
      return .nothing
    case UInt8(ascii: "/"):
      index += 1
      let name = past { !$0.endsName }
      skipToEndOfTag()
      return .end(name)
    case let byte where 0x61...0x7A ~= byte | 0x20: return .start(past { !$0.endsName })
    default: return .sign
    }
  }

  /// The next attribute of a tag; none behind the last, and then the tag is behind it.
  mutating func attribute() -> Attribute? {
    _ = past { $0.isSpace || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "=") }
    guard index < html.count, html[index] != UInt8(ascii: ">") else {
      index += 1
      return nil
    }
    let name = past { !$0.endsName }
    _ = past(\.isSpace)
    guard index < html.count, html[index] == UInt8(ascii: "=") else {
      return Attribute(name: name, value: nil)
    }
    index += 1
    _ = past(\.isSpace)
    guard index < html.count else { return Attribute(name: name, value: nil) }
    let quote = html[index]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return Attribute(name: name, value: past { !$0.isSpace && $0 != UInt8(ascii: ">") })
    }
    index += 1
    let value = past { $0 != quote }
    index += 1
    return Attribute(name: name, value: value)
  }

  /// Goes behind the end tag of that name.
  mutating func skipElement(_ name: Range<Int>) {
    while !isAtEnd {
      _ = text()
      if case .end(let other) = next(), isSame(name, other) { return }
    }
  }

  private mutating func skipToEndOfTag() {
    _ = past { $0 != UInt8(ascii: ">") }
    index += 1
  }

  private mutating func skipDeclaration() {
    guard matches(index..<index + 3, "!--") else { return skipToEndOfTag() }
    index += 1
    while !isAtEnd, !matches(index..<index + 3, "-->") { index += 1 }
    index += 3
  }

  /// The bytes that are so, from here on.
  private mutating func past(_ isSo: (UInt8) -> Bool) -> Range<Int> {
    let start = min(index, html.count)
    index = start
    while index < html.count, isSo(html[index]) { index += 1 }
    return start..<index
  }
}

// What names say.

extension TagReader {
  /// What becomes of an element in a picture.
  enum Fate {
    case kept
    /// It begins a line.
    case block
    case empty
    /// It goes, and what is in it stays.
    case passedOver
    /// It goes with all that is in it.
    case dropped
  }

  func fate(of name: Range<Int>) -> Fate {
    // What is called like no element there is could be one that ends what it stands in.
    guard name.allSatisfy({ html[$0].isOfName }) else { return .passedOver }
    return fate(ofPlain: name)
  }

  private func fate(ofPlain name: Range<Int>) -> Fate {
    switch name.count {
    case 1: isOne(name, of: "p") ? .block : .kept
    case 2:
      isOne(name, of: "br", "hr")
        ? .empty
        : isOne(name, of: "li", "tr", "h1", "h2", "h3", "h4", "h5", "h6") ? .block : .kept
    case 3:
      isOne(name, of: "img", "wbr", "col")
        ? .empty
        : isOne(name, of: "pre") ? .block : isOne(name, of: "xmp") ? .dropped : .kept
    case 4:
      isOne(name, of: "path", "rect", "area")
        ? .empty
        : isOne(name, of: "link", "meta", "base", "html", "body", "head") ? .passedOver : .kept
    case 5:
      isOne(name, of: "input", "track", "embed")
        ? .empty
        : isOne(name, of: "style", "title") ? .dropped : .kept
    case 6:
      isOne(name, of: "source")
        ? .empty
        : isOne(name, of: "script", "iframe", "object") ? .dropped : .kept
    default:
      isOne(name, of: "blockquote")
        ? .block
        : isOne(name, of: "template", "noscript", "textarea", "noembed", "noframes", "plaintext")
          ? .dropped : .kept
    }
  }

  func isPicture(_ name: Range<Int>) -> Bool { isOne(name, of: "img") }

  /// Whether an attribute tells how something is drawn, or what it is to those who read a picture.
  func isKept(_ name: Range<Int>) -> Bool {
    switch name.count {
    case 1: isOne(name, of: "d")
    case 3: isOne(name, of: "src", "alt", "dir", "max")
    case 4: isOne(name, of: "lang", "type")
    case 5: isOne(name, of: "class", "width", "start", "value")
    case 6: isOne(name, of: "height")
    case 7: isOne(name, of: "viewbox", "colspan", "rowspan", "checked")
    case 8: isOne(name, of: "disabled", "datetime")
    case 10: isOne(name, of: "aria-label")
    case 12: isOne(name, of: "aria-checked", "aria-pressed", "aria-current")
    case 13: isOne(name, of: "aria-expanded")
    default: false
    }
  }

  func isClass(_ name: Range<Int>) -> Bool { isOne(name, of: "class") }
  func isSource(_ name: Range<Int>) -> Bool { isOne(name, of: "src") }

  /// What an element is to whoever makes a picture: the first of its classes tells.
  enum Part {
    case control
    case region
    case prose
    case other
  }

  func part(ofClass value: Range<Int>) -> Part {
    let end = value.first { html[$0].isSpace } ?? value.upperBound
    let word = value.lowerBound..<end
    // The classes of controls are those that ``SlotKind`` gives them.
    if isOne(
      word, of: "button", "link", "field", "toggle", "segment", "checkbox", "radio", "option", "tab"
    ) {
      return .control
    }
    return isOne(word, of: "region") ? .region : isOne(word, of: "prose") ? .prose : .other
  }

  func text(_ range: Range<Int>) -> String {
    String(decoding: range.map { html[$0] }, as: UTF8.self)
  }

  /// Whether two names are the same in lower case.
  func isSame(_ one: Range<Int>, _ other: Range<Int>) -> Bool {
    one.count == other.count
      && zip(one, other).allSatisfy { html[$0] | 0x20 == html[$1] | 0x20 }
  }

  private func isOne(_ range: Range<Int>, of names: StaticString...) -> Bool {
    for name in names where matches(range, name) { return true }
    return false
  }

  /// Whether that stands there, in upper or lower case.
  private func matches(_ range: Range<Int>, _ name: StaticString) -> Bool {
    guard range.count == name.utf8CodeUnitCount, range.upperBound <= html.count else {
      return false
    }
    for offset in 0..<range.count {
      let byte = html[range.lowerBound + offset]
      let lower = 0x41...0x5A ~= byte ? byte | 0x20 : byte
      if lower != name[byte: offset] { return false }
    }
    return true
  }
}

extension UInt8 {
  fileprivate var isSpace: Bool { self == 0x20 || 0x09...0x0D ~= self }

  fileprivate var isOfName: Bool {
    0x61...0x7A ~= self | 0x20 || 0x30...0x39 ~= self || self == 0x2D
  }

  fileprivate var endsName: Bool {
    isSpace || self == UInt8(ascii: ">") || self == UInt8(ascii: "/") || self == UInt8(ascii: "=")
  }
}
