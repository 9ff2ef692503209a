// What can be wrong with JSON, and in which words it is told.

/// Where and why bytes are not JSON.
package struct JSONError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A kind of mistake.
  package enum Mistake: Hashable, Sendable {
    case endOfInput(expected: String)
    case unexpected(UInt8, expected: String)
    case badEscape
    case badNumber
    case controlCharacter(UInt8)
    case notUTF8
    case duplicateName(String)
    case tooDeep(limit: Int)
  }

  /// What is wrong.
  package let mistake: Mistake
  /// The line, counted from 1.
  package let line: Int
  /// The column in bytes, counted from 1.
  package let column: Int

  /// The place and the mistake in words: `3:7: expected a value, found '}'`.
  package var description: String { "\(line):\(column): \(words)" }

  private var words: String {
    switch mistake {
    case .endOfInput(let expected): "expected \(expected), found the end of the input"
    case .unexpected(let byte, let expected): "expected \(expected), found \(Self.name(byte))"
    case .badEscape: "this is no escape that JSON knows"
    case .badNumber: "this is no number as JSON writes it"
    case .controlCharacter(let byte): "\(Self.name(byte)) must be escaped in a string"
    case .notUTF8: "this string is not UTF-8"
    case .duplicateName(let name): "the object has two members named '\(name)'"
    case .tooDeep(let limit): "nested deeper than \(limit) levels"
    }
  }

  private static func name(_ byte: UInt8) -> String {
    byte > 0x20 && byte < 0x7F
      ? "'\(Character(Unicode.Scalar(byte)))'" : "byte 0x" + String(byte, radix: 16)
  }
}
