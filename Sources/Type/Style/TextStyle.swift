// In what a run of text is set, as far as its width depends on it.

/// The size, weight, slant and family of a run of text.
///
/// ```swift
/// let heading = TextStyle(size: 2000, weight: .bold)  // twice the body's em
/// ```
@usableFromInline  // Else nothing of it could be inlined in other rooms.
package struct TextStyle: Hashable, Sendable {
  /// How heavy the letters are.
  package enum Weight: Int, Hashable, Sendable, CaseIterable {
    case regular = 400
    case bold = 700
  }

  /// What the typeface is for.
  package enum Family: String, Hashable, Sendable, CaseIterable {
    /// Reading: what authors write.
    case text
    /// Controls, lists, labels.
    case sans
    /// Code.
    case mono
  }

  /// The em of this text, in thousandths of the body's em.
  package var size: Int
  /// How heavy the letters are.
  package var weight: Weight
  /// What the typeface is for.
  package var family: Family
  /// Whether the letters lean.
  package var isItalic: Bool

  /// How many units of width there are to an em: what the shipped faces and the skeleton font count in,
  /// so that no advance is rounded.
  @inlinable package static var unitsPerEm: Int { 2048 }

  /// The style of running text unless said otherwise.
  package static let body = TextStyle()

  /// A style; that of a label unless said otherwise.
  package init(
    size: Int = 1000, weight: Weight = .regular, family: Family = .sans, isItalic: Bool = false
  ) {
    self.size = size
    self.weight = weight
    self.family = family
    self.isItalic = isItalic
  }
}
