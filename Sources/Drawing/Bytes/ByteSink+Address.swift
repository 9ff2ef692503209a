// Addresses in HTML.

extension ByteSink {
  /// Appends a URL as the value of an attribute: what may not stand in a URL is percent-encoded.
  mutating func append(address url: Span<UInt8>) {
    var clean = 0
    for index in url.indices where !url[index].isSafeInAddress {
      append(copying: url.extracting(clean..<index))
      clean = index + 1
      switch url[index] {
      case UInt8(ascii: "&"): append("&amp;")
      case UInt8(ascii: "'"): append("&#x27;")
      default:
        append("%")
        append(url[index].digits.0)
        append(url[index].digits.1)
      }
    }
    append(copying: url.extracting(clean...))
  }
}

extension [UInt8] {
  /// Appends a URL as a browser reads it in that attribute.
  mutating func append(address url: Span<UInt8>) {
    for index in url.indices {
      let byte = url[index]
      if byte.isSafeInAddress || byte == UInt8(ascii: "&") || byte == UInt8(ascii: "'") {
        append(byte)
      } else {
        append("%")
        append(byte.digits.0)
        append(byte.digits.1)
      }
    }
  }
}

extension UInt8 {
  /// One bit for each ASCII character that stands in an attribute as it is: letters, digits and
  /// `!#$%()*+,-./:;=?@_~`.
  private static let low: UInt64 = 0xAFFF_FF3A_0000_0000
  private static let high: UInt64 = 0x47FF_FFFE_87FF_FFFF

  fileprivate var isSafeInAddress: Bool {
    self < 64
      ? Self.low >> UInt64(self) & 1 == 1 : self < 128 && Self.high >> UInt64(self - 64) & 1 == 1
  }

  /// The two digits of it in base 16.
  fileprivate var digits: (UInt8, UInt8) { (Self.digit(self >> 4), Self.digit(self & 15)) }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }
}
