// Reads HTML as this project writes it: closed elements, quoted attributes. Whatever else comes is
// taken as text, since a review must not fail over a file that somebody made by hand.

/// What HTML is made of.
enum MarkupToken: Hashable {
  case open(name: String, attributes: [MarkupAttribute])
  case close(name: String)
  case text(String)
}

/// A name and its value, unescaped.
struct MarkupAttribute: Hashable {
  let name: String
  let value: String
}

/// Gives the tokens of a document in order.
struct MarkupReader: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private var at = 0
  /// Where in the document the attributes of the last start tag stand, each from its name on.
  private(set) var places: [Range<Int>] = []

  /// Elements that never have an end tag.
  static let void: Set<String> = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track",
    "wbr",
  ]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func next() -> MarkupToken? {
    while at < bytes.count {
      if bytes[at] != UInt8(ascii: "<") { return .text(Self.unescaped(bytes[take("<")])) }
      if starts(with: "<!--") {
        skip(past: "-->")
      } else if starts(with: "<!") || starts(with: "<?") {
        skip(past: ">")
      } else if starts(with: "</") {
        at += 2
        let name = word()
        skip(past: ">")
        return .close(name: name)
      } else if at + 1 < bytes.count, Self.isLetter(bytes[at + 1]) {
        at += 1
        return tag()
      } else {
        at += 1
        return .text("<")
      }
    }
    return nil
  }

  private mutating func tag() -> MarkupToken {
    let name = word()
    var attributes: [MarkupAttribute] = []
    places.removeAll(keepingCapacity: true)
    while at < bytes.count, bytes[at] != UInt8(ascii: ">") {
      if Self.isSpace(bytes[at]) || bytes[at] == UInt8(ascii: "/") {
        at += 1
        continue
      }
      let start = at
      let name = word()
      if name.isEmpty {
        at += 1
        continue
      }
      attributes.append(MarkupAttribute(name: name, value: value()))
      places.append(start..<Swift.min(at, bytes.count))
    }
    at += 1
    return .open(name: name, attributes: attributes)
  }

  private mutating func value() -> String {
    guard at < bytes.count, bytes[at] == UInt8(ascii: "=") else { return "" }
    at += 1
    guard at < bytes.count else { return "" }
    let quote = bytes[at]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return Self.unescaped(bytes[unquoted()])
    }
    at += 1
    let text = Self.unescaped(bytes[take(quote)])
    at += 1
    return text
  }

  /// A value without quotes, in which a slash is one of its letters, as in an address.
  private mutating func unquoted() -> Range<Int> {
    let start = at
    while at < bytes.count, !Self.isSpace(bytes[at]), bytes[at] != UInt8(ascii: ">") { at += 1 }
    return start..<at
  }

  private mutating func word() -> String {
    let start = at
    while at < bytes.count, !Self.isSpace(bytes[at]), !Self.endsWord(bytes[at]) { at += 1 }
    return String(decoding: bytes[start..<at], as: UTF8.self)
  }

  private mutating func take(_ end: Unicode.Scalar) -> Range<Int> { take(UInt8(ascii: end)) }

  private mutating func take(_ end: UInt8) -> Range<Int> {
    let start = at
    at = bytes[at...].firstIndex(of: end) ?? bytes.count
    return start..<at
  }

  private mutating func skip(past end: String) {
    while at < bytes.count, !starts(with: end) { at += 1 }
    at += end.utf8.count
  }

  private func starts(with text: String) -> Bool { bytes[at...].starts(with: text.utf8) }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D
  }

  private static func endsWord(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ">") || byte == UInt8(ascii: "=") || byte == UInt8(ascii: "/")
  }

  private static let entities = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
  ]

  /// The text with its entities replaced; those that are not known stay as they are.
  static func unescaped(_ bytes: ArraySlice<UInt8>) -> String {
    guard bytes.contains(UInt8(ascii: "&")) else { return String(decoding: bytes, as: UTF8.self) }
    var text = ""
    var rest = bytes
    while let start = rest.firstIndex(of: UInt8(ascii: "&")) {
      text += String(decoding: rest[..<start], as: UTF8.self)
      let tail = rest[(start + 1)...].prefix(10)
      guard let end = tail.firstIndex(of: UInt8(ascii: ";")),
        let character = character(String(decoding: rest[(start + 1)..<end], as: UTF8.self))
      else {
        text += "&"
        rest = rest[(start + 1)...]
        continue
      }
      text += character
      rest = rest[(end + 1)...]
    }
    return text + String(decoding: rest, as: UTF8.self)
  }

  private static func character(_ name: String) -> String? {
    guard name.hasPrefix("#") else { return entities[name] }
    let digits = name.dropFirst()
    let number =
      digits.hasPrefix("x") || digits.hasPrefix("X")
      ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap(Unicode.Scalar.init).map { String($0) }
  }
}
