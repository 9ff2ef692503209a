// Bytes as text, for `data:` URLs.

enum Base64 {
  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func write(_ bytes: [UInt8], into out: inout [UInt8]) {
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      var bits: UInt32 = 0
      for (index, byte) in group.enumerated() { bits |= UInt32(byte) << UInt32(16 - 8 * index) }
      for index in 0..<4 {
        out.append(
          index > group.count
            ? UInt8(ascii: "=") : digits[Int(bits >> UInt32(18 - 6 * index) & 63)])
      }
    }
  }
}
