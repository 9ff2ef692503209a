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
    for index in utf8.indices {
      guard let entity = Self.entity(for: utf8[index]) else { continue }
      append(contentsOf: UnsafeBufferPointer(rebasing: utf8[clean..<index]))
      append(entity)
      clean = index + 1
    }
    append(contentsOf: UnsafeBufferPointer(rebasing: utf8[clean...]))
  }

  /// Appends a number in decimal.
  public mutating func append(decimal number: Int) {
    append(text: String(number))
  }

  private static func entity(for byte: UInt8) -> StaticString? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    default: nil
    }
  }
}
