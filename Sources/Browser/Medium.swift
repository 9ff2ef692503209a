// How a page is looked at: screen or paper, light or dark.

/// The medium that a page is shown in.
package struct Medium: Hashable, Sendable {
  /// Light or dark.
  package enum Scheme: String, Hashable, Sendable {
    case light
    case dark
  }

  /// The colour scheme that the reader prefers.
  package var scheme: Scheme
  /// Whether the system forces its own colours.
  package var hasForcedColors: Bool
  /// Whether the reader prefers that nothing moves.
  package var isMotionReduced: Bool
  /// Whether the page is set for paper.
  package var isPrint: Bool

  /// A medium; a screen, light, without motion, unless said otherwise.
  package init(
    scheme: Scheme = .light, hasForcedColors: Bool = false, isMotionReduced: Bool = true,
    isPrint: Bool = false
  ) {
    self.scheme = scheme
    self.hasForcedColors = hasForcedColors
    self.isMotionReduced = isMotionReduced
    self.isPrint = isPrint
  }
}
