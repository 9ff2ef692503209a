// One pass over some rows of two pictures: rows that are equal are skipped, the rest is compared eight pixels
// at a time, and only pixels that look different are looked at one by one.

import Glibc

struct ComparisonPass {
  private static let lanes = 8

  private(set) var mask: PixelMask
  private(set) var smoothing = 0
  private let limit: Float
  private let ignored: [PixelBox]

  init(width: Int, height: Int, threshold: Double, ignored: [PixelBox]) {
    mask = PixelMask(width: width, height: height)
    let threshold = Float(min(max(threshold, 0), 1))
    limit = PerceivedColors.largest * threshold * threshold
    self.ignored = ignored
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

  mutating func compare(_ base: PixelGrid, _ head: PixelGrid, rows: Range<Int>) {
    guard let baseStart = base.words.baseAddress, let headStart = head.words.baseAddress else {
      return
    }
    for y in rows {
      let baseRow = baseStart + y * base.width
      let headRow = headStart + y * head.width
      if memcmp(baseRow, headRow, mask.width * 4) == 0 { continue }
      var x = 0
      while x + Self.lanes <= mask.width {
        let one = Self.load(baseRow + x)
        let other = Self.load(headRow + x)
        if one != other { compare(one, other, x, y, base, head) }
        x += Self.lanes
      }
      if x < mask.width {
        let one = Self.load(baseRow + x, count: mask.width - x)
        let other = Self.load(headRow + x, count: mask.width - x)
        if one != other { compare(one, other, x, y, base, head) }
      }
    }
  }

  private mutating func compare(
    _ one: SIMD8<UInt32>, _ other: SIMD8<UInt32>, _ x: Int, _ y: Int,
    _ base: PixelGrid, _ head: PixelGrid
  ) {
    let difference = PerceivedColors(one).difference(from: PerceivedColors(other))
    for lane in 0..<Self.lanes where difference[lane] > limit {
      let column = x + lane
      if isIgnored(column, y) { continue }
      if base.isSmoothing(column, y, and: head) || head.isSmoothing(column, y, and: base) {
        smoothing += 1
      } else {
        mask.set(column, y)
      }
    }
  }

  private func isIgnored(_ x: Int, _ y: Int) -> Bool {
    ignored.contains { box in
      x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height
    }
  }

  private static func load(_ start: UnsafePointer<UInt32>) -> SIMD8<UInt32> {
    UnsafeRawPointer(start).loadUnaligned(as: SIMD8<UInt32>.self)
  }

  /// The last pixels of a row; what is missing of eight is black in both pictures.
  private static func load(_ start: UnsafePointer<UInt32>, count: Int) -> SIMD8<UInt32> {
    var words = SIMD8<UInt32>()
    for lane in 0..<count { words[lane] = start[lane] }
    return words
  }
}

extension Bitmap {
  func withGrid(_ body: (PixelGrid) -> Void) {
    pixels.withUnsafeBytes { bytes in
      body(PixelGrid(words: bytes.bindMemory(to: UInt32.self), width: width, height: height))
    }
  }
}
