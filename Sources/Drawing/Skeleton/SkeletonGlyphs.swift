// The alphabet of the skeleton font, and how a width is spelt in it.

/// The glyphs of the skeleton font, all at private-use scalars of three bytes.
///
/// - A *bar* is some steps of 1/16 em wide; bars and blanks spell any width in 1/2048 em.
/// - A *blank* is less than a step wide and draws nothing: it ends a piece.
/// - A *cell* is some half ems less a space wide, so that with the space before it a word ends on
///   the grid in one glyph.
enum SkeletonGlyphs {
  /// The width of the font's space.
  static let space = 569
  static let step = 128
  static let longestBar = 96
  static let halfEm = TextStyle.unitsPerEm / 2
  static let longestCell = 24

  private static let bars: UInt32 = 0xE000
  private static let blanks: UInt32 = 0xE080
  private static let cells: UInt32 = 0xE100

  /// Every scalar that the font draws, with its advance, in the order of scalars.
  static var all: [(scalar: UInt32, advance: Int, isBlank: Bool)] {
    (1...longestBar).map { (bars + UInt32($0), $0 * step, false) }
      + (1..<step).map { (blanks + UInt32($0), $0, true) }
      + (1...longestCell).map { (cells + UInt32($0), $0 * halfEm - space, false) }
  }

  /// Appends the glyphs of an unbreakable piece of that width.
  static func append(width: Int, into out: inout [UInt8]) {
    var rest = width
    let (cell, isOff) = (rest + space).quotientAndRemainder(dividingBy: halfEm)
    if isOff == 0, cell >= 1, cell <= longestCell {
      return append(cells + UInt32(cell), into: &out)
    }
    while rest >= step {
      let steps = min(rest / step, longestBar)
      append(bars + UInt32(steps), into: &out)
      rest -= steps * step
    }
    if rest > 0 { append(blanks + UInt32(rest), into: &out) }
  }

  /// The advance of a glyph; of any other scalar none.
  static func advance(of scalar: UInt32) -> Int {
    switch scalar {
    case bars + 1...bars + UInt32(longestBar): Int(scalar - bars) * step
    case blanks + 1..<blanks + UInt32(step): Int(scalar - blanks)
    case cells + 1...cells + UInt32(longestCell): Int(scalar - cells) * halfEm - space
    default: 0
    }
  }

  private static func append(_ scalar: UInt32, into out: inout [UInt8]) {
    out.append(0xE0 | UInt8(truncatingIfNeeded: scalar >> 12))
    out.append(0x80 | UInt8(truncatingIfNeeded: scalar >> 6) & 0x3F)
    out.append(0x80 | UInt8(truncatingIfNeeded: scalar) & 0x3F)
  }
}
