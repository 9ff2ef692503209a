// How the pixels of a PNG file stand in its bytes.

/// The bytes of some pixels, one after the other.
protocol PixelPacking {
  /// How many bytes there are to a pixel: red, green, blue, and perhaps alpha.
  static var depth: Int { get }
}

/// Pixels without alpha.
enum RGB: PixelPacking {
  static var depth: Int { 3 }
}

/// Pixels with alpha.
enum RGBA: PixelPacking {
  static var depth: Int { 4 }
}

extension PixelPacking {
  /// A pixel; its alpha is 0 if it has none.
  @inline(__always)
  static func pixel(_ bytes: Span<UInt8>, _ x: Int) -> UInt32 {
    let bytes = bytes.extracting(x &* depth..<(x &+ 1) &* depth)
    let colour = UInt32(bytes[0]) | UInt32(bytes[1]) << 8 | UInt32(bytes[2]) << 16
    return depth == 4 ? colour | UInt32(bytes[3]) << 24 : colour
  }

  /// Eight pixels.
  @inline(__always)
  static func eight(_ bytes: Span<UInt8>, _ x: Int) -> SIMD8<UInt32> {
    // One check for all of them.
    let bytes = bytes.extracting(x &* depth..<(x &+ 8) &* depth)
    var pixels = SIMD8<UInt32>()
    for lane in 0..<8 { pixels[lane] = pixel(bytes, lane) }
    return pixels
  }

  /// Whether all bytes of eight pixels are zero.
  @inline(__always)
  static func areZero(_ bytes: Span<UInt8>, _ x: Int) -> Bool {
    let bytes = bytes.extracting(x &* depth..<(x &+ 8) &* depth)
    var some = eightBytes(bytes, 0) | eightBytes(bytes, 8) | eightBytes(bytes, 16)
    if depth == 4 { some |= eightBytes(bytes, 24) }
    // `==` stops at the first that differs, and so takes one after the other: half as long again for the
    // whole picture.
    var all: UInt8 = 0
    for lane in 0..<8 { all |= some[lane] }
    return all == 0
  }

  @inline(__always)
  private static func eightBytes(_ bytes: Span<UInt8>, _ start: Int) -> SIMD8<UInt8> {
    let bytes = bytes.extracting(start..<start &+ 8)
    return SIMD8(
      bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6], bytes[7])
  }
}
