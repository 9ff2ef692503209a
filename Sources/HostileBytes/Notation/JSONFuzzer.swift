// JSON as written, mutated, endless: read as it was meant, or refused with a place.

import Composable
import JSON

/// Reads what is JSON and what only looks like it.
package struct JSONFuzzer: Fuzzer {
  package static let name = "json"
  package static let about = "JSON in all spellings, mutated and endless, beside a second reader"

  private(set) var read = 0
  private(set) var refused = 0
  /// How many the second reader was asked about.
  private(set) var compared = 0

  package var summary: String { "\(read) were read, \(refused) refused, \(compared) read twice" }

  static let pieces: [[UInt8]] =
    [
      "{", "}", "[", "]", ",", ":", "\"", "\"a\":", "\\", "\\u", "\\ud800", "\\udc00",
      "\\uD83D\\uDE00",
      "\\u00e9", "0", "-", "-0", "1", ".", "e", "E+", "1e999", "1e-999", "9223372036854775808",
      "true",
      "nul", " ", "\n", "\u{FEFF}", "é", "e\u{301}",
    ].map { Array($0.utf8) } + [
      [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF5], [0xFF], [0], [0xE2, 0x82],
    ]

  package init() {}

  package mutating func next(_ random: inout SeededGenerator) -> BrokenCase? {
    switch Int.random(in: 0..<40, using: &random) {
    case 0..<12:
      let written = WrittenJSON.next(&random)
      let mistake = broken(by: written.text)
      let isAsMeant = Self.value(of: written.text)?.bytes == written.value.bytes
      return (mistake ?? (isAsMeant ? nil : "it is not what was meant: \(written.value)"))
        .map { brokenCase($0, written.text) }
    case 12..<30:
      let text = WrittenJSON.next(&random).text.mutated(with: Self.pieces, &random)
      return broken(by: text).map { brokenCase($0, text) }
    case 30..<39:
      let text = (0..<Int.random(in: 0...30, using: &random)).flatMap { _ in
        Self.pieces.randomElement(using: &random) ?? []
      }
      return broken(by: text).map { brokenCase($0, text) }
    default: return broken(byMuch: &random).map { BrokenCase(rule: $0, source: "") }
    }
  }

  private func brokenCase(_ rule: String, _ text: [UInt8]) -> BrokenCase {
    BrokenCase(
      rule: rule, source: "\(text)\n\(String(decoding: text, as: UTF8.self).debugDescription)")
  }

  private static func value(of text: [UInt8]) -> JSON? { try? JSON(parsing: text) }

  private mutating func broken(by text: [UInt8]) -> String? {
    let value: JSON
    do {
      value = try JSON(parsing: text)
    } catch {
      refused += 1
      return Self.broken(by: error, text) ?? SecondReader.mistake(in: text, whichFailed: error)
    }
    read += 1
    if String(validating: text, as: UTF8.self) == nil { return "it is not UTF-8, and was read" }
    for bytes in [value.bytes, value.indentedBytes] {
      guard let again = Self.value(of: bytes) else { return "what was written is not read" }
      if again != value || again.bytes != value.bytes { return "it is read otherwise: \(again)" }
    }
    compared += 1
    return SecondReader.mistake(in: text, whichIs: value)
  }

  /// A mistake has words and a place that is in the text, or right after it.
  private static func broken(by error: JSONError, _ text: [UInt8]) -> String? {
    let lines = text.split(separator: 0x0A, omittingEmptySubsequences: false)
    guard lines.indices.contains(error.line - 1) else { return "there is no such line: \(error)" }
    return (1...lines[error.line - 1].count + 1).contains(error.column)
      ? nil : "there is no such column: \(error)"
  }

  /// Depths around the limit, and thirty thousand of one thing: what costs more than linear time
  /// shows here.
  private mutating func broken(byMuch random: inout SeededGenerator) -> String? {
    let count = 30_000
    func many(_ piece: String) -> [UInt8] { Array(String(repeating: piece, count: count).utf8) }
    func quoted(_ text: [UInt8]) -> [UInt8] { [0x22] + text + [0x22] }
    let digits = many("7")
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      let depth = Int.random(in: 250...262, using: &random)
      let open = Bool.random(using: &random) ? "[" : "{\"a\":"
      let text = Array((String(repeating: open, count: depth) + "[").utf8)
      let closing: [UInt8] = open == "[" ? [0x5D] : [0x7D]
      let whole = text + [0x5D] + (0..<depth).flatMap { _ in closing }
      if (Self.value(of: whole) != nil) != (depth + 1 <= 256) {
        return "the limit is not where it is said to be: \(depth)"
      }
      return broken(by: whole) ?? broken(by: text)
    case 1: return broken(by: many(["[", "{\"a\":", "[[],"].randomElement(using: &random) ?? "["))
    case 2: return broken(by: digits) ?? broken(by: Array("0.".utf8) + digits)
    case 3: return broken(by: Array("1e-".utf8) + digits) ?? broken(by: Array("-1e".utf8) + digits)
    case 4:
      let piece = ["\\u00e9", "\\ud83d", "\\n", "é"].randomElement(using: &random) ?? "a"
      return broken(by: quoted(many(piece))) ?? broken(by: [0x22] + many(piece))
    default:
      let members = (0..<count / 10).flatMap { Array((($0 > 0 ? "," : "") + "\"\($0)\":0").utf8) }
      let text = [0x7B] + members + [0x7D]
      return broken(by: text) ?? broken(by: text.dropLast() + Array(",\"0\":0}".utf8))
    }
  }
}
