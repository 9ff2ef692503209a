// Pictures of all pairs of sizes, and what a plain second implementation says of them.

import Pixels
import Testing

@testable import VitrineFuzz

@Suite("pictures of two sizes")
struct SizeTests {
  /// What the comparison says, held against the plain one.
  private func check(
    _ base: Bitmap, _ head: Bitmap, ignoring ignored: [PixelBox] = [], _ place: Comment
  ) {
    let comparison = PixelComparison(of: base, and: head, ignoring: ignored)
    let naive = NaiveComparison(of: base, and: head, threshold: 0.1, ignoring: ignored)
    #expect(comparison.differing == naive.differing.count, place)
    #expect(comparison.smoothing == naive.smoothing.count, place)
    let isSameSize = base.width == head.width && base.height == head.height
    #expect((comparison.verdict == .sizeDiffers) == !isSameSize, place)
    for dot in naive.differing {
      #expect(
        comparison.boxes.contains {
          dot.x >= $0.x && dot.x < $0.x + $0.width && dot.y >= $0.y && dot.y < $0.y + $0.height
        }, place)
    }
    let red = comparison.picture(of: head).words.count { $0 & 0xFF_FFFF == 0x26_26D9 }
    #expect(red == naive.differing.count, place)
    #expect(throws: Never.self) { try Bitmap(png: comparison.pictureFile(of: head)) }
  }

  @Test("an edge that ends where the shorter picture ends is compared")
  func grown() throws {
    let slanted: (Int, Int) -> UInt8 = { x, y in x < y / 3 ? 0 : x == y / 3 ? 120 : 255 }
    func picture(_ height: Int, _ shade: UInt8) throws -> Bitmap {
      let pixels = (0..<height).flatMap { y in
        (0..<32).flatMap { x -> [UInt8] in
          let grey = slanted(x, y)
          return [grey == 120 ? shade : grey, grey, grey, 255]
        }
      }
      return try #require(Bitmap(width: 32, height: height, pixels: pixels))
    }
    for (one, other) in [(40, 41), (41, 40), (40, 400), (400, 40), (1, 40), (40, 1)] {
      check(try picture(one, 90), try picture(other, 190), "\(one) rows and \(other)")
    }
  }

  @Test("all pairs of small sizes are compared as the plain comparison does")
  func allSizes() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededGenerator(seed: seed)
    let sizes = [1, 2, 3, 8, 9, 17]
    for width in sizes {
      for height in sizes {
        for otherWidth in sizes {
          for otherHeight in sizes {
            let base = Bitmap.random(width: width, height: height, &random)
            let head = base.changed(width: otherWidth, height: otherHeight, &random)
            check(
              base, head,
              "seed \(seed): \(width) × \(height) and \(otherWidth) × \(otherHeight)")
          }
        }
      }
    }
  }

  @Test("rectangles that are not looked at may lie anywhere, and be as large as numbers are")
  func ignored() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededGenerator(seed: seed)
    let numbers = [Int.min, -100, -1, 0, 1, 5, 19, 20, 1 << 40, Int.max]
    for _ in 0..<200 {
      let base = Bitmap.random(width: 20, height: 20, &random)
      let head = base.changed(width: 20, height: 20, &random)
      let boxes = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        let picked = (0..<4).map { _ in numbers.randomElement(using: &random) ?? 0 }
        return PixelBox(x: picked[0], y: picked[1], width: picked[2], height: picked[3])
      }
      check(base, head, ignoring: boxes, "seed \(seed): \(boxes)")
      for box in boxes {
        if let piece = base.piece(box) {
          #expect(piece.width <= 20 && piece.height <= 20)
        }
      }
    }
  }

  @Test(
    "no picture has no pixels, and none has more than are counted",
    arguments: [
      (0, 0), (0, 5), (-1, -1), (Int.max, 4), (Int.max, Int.max), (1 << 62, 4), (Int.min, Int.min),
    ])
  func sizes(width: Int, height: Int) {
    #expect(Bitmap(width: width, height: height, pixels: []) == nil)
    #expect(Bitmap(width: width, height: height, pixels: [1, 2, 3, 4]) == nil)
  }
}
