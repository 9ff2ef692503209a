// Whether bytes are the same as those of another day.

/// A hash of bytes, the same on every machine. Fast, and no defence against a forger.
struct Fingerprint: Hashable, Sendable, CustomStringConvertible {
  private var one: UInt64 = 0x9E37_79B9_7F4A_7C15
  private var other: UInt64 = 0xD1B5_4A32_D192_ED03

  init() {}

  init(of bytes: [UInt8]) { add(bytes) }

  /// Takes in some bytes and where they end, so that `ab`, `c` is not `a`, `bc`.
  mutating func add(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { bytes in
      var index = 0
      while index + 8 <= bytes.count {
        add(bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
        index += 8
      }
      var last: UInt64 = 0
      for byte in bytes[index...] { last = last << 8 | UInt64(byte) }
      add(last)
      add(UInt64(bytes.count))
    }
  }

  mutating func add(_ text: String) { add(Array(text.utf8)) }

  private mutating func add(_ word: UInt64) {
    one = Self.folded(one ^ word, 0x8CB9_2BA7_2F3D_8DD7)
    other = Self.folded(other &+ word, 0xAEF1_7502_108E_F2D9 ^ one)
  }

  private static func folded(_ one: UInt64, _ other: UInt64) -> UInt64 {
    let product = one.multipliedFullWidth(by: other)
    return product.high ^ product.low &+ one
  }

  /// Thirty-two hexadecimal digits.
  var description: String { Self.hexadecimal(one) + Self.hexadecimal(other) }

  private static func hexadecimal(_ word: UInt64) -> String {
    let digits = String(word, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
