// Which scalars fill the square of an em.

/// The width of East Asian scalars, as the Unicode property of that name has it.
enum EastAsianWidth {
  /// Whether a scalar is wide or full-width: one em in nearly every font.
  static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x1100: false
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
      0x16FE0...0x1B2FB, 0x20000...0x3FFFD:
      true
    case 0x1F1E6...0x1F1FF: true  // flags, which Unicode calls neutral
    case 0x2300...0x2BFF, 0x1F000...0x1FAFF: isEmoji(scalar)
    default: false
    }
  }

  @inline(never)
  private static func isEmoji(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isEmojiPresentation
  }

  /// Whether a scalar is half as wide as an ideograph.
  static func isHalf(_ scalar: Unicode.Scalar) -> Bool {
    (0xFF61...0xFFDC).contains(scalar.value) || (0xFFE8...0xFFEE).contains(scalar.value)
  }

  /// Whether a scalar is wide, full-width or half-width: what line breaking calls East Asian.
  static func isEastAsian(_ scalar: Unicode.Scalar) -> Bool {
    (isWide(scalar) || isHalf(scalar)) && !(0x1F1E6...0x1F1FF).contains(scalar.value)
  }
}
