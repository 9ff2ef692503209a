// Characters as what they look like to somebody who reads them.

/// The characters of a text, one by one, each folded: letters of other widths and cases, kinds of
/// dashes and of spaces are one, and what cannot be seen is a zero.
struct FoldedScalars: Sequence, IteratorProtocol {
  private let text: ArraySlice<UInt8>
  /// Where the next one begins.
  private(set) var position: Int

  init(_ text: ArraySlice<UInt8>) {
    self.text = text
    position = text.startIndex
  }

  mutating func next() -> Unicode.Scalar? {
    guard position < text.endIndex else { return nil }
    let byte = text[position]
    if byte < 0x80 {
      position += 1
      return Self.fold(Unicode.Scalar(byte))
    }
    let piece = String(decoding: text[position...].prefix(4), as: UTF8.self)
    guard let scalar = piece.unicodeScalars.first else { return nil }
    // Of what is no character, a byte is taken at a time.
    let isWhole = scalar != "\u{FFFD}" || text[position...].starts(with: "\u{FFFD}".utf8)
    position += isWhole ? UTF8.width(scalar) : 1
    return Self.fold(scalar)
  }

  /// What a character looks like; a zero for what cannot be seen.
  static func fold(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    var value = scalar.value
    if value < 0x80 {
      if (0x41...0x5A).contains(value) { value += 0x20 }
      if value == 0x09 || value == 0x0D { value = 0x20 }
      return Unicode.Scalar(UInt8(value))
    }
    switch value {
    case 0xFF01...0xFF5E: return fold(Unicode.Scalar(value - 0xFEE0) ?? scalar)
    case 0x2010...0x2015, 0x2212, 0xFE58, 0xFE63: return "-"
    default: break
    }
    switch scalar.properties.generalCategory {
    case .format, .control, .nonspacingMark: return "\0"
    case .spaceSeparator, .lineSeparator, .paragraphSeparator: return " "
    default:
      let small = scalar.properties.lowercaseMapping.unicodeScalars
      return small.count == 1 ? small.first ?? scalar : scalar
    }
  }
}
