// Appending text to a buffer of bytes, as it is or escaped. Escaping copies clean runs whole.

extension [UInt8] {
  /// Appends a literal as it is.
  @inlinable
  public mutating func append(_ literal: StaticString) {
    append(
      contentsOf: UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
  }

  /// Appends a text as it is.
  @inlinable
  public mutating func append(text: String) {
    var text = text
    text.withUTF8 { append(contentsOf: $0) }
  }

  /// Appends a text so that it is neither markup nor the end of a quoted attribute.
  @inlinable
  public mutating func append(escaped text: String) {
    var text = text
    text.withUTF8 { append(escaped: $0) }
  }

  /// Appends UTF-8 so that it is neither markup nor the end of a quoted attribute.
  public mutating func append(escaped utf8: UnsafeBufferPointer<UInt8>) {
    var clean = 0
    var index = utf8.firstIndexToEscape(from: 0)
    while index < utf8.count {
      append(contentsOf: UnsafeBufferPointer(rebasing: utf8[clean..<index]))
      append(Self.entity(for: utf8[index]))
      clean = index + 1
      index = utf8.firstIndexToEscape(from: clean)
    }
    append(contentsOf: UnsafeBufferPointer(rebasing: utf8[clean...]))
  }

  /// Appends a number in decimal.
  public mutating func append(decimal number: Int) {
    if number >= 10 { append(decimal: number / 10) }
    if number < 0 { return append(text: String(number)) }
    append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
  }

  /// Appends a number from 0 to 99 in two digits.
  mutating func append(twoDigits number: Int) {
    append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number / 10 % 10))
    append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
  }

  private static func entity(for byte: UInt8) -> StaticString {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    default: "&quot;"
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Where the next of `& < > "` stands; the end if there is none.
  ///
  /// Sixteen bytes are looked at together: `<` and `>` differ in one bit, as do `"` and `&`.
  func firstIndexToEscape(from start: Int) -> Int {
    var index = start
    let bytes = UnsafeRawBufferPointer(self)
    while index + 16 <= count {
      let lanes = bytes.loadUnaligned(fromByteOffset: index, as: SIMD16<UInt8>.self)
      let angles = (lanes & 0xFD) .== UInt8(ascii: "<")
      let others = (lanes & 0xFB) .== UInt8(ascii: "\"")
      if any(angles .| others) { break }
      index += 16
    }
    while index < count, !self[index].needsEscape { index += 1 }
    return index
  }
}

extension UInt8 {
  fileprivate var needsEscape: Bool {
    self & 0xFD == UInt8(ascii: "<") || self & 0xFB == UInt8(ascii: "\"")
  }
}
