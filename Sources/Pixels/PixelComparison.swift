// Compares two pictures as people see them.

import System

/// What differs between two pictures.
///
/// ```swift
/// let comparison = PixelComparison(of: base, and: head)
/// comparison.verdict   // .differs
/// comparison.boxes     // where
/// ```
package struct PixelComparison: Hashable, Sendable {
  /// The result in a word.
  package enum Verdict: Hashable, Sendable {
    /// Nobody can see a difference.
    case same
    /// Some pixels differ.
    case differs
    /// The pictures have different sizes; what is common to both was compared.
    case sizeDiffers
  }

  /// The result in a word.
  package let verdict: Verdict
  /// How many pixels differ, those that smooth an edge left out.
  package let differing: Int
  /// How many pixels differ that smooth an edge.
  package let smoothing: Int
  /// The rectangles in which the differing pixels lie, from top to bottom.
  package let boxes: [PixelBox]
  let places: [UInt32]
  let comparedWidth: Int

  /// Compares two pictures, pixel by pixel. Colours that are less apart than `threshold` (from 0 to
  /// 1) look the same; `ignored` rectangles are not looked at.
  package init(
    of base: Bitmap, and head: Bitmap, threshold: Double = 0.1, ignoring ignored: [PixelBox] = []
  ) {
    let width = min(base.width, head.width)
    let height = min(base.height, head.height)
    let sameSize = base.width == head.width && base.height == head.height
    let empty = ComparisonPass(
      width: width, height: height, threshold: threshold, ignored: ignored)
    let baseGrid = PixelGrid(base, width: width, height: height)
    let headGrid = PixelGrid(head, width: width, height: height)
    func comparing(_ rows: Range<Int>) -> @Sendable () -> ComparisonPass {
      {
        var band = empty
        band.compare(baseGrid, of: base.words.span, headGrid, of: head.words.span, rows: rows)
        return band
      }
    }
    let bands = ComparisonPass.bands(of: height, count: 2)
    let (upper, lower) = bothAtOnce(comparing(bands[0]), comparing(bands[1]))
    var pass = upper
    pass.add(lower)
    differing = pass.mask.count
    smoothing = pass.smoothing
    boxes = pass.mask.boxes()
    places = pass.mask.places
    comparedWidth = width
    verdict = !sameSize ? .sizeDiffers : pass.mask.count > 0 ? .differs : .same
  }
}

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
