// Short names of HTML, as numbers that are compared at once.

import Drawing

/// A name of an element, an attribute or a class, in lower case: its bytes as one number. Longer ones
/// than it holds are no name that anybody here asks for.
struct TagName: Equatable, ExpressibleByStringLiteral {
  private var bytes: UInt128 = 0

  private static let mostBytes = 16

  @inline(__always)
  init(stringLiteral literal: StaticString) {
    for index in 0..<literal.utf8CodeUnitCount {
      bytes = bytes << 8 | UInt128(literal[byte: index])
    }
  }

  /// The name that stands somewhere; none if it is too long.
  init?(_ html: [UInt8], _ range: Range<Int>) {
    guard range.count <= Self.mostBytes, range.upperBound <= html.count else { return nil }
    for index in range { bytes = bytes << 8 | UInt128(html[index].inLowerCase) }
  }
}

extension UInt8 {
  /// A letter from A to Z in lower case; all else as it is.
  @inline(__always)
  var inLowerCase: UInt8 { 0x41...0x5A ~= self ? self | 0x20 : self }
}
