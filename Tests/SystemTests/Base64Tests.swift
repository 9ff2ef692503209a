// Bytes as text and back.

import System
import Testing

@Suite("Base64")
struct Base64Tests {
  @Test(
    "the examples of RFC 4648, there and back",
    arguments: [
      ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
      ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
    ])
  func examples(of plain: String, as text: String) {
    #expect(String(decoding: Base64.encoded(Array(plain.utf8)), as: UTF8.self) == text)
    #expect(Base64.decoded(text) == Array(plain.utf8))
  }

  @Test("each value that three bytes have at an edge of a digit comes back")
  func edges() {
    for bits in (0..<24).map({ 1 << $0 }) + [0, 0xFFFFFF] {
      let bytes = [bits >> 16, bits >> 8, bits].map { UInt8(truncatingIfNeeded: $0) }
      #expect(Base64.decoded(String(decoding: Base64.encoded(bytes), as: UTF8.self)) == bytes)
    }
  }
}
