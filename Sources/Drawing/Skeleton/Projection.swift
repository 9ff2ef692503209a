// What stands in a drawing for a redacted text.

import Type

/// What stands for a redacted text: glyphs of the skeleton font, spaces and break opportunities.
///
/// A projection holds no text and cannot be turned back into one.
///
/// ```swift
/// Projection(of: "A secret", .constant) == .constant  // true, as for any other text
/// ```
public struct Projection: Hashable, Sendable {
  /// What a redacted text gives away to a reader of the source.
  public enum Kind: Hashable, Sendable {
    /// The width of each unbreakable piece: for content that is public one click away. The default,
    /// since nothing moves when the text arrives.
    case exact
    /// The end positions of the words, rounded to a grid of that many thousandths of an em: for
    /// content that is itself a secret while it loads.
    case grid(thousandths: Int)
    /// Nothing: one block, whatever stands behind it.
    case constant

    /// The grid of one em.
    public static let grid = Kind.grid(thousandths: 1000)
  }

  /// The glyphs as UTF-8: private-use scalars and white space, nothing that needs escaping.
  package let glyphs: [UInt8]

  /// The one block that stands for any text at all.
  public static let constant = Projection(of: "", .constant)

  /// Whether there is nothing to draw.
  package var isEmpty: Bool { glyphs.isEmpty }

  /// The projection of a text as running text.
  public init(of text: String, _ kind: Kind) {
    self.init(of: text, kind, style: .body)
  }

  /// The projection of a text that is set in one style.
  package init(
    of text: String, _ kind: Kind = .exact, style: TextStyle = .body
  ) {
    var projector = Projector(kind)
    var glyphs: [UInt8] = []
    projector.write(text, style: style, into: &glyphs)
    projector.finish(into: &glyphs)
    self.glyphs = glyphs
  }
}
