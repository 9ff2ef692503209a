// Where browsers break between two ASCII characters without a space.

/// The opportunities between two printing ASCII characters. Chromium and Safari decide these by a
/// table rather than by UAX 14; the test "lines end where the browser ends them" compares.
enum ASCIIBreaks {
  static func isOpportunity(after one: UInt8, before two: UInt8, behind: UInt8) -> Bool {
    switch one {
    case UInt8(ascii: "-"):
      // A minus sign stays with its number; a hyphen between letters or digits does not.
      isDigit(two) ? isDigit(behind) || isLetter(behind) : !isOneOf(two, "!$),./:;?]}")
    case UInt8(ascii: "?"): !isOneOf(two, "!\"'),./:;?]}")
    default: isOneOf(two, "(<[{") && isOneOf(one, "!\"#%&)*+,.:;=>\\]|}~")
    }
  }

  private static func isOneOf(_ byte: UInt8, _ set: StaticString) -> Bool {
    for index in 0..<set.utf8CodeUnitCount where set[byte: index] == byte { return true }
    return false
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  /// Where a run of letters ends.
  static func endOfLetters(in utf8: Span<UInt8>, from start: Int) -> Int {
    var end = start
    while end < utf8.count, isLetter(utf8[end]) { end &+= 1 }
    return end
  }

  static func isLetter(_ byte: UInt8) -> Bool {
    let lower = byte | 0x20
    return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z")
  }
}
