// Bytes as text and back: for `data:` URLs, and as the DevTools protocol carries them.

/// Base64, with `=` at the end.
package enum Base64 {
  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// The value of each digit, 255 for what is none.
  private static let values: [UInt8] = {
    var values = [UInt8](repeating: 255, count: 256)
    for (value, digit) in digits.enumerated() { values[Int(digit)] = UInt8(value) }
    return values
  }()

  /// Some bytes as text, which is ASCII.
  package static func encoded(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      var bits: UInt32 = 0
      for (index, byte) in group.enumerated() { bits |= UInt32(byte) << UInt32(16 - 8 * index) }
      for index in 0..<4 {
        text.append(
          index > group.count ? UInt8(ascii: "=") : digits[Int(bits >> UInt32(18 - 6 * index) & 63)]
        )
      }
    }
    return text
  }

  /// The bytes, nil if the text has a character that is no digit.
  package static func decoded(_ text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count / 4 * 3)
    var bits: UInt32 = 0
    var count = 0
    var isGood = true
    let characters = text.utf8.span
    let values = values.span
    for index in characters.indices where characters[index] != UInt8(ascii: "=") {
      let value = values[Int(characters[index])]
      isGood = isGood && value != 255
      bits = bits << 6 | UInt32(value & 63)
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return isGood ? bytes : nil
  }
}
