// The advances of the built-in measure, laid out for look-up.

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
