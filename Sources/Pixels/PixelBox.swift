// A rectangle of pixels: where something changed, or what is not looked at.

/// A rectangle of pixels, from a corner on.
package struct PixelBox: Hashable, Sendable {
  /// The first column.
  package var x: Int
  /// The first row.
  package var y: Int
  /// How many columns.
  package var width: Int
  /// How many rows.
  package var height: Int

  package init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// The smallest rectangle around both.
  func union(_ other: PixelBox) -> PixelBox {
    let left = min(x, other.x)
    let top = min(y, other.y)
    return PixelBox(
      x: left, y: top, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }

  /// The columns and rows of it that a picture has, whatever numbers it was made of.
  func clipped(width: Int, height: Int) -> (columns: Range<Int>, rows: Range<Int>) {
    (Self.clipped(x, self.width, width), Self.clipped(y, self.height, height))
  }

  private static func clipped(_ start: Int, _ count: Int, _ limit: Int) -> Range<Int> {
    let (end, isTooFar) = start.addingReportingOverflow(max(count, 0))
    let first = min(max(start, 0), limit)
    return first..<max(first, isTooFar ? limit : min(end, limit))
  }
}

/// For each pixel of a picture whether it lies in one of some rectangles; what that costs grows with
/// the pixels and with the rectangles, and not with both.
struct IgnoredPixels: Sendable {
  private let width: Int
  /// How many rectangles a pixel lies in; empty if there are none.
  private var depths: [Int32] = []

  init(_ boxes: [PixelBox], width: Int, height: Int) {
    self.width = width
    let clipped = boxes.map { $0.clipped(width: width, height: height) }
      .filter { !$0.columns.isEmpty && !$0.rows.isEmpty }
    if clipped.isEmpty { return }
    // Every rectangle begins and ends in its corners; sums along rows and columns fill it.
    let stride = width + 1
    var sums = [Int32](repeating: 0, count: stride * (height + 1))
    for (columns, rows) in clipped {
      sums[rows.lowerBound * stride + columns.lowerBound] += 1
      sums[rows.lowerBound * stride + columns.upperBound] -= 1
      sums[rows.upperBound * stride + columns.lowerBound] -= 1
      sums[rows.upperBound * stride + columns.upperBound] += 1
    }
    depths.reserveCapacity(width * height)
    for y in 0..<height {
      for x in 0..<width {
        let above = y > 0 ? depths[(y - 1) * width + x] : 0
        let left = x > 0 ? depths[y * width + x - 1] : 0
        let both = y > 0 && x > 0 ? depths[(y - 1) * width + x - 1] : 0
        depths.append(above + left - both + sums[y * stride + x])
      }
    }
  }

  /// Whether a pixel is not looked at.
  func contains(_ x: Int, _ y: Int) -> Bool { !depths.isEmpty && depths[y * width + x] > 0 }
}
