// What counts as a difference between two pictures.

import Pixels
import Testing

/// A picture made of a function of its places.
private func picture(
  _ width: Int = 64, _ height: Int = 48, _ color: (Int, Int) -> (UInt8, UInt8, UInt8)
) throws -> Bitmap {
  var pixels: [UInt8] = []
  for y in 0..<height {
    for x in 0..<width {
      let (red, green, blue) = color(x, y)
      pixels += [red, green, blue, 255]
    }
  }
  return try #require(Bitmap(width: width, height: height, pixels: pixels))
}

private let white: (UInt8, UInt8, UInt8) = (255, 255, 255)
private let black: (UInt8, UInt8, UInt8) = (0, 0, 0)

@Test("a picture is the same as itself")
func same() throws {
  let one = try picture { x, y in (UInt8(x), UInt8(y), 9) }
  let comparison = PixelComparison(of: one, and: one)
  #expect(comparison.verdict == .same)
  #expect(comparison.differing == 0)
  #expect(comparison.boxes.isEmpty)
}

@Test("a square that turns black is counted and boxed, at any place of a row")
func square() throws {
  let base = try picture(61, 40) { _, _ in white }
  for left in [0, 3, 13, 55] {
    let head = try picture(61, 40) { x, y in
      (left..<left + 6).contains(x) && (10..<16).contains(y) ? black : white
    }
    let comparison = PixelComparison(of: base, and: head)
    #expect(comparison.verdict == .differs)
    #expect(comparison.differing + comparison.smoothing == 36)
    #expect(comparison.boxes == [PixelBox(x: left, y: 10, width: 6, height: 6)])
  }
}

@Test("a difference that nobody sees is none, unless the threshold says so")
func threshold() throws {
  let base = try picture { _, _ in (120, 120, 120) }
  let head = try picture { _, _ in (123, 120, 121) }
  #expect(PixelComparison(of: base, and: head).verdict == .same)
  #expect(PixelComparison(of: base, and: head, threshold: 0).differing == 64 * 48)
}

@Test("pixels that smooth an edge differ without being counted")
func smoothing() throws {
  // A slanted edge, smoothed a little more in the one than in the other.
  func edge(_ grey: UInt8) throws -> Bitmap {
    try picture { x, y in
      let place = x - y / 3
      return place < 20 ? black : place == 20 && y % 3 == 1 ? (grey, grey, grey) : white
    }
  }
  let comparison = PixelComparison(of: try edge(90), and: try edge(190))
  #expect(comparison.smoothing > 0)
  #expect(comparison.verdict == .same)
}

@Test("changes far apart are boxes of their own, near ones are one")
func boxes() throws {
  let base = try picture(200, 100) { _, _ in white }
  let head = try picture(200, 100) { x, y in
    let near = (10..<14).contains(x) || (20..<24).contains(x)
    return (near || (150..<160).contains(x)) && (30..<40).contains(y) ? black : white
  }
  #expect(
    PixelComparison(of: base, and: head).boxes == [
      PixelBox(x: 10, y: 30, width: 14, height: 10),
      PixelBox(x: 150, y: 30, width: 10, height: 10),
    ])
}

@Test("an ignored rectangle is not looked at")
func ignored() throws {
  let base = try picture { _, _ in white }
  let head = try picture { x, y in x < 8 && y < 8 ? black : white }
  let box = PixelBox(x: 0, y: 0, width: 8, height: 8)
  #expect(PixelComparison(of: base, and: head, ignoring: [box]).verdict == .same)
}

@Test("pictures of different sizes are told apart, and compared where both are")
func comparedSizes() throws {
  let base = try picture(64, 48) { _, _ in white }
  let head = try picture(64, 60) { x, y in x < 4 && y < 4 ? black : white }
  let comparison = PixelComparison(of: base, and: head)
  #expect(comparison.verdict == .sizeDiffers)
  #expect(comparison.boxes == [PixelBox(x: 0, y: 0, width: 4, height: 4)])
}

@Test("the picture of the difference shows it in red, and all else faded")
func differencePicture() throws {
  let base = try picture { _, _ in white }
  let head = try picture { x, y in (20..<30).contains(x) && (20..<30).contains(y) ? black : white }
  let drawn = PixelComparison(of: base, and: head).picture(of: head)
  let inside = (25 * 64 + 25) * 4
  #expect(Array(drawn.pixels[inside..<inside + 4]) == [217, 38, 38, 255])
  #expect(Array(drawn.pixels[0..<4]) == [255, 255, 255, 255])
}

@Test("what differs is found in every row, and its box does not stop where work was divided")
func rows() throws {
  for height in [1, 15, 16, 17, 33, 100] {
    let base = try picture(40, height) { _, _ in white }
    let head = try picture(40, height) { x, _ in (8..<24).contains(x) ? black : white }
    let comparison = PixelComparison(of: base, and: head)
    #expect(comparison.differing + comparison.smoothing == 16 * height)
    #expect(comparison.boxes == [PixelBox(x: 8, y: 0, width: 16, height: height)])
  }
}
