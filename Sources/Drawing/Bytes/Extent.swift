// A place in a buffer of bytes.

/// A run of bytes in a buffer that somebody else holds: the texts of a drawing, its glyphs, or what a
/// piece of prose says.
package struct Extent: Hashable, Sendable {
  @usableFromInline package let start: UInt32
  @usableFromInline package let count: UInt32

  /// Nothing at all.
  @inlinable package static var empty: Extent { Extent(from: 0, to: 0) }

  /// Whether there is nothing in it.
  package var isEmpty: Bool { count == 0 }

  @inlinable
  package init(from start: Int, to end: Int) {
    self.start = UInt32(truncatingIfNeeded: start)
    count = UInt32(truncatingIfNeeded: end - start)
  }

  /// Where the bytes stand.
  @inlinable package var range: Range<Int> { Int(start)..<Int(start) + Int(count) }

  /// Where they end.
  @inlinable package var end: Int { Int(start) + Int(count) }

  /// A run within this one.
  package func extracting(_ range: Range<Int>) -> Extent {
    Extent(from: Int(start) + range.lowerBound, to: Int(start) + range.upperBound)
  }
}
