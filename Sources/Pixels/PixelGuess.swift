// The filters of PNG. Each guesses a pixel from those to its left and above; what stands in the file is the
// rest, which is to be added to the guess, byte by byte.
//
// In a screenshot most guesses are right: nine times of ten nothing is to be added to eight pixels in a row.
// Such pixels are nearly always as those above, or as the one to their left, all eight.

/// One way to guess the pixels of a row, from its left to its right.
protocol PixelGuess {
  /// The next pixel.
  mutating func next(_ rest: UInt32, _ above: UInt32) -> UInt32
  /// The next eight of which nothing is left; nil if they have to be guessed one by one.
  mutating func eight(_ above: SIMD8<UInt32>) -> SIMD8<UInt32>?
}

extension PixelGuess {
  /// The next eight.
  @inline(__always)
  mutating func eight(_ rests: SIMD8<UInt32>, _ above: SIMD8<UInt32>) -> SIMD8<UInt32> {
    var pixels = SIMD8<UInt32>()
    for lane in 0..<8 { pixels[lane] = next(rests[lane], above[lane]) }
    return pixels
  }

  /// The sums of the bytes of two words, each by itself.
  @inline(__always)
  fileprivate func sum(_ one: UInt32, _ other: UInt32) -> UInt32 {
    ((one & 0x7F7F_7F7F) &+ (other & 0x7F7F_7F7F)) ^ ((one ^ other) & 0x8080_8080)
  }
}

/// What is not filtered. The margin says whether all is opaque.
struct NoGuess: PixelGuess {
  let margin: UInt32

  @inline(__always)
  mutating func next(_ rest: UInt32, _ above: UInt32) -> UInt32 { rest | margin }

  @inline(__always)
  mutating func eight(_ above: SIMD8<UInt32>) -> SIMD8<UInt32>? { SIMD8(repeating: margin) }
}

/// As the one to the left.
struct GuessFromLeft: PixelGuess {
  var left: UInt32

  @inline(__always)
  mutating func next(_ rest: UInt32, _ above: UInt32) -> UInt32 {
    left = sum(rest, left)
    return left
  }

  @inline(__always)
  mutating func eight(_ above: SIMD8<UInt32>) -> SIMD8<UInt32>? { SIMD8(repeating: left) }
}

/// As the one above.
struct GuessFromAbove: PixelGuess {
  @inline(__always)
  mutating func next(_ rest: UInt32, _ above: UInt32) -> UInt32 { sum(rest, above) }

  @inline(__always)
  mutating func eight(_ above: SIMD8<UInt32>) -> SIMD8<UInt32>? { above }
}

/// The mean of both, rounded down.
struct GuessFromMean: PixelGuess {
  var left: UInt32

  @inline(__always)
  mutating func next(_ rest: UInt32, _ above: UInt32) -> UInt32 {
    // What they share, and half of that in which they differ.
    left = sum(rest, (left & above) &+ ((left ^ above) >> 1 & 0x7F7F_7F7F))
    return left
  }

  @inline(__always)
  mutating func eight(_ above: SIMD8<UInt32>) -> SIMD8<UInt32>? { nil }
}

/// Paeth's filter: of left, above and the corner between them, the one that is nearest to left and above
/// less the corner, sample by sample; of those equally near, the first.
struct GuessFromNearest: PixelGuess {
  var left: UInt32
  var corner: UInt32

  @inline(__always)
  mutating func next(_ rest: UInt32, _ above: UInt32) -> UInt32 {
    let guess =
      nearest(above, 0) | nearest(above, 8) | nearest(above, 16) | nearest(above, 24)
    left = sum(rest, guess)
    corner = above
    return left
  }

  @inline(__always)
  mutating func eight(_ above: SIMD8<UInt32>) -> SIMD8<UInt32>? {
    if left == corner {
      // What is above is nearest, and then left is as the corner again for the next one.
      (left, corner) = (above[7], above[7])
      return above
    }
    // Where all that is above is as the corner, left is nearest.
    var others: UInt32 = 0
    for lane in 0..<8 { others |= above[lane] ^ corner }
    return others == 0 ? SIMD8(repeating: left) : nil
  }

  /// The guess for a sample, where it stands in the word.
  @inline(__always)
  private func nearest(_ above: UInt32, _ place: UInt32) -> UInt32 {
    let (a, b, c) = (sample(left, place), sample(above, place), sample(corner, place))
    // The same as three distances compared, in fewer steps and without a branch.
    let limit = 3 &* c &- b &- a
    let (low, high) = (min(a, b), max(a, b))
    let guess = high <= limit ? low : c
    return UInt32(truncatingIfNeeded: limit <= low ? high : guess) &<< place
  }

  @inline(__always)
  private func sample(_ word: UInt32, _ place: UInt32) -> Int32 {
    Int32(truncatingIfNeeded: word &>> place & 255)
  }
}
