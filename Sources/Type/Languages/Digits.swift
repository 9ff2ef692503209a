// The digits that a language writes numbers with.

/// Ten digits, each as UTF-8.
package struct Digits: Hashable, Sendable {
  private let each: [[UInt8]]
  private let areASCII: Bool

  /// The digits of most languages.
  package static let european = Digits((0...9).map { [UInt8(ascii: "0") + $0] })

  init(_ each: [[UInt8]]) {
    self.each = each
    areASCII = each.allSatisfy { $0.count == 1 }
  }

  /// Those that a language writes with; European ones where nobody knows.
  package init(ofLanguage tag: String) {
    self = KnownLanguage(tag: tag).flatMap(Self.init(of:)) ?? .european
  }

  /// Appends a number that is not negative, in that many digits at least.
  package func append(_ number: Int, atLeast width: Int = 1, to bytes: inout [UInt8]) {
    if areASCII { return appendASCII(number, atLeast: width, to: &bytes) }
    if number >= 10 || width > 1 { append(number / 10, atLeast: width - 1, to: &bytes) }
    bytes += each[number % 10]
  }

  private func appendASCII(_ number: Int, atLeast width: Int, to bytes: inout [UInt8]) {
    var digits = InlineArray<20, UInt8>(repeating: 0)
    var start = 20
    var rest = number
    repeat {
      start -= 1
      digits[start] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    } while rest > 0
    let zeros = width - (20 - start)
    bytes.append(addingCapacity: 20 - start + max(zeros, 0)) { room in
      for _ in 0..<max(zeros, 0) { room.append(UInt8(ascii: "0")) }
      for index in start..<20 { room.append(digits[index]) }
    }
  }
}
