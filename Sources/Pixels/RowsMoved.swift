// Whether most of what changed only moved up or down, as when a paragraph above it grew.

import System

/// By how many rows most of what changed has moved down (up, if negative); 0 if it has not.
///
/// Rows are recognised by their bytes; those that come more than once tell nothing.
func rowsMoved(from base: Bitmap, to head: Bitmap) -> Int {
  guard base.width == head.width else { return 0 }
  let (old, new) = bothAtOnce({ rowHashes(of: base) }, { rowHashes(of: head) })
  var places: [UInt64: Int] = [:]
  for (row, hash) in old.enumerated() { places[hash] = places[hash] == nil ? row : -1 }
  var votes: [Int: Int] = [:]
  var changed = 0
  for (row, hash) in new.enumerated() {
    if row < old.count, old[row] == hash { continue }
    changed += 1
    if let place = places[hash], place >= 0 { votes[row - place, default: 0] += 1 }
  }
  // The most votes; of equal ones the shorter way.
  let best = votes.max { one, other in
    (one.value, -abs(one.key), one.key) < (other.value, -abs(other.key), other.key)
  }
  guard let best, best.value * 2 > changed else { return 0 }
  return best.key
}

/// A hash of each row, four words at a time; what it tells is looked at again by nobody, so it must
/// be good, but not proof against a forger.
private func rowHashes(of bitmap: Bitmap) -> [UInt64] {
  typealias Lanes = SIMD4<UInt64>
  let odd = Lanes(
    0x9E37_79B9_7F4A_7C15, 0xD1B5_4A32_D192_ED03, 0x8CB9_2BA7_2F3D_8DD7, 0xAEF1_7502_108E_F2D9)
  return (0..<bitmap.height).map { row in
    let words = bitmap.words.span.extracting(row * bitmap.width..<(row + 1) * bitmap.width)
    var sum = odd
    var x = 0
    while x + 8 <= words.count {
      // One check for all eight.
      let eight = words.extracting(x..<x + 8)
      let low = SIMD4(eight[0], eight[2], eight[4], eight[6])
      let high = SIMD4(eight[1], eight[3], eight[5], eight[7])
      sum = (sum ^ (Lanes(truncatingIfNeeded: low) | Lanes(truncatingIfNeeded: high) &<< 32)) &* odd
      sum ^= sum &>> 29
      x += 8
    }
    while x < words.count {
      sum[0] = (sum[0] ^ UInt64(words[x])) &* odd[1]
      sum[0] ^= sum[0] >> 29
      x += 1
    }
    sum = (sum ^ (sum &>> 32)) &* odd
    return sum[0] ^ (sum[1] << 1) ^ (sum[2] << 2) ^ (sum[3] << 3)
  }
}
