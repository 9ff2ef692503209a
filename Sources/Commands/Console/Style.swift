// The few styles of text on a terminal.

/// A style of text on a terminal, by its code.
package enum Style: Int, Hashable, Sendable, CaseIterable {
  /// Stands out.
  case bold = 1
  /// Stands back.
  case dim = 2
  /// Something is wrong.
  case red = 31
  /// All is well.
  case green = 32
  /// Something is worth a look.
  case yellow = 33
}
