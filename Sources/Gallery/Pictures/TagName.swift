// Short names of HTML, as numbers that are compared at once.

import Drawing

/// A name of an element, an attribute or a class, in lower case: its bytes as one number, the first one
/// lowest, and how many they are. Longer ones than it holds are no name that anybody here asks for.
struct TagName: Equatable, ExpressibleByStringLiteral {
  private let low: UInt64
  private let high: UInt64
  let count: Int

  private static let mostBytes = 16

  @inline(__always)
  init(stringLiteral literal: StaticString) {
    count = literal.utf8CodeUnitCount
    var low: UInt64 = 0
    var high: UInt64 = 0
    for index in 0..<min(count, 8) { low |= UInt64(literal[byte: index]) &<< UInt64(8 * index) }
    for index in min(count, 8)..<count {
      high |= UInt64(literal[byte: index]) &<< UInt64(8 * index)
    }
    (self.low, self.high) = (low, high)
  }

  /// The name that ends with `>` in these bytes, if it is made of small letters and digits alone, and so
  /// is spelt as it is here.
  @inline(__always)
  init?(endingIn bytes: UInt64) {
    let each: UInt64 = 0x0101_0101_0101_0101
    let tops = each &* 0x80
    // The lowest byte of these that has its top bit is the first `>`.
    let others = bytes ^ (each &* 0x3E)
    let ends = (others &- each) & ~others & tops
    guard ends != 0 else { return nil }
    count = ends.trailingZeroBitCount / 8
    let isName = ~(UInt64.max << UInt64(8 * count))
    low = bytes & isName
    high = 0
    // The top bits of all bytes from `a` to `z`, and from `0` to `9`.
    let seven = low & ~tops
    let letters = (seven &+ each &* (0x80 - 0x61)) & ~(seven &+ each &* (0x7F - 0x7A)) & ~low
    let digits = (seven &+ each &* (0x80 - 0x30)) & ~(seven &+ each &* (0x7F - 0x39)) & ~low
    guard letters & 0x80 != 0, (letters | digits | ~isName) & tops == tops else { return nil }
  }

  /// Whether the name that stands there is spelt so.
  @inline(__always)
  func isSpelt(_ html: Span<UInt8>, _ range: Range<Int>) -> Bool {
    guard range.count == count, count <= 8, range.lowerBound + 8 <= html.count else { return false }
    return html.word(at: range.lowerBound) & ~(UInt64.max << UInt64(8 * count)) == low
  }

  /// The name that stands somewhere; none if it is too long.
  @inline(__always)
  init?(_ html: Span<UInt8>, _ range: Range<Int>) {
    count = range.count
    guard count <= Self.mostBytes, range.upperBound <= html.count else { return nil }
    guard range.lowerBound + Self.mostBytes <= html.count else {
      var rest: [UInt8] = Array(repeating: 0, count: Self.mostBytes)
      for index in range { rest[index - range.lowerBound] = html[index] }
      low = rest.span.word(at: 0).inLowerCase
      high = rest.span.word(at: 8).inLowerCase
      return
    }
    // All that it could be is read at once, and what stands behind the name is taken away.
    let isName = ~(UInt64.max << UInt64(8 * count))
    low = html.word(at: range.lowerBound).inLowerCase & isName
    if count <= 8 {
      high = 0
    } else {
      let isRest = ~(UInt64.max << UInt64(8 * (count - 8)))
      high = html.word(at: range.lowerBound + 8).inLowerCase & isRest
    }
  }
}

extension UInt64 {
  /// Eight bytes, of which the letters from A to Z are in lower case.
  fileprivate var inLowerCase: UInt64 {
    @inline(__always) get {
      let each: UInt64 = 0x0101_0101_0101_0101
      let low = self & (each &* 0x7F)
      // The top bit of a byte tells whether it is beyond `Z`, or from `A` on; and none is that of a
      // byte that is no ASCII.
      let isBeyond = low &+ each &* (0x7F - 0x5A)
      let isFrom = low &+ each &* (0x80 - 0x41)
      let isLetter = ~self & (isFrom ^ isBeyond) & (each &* 0x80)
      return self | isLetter >> 2
    }
  }
}
