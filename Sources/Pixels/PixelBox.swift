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

  /// A rectangle.
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
