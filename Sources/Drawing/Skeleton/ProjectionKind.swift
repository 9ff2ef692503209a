// How much the projection of a redacted text tells.

/// What a redacted text gives away to a reader of the source.
public enum ProjectionKind: Hashable, Sendable {
  /// The width of each unbreakable piece: for content that is public one click away.
  case exact
  /// The end positions of the words, rounded to a grid of that many thousandths of an em.
  case grid(thousandths: Int)
  /// Nothing: one block, whatever stands behind it.
  case constant

  /// The grid of one em.
  public static let grid = ProjectionKind.grid(thousandths: 1000)
}
