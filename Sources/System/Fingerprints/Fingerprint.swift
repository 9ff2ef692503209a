// Whether bytes are the same as those of another day.

/// A hash of bytes, the same on every machine: XXH3 with 128 bits. No two inputs that anybody met
/// have the same; but it is no defence against a forger, and what is secret can be guessed from it.
package struct Fingerprint: Hashable, Sendable {
  /// The upper half.
  package let high: UInt64
  /// The lower half.
  package let low: UInt64

  package init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// What stands where there is nothing to take a fingerprint of.
  package static let none = Fingerprint(high: 0, low: 0)

  package init(of bytes: [UInt8]) { self.init(of: bytes.span) }

  /// The fingerprint of the bytes of a text.
  package init(of text: String) { self.init(of: text.utf8.span) }
}

extension Fingerprint {
  /// Half of it tells one from others as well as all of it does.
  package func hash(into hasher: inout Hasher) { hasher.combine(low) }
}

extension Fingerprint: Comparable {
  /// In the order of what is written.
  package static func < (one: Fingerprint, other: Fingerprint) -> Bool {
    (one.high, one.low) < (other.high, other.low)
  }
}

extension Fingerprint: CustomStringConvertible {
  /// Thirty-two hexadecimal digits.
  package var description: String {
    let digits = digits
    return String(decoding: digits.indices.map { digits[$0] }, as: UTF8.self)
  }

  /// The digits as bytes.
  package var digits: InlineArray<32, UInt8> {
    InlineArray { place in
      let word = place < 16 ? high : low
      let digit = UInt8(truncatingIfNeeded: word >> UInt64(60 - place % 16 * 4) & 15)
      return digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
    }
  }

  /// A fingerprint as it is written in thirty-two digits; nothing if these are none.
  package init?(digits: String) {
    let half = digits.utf8.index(digits.startIndex, offsetBy: 16, limitedBy: digits.endIndex)
    guard digits.utf8.count == 32, digits.utf8.allSatisfy(Self.isDigit), let half,
      let high = UInt64(digits[..<half], radix: 16), let low = UInt64(digits[half...], radix: 16)
    else { return nil }
    self.init(high: high, low: low)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
  }
}

// Fingerprints of several values: where each ends counts, so that `ab`, `c` is not `a`, `bc`.

extension Fingerprinter {
  /// Takes in the next bytes of a whole that comes in pieces.
  package mutating func append(_ bytes: [UInt8]) { append(bytes.span) }

  /// Takes in some bytes and how many there are.
  package mutating func add(_ bytes: [UInt8]) {
    add(UInt64(bytes.count))
    append(bytes)
  }

  /// Takes in a text and how long it is.
  package mutating func add(_ text: String) {
    let bytes = text.utf8.span
    add(UInt64(bytes.count))
    append(bytes)
  }

  /// Takes in a number.
  package mutating func add(_ number: UInt64) {
    let bytes = InlineArray<8, UInt8> { UInt8(truncatingIfNeeded: number >> (8 * UInt64($0))) }
    append(bytes.span)
  }

  /// Takes in a fingerprint.
  package mutating func add(_ print: Fingerprint) {
    add(print.high)
    add(print.low)
  }
}
