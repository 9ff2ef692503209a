// Small pictures with areas, edges and smoothed edges, as drawn pages have.

import Composable
import Pixels

extension Bitmap {
  /// A picture of a size, of few colours, so that much in it is equal and much nearly so.
  static func random(
    width: Int, height: Int, _ random: inout SeededGenerator
  ) -> Bitmap {
    let words = (0..<Int.random(in: 2...5, using: &random)).map { _ in colour(&random) }
    let isNoise = Int.random(in: 0..<3, using: &random) == 0
    let slant = Int.random(in: 1...4, using: &random)
    let edge = Int.random(in: 0...max(width, 1), using: &random)
    var pixels: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        let side = x + y / slant < edge ? 0 : x + y / slant == edge ? 1 : words.count - 1
        let isOdd = isNoise || Int.random(in: 0..<12, using: &random) == 0
        pixels += words[isOdd ? Int.random(in: 0..<words.count, using: &random) : side]
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels) ?? Bitmap.dot
  }

  /// The picture with some of its pixels changed, and perhaps another size.
  func changed(width: Int, height: Int, _ random: inout SeededGenerator) -> Bitmap {
    let fill = Self.colour(&random)
    let rate = Int.random(in: 1...20, using: &random)
    let own = self.pixels
    var pixels: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        let isOwn =
          x < self.width && y < self.height && Int.random(in: 0..<rate, using: &random) > 0
        let start = (y * self.width + x) * 4
        pixels += isOwn ? Array(own[start..<start + 4]) : fill
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels) ?? Bitmap.dot
  }

  private static func colour(_ random: inout SeededGenerator) -> [UInt8] {
    let grey = UInt8.random(in: 0...255, using: &random)
    let alpha: UInt8 = [255, 255, 255, 128, 0].randomElement(using: &random) ?? 255
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return (0..<3).map { _ in UInt8.random(in: 0...255, using: &random) } + [alpha]
    case 1: return [0, 0, 0, 255]
    case 2: return [255, 255, 255, 255]
    default: return [grey, grey, grey, alpha]
    }
  }

  /// The smallest picture.
  private static var dot: Bitmap {
    guard let dot = Bitmap(width: 1, height: 1, pixels: [0, 0, 0, 0]) else {
      preconditionFailure("four bytes are one pixel")
    }
    return dot
  }
}
