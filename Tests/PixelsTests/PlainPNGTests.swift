// What is read without libpng is read as libpng reads it.

import Composable
import Testing

@testable import HostileBytes
@testable import Pixels

@Suite("files that are read without libpng")
struct PlainPNGTests {
  private func check(_ file: [UInt8], _ told: Comment) {
    #expect(PictureLaws.mistake(inReadingOf: file) == nil, told)
  }

  @Test(
    "all widths, filters and packings, in whatever pieces, come to the pixels that were written")
  func all() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededGenerator(seed: seed)
    for width in 1...70 {
      for depth in [3, 4] {
        let height = Int.random(in: 1...9, using: &random)
        var written = WrittenPNG(width: width, height: height, depth: depth, &random)
        if width % 7 < 5 { written.filters = .init(repeating: UInt8(width % 7), count: height) }
        let told: Comment = "seed \(seed), \(width) × \(height) of \(depth)"
        let bitmap = try #require(PlainPNG(written.file)?.bitmap, told)
        #expect((bitmap.width, bitmap.height) == (width, height), told)
        #expect(bitmap.pixels == written.read, told)
        check(written.file, told)
      }
    }
  }

  @Test("a file that is cut, or of which some bytes are others, is read or refused as by libpng")
  func broken() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededGenerator(seed: seed)
    for number in 0..<1500 {
      let (width, height) = (
        Int.random(in: 1...24, using: &random), Int.random(in: 1...24, using: &random)
      )
      let whole = WrittenPNG(
        width: width, height: height, depth: .random(in: 3...4, using: &random), &random
      ).file
      var file = whole
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        file[.random(in: 0..<file.count, using: &random)] ^= .random(in: 1...255, using: &random)
      }
      if number % 3 == 0 { file.removeLast(.random(in: 0...file.count, using: &random)) }
      check(file, "seed \(seed), \(number): bytes")
      // With sums that say that all is well.
      var chunks = MutatedPNG(whole)
      for _ in 0..<Int.random(in: 1...3, using: &random) { chunks.mutate(&random) }
      check(chunks.file, "seed \(seed), \(number): chunks")
    }
  }

  @Test("a file that says it refers less far back than it does is as for libpng")
  func window() {
    var random = SeededGenerator(seed: 1)
    for bits in 0...7 {
      var written = WrittenPNG(width: 64, height: 300, depth: 3, &random)
      written.longestPiece = 1 << 20
      let file = written.file
      // The header of the one piece, with the sum that zlib wants there.
      let first = UInt8(bits << 4 | 8)
      let second = UInt8(31 - Int(first) * 256 % 31)
      let start = 8 + 25 + 8
      let data = [first, second] + file[start + 2..<file.count - 16]
      check(
        file[..<33] + WrittenPNG.chunk("IDAT", data) + WrittenPNG.chunk("IEND", []), "\(bits) bits")
    }
  }

  @Test("whatever says how colours are meant, but that they are sRGB, is left to libpng")
  func colours() {
    var random = SeededGenerator(seed: 2)
    var written = WrittenPNG(width: 20, height: 20, depth: 3, &random)
    let chunks: [(name: String, data: [UInt8], isPlain: Bool)] = [
      ("sRGB", [0], true), ("gAMA", [0, 1, 134, 160], false), ("tRNS", [0, 1, 0, 1, 0, 1], false),
      ("sBIT", [5, 6, 5], false), ("cHRM", [UInt8](repeating: 9, count: 32), false),
    ]
    for (name, data, isPlain) in chunks {
      written.others = WrittenPNG.chunk(name, data)
      #expect((PlainPNG(written.file)?.bitmap != nil) == isPlain, "\(name)")
      check(written.file, "\(name)")
    }
  }

  @Test("what libpng writes is read without it, unless it has a palette")
  func written() throws {
    let bitmap = try #require(
      Bitmap(width: 50, height: 40, words: (0..<2000).map { $0 &* 0x9E37_79B9 }))
    for isSmall in [false, true] {
      #expect(PlainPNG(try bitmap.png(isSmall: isSmall))?.bitmap == bitmap)
    }
    let palette = try PixelComparison(of: bitmap, and: bitmap).pictureFile(of: bitmap)
    #expect(PlainPNG(palette) == nil)
  }

  @Test(
    "a small file that tells of a large picture is refused as by libpng",
    arguments: [(11_000, 5_000), (30_000, 30_000), (0, 4), (4, 0), (0x7FFF_FFFF, 0x7FFF_FFFF)])
  func large(width: Int, height: Int) {
    var random = SeededGenerator(seed: 3)
    let rows = WrittenPNG(width: 8, height: 8, depth: 4, &random).file[33...]
    let file = WrittenPNG.start(width: width, height: height, depth: 4) + rows
    #expect(PlainPNG(file)?.bitmap == nil)
    check(file, "\(width) × \(height)")
  }

  @Test("what libpng takes for too wide or too high is refused, although it is all there")
  func long() {
    for (width, height) in [(1_000_001, 1), (1, 1_000_001)] {
      let rows = [UInt8](repeating: 0, count: height * (1 + width * 3))
      let file =
        WrittenPNG.start(width: width, height: height, depth: 3)
        + WrittenPNG.chunk("IDAT", WrittenPNG.deflated(rows, 1)) + WrittenPNG.chunk("IEND", [])
      #expect(throws: BitmapError.self) { try Bitmap(png: file) }
      check(file, "\(width) × \(height)")
    }
  }
}
