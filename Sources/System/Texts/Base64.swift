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

  /// Some bytes as text, which is ASCII. By indices: a browser is given megabytes of fonts this way, and
  /// with iterators that took ten times as long, and twenty where nothing is optimised.
  package static func encoded(_ bytes: [UInt8]) -> [UInt8] {
    let digits = digits
    var text = [UInt8](repeating: UInt8(ascii: "="), count: (bytes.count + 2) / 3 * 4)
    var (start, place) = (0, 0)
    while start < bytes.count {
      let count = min(bytes.count - start, 3)
      var bits = Int(bytes[start]) << 16
      if count > 1 { bits |= Int(bytes[start + 1]) << 8 }
      if count > 2 { bits |= Int(bytes[start + 2]) }
      text[place] = digits[bits >> 18]
      text[place + 1] = digits[bits >> 12 & 63]
      if count > 1 { text[place + 2] = digits[bits >> 6 & 63] }
      if count > 2 { text[place + 3] = digits[bits & 63] }
      (start, place) = (start + 3, place + 4)
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
