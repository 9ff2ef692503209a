// Pictures of all pairs of sizes, and what a plain second implementation says of them.

import Composable
import Pixels
import Testing

@testable import HostileBytes

@Suite("pictures of two sizes")
struct SizeTests {
  private func check(_ base: Bitmap, _ head: Bitmap, _ place: Comment) {
    #expect(PictureLaws.mistake(of: base, and: head) == nil, place)
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

@Test("a picture is read as it was written")
func roundTrip() throws {
  let pixels: [UInt8] = (0..<60).map { (index: UInt8) in index % 4 == 3 ? 255 : index * 4 }
  let bitmap = try #require(Bitmap(width: 5, height: 3, pixels: pixels))
  #expect(try Bitmap(png: bitmap.png()) == bitmap)
}

@Test("pixels that do not fill the size are refused")
func sizes() {
  #expect(Bitmap(width: 2, height: 2, pixels: [1, 2, 3]) == nil)
  #expect(Bitmap(width: 0, height: 0, pixels: []) == nil)
}

@Test("a broken file is an error that says so, wherever it is cut")
func broken() throws {
  let pixels = [UInt8](repeating: 7, count: 64 * 64 * 4)
  let file = try #require(Bitmap(width: 64, height: 64, pixels: pixels)).png()
  for count in stride(from: 0, to: file.count - 12, by: 7) {
    #expect(throws: BitmapError.self) { try Bitmap(png: Array(file[..<count])) }
  }
}

@Test("two pictures are read at once, each as alone, and a broken one is an error")
func pair() throws {
  let one = try #require(Bitmap(width: 9, height: 4, pixels: Array(repeating: 5, count: 144)))
  let other = try #require(Bitmap(width: 3, height: 2, pixels: Array(repeating: 255, count: 24)))
  let (first, second) = try Bitmap.pair(png: one.png(), other.png())
  #expect(first == one && second == other)
  let cut = try Array(other.png().dropLast(20))
  #expect(throws: BitmapError.self) { try Bitmap.pair(png: one.png(), cut) }
  #expect(throws: BitmapError.self) { try Bitmap.pair(png: cut, one.png()) }
}
