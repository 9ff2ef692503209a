// Which scalars a file of a face draws.

/// A set of scalars, as ranges in their order.
package struct ScalarSet: Hashable, Sendable {
  /// The ranges: none touches the one before it.
  package let ranges: [ClosedRange<UInt32>]

  /// The set of these ranges, which are in order.
  package init(_ ranges: [ClosedRange<UInt32>]) {
    self.ranges = ranges
  }

  /// The set that is written as hexadecimal ranges between commas: `20-7E,A0`.
  package init(hexadecimal text: some StringProtocol) {
    ranges = text.split(separator: ",").compactMap { part in
      let ends = part.split(separator: "-").compactMap { UInt32($0, radix: 16) }
      guard let first = ends.first, let last = ends.last, first <= last else { return nil }
      return first...last
    }
  }

  /// Whether a scalar is one of them.
  package func contains(_ scalar: Unicode.Scalar) -> Bool {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < scalar.value { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].contains(scalar.value)
  }
}
