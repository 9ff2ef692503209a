import Composable
import Testing
import Type

@Suite("order of words")
struct WordOrderTests {
  @Test("words stand where a reader of the language looks for them")
  func known() {
    #expect(
      ["Zebra", "apple", "Äpfel", "äpfel", "Apple", "zoo"].sorted(asInLanguage: "de")
        == ["äpfel", "Äpfel", "apple", "Apple", "Zebra", "zoo"])
    // In Swedish ä is a letter of its own, after z.
    #expect(
      ["zebra", "ärlig", "arg"].sorted(asInLanguage: "sv") == ["arg", "zebra", "ärlig"])
    #expect(
      ["logic", "日本語", "עברית", "redaction"].sorted(asInLanguage: "en")
        == ["logic", "redaction", "עברית", "日本語"])
    #expect(["b", "a"].sorted(asInLanguage: "nonsense") == ["a", "b"])
    #expect([String]().sorted(asInLanguage: "en").isEmpty)
  }

  @Test("the order is total: whatever the order before, it is the same")
  func total() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededGenerator(seed: seed)
    // Some are equal to a reader: composed and not, with and without what cannot be seen.
    let words = ["e\u{301}", "é", "e", "", "\u{200B}", "\u{AD}", "a", "A", "ａ", "\u{0}", "ß", "ss"]
    for tag in ["en", "de", "ja", "xx", ""] {
      let expected = words.sorted(asInLanguage: tag).map { Array($0.utf8) }
      for _ in 0..<50 {
        let again = words.shuffled(using: &random).sorted(asInLanguage: tag).map { Array($0.utf8) }
        #expect(again == expected, "seed \(seed)")
      }
    }
  }
}
