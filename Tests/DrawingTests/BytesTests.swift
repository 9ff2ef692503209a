// Numbers as bytes.

import Testing

@testable import Drawing

@Suite("numbers as bytes")
struct BytesTests {
  @Test("have their sign and all their digits, in an array and in a sink")
  func decimal() {
    for number in [0, 1, -1, 9, -9, 10, -10, 42, -105, 99_999, -100_000, .max, .min, .min + 1] {
      var bytes: [UInt8] = []
      bytes.append(decimal: number)
      var sink = ByteSink([])
      sink.append(decimal: number)
      #expect(String(decoding: bytes, as: UTF8.self) == "\(number)")
      #expect(String(decoding: sink.finish(), as: UTF8.self) == "\(number)")
    }
  }
}
