// The ids that headings of one drawing have taken.

import Drawing

/// Gives each heading an id that no other one has: `glass`, `glass-1`, `glass-2`.
///
/// One is made for each drawing, so that a heading that is redacted in it leaves no trace in the ids
/// of the others.
struct AnchorNames {
  /// Taken ids by a number made of them, with the next suffix to try. Two ids that share a number
  /// only cost one of them a suffix.
  private var taken: [UInt64: Int] = [:]

  /// Appends the id of the next heading that has this slug.
  mutating func append(_ slug: Span<UInt8>, to out: inout [UInt8]) {
    let start = out.count
    out.append(copying: slug)
    let key = Self.number(out[start...])
    var suffix = taken[key] ?? 0
    while taken[Self.number(out[start...])] != nil {
      suffix += 1
      out.removeSubrange((start + slug.count)...)
      out.append("-")
      out.append(decimal: suffix)
    }
    taken[key] = suffix
    if suffix > 0 { taken[Self.number(out[start...])] = 0 }
  }

  /// FNV-1a: the same in every run.
  private static func number(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
