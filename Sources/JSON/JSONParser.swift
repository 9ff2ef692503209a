// Bytes to values, by recursive descent with a bound on the depth.

extension JSON {
  /// Reads one value, with nothing but white space around it.
  ///
  /// ```swift
  /// try JSON(parsing: Array(#"{"live": [1, 2]}"#.utf8))["live"]?[1]  // .int(2)
  /// ```
  ///
  /// Numbers without a fraction that fit are `.int`. Half a surrogate pair becomes U+FFFD, since
  /// JavaScript strings may hold one.
  package init(parsing bytes: [UInt8]) throws(JSONError) {
    var parser = JSONParser(bytes: bytes)
    self = try parser.document()
  }
}

struct JSONParser {
  static let depthLimit = 256
  let bytes: [UInt8]
  var at = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  var byte: UInt8? { at < bytes.count ? bytes[at] : nil }

  mutating func document() throws(JSONError) -> JSON {
    let value = try value(depth: 0)
    skipSpace()
    if let byte { throw error(.unexpected(byte, expected: "the end of the input")) }
    return value
  }

  private mutating func value(depth: Int) throws(JSONError) -> JSON {
    skipSpace()
    if depth == Self.depthLimit, byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") {
      throw error(.tooDeep(limit: Self.depthLimit))
    }
    switch byte {
    case UInt8(ascii: "{"): return .object(try object(depth: depth))
    case UInt8(ascii: "["): return .array(try array(depth: depth))
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case UInt8(ascii: "-"): return try number()
    case let digit? where digit >= UInt8(ascii: "0") && digit <= UInt8(ascii: "9"):
      return try number()
    default: throw expected("a value")
    }
  }

  private mutating func object(depth: Int) throws(JSONError) -> JSONObject {
    var object = JSONObject()
    at += 1
    skipSpace()
    if take("}") { return object }
    while true {
      skipSpace()
      guard byte == UInt8(ascii: "\"") else { throw expected("a member's name") }
      let start = at
      let name = try string()
      if object[name] != nil { throw error(.duplicateName(name), at: start) }
      skipSpace()
      guard take(":") else { throw expected("':'") }
      object[name] = try value(depth: depth + 1)
      skipSpace()
      if take("}") { return object }
      guard take(",") else { throw expected("',' or '}'") }
    }
  }

  private mutating func array(depth: Int) throws(JSONError) -> [JSON] {
    var elements: [JSON] = []
    at += 1
    skipSpace()
    if take("]") { return elements }
    while true {
      elements.append(try value(depth: depth + 1))
      skipSpace()
      if take("]") { return elements }
      guard take(",") else { throw expected("',' or ']'") }
    }
  }

  private mutating func word(_ word: String, _ value: JSON) throws(JSONError) -> JSON {
    let start = at
    for letter in word.utf8 {
      guard byte == letter else {
        at = start
        throw expected("a value")
      }
      at += 1
    }
    return value
  }

  private mutating func skipSpace() {
    while let byte, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { at += 1 }
  }

  mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard byte == UInt8(ascii: scalar) else { return false }
    at += 1
    return true
  }

  func expected(_ what: String) -> JSONError {
    byte.map { error(.unexpected($0, expected: what)) } ?? error(.endOfInput(expected: what))
  }

  func error(_ mistake: JSONError.Mistake, at place: Int? = nil) -> JSONError {
    let before = bytes[..<(place ?? at)]
    let line = before.count { $0 == 0x0A } + 1
    let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return JSONError(mistake: mistake, line: line, column: before.count - start + 1)
  }
}
