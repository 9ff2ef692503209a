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
    /// Whether it is written as pictures have it: `name="value"`.
    var isPlain = false
  }

  let html: [UInt8]
  /// What is read next.
  private(set) var index = 0

  init(_ html: [UInt8]) { self.html = html }

  var isAtEnd: Bool { index >= html.count }

  /// The text up to the next tag.
  mutating func text() -> Range<Int> {
    let start = min(index, html.count)
    index = html.span.firstIndex(of: UInt8(ascii: "<"), from: start) ?? html.count
    return start..<index
  }

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
    return Attribute(
      name: name, value: value,
      isPlain: quote == UInt8(ascii: "\"") && value.lowerBound == name.upperBound + 2
        && value.upperBound < html.count)
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
    for index in name where !html[index].isOfName { return .passedOver }
    guard let word = TagName(html, name) else { return .kept }
    return switch name.count {
    case 1: word == "p" ? .block : .kept
    case 2:
      switch word {
      case "br", "hr": .empty
      case "li", "tr", "h1", "h2", "h3", "h4", "h5", "h6": .block
      default: .kept
      }
    case 3:
      switch word {
      case "img", "wbr", "col": .empty
      case "pre": .block
      case "xmp": .dropped
      default: .kept
      }
    case 4:
      switch word {
      case "path", "rect", "line", "area": .empty
      case "link", "meta", "base", "html", "body", "head": .passedOver
      default: .kept
      }
    case 5:
      switch word {
      case "input", "track", "embed": .empty
      case "style", "title": .dropped
      default: .kept
      }
    case 6:
      switch word {
      case "source", "circle": .empty
      case "script", "iframe", "object": .dropped
      default: .kept
      }
    default:
      switch word {
      case "blockquote": .block
      case "ellipse", "polygon", "polyline": .empty
      case "template", "noscript", "textarea", "noembed", "noframes", "plaintext": .dropped
      default: .kept
      }
    }
  }

  func isPicture(_ name: Range<Int>) -> Bool { name.count == 3 && TagName(html, name) == "img" }

  /// Whether an attribute tells how something is drawn, or what it is to those who read a picture.
  func isKept(_ name: Range<Int>) -> Bool {
    guard let word = TagName(html, name) else { return false }
    return switch name.count {
    case 1: word == "d" || word == "r" || word == "x" || word == "y"
    case 2:
      switch word {
      case "cx", "cy", "rx", "ry", "x1", "y1", "x2", "y2": true
      default: false
      }
    case 3: word == "src" || word == "alt" || word == "dir" || word == "max"
    case 4: word == "lang" || word == "type" || word == "fill"
    case 5: word == "class" || word == "width" || word == "start" || word == "value"
    case 6: word == "height" || word == "stroke" || word == "points"
    case 7:
      switch word {
      case "viewbox", "colspan", "rowspan", "checked", "opacity": true
      default: false
      }
    case 8: word == "disabled" || word == "datetime"
    case 9: word == "transform" || word == "fill-rule" || word == "clip-rule"
    case 10: word == "aria-label"
    case 12:
      switch word {
      case "aria-checked", "aria-pressed", "aria-current", "stroke-width", "fill-opacity": true
      default: false
      }
    case 13: word == "aria-expanded"
    case 14: word == "stroke-linecap" || word == "stroke-opacity"
    case 15: word == "stroke-linejoin"
    case 16: word == "stroke-dasharray"
    default: false
    }
  }

  /// Whether an attribute tells what an element is to those who hear a page: a picture that the stage
  /// has axe look at has it, too.
  func isHeard(_ name: Range<Int>) -> Bool {
    guard let word = TagName(html, name) else { return false }
    return switch name.count {
    case 4: word == "role"
    case 5: word == "inert" || word == "scope"
    default: false
    }
  }

  func isClass(_ name: Range<Int>) -> Bool { name.count == 5 && TagName(html, name) == "class" }
  func isSource(_ name: Range<Int>) -> Bool { name.count == 3 && TagName(html, name) == "src" }

  /// What an element is to whoever makes a picture: the first of its classes tells.
  enum Part {
    case control
    case region
    case prose
    case other
  }

  func part(ofClass value: Range<Int>) -> Part {
    var end = value.lowerBound
    while end < value.upperBound, !html[end].isSpace { end += 1 }
    // The classes of controls are those that ``SlotKind`` gives them.
    switch TagName(html, value.lowerBound..<end) {
    case "button", "link", "field", "toggle", "segment", "checkbox", "radio", "option", "tab":
      return .control
    case "region": return .region
    case "prose": return .prose
    default: return .other
    }
  }

  func text(_ range: Range<Int>) -> String {
    String(decoding: range.map { html[$0] }, as: UTF8.self)
  }

  /// Whether two names are the same in lower case.
  func isSame(_ one: Range<Int>, _ other: Range<Int>) -> Bool {
    guard one.count == other.count else { return false }
    for offset in 0..<one.count
    where html[one.lowerBound + offset] | 0x20 != html[other.lowerBound + offset] | 0x20 {
      return false
    }
    return true
  }

  /// Whether two names are written with the same bytes.
  func isSameSpelling(_ one: Range<Int>, _ other: Range<Int>) -> Bool {
    guard one.count == other.count else { return false }
    for offset in 0..<one.count
    where html[one.lowerBound + offset] != html[other.lowerBound + offset] {
      return false
    }
    return true
  }

  /// Whether that stands there.
  private func matches(_ range: Range<Int>, _ text: StaticString) -> Bool {
    guard range.count == text.utf8CodeUnitCount, range.upperBound <= html.count else {
      return false
    }
    for offset in 0..<range.count where html[range.lowerBound + offset] != text[byte: offset] {
      return false
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
