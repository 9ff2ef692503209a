// Bytes on their way into an array come there whole, whatever room there is.

import Composable
import Testing

@testable import Drawing

/// Pieces of all lengths around those of a word, some with what is to be escaped anywhere in them.
private func pieces(_ generator: inout SeededGenerator) -> [[UInt8]] {
  let bytes = Array("abcdefghij klmno\u{E9}".utf8)
  let marks = Array("&<>\"".utf8)
  return (0..<Int.random(in: 0...30, using: &generator)).map { _ in
    let length = Int.random(in: 0..<8, using: &generator) == 0 ? 300 : 26
    return (0..<Int.random(in: 0...length, using: &generator)).map { _ in
      let isMark = Int.random(in: 0..<20, using: &generator) == 0
      return (isMark ? marks : bytes).randomElement(using: &generator) ?? 0
    }
  }
}

@Test("what is written is appended whole, whether there is room for it or not")
func room() {
  for seed in 0..<500 as Range<UInt64> {
    var generator = SeededGenerator(seed: seed)
    let pieces = pieces(&generator)
    var expected = Array("before".utf8)
    for piece in pieces {
      expected.append(copying: piece.span)
      expected.append("<b>")
      expected.append(escaped: piece.span)
      expected.append(decimal: piece.count)
    }
    func write(_ sink: inout ByteSink) {
      for piece in pieces {
        sink.append(copying: piece.span)
        sink.append("<b>")
        sink.append(escaped: piece.span)
        sink.append(decimal: piece.count)
        let last = sink.last
        #expect(last == UInt8(ascii: "0") + UInt8(piece.count % 10))
      }
    }
    for room in [0, 1, 7, 100, 1_000, 100_000] {
      var bytes = Array("before".utf8)
      ByteSink.append(to: &bytes, expecting: room, write)
      #expect(bytes == expected, "\(room)")
    }
    #expect(Array("before".utf8) + ByteSink.bytes(write) == expected)
  }
}

@Test("a text longer than any block is appended whole")
func longTexts() {
  let text = Array(repeating: UInt8(ascii: "a"), count: 100_000)
  let bytes = ByteSink.bytes { sink in
    for _ in 0..<3 {
      sink.append(escaped: text.span)
      sink.append(UInt8(ascii: "&"))
    }
  }
  #expect(bytes.count == 300_003)
  #expect(bytes.filter { $0 == UInt8(ascii: "&") }.count == 3)
}
