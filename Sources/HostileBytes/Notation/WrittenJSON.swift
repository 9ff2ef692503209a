// JSON in all its spellings, beside the value that it means.

import Composable
import JSON

/// Values and how one may write them: what is read must be what was meant.
struct WrittenJSON {
  let value: JSON
  private(set) var text: [UInt8] = []

  private static let scalars: [Unicode.Scalar] = [
    "a", "b", "/", "\"", "\\", "\0", "\n", "\t", "\u{8}", "\u{C}", "\r", "\u{1B}", "\u{7F}", "é",
    "e", "\u{301}", "\u{323}", "\u{2028}", "\u{D7FF}", "\u{E000}", "\u{FFFD}", "\u{FFFF}", "😀",
    "\u{10000}", "\u{10FFFF}",
  ]

  /// A value and a spelling of it.
  static func next(_ random: inout SeededGenerator) -> WrittenJSON {
    var written = WrittenJSON(value: value(depth: 0, &random))
    written.write(written.value, &random)
    written.space(&random)
    return written
  }

  private init(value: JSON) { self.value = value }

  private static func value(depth: Int, _ random: inout SeededGenerator) -> JSON {
    switch Int.random(in: 0..<(depth < 5 ? 12 : 8), using: &random) {
    case 0: return .null
    case 1: return .bool(Bool.random(using: &random))
    case 2:
      let ends = [0, 1, -1, Int.max, Int.min, 1 << 53, (1 << 53) + 1]
      return .int(
        ends.randomElement(using: &random).map { Bool.random(using: &random) ? $0 : ~$0 } ?? 0)
    case 3: return .int(Int.random(in: -1000...1000, using: &random))
    case 4, 5: return .double(double(&random))
    case 6, 7: return .string(string(&random))
    case 8, 9:
      return .array(
        (0..<Int.random(in: 0...5, using: &random)).map { _ in value(depth: depth + 1, &random) })
    default:
      var object = JSONObject()
      for _ in 0..<Int.random(in: 0...12, using: &random) {
        object[string(&random)] = value(depth: depth + 1, &random)
      }
      return .object(object)
    }
  }

  private static func double(_ random: inout SeededGenerator) -> Double {
    let ends: [Double] = [
      0, -0.0, 0.1, 1e16, .leastNonzeroMagnitude, .leastNormalMagnitude, .greatestFiniteMagnitude,
    ]
    let any = Double(bitPattern: random.next())
    return Bool.random(using: &random) && any.isFinite
      ? any : ends.randomElement(using: &random) ?? 0
  }

  private static func string(_ random: inout SeededGenerator) -> String {
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      text.append(scalars.randomElement(using: &random) ?? "a")
    }
    return String(text)
  }
}

extension WrittenJSON {
  private mutating func write(_ value: JSON, _ random: inout SeededGenerator) {
    space(&random)
    switch value {
    case .string(let string): write(string, &random)
    case .double(let number):
      text +=
        (Bool.random(using: &random) ? number.description : number.description.uppercased())
        .utf8
    case .array(let elements):
      text.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        if index > 0 { text.append(UInt8(ascii: ",")) }
        write(element, &random)
      }
      space(&random)
      text.append(UInt8(ascii: "]"))
    case .object(let object):
      text.append(UInt8(ascii: "{"))
      for (index, member) in object.members.enumerated() {
        if index > 0 { text.append(UInt8(ascii: ",")) }
        space(&random)
        write(member.name, &random)
        space(&random)
        text.append(UInt8(ascii: ":"))
        write(member.value, &random)
      }
      space(&random)
      text.append(UInt8(ascii: "}"))
    default: text += value.bytes
    }
  }

  private mutating func write(_ string: String, _ random: inout SeededGenerator) {
    text.append(UInt8(ascii: "\""))
    for scalar in string.unicodeScalars {
      let needsEscape = scalar.value < 0x20 || scalar == "\"" || scalar == "\\"
      if needsEscape || Int.random(in: 0..<4, using: &random) == 0 {
        for unit in String(scalar).utf16 { text += Self.escape(unit, &random) }
      } else {
        text += String(scalar).utf8
      }
    }
    text.append(UInt8(ascii: "\""))
  }

  private static func escape(_ unit: UInt16, _ random: inout SeededGenerator) -> [UInt8] {
    let short: [UInt16: String] = [
      0x22: "\\\"", 0x5C: "\\\\", 0x2F: "\\/", 8: "\\b", 9: "\\t", 10: "\\n", 12: "\\f", 13: "\\r",
    ]
    if let short = short[unit], Bool.random(using: &random) { return Array(short.utf8) }
    let digits = String(unit, radix: 16, uppercase: Bool.random(using: &random))
    return Array(("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).utf8)
  }

  private mutating func space(_ random: inout SeededGenerator) {
    guard Int.random(in: 0..<4, using: &random) == 0 else { return }
    let kinds: [UInt8] = [0x20, 0x09, 0x0A, 0x0D]
    text.append(kinds.randomElement(using: &random) ?? 0x20)
  }
}
