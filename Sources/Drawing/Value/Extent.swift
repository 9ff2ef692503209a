// A place in one of a drawing's two buffers.

/// A run of bytes in a buffer of a drawing: its visible texts, or its glyphs.
public struct Extent: Hashable, Sendable {
  let start: UInt32
  let count: UInt32

  /// Nothing at all.
  static let empty = Extent(from: 0, to: 0)

  /// Whether there is nothing in it.
  public var isEmpty: Bool { count == 0 }

  init(from start: Int, to end: Int) {
    self.start = UInt32(truncatingIfNeeded: start)
    count = UInt32(truncatingIfNeeded: end - start)
  }

  var range: Range<Int> { Int(start)..<Int(start) + Int(count) }
}
