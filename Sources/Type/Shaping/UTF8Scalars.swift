// Scalars out of bytes, without making a string.

import System

extension Span<UInt8> {
  /// The scalar at an index, which moves behind it; U+FFFD for a byte that begins none.
  package func scalar(at index: inout Int) -> Unicode.Scalar {
    let first = self[index]
    index += 1
    let length: Int
    switch first {
    case 0..<0x80: return Unicode.Scalar(first)
    case 0xC2...0xDF: length = 1
    case 0xE0...0xEF: length = 2
    case 0xF0...0xF4: length = 3
    default: return "\u{FFFD}"
    }
    var value = UInt32(first) & (0x3F >> UInt32(length))
    var at = index
    for _ in 0..<length {
      guard at < count, self[at] & 0xC0 == 0x80 else { return "\u{FFFD}" }
      value = value << 6 | UInt32(self[at] & 0x3F)
      at += 1
    }
    guard let scalar = Unicode.Scalar(value) else { return "\u{FFFD}" }
    index = at
    return scalar
  }

  /// The scalar that begins at an index, nil at the end.
  package func scalar(from index: Int) -> Unicode.Scalar? {
    var index = index
    return index < count ? scalar(at: &index) : nil
  }

  /// The scalar that ends at an index.
  package func scalar(before index: Int) -> Unicode.Scalar {
    var start = scalarStart(before: index)
    return scalar(at: &start)
  }

  /// Where the scalar begins that ends at an index.
  package func scalarStart(before index: Int) -> Int {
    var start = index - 1
    while start > 0, self[start] & 0xC0 == 0x80 { start -= 1 }
    return start
  }

  /// Whether it says anything: there is more than white space and what is not seen.
  package var saysSomething: Bool {
    // Nearly every text begins with a letter of ASCII, which need not be decoded.
    if count > 0, 0x21...0x7E ~= self[0] { return true }
    var index = 0
    while index < count {
      if !scalar(at: &index).isBlank { return true }
    }
    return false
  }
}
