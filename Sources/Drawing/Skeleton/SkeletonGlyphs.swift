// The alphabet of the skeleton font, and how a width is spelt in it.

import Type

/// The glyphs of the skeleton font, all at private-use scalars of three bytes.
///
/// - A *bar* is some steps of 1/16 em wide; bars and blanks spell any width in 1/2048 em.
/// - A *blank* is less than a step wide and draws nothing: it ends a piece.
/// - A *column* is as wide as each letter of the shipped mono: code that is wider than its line breaks
///   between any two letters, and so does what stands for it.
///
/// Spaces are not among them: a space between blocks is that of the text's own font.
enum SkeletonGlyphs {
  static let step = 128
  /// No longer than the narrowest cell of a table is wide: there, too, words break anywhere.
  static let longestBar = 64
  /// A piece that is wider than this may be wider than its line, as an address is, or a word in a narrow
  /// cell. Then it breaks anywhere, and what stands for it has to be made of short bars.
  private static var widestWhole: Int { 8 * TextStyle.unitsPerEm }
  static var halfEm: Int { TextStyle.unitsPerEm / 2 }
  private static let columnWidth = 1229

  private static let bars: UInt32 = 0xE000
  private static let column: UInt32 = 0xE060
  private static let blanks: UInt32 = 0xE080

  /// Every scalar that the font draws, with its advance, in the order of scalars.
  static var all: [(scalar: UInt32, advance: Int, isBlank: Bool)] {
    (1...longestBar).map { (bars + UInt32($0), $0 * step, false) } + [(column, columnWidth, false)]
      + (1..<step).map { (blanks + UInt32($0), $0, true) }
  }

  /// Appends the glyphs of a piece that is so many units wide; of columns, where it is code.
  static func append(width: Int, isCode: Bool = false, into out: inout [UInt8]) {
    out.append(addingCapacity: room(forWidth: width)) { room in
      ByteBlock.lending(&room) { block in
        var block = block
        append(width: width, isCode: isCode, into: &block)
        return (block.count, ())
      }
    }
  }

  /// How much room such a piece takes at most, while it is written.
  static func room(forWidth width: Int) -> Int {
    3 * (width / halfEm + 2) + ByteBlock.roomOfWord
  }

  /// Appends them where there is that much room.
  static func append(width: Int, isCode: Bool, into out: inout ByteBlock) {
    var rest = width
    // A bar and a blank, as most words are: written in one go.
    if !isCode, rest > step, rest < step * (longestBar + 1), rest % step != 0 {
      let bar = utf8(bars + UInt32(rest / step))
      return out.append(bar | utf8(blanks + UInt32(rest % step)) << 24, count: 6)
    }
    while isCode, rest >= columnWidth {
      append(column, into: &out)
      rest -= columnWidth
    }
    var longest = longestBar
    while rest >= step {
      let steps = min(rest / step, longest)
      append(bars + UInt32(steps), into: &out)
      rest -= steps * step
      if width > widestWhole { longest = halfEm / step }
    }
    if rest > 0 { append(blanks + UInt32(rest), into: &out) }
  }

  /// The advance of a glyph; of any other scalar none.
  @inline(__always)
  static func advance(of scalar: UInt32) -> Int {
    switch scalar {
    case bars + 1...bars + UInt32(longestBar): Int(scalar - bars) * step
    case column: columnWidth
    case blanks + 1..<blanks + UInt32(step): Int(scalar - blanks)
    default: 0
    }
  }

  /// How wide a word is, if that is what these eight bytes begin with, the first one lowest: a short bar
  /// and a blank, and the space behind them. Most words are that, so that they are read at one look.
  @inline(__always)
  static func widthOfWord(_ bytes: UInt64) -> Int? {
    guard bytes & 0xFF_00FE_FF00_FFFF == 0x20_0082_EE00_80EE else { return nil }
    let bar = bytes >> 16 & 0x3F
    let blank = bytes >> 26 & 0x40 | bytes >> 40 & 0x3F
    return Int(bar) * step + Int(blank)
  }

  /// How many bytes such a word takes.
  static let bytesOfWord = 7

  private static func append(_ scalar: UInt32, into out: inout ByteBlock) {
    out.append(utf8(scalar), count: 3)
  }

  /// A scalar as three bytes, the first one lowest.
  @inline(__always)
  private static func utf8(_ scalar: UInt32) -> UInt64 {
    let scalar = UInt64(scalar)
    return 0x80_80E0 | scalar >> 12 | (scalar >> 6 & 0x3F) << 8 | (scalar & 0x3F) << 16
  }
}
