// PNG files as browsers write them, read in a fifth of the time that libpng takes: libdeflate inflates
// faster than zlib, and in a screenshot most pixels are as those beside them.

/// A PNG file of the kind that screenshots come in: eight bits each of red, green, blue and perhaps alpha,
/// row by row, and nothing that changes what they mean.
///
/// A file that is not just as it should be is none of these: whether it can be read all the same, and if not
/// why, libpng says. So nothing is read that libpng refuses, unless it was made for that: zlib refuses some
/// codes that libdeflate takes for others, and sums can be made to fit.
struct PlainPNG {
  private let width: Int
  private let height: Int
  private let hasAlpha: Bool
  /// The rows as they stand in the file, in zlib's format.
  private let deflated: [UInt8]

  /// libpng reads none that is wider or higher.
  private static let longest = 1_000_000
  /// The rows are in memory beside the pixels: both together are not to take more than the pixels of the
  /// largest picture.
  private static let limit = Bitmap.limit / 2

  init?(_ file: [UInt8]) {
    guard var chunks = PNGChunks(file), let header = chunks.next(), header.name == "IHDR",
      header.data.count == 13
    else { return nil }
    width = chunks.number(at: header.data.lowerBound)
    height = chunks.number(at: header.data.lowerBound + 4)
    guard 1...Self.longest ~= width, 1...Self.longest ~= height, width * height <= Self.limit
    else { return nil }
    // The bits of a sample; which samples; the only ways there are to deflate and to filter; not interlaced.
    switch Array(file[header.data].suffix(5)) {
    case [8, 2, 0, 0, 0]: hasAlpha = false
    case [8, 6, 0, 0, 0]: hasAlpha = true
    default: return nil
    }
    var chunk = chunks.next()
    // That they are sRGB is what libpng takes eight bits for anyway.
    if chunk?.name == "sRGB" { chunk = chunks.next() }
    var deflated: [UInt8] = []
    while let rows = chunk, rows.name == "IDAT" {
      deflated += file[rows.data]
      chunk = chunks.next()
    }
    guard let chunk, chunk.name == "IEND", chunk.data.isEmpty else { return nil }
    self.deflated = deflated
  }

  /// The picture, nil if there is something wrong with the rows.
  var bitmap: Bitmap? { hasAlpha ? bitmap(of: RGBA.self) : bitmap(of: RGB.self) }

  private func bitmap<Packing: PixelPacking>(of packing: Packing.Type) -> Bitmap? {
    // The number of its filter stands before each row.
    let stride = 1 + width * Packing.depth
    guard let bytes = Deflate.inflated(deflated, count: height * stride) else { return nil }
    var filter = PNGRowFilter<Packing>(width: width)
    var words: [UInt32] = []
    words.reserveCapacity(width * height)
    for y in 0..<height {
      guard filter.undo(bytes.span.extracting(y * stride..<(y + 1) * stride)) else { return nil }
      words += filter.row
    }
    return Bitmap(width: width, height: height, words: words)
  }
}
