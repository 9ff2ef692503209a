// The rows of a PNG file, as they were before they were filtered.

/// Undoes the filters of the rows of a picture, from the top on.
struct PNGRowFilter<Packing: PixelPacking> {
  /// The row that was undone last.
  private(set) var row: [UInt32]
  private var above: [UInt32]
  /// What stands beside the picture, for guesses: nothing; opaque where all is, so that all stays it.
  private let margin: UInt32

  init(width: Int) {
    margin = Packing.depth == 3 ? 0xFF00_0000 : 0
    row = [UInt32](repeating: margin, count: width)
    above = row
  }

  /// Undoes the filter of the next row, whose number stands before it; false if no filter has that.
  mutating func undo(_ bytes: Span<UInt8>) -> Bool {
    swap(&row, &above)
    let rests = bytes.extracting(1..<bytes.count)
    switch bytes[0] {
    case 0: undo(NoGuess(margin: margin), rests)
    case 1: undo(GuessFromLeft(left: margin), rests)
    case 2: undo(GuessFromAbove(), rests)
    case 3: undo(GuessFromMean(left: margin), rests)
    case 4: undo(GuessFromNearest(left: margin, corner: margin), rests)
    default: return false
    }
    return true
  }

  private mutating func undo(_ guess: some PixelGuess, _ rests: Span<UInt8>) {
    var guess = guess
    let last = self.above
    let above = last.span
    var row = self.row.mutableSpan
    let width = min(above.count, row.count)
    var x = 0
    while x &+ 8 <= width {
      let over = Self.eight(above, x)
      let pixels =
        Packing.areZero(rests, x)
        ? guess.eight(over) ?? guess.eight(.zero, over) : guess.eight(Packing.eight(rests, x), over)
      for lane in 0..<8 { row[x &+ lane] = pixels[lane] }
      x &+= 8
    }
    while x < width {
      row[x] = guess.next(Packing.pixel(rests, x), above[x])
      x &+= 1
    }
  }

  @inline(__always)
  private static func eight(_ words: Span<UInt32>, _ x: Int) -> SIMD8<UInt32> {
    let words = words.extracting(x..<x &+ 8)
    return SIMD8(words[0], words[1], words[2], words[3], words[4], words[5], words[6], words[7])
  }
}
