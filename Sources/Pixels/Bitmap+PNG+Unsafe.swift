// The border to libpng: PNG files to pixels and back. Screenshots are read without it: see PlainPNG.
//
// Unsafe, since libpng is told by pointers where the bytes lie that it reads and those that it
// writes. It keeps the address of the file from its first call to its second, so both are made while
// the array holds still.

import CPNG

extension Bitmap {
  /// Reads a PNG file of any kind: palettes, grey, 16 bits and interlaced ones too.
  package init(png file: [UInt8]) throws(BitmapError) {
    if let bitmap = PlainPNG(file)?.bitmap {
      self = bitmap
    } else {
      try self.init(libpng: file)
    }
  }

  /// Reads it by libpng alone: what is read without it has to be the same.
  package init(libpng file: [UInt8]) throws(BitmapError) {
    var image = unsafe png_image()
    unsafe image.version = CPNG_VERSION
    defer { unsafe cpng_free(&image) }
    var words: [UInt32] = []
    let problem = unsafe file.withUnsafeBytes { file -> BitmapError? in
      guard unsafe png_image_begin_read_from_memory(&image, file.baseAddress, file.count) != 0
      else { return unsafe .unreadable(Self.message(of: image)) }
      let (width, height) = unsafe (Int(image.width), Int(image.height))
      // Nothing is compressed further than that: a short file that tells of a large picture lies.
      let most = min(Self.limit, file.count.multipliedReportingOverflow(by: 8 * 1032).partialValue)
      guard width > 0, height > 0, width * height <= Self.limit else {
        return .tooLarge(width: width, height: height)
      }
      guard width * height <= most else {
        return .unreadable("it is too short for \(width) × \(height) pixels")
      }
      unsafe image.format = CPNG_FORMAT_RGBA
      // Sixteen bits that do not say how they are meant are meant as eight are.
      unsafe image.flags |= CPNG_FLAG_16BIT_SRGB
      var isRead = false
      unsafe words = [UInt32](unsafeUninitializedCapacity: width * height) { room, count in
        isRead = unsafe png_image_finish_read(&image, nil, room.baseAddress, 0, nil) != 0
        // What was not read is not there.
        count = isRead ? width * height : 0
      }
      return unsafe isRead ? nil : .unreadable(Self.message(of: image))
    }
    if let problem { throw problem }
    (width, height) = unsafe (Int(image.width), Int(image.height))
    self.words = Self.inOrderOfMemory(words)
  }

  /// The picture as a PNG file.
  package func png(isSmall: Bool = false) throws(BitmapError) -> [UInt8] {
    try Self.file(
      width: width, height: height, Self.inOrderOfMemory(words), format: CPNG_FORMAT_RGBA,
      isSmall: isSmall)
  }

  /// A PNG file of one byte a pixel, which is a number into a palette of three bytes a colour.
  static func file(
    width: Int, height: Int, _ numbers: [UInt8], palette: [UInt8]
  ) throws(BitmapError) -> [UInt8] {
    try file(
      width: width, height: height, numbers, format: CPNG_FORMAT_COLORMAP, palette: palette)
  }

  /// A PNG file, written for speed rather than for size unless it is to be small: filters and
  /// compression cost ten times as much as all else that is done to a picture.
  private static func file<Pixel: BitwiseCopyable>(
    width: Int, height: Int, _ pixels: [Pixel], format: png_uint_32, palette: [UInt8] = [],
    isSmall: Bool = false
  ) throws(BitmapError) -> [UInt8] {
    guard pixels.count == width * height, let wide = png_uint_32(exactly: width),
      let high = png_uint_32(exactly: height)
    else { throw .unwritable("\(pixels.count) pixels are not \(width) × \(height)") }
    var image = unsafe png_image()
    unsafe image.version = CPNG_VERSION
    unsafe (image.width, image.height) = (wide, high)
    unsafe image.format = format
    unsafe image.flags = isSmall ? 0 : CPNG_FLAG_FAST
    unsafe image.colormap_entries = png_uint_32(palette.count / 3)
    defer { unsafe cpng_free(&image) }
    // As long as it can become, so that it is made once and not first measured.
    let rows = height * (width * MemoryLayout<Pixel>.stride + 1)
    var size = rows + rows >> 8 + palette.count + 4096
    var file = [UInt8](repeating: 0, count: size)
    guard unsafe png_image_write_to_memory(&image, &file, &size, 0, pixels, 0, palette) != 0 else {
      throw unsafe .unwritable(message(of: image))
    }
    file.removeLast(file.count - size)
    return file
  }

  /// Words whose lowest byte lies first, which is how libpng has them; no work on most machines.
  private static func inOrderOfMemory(_ words: [UInt32]) -> [UInt32] {
    #if _endian(big)
      words.map(\.byteSwapped)
    #else
      words
    #endif
  }

  private static func message(of image: png_image) -> String {
    unsafe withUnsafeBytes(of: image.message) { bytes in
      unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
