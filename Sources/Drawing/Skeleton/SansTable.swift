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

/// How much closer two scalars stand than their advances say; ASCII pairs are in ``SansTable``.
struct SansKerning: Sendable {
  private var distances: [UInt64: Int16] = [:]

  init(_ rows: [(distance: Int, pairs: String)]) {
    for row in rows {
      let scalars = Array(row.pairs.unicodeScalars)
      for at in stride(from: 0, to: scalars.count - 1, by: 2) {
        distances[Self.key(scalars[at], scalars[at + 1])] = Int16(row.distance)
      }
    }
  }

  func distance(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> Int {
    if left.value > 0x2300 || right.value > 0x2300 { return 0 }
    return Int(distances[Self.key(left, right)] ?? 0)
  }

  private static func key(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> UInt64 {
    UInt64(left.value) << 32 | UInt64(right.value)
  }
}

/// How wide each scalar is below U+2700; what is not listed has ``unlisted``.
struct SansAdvances: Sendable {
  /// The advance of a letter that the table lacks: that of most lower-case letters.
  static let unlisted: Int16 = 1139

  private var advances = [Int16](repeating: Self.unlisted, count: 0x2700)

  init(_ rows: [(advance: Int, scalars: String)]) {
    for row in rows {
      for scalar in row.scalars.unicodeScalars where scalar.value < 0x2700 {
        advances[Int(scalar.value)] = Int16(row.advance)
      }
    }
    for value in advances.indices where advances[value] == Self.unlisted {
      guard let scalar = Unicode.Scalar(UInt32(value)) else { continue }
      if Self.isZero(scalar) { advances[value] = 0 }
    }
  }

  func advance(of scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x1100 || scalar.value < 0x2700 && !EastAsianWidth.isWide(scalar) {
      return Int(advances[Int(scalar.value)])
    }
    return Self.otherAdvance(of: scalar)
  }

  /// The advance of a scalar that is the same in every weight and family.
  static func otherAdvance(of scalar: Unicode.Scalar) -> Int {
    if EastAsianWidth.isWide(scalar) { return TextStyle.unitsPerEm }
    if isZero(scalar) { return 0 }
    return EastAsianWidth.isHalf(scalar) ? TextStyle.unitsPerEm / 2 : Int(unlisted)
  }

  /// Whether a scalar takes no room: marks that sit on a letter, and what only steers.
  @inline(never)
  static func isZero(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: true
    default: (0x1160...0x11FF).contains(scalar.value)
    }
  }
}
