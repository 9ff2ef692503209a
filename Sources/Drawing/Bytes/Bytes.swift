// Appending text to a buffer of bytes, as it is or escaped. Escaping copies clean runs whole.

extension [UInt8] {
  /// Appends a text as it is.
  @inlinable
  package mutating func append(text: String) {
    append(copying: text.utf8.span)
  }

  /// Appends a text so that it is neither markup nor the end of a quoted attribute.
  @inlinable
  package mutating func append(escaped text: String) {
    append(escaped: text.utf8.span)
  }

  /// Appends UTF-8 so that it is neither markup nor the end of a quoted attribute.
  @usableFromInline
  package mutating func append(escaped utf8: Span<UInt8>) {
    var clean = 0
    var index = utf8.firstIndexToEscape(from: 0)
    while index < utf8.count {
      append(copying: utf8.extracting(clean..<index))
      append(Self.entity(for: utf8[index]))
      clean = index + 1
      index = utf8.firstIndexToEscape(from: clean)
    }
    append(copying: utf8.extracting(clean...))
  }

  /// Appends a number in decimal.
  package mutating func append(decimal number: Int) {
    if number >= 10 { append(decimal: number / 10) }
    if number < 0 { return append(text: String(number)) }
    append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
  }

  static func entity(for byte: UInt8) -> StaticString {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    default: "&quot;"
    }
  }
}

extension UInt64 {
  /// The top bit of the lowest byte that is one of `& < > "`, and perhaps of bytes above it.
  ///
  /// `<` and `>` differ in one bit, as do `"` and `&`; so with that bit cleared two comparisons do.
  @inlinable
  var bytesToEscape: UInt64 {
    let low: UInt64 = 0x0101_0101_0101_0101
    let angles = (self & 0xFDFD_FDFD_FDFD_FDFD) ^ (low &* 0x3C)
    let others = (self & 0xFBFB_FBFB_FBFB_FBFB) ^ (low &* 0x22)
    return ((angles &- low) & ~angles | (others &- low) & ~others) & (low &* 0x80)
  }
}

/// A run of bytes in a buffer that somebody else holds: the texts of a drawing, its glyphs, or what a
/// piece of prose says.
@usableFromInline  // Else nothing of it could be inlined in other rooms.
package struct Extent: Hashable, Sendable {
  @usableFromInline package let start: UInt32
  @usableFromInline package let count: UInt32

  /// Nothing at all.
  @inlinable package static var empty: Extent { Extent(from: 0, to: 0) }

  /// Whether there is nothing in it.
  package var isEmpty: Bool { count == 0 }

  @inlinable
  package init(from start: Int, to end: Int) {
    self.start = UInt32(truncatingIfNeeded: start)
    count = UInt32(truncatingIfNeeded: end - start)
  }

  /// Where the bytes stand.
  @inlinable package var range: Range<Int> { Int(start)..<Int(start) + Int(count) }

  /// Where they end.
  @inlinable package var end: Int { Int(start) + Int(count) }

  /// A run within this one.
  package func extracting(_ range: Range<Int>) -> Extent {
    Extent(from: Int(start) + range.lowerBound, to: Int(start) + range.upperBound)
  }
}
