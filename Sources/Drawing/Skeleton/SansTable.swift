// What the built-in measure knows of one weight, made once.

/// The advances and the kerning of one weight.
///
/// A class, so that a measure is one reference: a projector is made for every leaf.
final class SansTable: Sendable {
  static let regular = SansTable(SansAdvances.regular, SansKerning.regular)
  static let bold = SansTable(SansAdvances.bold, SansKerning.bold)

  let advances: SansAdvances
  let kerning: SansKerning
  /// The advance of an ASCII character behind another, kerning included: 128 rows, by the left
  /// one's code, of 128. Row 0 is without kerning.
  private let pairs: [Int16]

  private init(
    _ advances: [(advance: Int, scalars: String)], _ kerning: [(distance: Int, pairs: String)]
  ) {
    self.advances = SansAdvances(advances)
    self.kerning = SansKerning(kerning)
    var pairs: [Int16] = []
    for left in 0..<128 as Range<UInt8> {
      for right in 0..<128 as Range<UInt8> {
        let (left, right) = (Unicode.Scalar(left), Unicode.Scalar(right))
        let advance = self.advances.advance(of: right) + self.kerning.distance(left, right)
        pairs.append(Int16(advance))
      }
    }
    self.pairs = pairs
  }

  /// The advance of the ASCII characters from an index on, which moves behind them.
  func asciiAdvance(
    of run: Span<UInt8>, at index: inout Int, after previous: Unicode.Scalar
  ) -> Int {
    let pairs = self.pairs
    var left = previous.value < 0x80 ? Int(previous.value) : 0
    var total = 0
    while index < run.count {
      let right = Int(run[index])
      if right >= 0x80 { break }
      total &+= Int(pairs[left << 7 | right])
      left = right
      index &+= 1
    }
    return total
  }
}
