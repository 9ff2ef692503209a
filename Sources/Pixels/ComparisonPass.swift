// One pass over some rows of two pictures: rows that are equal are skipped, the rest is compared eight pixels
// at a time, and only pixels that look different are looked at one by one.

struct ComparisonPass {
  private static let lanes = 8

  private(set) var mask: PixelMask
  private(set) var smoothing = 0
  private let limit: Float
  private let ignored: IgnoredPixels

  init(width: Int, height: Int, threshold: Double, ignored: [PixelBox]) {
    mask = PixelMask(width: width, height: height)
    let threshold = Float(min(max(threshold, 0), 1))
    limit = PerceivedColors.largest * threshold * threshold
    self.ignored = IgnoredPixels(ignored, width: width, height: height)
  }

  /// Takes in what another pass found further down.
  mutating func add(_ other: ComparisonPass) {
    mask.add(other.mask)
    smoothing += other.smoothing
  }

  /// The rows in as many bands as there are to be, each of whole cells of the mask.
  static func bands(of height: Int, count: Int) -> [Range<Int>] {
    let cells = (height + PixelMask.cell - 1) / PixelMask.cell
    return (0..<count).map { band in
      let start = cells * band / count * PixelMask.cell
      let end = cells * (band + 1) / count * PixelMask.cell
      return min(start, height)..<min(end, height)
    }
  }

  /// Compares some rows of the part that both pictures have.
  mutating func compare(
    _ base: PixelGrid, of baseWords: Span<UInt32>, _ head: PixelGrid, of headWords: Span<UInt32>,
    rows: Range<Int>
  ) {
    for y in rows {
      let baseRow = baseWords.extracting(y * base.stride..<y * base.stride + mask.width)
      let headRow = headWords.extracting(y * head.stride..<y * head.stride + mask.width)
      var x = 0
      while x + Self.lanes <= mask.width {
        let one = Self.eight(baseRow, x)
        let other = Self.eight(headRow, x)
        if one != other { compare(one, other, x, y, base, baseWords, head, headWords) }
        x += Self.lanes
      }
      if x < mask.width {
        let one = Self.rest(baseRow, x)
        let other = Self.rest(headRow, x)
        if one != other { compare(one, other, x, y, base, baseWords, head, headWords) }
      }
    }
  }

  private mutating func compare(
    _ one: SIMD8<UInt32>, _ other: SIMD8<UInt32>, _ x: Int, _ y: Int,
    _ base: PixelGrid, _ baseWords: Span<UInt32>, _ head: PixelGrid, _ headWords: Span<UInt32>
  ) {
    let difference = PerceivedColors(one).difference(from: PerceivedColors(other))
    for lane in 0..<Self.lanes where difference[lane] > limit {
      let column = x + lane
      if ignored.contains(column, y) { continue }
      if base.isSmoothing(column, y, of: baseWords, and: head, of: headWords)
        || head.isSmoothing(column, y, of: headWords, and: base, of: baseWords)
      {
        smoothing += 1
      } else {
        mask.set(column, y)
      }
    }
  }

  @inline(__always)
  private static func eight(_ row: Span<UInt32>, _ x: Int) -> SIMD8<UInt32> {
    // One check for all eight.
    let words = row.extracting(x..<x + lanes)
    return SIMD8(
      words[0], words[1], words[2], words[3], words[4], words[5], words[6], words[7])
  }

  /// The last pixels of a row; what is missing of eight is black in both pictures.
  private static func rest(_ row: Span<UInt32>, _ x: Int) -> SIMD8<UInt32> {
    var words = SIMD8<UInt32>()
    for lane in 0..<row.count - x { words[lane] = row[x + lane] }
    return words
  }
}
