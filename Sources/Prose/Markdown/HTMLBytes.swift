// Appending URLs to a buffer of HTML.

import Drawing

extension [UInt8] {
  /// Appends a URL as the value of an attribute: what may not stand in a URL is percent-encoded.
  mutating func append(href url: Span<UInt8>) {
    var clean = 0
    for index in url.indices where !URLBytes.isSafe(url[index]) {
      append(copying: url.extracting(clean..<index))
      clean = index + 1
      switch url[index] {
      case UInt8(ascii: "&"): append("&amp;")
      case UInt8(ascii: "'"): append("&#x27;")
      default:
        append("%")
        append(URLBytes.digit(url[index] >> 4))
        append(URLBytes.digit(url[index] & 15))
      }
    }
    append(copying: url.extracting(clean...))
  }
}

private enum URLBytes {
  /// One bit for each ASCII character that stands in an attribute as it is: letters, digits and
  /// `!#$%()*+,-./:;=?@_~`.
  private static let low: UInt64 = 0xAFFF_FF3A_0000_0000
  private static let high: UInt64 = 0x47FF_FFFE_87FF_FFFF

  static func isSafe(_ byte: UInt8) -> Bool {
    byte < 64
      ? low >> UInt64(byte) & 1 == 1
      : byte < 128 && high >> UInt64(byte - 64) & 1 == 1
  }

  static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }
}
