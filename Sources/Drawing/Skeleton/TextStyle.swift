// In what a run of text is set, as far as its width depends on it.

/// The size, weight and family of a run of text.
///
/// ```swift
/// let heading = TextStyle(size: 2000, weight: .bold)  // twice the body's em
/// ```
package struct TextStyle: Hashable, Sendable {
  /// How heavy the letters are.
  package enum Weight: Hashable, Sendable {
    case regular
    case bold
  }

  /// The kind of typeface.
  package enum Family: Hashable, Sendable {
    case sans
    case mono
  }

  /// The em of this text, in thousandths of the body's em.
  package var size: Int
  /// How heavy the letters are.
  package var weight: Weight
  /// The kind of typeface.
  package var family: Family

  /// How many units of width there are to an em.
  package static let unitsPerEm = 2048

  /// The style of running text unless said otherwise.
  package static let body = TextStyle()

  /// A style; running text unless said otherwise.
  package init(size: Int = 1000, weight: Weight = .regular, family: Family = .sans) {
    self.size = size
    self.weight = weight
    self.family = family
  }
}

/// Tells the width of text.
///
/// Widths are in units of the text's own em, ``TextStyle/unitsPerEm`` to the em, which is what the common
/// TrueType fonts count in, so that their advances add up without rounding.
package protocol TextMeasure: Sendable {
  /// The advance of one scalar.
  func advance(of scalar: Unicode.Scalar, in style: TextStyle) -> Int

  /// The advance of a run of UTF-8, which may be less or more than the sum of its scalars'.
  func advance(of run: Span<UInt8>, in style: TextStyle) -> Int
}
