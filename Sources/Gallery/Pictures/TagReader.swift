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

  /// What begins here, if it is a tag of nothing but a short name in small letters and digits, as most are:
  /// which name, and where. It is read by ``pass(plain:)``.
  func plainTag() -> (name: TagName, place: Range<Int>, isEnd: Bool)? {
    guard index + 9 <= html.count else { return nil }
    let bytes = html.span.word(at: index + 1)
    let isEnd = bytes & 0xFF == UInt64(UInt8(ascii: "/"))
    guard let name = TagName(endingIn: isEnd ? bytes >> 8 : bytes) else { return nil }
    let start = index + (isEnd ? 2 : 1)
    return (name, start..<start + name.count, isEnd)
  }

  /// Goes behind such a tag.
  mutating func pass(plain name: Range<Int>) { index = name.upperBound + 1 }

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
    let start = min(index, html.count)
    let value = start..<(html.span.firstIndex(of: quote, from: start) ?? html.count)
    index = value.upperBound + 1
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
    // Mostly nothing stands before it.
    if index >= html.count || html[index] != UInt8(ascii: ">") {
      _ = past { $0 != UInt8(ascii: ">") }
    }
    index += 1
  }

  private mutating func skipDeclaration() {
    guard matches(index..<index + 3, "!--") else { return skipToEndOfTag() }
    index += 1
    while !isAtEnd, !matches(index..<index + 3, "-->") { index += 1 }
    index += 3
  }

  /// The bytes that are so, from here on.
  @inline(__always)
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
    /// It begins a line, and is empty.
    case picture
    case empty
    /// It goes, and what is in it stays.
    case passedOver
    /// It goes with all that is in it.
    case dropped

    /// Whether it begins a line.
    var isLine: Bool { self == .block || self == .picture }

    /// Whether nothing can be in it.
    var isEmpty: Bool { self == .empty || self == .picture }
  }

  func fate(of name: Range<Int>) -> Fate {
    if let word = TagName(html.span, name), let fate = Self.fate(of: word) { return fate }
    // What is called like no element there is could be one that ends what it stands in.
    for index in name where !html[index].isOfName { return .passedOver }
    return .kept
  }

  /// What becomes of an element of that name, if it has one that is looked at here.
  static func fate(of word: TagName) -> Fate? {
    switch word.count {
    case 1: word == "p" ? .block : nil
    case 2:
      switch word {
      case "br", "hr": .empty
      case "li", "tr", "h1", "h2", "h3", "h4", "h5", "h6": .block
      default: nil
      }
    case 3:
      switch word {
      case "img": .picture
      case "wbr", "col": .empty
      case "pre": .block
      case "xmp": .dropped
      default: nil
      }
    case 4:
      switch word {
      case "span": .kept
      case "path", "rect", "line", "area": .empty
      case "link", "meta", "base", "html", "body", "head": .passedOver
      default: nil
      }
    case 5:
      switch word {
      case "input", "track", "embed": .empty
      case "style", "title": .dropped
      default: nil
      }
    case 6:
      switch word {
      case "source", "circle": .empty
      case "script", "iframe", "object": .dropped
      default: nil
      }
    default:
      switch word {
      case "blockquote": .block
      case "ellipse", "polygon", "polyline": .empty
      case "template", "noscript", "textarea", "noembed", "noframes", "plaintext": .dropped
      default: nil
      }
    }
  }

  /// What an attribute is to a picture.
  enum Use {
    /// It tells how something is drawn, or what it is to those who read a picture.
    case kept
    /// So it does, and what it says is where something comes from.
    case source
    /// So it does, and what it says is what the element is to whoever makes a picture.
    case classes
    /// It tells what an element is to those who hear a page: a picture that the stage has axe look at
    /// has it, too.
    case heard
    case none
  }

  func use(of name: Range<Int>) -> Use {
    guard let word = TagName(html.span, name) else { return .none }
    switch word.count {
    case 1: return word == "d" || word == "r" || word == "x" || word == "y" ? .kept : .none
    case 2:
      switch word {
      case "cx", "cy", "rx", "ry", "x1", "y1", "x2", "y2": return .kept
      default: return .none
      }
    case 3:
      switch word {
      case "src": return .source
      case "alt", "dir", "max": return .kept
      default: return .none
      }
    case 4:
      switch word {
      case "lang", "type", "fill": return .kept
      case "role": return .heard
      default: return .none
      }
    case 5:
      switch word {
      case "class": return .classes
      case "width", "start", "value": return .kept
      case "inert", "scope": return .heard
      default: return .none
      }
    case 6: return word == "height" || word == "stroke" || word == "points" ? .kept : .none
    case 7:
      switch word {
      case "viewbox", "colspan", "rowspan", "checked", "opacity": return .kept
      default: return .none
      }
    case 8: return word == "disabled" || word == "datetime" ? .kept : .none
    case 9:
      switch word {
      case "transform", "fill-rule", "clip-rule": return .kept
      default: return .none
      }
    case 10: return word == "aria-label" ? .kept : .none
    case 12:
      switch word {
      case "aria-checked", "aria-pressed", "aria-current", "stroke-width", "fill-opacity":
        return .kept
      default: return .none
      }
    case 13: return word == "aria-expanded" ? .kept : .none
    case 14: return word == "stroke-linecap" || word == "stroke-opacity" ? .kept : .none
    case 15: return word == "stroke-linejoin" ? .kept : .none
    case 16: return word == "stroke-dasharray" ? .kept : .none
    default: return .none
    }
  }

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
    guard let word = TagName(html.span, value.lowerBound..<end) else { return .other }
    // The classes of controls are those that ``SlotKind`` gives them.
    switch word {
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
  @inline(__always)
  fileprivate var isSpace: Bool { self == 0x20 || 0x09...0x0D ~= self }

  fileprivate var isOfName: Bool {
    0x61...0x7A ~= self | 0x20 || 0x30...0x39 ~= self || self == 0x2D
  }

  /// Whether it is white space, or one of `> / =`. All of them are below 64, so that one number says of
  /// each of those whether it is.
  @inline(__always)
  fileprivate var endsName: Bool { self < 64 && Self.endsOfName &>> UInt64(self) & 1 != 0 }

  private static let endsOfName: UInt64 =
    1 << 0x20 | 0x1F << 0x09 | 1 << 0x3E | 1 << 0x2F | 1 << 0x3D
}
