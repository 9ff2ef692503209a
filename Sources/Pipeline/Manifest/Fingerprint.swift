// Whether bytes are the same as those of another day.

/// A hash of bytes: tells that they changed. It is fast, and no defence against a forger.
///
/// Two lanes of 64-bit words are multiplied into 128 bits and folded, sixteen bytes a multiplication.
public struct Fingerprint: Hashable, Sendable, CustomStringConvertible {
  let value: UInt64

  private static let keys: (UInt64, UInt64, UInt64, UInt64) = (
    0x9E37_79B9_7F4A_7C15, 0xD1B5_4A32_D192_ED03, 0x8CB9_2BA7_2F3D_8DD7, 0xAEF1_7502_108E_F2D9
  )

  init(value: UInt64) {
    self.value = value
  }

  /// The fingerprint of some bytes, following on another if there is one before.
  init(_ bytes: UnsafeRawBufferPointer, after seed: Fingerprint = Fingerprint(value: 0)) {
    let keys = Self.keys
    var one = seed.value ^ keys.0
    var other = one ^ keys.1
    var index = 0
    while index + 32 <= bytes.count {
      one = Self.fold(
        Self.word(bytes, index) ^ keys.1, Self.word(bytes, index + 8) ^ one)
      other = Self.fold(
        Self.word(bytes, index + 16) ^ keys.2, Self.word(bytes, index + 24) ^ other)
      index += 32
    }
    while index < bytes.count {
      one = Self.fold(Self.lastWord(bytes, index) ^ keys.3, one ^ keys.0)
      index += 8
    }
    value = Self.fold(one ^ UInt64(bytes.count), other ^ keys.2)
  }

  /// The fingerprint of some bytes.
  init(of bytes: [UInt8], after seed: Fingerprint = Fingerprint(value: 0)) {
    self = bytes.withUnsafeBytes { Fingerprint($0, after: seed) }
  }

  /// How many bytes of a file are taken together.
  static let chunk = 256 * 1024

  /// The fingerprint of a file: of its chunks, one after the other, so that a file that is written
  /// or read bit by bit has the same.
  init(ofFile bytes: UnsafeRawBufferPointer) {
    var print = Fingerprint(value: 0)
    var index = 0
    repeat {
      let end = min(index + Self.chunk, bytes.count)
      print = Fingerprint(UnsafeRawBufferPointer(rebasing: bytes[index..<end]), after: print)
      index = end
    } while index < bytes.count
    self = print
  }

  /// The fingerprint of a text.
  init(of text: String, after seed: Fingerprint = Fingerprint(value: 0)) {
    var text = text
    self = text.withUTF8 { Fingerprint(UnsafeRawBufferPointer($0), after: seed) }
  }

  /// The fingerprint of this and a number after it.
  func with(_ number: UInt64) -> Fingerprint {
    Fingerprint(value: Self.fold(value ^ Self.keys.1, number ^ Self.keys.3))
  }

  /// Sixteen digits.
  public var description: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  private static func fold(_ one: UInt64, _ other: UInt64) -> UInt64 {
    let product = one.multipliedFullWidth(by: other)
    return product.high ^ product.low
  }

  private static func word(_ bytes: UnsafeRawBufferPointer, _ index: Int) -> UInt64 {
    UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
  }

  private static func lastWord(_ bytes: UnsafeRawBufferPointer, _ index: Int) -> UInt64 {
    if index + 8 <= bytes.count { return word(bytes, index) }
    var word: UInt64 = 0
    for byte in bytes[index...].reversed() { word = word << 8 | UInt64(byte) }
    return word
  }
}
