// The font of blocks that stand for redacted text.

import System
import Type

/// The skeleton font: bars of stepped widths at private-use scalars, the same for every site.
///
/// An element of class ``className`` draws its projection with it. The rules work under a strict
/// Content-Security-Policy that says `font-src data:`; glyphs stay where backgrounds vanish, in
/// forced colours; and since the class overrides the direction of private-use scalars, blocks run
/// from right to left where the text would.
package enum SkeletonFont {
  /// The class of an element whose text is a projection.
  package static let className = "sk"

  /// The font as a TrueType file; always the same bytes.
  package static func trueType() -> [UInt8] {
    let blocks = SkeletonGlyphs.all.map { glyph in
      (scalar: glyph.scalar, glyph: block(advance: glyph.advance, isBlank: glyph.isBlank))
    }
    return TrueTypeFont(
      family: "Vitrine Skeleton", unitsPerEm: TextStyle.unitsPerEm,
      ascent: 1854, descent: 434, lineGap: 67,
      xHeight: barHeight, missing: block(advance: TextStyle.unitsPerEm, isBlank: false),
      glyphs: blocks
    ).file()
  }

  /// The rules that a stylesheet needs: the font as a `data:` URL, and the class.
  ///
  /// The font is the last that a theme names before those of the reader's machine: whatever is no block
  /// is drawn in the text's own font, so spaces and the heights of lines are the text's as well.
  ///
  /// The colour has a contrast of more than 3:1 against white and against near black; a theme may
  /// set its own.
  package static func styleSheet() -> [UInt8] { face() + rules.utf8 }

  /// The font alone: a browser looks for it in the sheets of the document, and not in those of a part.
  package static func face() -> [UInt8] {
    var sheet = Array("@font-face{font-family:\"Vitrine Skeleton\";".utf8)
    sheet += "font-weight:1 1000;unicode-range:U+E000-E0FF;src:url(data:font/ttf;base64,".utf8
    sheet += Base64.encoded(trueType())
    sheet += ") format(\"truetype\")}\n".utf8
    return sheet
  }

  /// How what is drawn in it is drawn.
  static let rules = """
    .sk{font-synthesis:none;letter-spacing:normal;unicode-bidi:isolate-override;\
    text-decoration:none;color:#767676;-webkit-user-select:none;user-select:none}
    .sk *{color:inherit;text-decoration:none;unicode-bidi:bidi-override}

    """

  private static let barHeight = 1082

  /// How much wider than its advance a bar is at either side: two that touch overlap by 1/16 em, a
  /// pixel where text is of 16, so that no seam shows between them wherever a pixel begins.
  private static let overlap = 64

  private static func block(advance: Int, isBlank: Bool) -> TrueTypeFont.Glyph {
    TrueTypeFont.Glyph(
      advance: advance,
      bar: isBlank
        ? nil
        : TrueTypeFont.Bar(
          left: -overlap, bottom: 0, right: advance + overlap, top: barHeight))
  }
}
