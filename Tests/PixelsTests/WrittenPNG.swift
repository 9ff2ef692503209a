// PNG files in all the ways in which a picture can be written, which libpng does not offer.

import CDeflate
import Composable

/// A picture of noise, areas and lines, and the ways in which it is written.
struct WrittenPNG {
  let width: Int
  let height: Int
  /// The bytes of a pixel: three or four.
  let depth: Int
  /// The bytes of the pixels, row by row.
  let pixels: [UInt8]
  /// The filter of each row.
  var filters: [UInt8]
  /// How much work is put into deflating, from 0 to 12.
  var level: Int
  /// How long the pieces of what is deflated may be.
  var longestPiece: Int
  /// What stands between the header and the rows.
  var others: [UInt8] = []

  init(width: Int, height: Int, depth: Int, _ random: inout SeededGenerator) {
    (self.width, self.height, self.depth) = (width, height, depth)
    let colours = (0..<3).map { _ in
      (0..<depth).map { _ in UInt8.random(in: 0...255, using: &random) }
    }
    let (noise, slant) = (
      Int.random(in: 0...8, using: &random), Int.random(in: 0...3, using: &random)
    )
    pixels = (0..<height).flatMap { y in
      (0..<width).flatMap { x in
        let isNoise = Int.random(in: 0..<64, using: &random) < noise * noise
        return isNoise
          ? (0..<depth).map { _ in UInt8.random(in: 0...255, using: &random) }
          : colours[(x / 9 + y * slant / 4) % 3]
      }
    }
    filters = (0..<height).map { _ in UInt8.random(in: 0...4, using: &random) }
    level = Int.random(in: 0...12, using: &random)
    longestPiece = [1, 7, 100, 1 << 20].randomElement(using: &random) ?? 1
  }

  /// The bytes of the pixels as they are read, with an alpha.
  var read: [UInt8] {
    if depth == 4 { return pixels }
    return stride(from: 0, to: pixels.count, by: 3).flatMap { pixels[$0..<$0 + 3] + [255] }
  }

  var file: [UInt8] {
    let deflated = Self.deflated(filtered, level)
    let pieces = stride(from: 0, to: deflated.count, by: longestPiece).map { start in
      Self.chunk("IDAT", Array(deflated[start...].prefix(longestPiece)))
    }
    return Self.start(width: width, height: height, depth: depth) + others + pieces.flatMap { $0 }
      + Self.chunk("IEND", [])
  }

  /// What stands before the rows.
  static func start(width: Int, height: Int, depth: Int) -> [UInt8] {
    let kind: UInt8 = depth == 4 ? 6 : 2
    return [137, 80, 78, 71, 13, 10, 26, 10]
      + chunk("IHDR", bytes(width) + bytes(height) + [8, kind, 0, 0, 0])
  }

  /// What the filters leave of the rows, by the words of the standard.
  private var filtered: [UInt8] {
    (0..<height).flatMap { y in
      [filters[y]]
        + (0..<width * depth).map { x in
          func byte(_ x: Int, _ y: Int) -> Int {
            x < 0 || y < 0 ? 0 : Int(pixels[y * width * depth + x])
          }
          let (a, b, c) = (byte(x - depth, y), byte(x, y - 1), byte(x - depth, y - 1))
          let guess =
            switch filters[y] {
            case 1: a
            case 2: b
            case 3: (a + b) / 2
            case 4: Self.paeth(a, b, c)
            default: 0
            }
          return UInt8(truncatingIfNeeded: byte(x, y) - guess)
        }
    }
  }

  private static func paeth(_ a: Int, _ b: Int, _ c: Int) -> Int {
    let p = a + b - c
    let (pa, pb, pc) = (abs(p - a), abs(p - b), abs(p - c))
    return pa <= pb && pa <= pc ? a : pb <= pc ? b : c
  }

  static func deflated(_ bytes: [UInt8], _ level: Int) -> [UInt8] {
    let deflater = libdeflate_alloc_compressor(Int32(level))
    defer { libdeflate_free_compressor(deflater) }
    return [UInt8](
      unsafeUninitializedCapacity: libdeflate_zlib_compress_bound(deflater, bytes.count)
    ) { room, count in
      count = libdeflate_zlib_compress(
        deflater, bytes, bytes.count, room.baseAddress, room.count)
    }
  }

  static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + data
    return bytes(data.count) + body + bytes(Int(libdeflate_crc32(0, body, body.count)))
  }

  private static func bytes(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
