// The rows of a picture as numbers, by which they are known again.

extension Bitmap {
  /// A hash of some columns of each row, four words at a time.
  func rowHashes(_ columns: Range<Int>) -> [UInt64] {
    typealias Lanes = SIMD4<UInt64>
    let odd = Lanes(
      0x9E37_79B9_7F4A_7C15, 0xD1B5_4A32_D192_ED03, 0x8CB9_2BA7_2F3D_8DD7, 0xAEF1_7502_108E_F2D9)
    return (0..<height).map { row in
      let words = self.words.span.extracting(
        row * width + columns.lowerBound..<row * width + columns.upperBound)
      var sum = odd
      var x = 0
      while x + 8 <= words.count {
        // One check for all eight.
        let eight = words.extracting(x..<x + 8)
        let low = SIMD4(eight[0], eight[2], eight[4], eight[6])
        let high = SIMD4(eight[1], eight[3], eight[5], eight[7])
        let both = Lanes(truncatingIfNeeded: low) | Lanes(truncatingIfNeeded: high) &<< 32
        sum = (sum ^ both) &* odd
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
}
