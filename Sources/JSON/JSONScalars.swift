// The parser's leaves: numbers and strings.

extension JSONParser {
  mutating func number() throws(JSONError) -> JSON {
    let start = at
    _ = take("-")
    let first = byte
    guard digits() > 0 else { throw error(.badNumber, at: start) }
    if first == UInt8(ascii: "0"), at - start > (bytes[start] == UInt8(ascii: "-") ? 2 : 1) {
      throw error(.badNumber, at: start)
    }
    var isWhole = true
    if take(".") {
      isWhole = false
      guard digits() > 0 else { throw error(.badNumber, at: start) }
    }
    if take("e") || take("E") {
      isWhole = false
      _ = take("+") || take("-")
      guard digits() > 0 else { throw error(.badNumber, at: start) }
    }
    let text = String(decoding: bytes[start..<at], as: UTF8.self)
    if isWhole, let value = Int(text) { return .int(value) }
    guard let value = Double(text), value.isFinite else { throw error(.badNumber, at: start) }
    return .double(value)
  }

  private mutating func digits() -> Int {
    let start = at
    while let byte, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { at += 1 }
    return at - start
  }

  mutating func string() throws(JSONError) -> String {
    let start = at
    at += 1
    let end = cleanRun()
    if end < bytes.count, bytes[end] == UInt8(ascii: "\"") {
      defer { at = end + 1 }
      return try text(bytes[at..<end], at: start)
    }
    var content: [UInt8] = []
    while true {
      let end = cleanRun()
      content.append(contentsOf: bytes[at..<end])
      at = end
      switch byte {
      case UInt8(ascii: "\""):
        at += 1
        return try text(content[...], at: start)
      case UInt8(ascii: "\\"): try escape(into: &content)
      case let control?: throw error(.controlCharacter(control))
      case nil: throw expected("the end of a string")
      }
    }
  }

  /// Where the run of bytes ends that stand for themselves.
  private func cleanRun() -> Int {
    let bytes = bytes.span
    var end = at
    while end < bytes.count, bytes[end] >= 0x20, bytes[end] != UInt8(ascii: "\""),
      bytes[end] != UInt8(ascii: "\\")
    {
      end += 1
    }
    return end
  }

  private func text(_ bytes: ArraySlice<UInt8>, at place: Int) throws(JSONError) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw error(.notUTF8, at: place)
    }
    return text
  }

  private mutating func escape(into content: inout [UInt8]) throws(JSONError) {
    let start = at
    at += 1
    let code = byte
    at += 1
    switch code {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): content.append(bytes[at - 1])
    case UInt8(ascii: "b"): content.append(0x08)
    case UInt8(ascii: "f"): content.append(0x0C)
    case UInt8(ascii: "n"): content.append(0x0A)
    case UInt8(ascii: "r"): content.append(0x0D)
    case UInt8(ascii: "t"): content.append(0x09)
    case UInt8(ascii: "u"):
      guard let unit = hexUnit() else { throw error(.badEscape, at: start) }
      content.append(contentsOf: String(scalar(unit)).utf8)
    default: throw error(.badEscape, at: start)
    }
  }

  /// The scalar of a unit, taking the second half of a surrogate pair along.
  private mutating func scalar(_ unit: UInt32) -> Unicode.Scalar {
    let place = at
    if unit >> 10 == 0x36, take("\\"), take("u"), let low = hexUnit(), low >> 10 == 0x37 {
      return Unicode.Scalar(0x10000 + (unit & 0x3FF) << 10 + low & 0x3FF) ?? "\u{FFFD}"
    }
    at = unit >> 10 == 0x36 ? place : at
    return Unicode.Scalar(unit) ?? "\u{FFFD}"
  }

  private mutating func hexUnit() -> UInt32? {
    guard at + 4 <= bytes.count else { return nil }
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = Character(Unicode.Scalar(bytes[at])).hexDigitValue, bytes[at] < 0x80
      else { return nil }
      unit = unit << 4 | UInt32(digit)
      at += 1
    }
    return unit
  }
}
