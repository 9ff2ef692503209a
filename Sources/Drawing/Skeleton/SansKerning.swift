// The kerning of the built-in measure, laid out for look-up.

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
