// Values to bytes: one way, so that equal values in equal order are equal bytes.

extension JSON {
  /// The value as bytes, on one line.
  package var bytes: [UInt8] {
    var out: [UInt8] = []
    write(into: &out)
    return out
  }

  /// The value as bytes for people to read: indented, a member a line, a line end at the end.
  package var indentedBytes: [UInt8] {
    var out: [UInt8] = []
    write(into: &out, indent: 0)
    out.append(0x0A)
    return out
  }

  /// Appends the value, on one line.
  package func write(into out: inout [UInt8]) {
    write(into: &out, indent: nil)
  }

  /// Appends a text as a JSON string, quotes included.
  package static func writeString(_ text: String, into out: inout [UInt8]) {
    out.append(UInt8(ascii: "\""))
    write(escaped: text, into: &out)
    out.append(UInt8(ascii: "\""))
  }

  /// Appends texts, one after the other, as one JSON string, quotes included.
  package static func writeString(_ parts: [String], into out: inout [UInt8]) {
    out.append(UInt8(ascii: "\""))
    for part in parts { write(escaped: part, into: &out) }
    out.append(UInt8(ascii: "\""))
  }

  /// Appends a text as it stands between the quotes of a JSON string.
  package static func write(escaped text: String, into out: inout [UInt8]) {
    // Most texts have nothing to escape, and are copied whole; of others it is what stands between.
    if needsEscape(text.utf8.span) {
      let bytes = Array(text.utf8)
      var start = 0
      for index in bytes.indices where needsEscape(bytes[index]) {
        out += bytes[start..<index]
        write(escaping: bytes[index], into: &out)
        start = index + 1
      }
      out += bytes[start...]
    } else {
      out.append(contentsOf: text.utf8)
    }
  }

  private static func needsEscape(_ bytes: Span<UInt8>) -> Bool {
    for index in bytes.indices where needsEscape(bytes[index]) { return true }
    return false
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private static func write(escaping byte: UInt8, into out: inout [UInt8]) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): out += [UInt8(ascii: "\\"), byte]
    case 0x0A: out += [UInt8(ascii: "\\"), UInt8(ascii: "n")]
    default:
      out += "\\u00".utf8
      out.append(hexDigit(byte >> 4))
      out.append(hexDigit(byte & 15))
    }
  }

  fileprivate func write(into out: inout [UInt8], indent: Int?) {
    switch self {
    case .null: out += "null".utf8
    case .bool(let value): out += (value ? "true" : "false").utf8
    case .int(let value): out += String(value).utf8
    case .double(let value): out += (value.isFinite ? value.description : "null").utf8
    case .string(let value): Self.writeString(value, into: &out)
    case .array(let elements):
      Self.writeList("[", elements, "]", into: &out, indent: indent) { element, out, indent in
        element.write(into: &out, indent: indent)
      }
    case .object(let object):
      Self.writeList("{", object.members, "}", into: &out, indent: indent) { member, out, indent in
        Self.writeString(member.name, into: &out)
        out += (indent == nil ? ":" : ": ").utf8
        member.value.write(into: &out, indent: indent)
      }
    }
  }

  private static func writeList<Element>(
    _ open: Unicode.Scalar, _ elements: [Element], _ close: Unicode.Scalar,
    into out: inout [UInt8], indent: Int?, _ write: (Element, inout [UInt8], Int?) -> Void
  ) {
    out.append(UInt8(ascii: open))
    let inner = indent.map { $0 + 2 }
    for (index, element) in elements.enumerated() {
      if index > 0 { out.append(UInt8(ascii: ",")) }
      startLine(into: &out, indent: inner)
      write(element, &out, inner)
    }
    if !elements.isEmpty { startLine(into: &out, indent: indent) }
    out.append(UInt8(ascii: close))
  }

  private static func startLine(into out: inout [UInt8], indent: Int?) {
    guard let indent else { return }
    out.append(0x0A)
    out.append(contentsOf: repeatElement(0x20, count: indent))
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }
}

/// The bytes of an object for people to read, of which the last member is a list: an element at a time,
/// since all of them may be more than fits.
package struct JSONListWriter {
  private let beginning: [UInt8]
  private var count = 0

  /// A list of that name, after these members.
  package init(_ name: String, after members: [(String, JSON)]) {
    var object = JSONObject()
    for (name, value) in members + [(name, .array([]))] { object[name] = value }
    beginning = JSON.object(object).indentedBytes.dropLast(Self.end.count)
  }

  /// The next bytes: an element, and before the first what begins the object.
  package mutating func add(_ element: JSON) -> [UInt8] {
    var out = count == 0 ? beginning : [UInt8(ascii: ",")]
    out += "\n    ".utf8
    element.write(into: &out, indent: 4)
    count += 1
    return out
  }

  /// The bytes that end the object.
  package var lastBytes: [UInt8] {
    (count == 0 ? beginning : Array("\n  ".utf8)) + Self.end
  }

  private static let end = Array("]\n}\n".utf8)
}
