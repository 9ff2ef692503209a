// The kerning of the built-in measure, laid out for look-up.

/// How much closer two scalars stand than their advances say.
struct SansKerning: Sendable {
  static let regularTable = SansKerning(regular)
  static let boldTable = SansKerning(bold)

  /// ASCII pairs, 128 to a row, since they are nearly all that is asked for.
  private var ascii = [Int16](repeating: 0, count: 128 * 128)
  private var others: [UInt64: Int16] = [:]

  init(_ rows: [(distance: Int, pairs: String)]) {
    for row in rows {
      let scalars = Array(row.pairs.unicodeScalars)
      for at in stride(from: 0, to: scalars.count - 1, by: 2) {
        let (left, right) = (scalars[at].value, scalars[at + 1].value)
        if left | right < 128 {
          ascii[Int(left << 7 | right)] = Int16(row.distance)
        } else {
          others[UInt64(left) << 32 | UInt64(right)] = Int16(row.distance)
        }
      }
    }
  }

  /// Gives the distances of ASCII pairs: 128 rows, by the left one's character code, of 128.
  func withASCII(_ use: (UnsafeBufferPointer<Int16>) -> Void) {
    ascii.withUnsafeBufferPointer(use)
  }

  func distance(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> Int {
    if left.value | right.value < 128 { return Int(ascii[Int(left.value << 7 | right.value)]) }
    if left.value > 0x2300 || right.value > 0x2300 { return 0 }
    return Int(others[UInt64(left.value) << 32 | UInt64(right.value)] ?? 0)
  }
}
