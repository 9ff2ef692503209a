// A picture of what differs: the head faded to grey, and over it what differs in red.

extension PixelComparison {
  /// The palette: thirty-two greys from the darkest on, and red.
  private static let palette: [UInt8] =
    (0..<32).flatMap { grey in [UInt8](repeating: 224 + UInt8(grey), count: 3) } + [217, 38, 38]
  private static let red: UInt8 = 32

  /// The head with what differs in red, and all else faded.
  package func picture(of head: Bitmap) -> Bitmap {
    var picture = head
    let colours = stride(from: 0, to: Self.palette.count, by: 3).map { start in
      (0..<3).reduce(0xFF00_0000) { $0 | UInt32(Self.palette[start + $1]) << UInt32(8 * $1) }
    }
    picture.words = numbers(of: head).map { colours[Int($0)] }
    return picture
  }

  /// The same as a PNG file; a byte a pixel, since it has few colours.
  package func pictureFile(of head: Bitmap) throws(BitmapError) -> [UInt8] {
    try Bitmap.file(
      width: head.width, height: head.height, numbers(of: head),
      palette: Self.palette)
  }

  /// For each pixel its colour in the palette.
  private func numbers(of head: Bitmap) -> [UInt8] {
    var numbers = [UInt8](repeating: 0, count: head.words.count)
    let words = head.words.span
    var greys = numbers.mutableSpan
    for index in 0..<min(words.count, greys.count) {
      let word = words[index]
      let grey = (word & 255) &* 77 &+ (word &>> 8 & 255) &* 150 &+ (word &>> 16 & 255) &* 29
      greys[index] = UInt8(truncatingIfNeeded: grey &>> 11)
    }
    for place in places {
      let (y, x) = Int(place).quotientAndRemainder(dividingBy: comparedWidth)
      numbers[y * head.width + x] = Self.red
    }
    return numbers
  }
}
