// Whether most of what changed only moved up or down, as when a paragraph above it grew.

/// By how many rows most of what changed has moved down (up, if negative); 0 if it has not.
///
/// Rows are recognised by their bytes; those that come more than once tell nothing.
func rowsMoved(from base: Bitmap, to head: Bitmap) -> Int {
  guard base.width == head.width else { return 0 }
  let old = rowHashes(of: base)
  let new = rowHashes(of: head)
  var places: [Int: Int] = [:]
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

private func rowHashes(of bitmap: Bitmap) -> [Int] {
  bitmap.pixels.withUnsafeBytes { bytes in
    (0..<bitmap.height).map { row in
      let start = row * bitmap.width * 4
      var hasher = Hasher()
      hasher.combine(
        bytes: UnsafeRawBufferPointer(rebasing: bytes[start..<start + bitmap.width * 4]))
      return hasher.finalize()
    }
  }
}
