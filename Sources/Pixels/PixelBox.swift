// A rectangle of pixels: where something changed, or what is not looked at.

/// A rectangle of pixels, from a corner on.
public struct PixelBox: Hashable, Sendable {
  /// The first column.
  public var x: Int
  /// The first row.
  public var y: Int
  /// How many columns.
  public var width: Int
  /// How many rows.
  public var height: Int

  /// A rectangle.
  public init(x: Int, y: Int, width: Int, height: Int) {
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
