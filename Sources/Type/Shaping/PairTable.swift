// How wide printing ASCII is, by pairs of letters.

/// The advance of each ASCII character behind each other one, kerning included.
///
/// Most of what is measured is ASCII, and adding up is twenty times as fast as shaping. What is drawn
/// as one (`fi`) cannot be told so: ``advance(of:)`` says nil to a run that has such a pair.
struct PairTable: Sendable {
  /// 128 rows, by the left character, of 128. Row 0 is that of the start of a run.
  ///
  /// Each advance stands there twice as large; odd is what a word of ``word(in:from:)`` ends before, so
  /// that one look tells all of it.
  private let pairs: [Int32]

  /// What is drawn as one, or not at all.
  private static let joined = Int32.min + 1
  private static let printing = 0x20...0x7E as ClosedRange<UInt8>

  /// Reads what `.faces/make` measured: 96 rows, the first that of the start of a run, of 95 widths, each
  /// of two bytes; nil if it is not that.
  init?(_ widths: Span<UInt8>) {
    let count = Self.printing.count
    guard widths.count == 2 * count * (count + 1) else { return nil }
    var pairs = [Int32](repeating: Self.joined, count: 128 * 128)
    let lefts: [UInt8] = [0] + Self.printing
    for (row, left) in lefts.enumerated() {
      for (column, right) in Self.printing.enumerated() {
        let place = 2 * (row * count + column)
        let width = Int16(truncatingIfNeeded: Int(widths[place]) | Int(widths[place + 1]) << 8)
        if width == .min { continue }
        pairs[Int(left) << 7 | Int(right)] = 2 * Int32(width) + (ASCIIBreaks.clings(right) ? 0 : 1)
      }
    }
    self.pairs = pairs
  }

  /// How wide a run is; nil if it is not all printing ASCII, each drawn for itself.
  func advance(of run: Span<UInt8>) -> Int? {
    let pairs = self.pairs
    var left = 0
    var total = 0
    var index = 0
    while index < run.count {
      let right = Int(run[index])
      if right >= 0x80 { return nil }
      let advance = pairs[left << 7 | right]
      if advance == Self.joined { return nil }
      total &+= Int(advance >> 1)
      left = right
      index &+= 1
    }
    return total
  }

  /// How far the word goes that begins somewhere, and how wide it is: to the first byte that ends it, or
  /// before or behind which a line may end, or that is not drawn for itself.
  func word(in text: Span<UInt8>, from start: Int) -> (end: Int, width: Int) {
    let pairs = self.pairs.span
    var left = 0
    var width = 0
    var index = start
    while index < text.count {
      let right = Int(text[index])
      if right >= 0x80 { break }
      let advance = pairs[left << 7 | right]
      if advance & 1 != 0 { break }
      width &+= Int(advance)
      left = right
      index &+= 1
    }
    return (index, width / 2)
  }
}
