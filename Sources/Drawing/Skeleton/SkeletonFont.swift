// The font of blocks that stand for redacted text.

/// The skeleton font: bars of stepped widths at private-use scalars, the same for every site.
public enum SkeletonFont {
  /// The class of an element whose text is a projection.
  public static let className = "sk"

  /// The font as a TrueType file.
  public static func trueType() -> [UInt8] { [] }

  /// The rules that a stylesheet needs: the font as a `data:` URL, and the class.
  public static func styleSheet() -> [UInt8] { [] }
}
