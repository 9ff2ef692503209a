// A picture of what differs: the head faded to grey, and over it what differs in red.

import CPNG

extension PixelComparison {
  /// The palette: thirty-two greys from the darkest on, and red.
  private static let palette: [UInt8] =
    (0..<32).flatMap { grey in [UInt8](repeating: 224 + UInt8(grey), count: 3) } + [217, 38, 38]
  private static let red: UInt8 = 32

  /// The head with what differs in red, and all else faded.
  public func picture(of head: Bitmap) -> Bitmap {
    var picture = head
    for (place, index) in numbers(of: head).enumerated() {
      for channel in 0..<3 {
        picture.pixels[place * 4 + channel] = Self.palette[Int(index) * 3 + channel]
      }
      picture.pixels[place * 4 + 3] = 255
    }
    return picture
  }

  /// The same as a PNG file; a byte a pixel, since it has few colours.
  public func pictureFile(of head: Bitmap) throws(BitmapError) -> [UInt8] {
    try Bitmap.file(
      width: head.width, height: head.height, numbers(of: head), format: CPNG_FORMAT_COLORMAP,
      channels: 1, palette: Self.palette)
  }

  /// For each pixel its colour in the palette.
  private func numbers(of head: Bitmap) -> [UInt8] {
    let count = head.width * head.height
    var numbers = [UInt8](unsafeUninitializedCapacity: count) { numbers, filled in
      head.pixels.withUnsafeBytes { bytes in
        let words = bytes.bindMemory(to: UInt32.self)
        for place in 0..<count {
          let word = words[place]
          let grey = (word & 255) * 77 + (word >> 8 & 255) * 150 + (word >> 16 & 255) * 29
          numbers[place] = UInt8(truncatingIfNeeded: grey >> 11)
        }
      }
      filled = count
    }
    for place in places {
      let (y, x) = Int(place).quotientAndRemainder(dividingBy: comparedWidth)
      numbers[y * head.width + x] = Self.red
    }
    return numbers
  }
}
