// A picture as its pixels, from PNG files and to them.

import CPNG

/// A picture of four bytes a pixel: red, green, blue, alpha, row by row from the top.
public struct Bitmap: Hashable, Sendable {
  /// How many pixels there are to a row.
  public let width: Int
  /// How many rows there are.
  public let height: Int
  /// The pixels.
  public var pixels: [UInt8]

  /// How many pixels a picture may have: more than any screenshot, less than would fill memory.
  public static let limit = 1 << 28

  /// A picture of given pixels, nil if they are too few or too many for the size.
  public init?(width: Int, height: Int, pixels: [UInt8]) {
    guard width > 0, height > 0, pixels.count == width * height * 4 else { return nil }
    (self.width, self.height, self.pixels) = (width, height, pixels)
  }

  /// Reads a PNG file of any kind: palettes, grey, 16 bits and interlaced ones too.
  public init(png file: [UInt8]) throws(BitmapError) {
    var image = png_image()
    image.version = CPNG_VERSION
    defer { cpng_free(&image) }
    var pixels: [UInt8] = []
    // libpng keeps the address of the file from the first call to the second.
    let problem = file.withUnsafeBytes { file -> BitmapError? in
      guard png_image_begin_read_from_memory(&image, file.baseAddress, file.count) != 0 else {
        return .unreadable(Self.words(of: image))
      }
      let (width, height) = (Int(image.width), Int(image.height))
      guard width * height <= Self.limit else { return .tooLarge(width: width, height: height) }
      image.format = CPNG_FORMAT_RGBA
      // Sixteen bits that do not say how they are meant are meant as eight are.
      image.flags |= CPNG_FLAG_16BIT_SRGB
      var isRead = false
      pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { room, count in
        isRead = png_image_finish_read(&image, nil, room.baseAddress, 0, nil) != 0
        // What was not read is not there.
        count = isRead ? width * height * 4 : 0
      }
      return isRead ? nil : .unreadable(Self.words(of: image))
    }
    if let problem { throw problem }
    (width, height) = (Int(image.width), Int(image.height))
    self.pixels = pixels
  }

  /// A piece of it, as far as the box lies in it; nil if that is nothing.
  public func piece(_ box: PixelBox) -> Bitmap? {
    let rows = (box.y..<box.y + box.height).clamped(to: 0..<height)
    let columns = (box.x..<box.x + box.width).clamped(to: 0..<width)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(rows.count * columns.count * 4)
    for row in rows {
      let start = row * width
      bytes += pixels[(start + columns.lowerBound) * 4..<(start + columns.upperBound) * 4]
    }
    return Bitmap(width: columns.count, height: rows.count, pixels: bytes)
  }

  /// Reads two PNG files at once, on two processors.
  public static func pair(
    png one: [UInt8], _ other: [UInt8]
  ) throws(BitmapError) -> (Bitmap, Bitmap) {
    func reading(_ file: [UInt8]) -> @Sendable () -> Result<Bitmap, BitmapError> {
      { Result { () throws(BitmapError) in try Bitmap(png: file) } }
    }
    let (first, second) = bothAtOnce(reading(one), reading(other))
    return (try first.get(), try second.get())
  }

  /// The picture as a PNG file.
  public func png(isSmall: Bool = false) throws(BitmapError) -> [UInt8] {
    try Self.file(
      width: width, height: height, pixels, format: CPNG_FORMAT_RGBA, channels: 4,
      isSmall: isSmall)
  }

  /// A PNG file, written for speed rather than for size unless it is to be small: filters and
  /// compression cost ten times as much as all else that is done to a picture. With a palette, of
  /// three bytes a colour, a pixel is a number into it.
  static func file(
    width: Int, height: Int, _ pixels: [UInt8], format: png_uint_32, channels: Int,
    palette: [UInt8] = [], isSmall: Bool = false
  ) throws(BitmapError) -> [UInt8] {
    var image = png_image()
    image.version = CPNG_VERSION
    (image.width, image.height) = (png_uint_32(width), png_uint_32(height))
    image.format = format
    image.flags = isSmall ? 0 : CPNG_FLAG_FAST
    image.colormap_entries = png_uint_32(palette.count / 3)
    defer { cpng_free(&image) }
    // As long as it can become, so that it is made once and not first measured.
    let rows = height * (width * channels + 1)
    var size = rows + rows >> 8 + palette.count + 4096
    var file = [UInt8](repeating: 0, count: size)
    guard png_image_write_to_memory(&image, &file, &size, 0, pixels, 0, palette) != 0 else {
      throw .unwritable(Self.words(of: image))
    }
    file.removeLast(file.count - size)
    return file
  }

  private static func words(of image: png_image) -> String {
    withUnsafeBytes(of: image.message) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
