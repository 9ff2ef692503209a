// Which scalars a file of a face draws.

/// A set of scalars, as ranges in their order.
package struct ScalarSet: Hashable, Sendable {
  /// The ranges: none touches the one before it.
  package let ranges: [ClosedRange<UInt32>]

  /// The set of these ranges, which are in order.
  package init(_ ranges: [ClosedRange<UInt32>]) {
    self.ranges = ranges
  }

  /// The set that is written as hexadecimal ranges between commas: `20-7E,A0`. In one pass over the
  /// bytes: every program that measures a text reads the thousands of ranges of all faces first.
  package init(hexadecimal text: String) {
    var ranges: [ClosedRange<UInt32>] = []
    var first: UInt32?
    var number: UInt32 = 0
    for byte in text.utf8 {
      switch byte {
      case 0x30...0x39: number = number << 4 | UInt32(byte - 0x30)
      case 0x41...0x46: number = number << 4 | UInt32(byte - 0x37)
      case 0x61...0x66: number = number << 4 | UInt32(byte - 0x57)
      case UInt8(ascii: "-"): (first, number) = (number, 0)
      default:
        ranges.append((first ?? number)...max(first ?? number, number))
        (first, number) = (nil, 0)
      }
    }
    if !text.isEmpty { ranges.append((first ?? number)...max(first ?? number, number)) }
    self.ranges = ranges
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
