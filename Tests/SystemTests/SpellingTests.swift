// Texts by their bytes, against the plain way to ask each byte.

import System
import Testing

@Suite("texts by their bytes") struct SpellingTests {
  /// Texts of up to three pieces: short ones, which stand in the value itself, and longer ones, with slashes
  /// anywhere, and with letters that Swift takes for the same.
  private static let texts: [String] = {
    let pieces = ["", "a", "/", "\u{E9}", "e\u{301}", "\u{301}", "a name of many bytes"]
    return pieces.flatMap { one in
      pieces.flatMap { two in pieces.map { three in one + two + three } }
    }
  }()

  @Test("texts are spelled alike where they have the same bytes")
  func spelledAlike() {
    for one in Self.texts {
      for other in Self.texts {
        let isSame = Array(one.utf8) == Array(other.utf8)
        #expect(one.isSpelled(as: other) == isSame, "\(one) and \(other)")
        #expect((Spelling(one) == Spelling(other)) == isSame, "\(one) and \(other)")
      }
    }
  }

  @Test("a path is cut at its last slash, though an accent follows it")
  func lastSlash() {
    for text in Self.texts {
      #expect(text.lastSlash == text.utf8.lastIndex(of: UInt8(ascii: "/")), "\(text)")
    }
  }
}
