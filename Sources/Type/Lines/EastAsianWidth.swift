// Which scalars fill the square of an em.

import CUnicode

/// The width of a scalar among East Asian text, as the Unicode property of that name has it.
package enum EastAsianWidth: Hashable, Sendable {
  /// One em in nearly every font.
  case wide
  /// Half as wide as an ideograph.
  case half
  case other

  package init(_ scalar: Unicode.Scalar) {
    if scalar.value < 0x1100 {
      self = .other
    } else if (0x1F1E6...0x1F1FF).contains(scalar.value) {
      self = .wide  // flags, which Unicode calls neutral
    } else {
      self =
        switch cunicode_half_ems(scalar.value) {
        case 2: .wide
        case 1: .half
        default: .other
        }
    }
  }

  /// Whether a scalar is wide, full-width or half-width: what line breaking calls East Asian.
  package static func isEastAsian(_ scalar: Unicode.Scalar) -> Bool {
    Self(scalar) != .other && !(0x1F1E6...0x1F1FF).contains(scalar.value)
  }
}

extension EastAsianWidth {
  /// Whether a scalar sits on the letter before it, or only steers: it takes no room of its own.
  package static func isNothing(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x300 { return scalar.value == 0xAD || scalar.value < 0x20 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return true
    default: return (0x1160...0x11FF).contains(scalar.value)
    }
  }

  /// How wide a scalar is in most fonts.
  static func usualAdvance(of scalar: Unicode.Scalar) -> Int {
    if isNothing(scalar) { return 0 }
    return switch EastAsianWidth(scalar) {
    case .wide: TextStyle.unitsPerEm
    case .half: TextStyle.unitsPerEm / 2
    case .other: TextStyle.unitsPerEm * 9 / 16
    }
  }
}
