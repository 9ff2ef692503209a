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
