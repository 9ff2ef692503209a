// Nothing redacted and raw HTML allowed: byte for byte what the reference implementation writes.

import Composable
import Foundation
import Testing

@testable import Prose

@Suite("as the reference implementation")
struct ReferenceTests {
  static let constructs = [
    "", "\n\n", "plain", "two\nlines  \nand a break\\\nand another",
    "# One\n\nTwo\n===\n\nThree\n---",
    "* a\n* b\n\n  c\n* d", "- a\n  - b\n    - c\n\n- d", "7. seven\n8. eight", "1) one\n\n1) two",
    "0. zero", "- a\n\n  ```\n  code\n  ```\n  b", "> quote\nlazy\n>\n> - list\n>   more",
    "```swift title=x\nlet a = 1 < 2 && \"x\"\n```", "~~~ language-html\n<a>\n~~~",
    "    indented\n\n    code",
    "``` \"&<\n```", "<div class=\"a\">\n*raw*\n</div>\n\n*not raw*",
    "a <b>bold</b> &amp; &copy; <!-- c --> z",
    "<!-- other thoughts -->\n\ntext", "<?php\n?>\ntext", "<![CDATA[x]]>\n", "***", "a\n***\nb",
    "*em* **strong** ***both*** _em_ __strong__ **a *b* c**", "`code` ``a`b`` ` x `",
    "[link](/url \"title\") [b](<a b> 'it''s') [ref] [Ref][] [text][ref]\n\n[ref]: /x?a=1&b=2 \"T & \\\"q\\\"\"",
    "![image *alt* `code` <b> ![inner](x)](/i.png \"t\") ![a\nb](/c)",
    "<http://a.b/?q=ä&x='y'> <me@x.org>",
    "[js](javascript:alert(1)) ![d](data:text/html,x) [f](file:///etc)",
    "[ä](/ü%20 \"ö\") [q](/\"<>`{}|\\\\^[])",
    "[\u{1F600}](/\u{1F600})", "&#0; &#x110000; &bogus; \\* \\a", "a\u{0}b", "\u{FEFF}# bom",
    "\"Smart\" -- 'quotes' --- and... isn't \"it", "| a | b |\n|---|---|\n| c | d |",
    "- [ ] task\n- [x] done",
    "tab\tin\ttext\n\n-\ttab item\n\n\t\tcode", "line\r\nline\rline", "<a href='x'\n>y</a>",
    "<https://é.com>",
  ]

  @Test("every construct, and every pair of constructs", arguments: [false, true])
  func pairs(isSmart: Bool) throws {
    for one in Self.constructs {
      for other in Self.constructs {
        let text = Array((one + "\n\n" + other).utf8)
        let drawn = try commonMark(text, isSmart: isSmart)
        #expect(drawn == reference(text, isSmart: isSmart), "\(one) and \(other)")
      }
    }
  }

  @Test("random texts from the pieces that Markdown is made of")
  func random() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var generator = SeededGenerator(seed: seed)
    let pieces = [
      "*", "**", "_", "`", "``", "```", "[", "]", "(", ")", "![", "](", "<", ">", "<a>", "</b>",
      "<!--",
      "-->", "&", "&amp;", "#", "## ", "- ", "1. ", "> ", "    ", "\t", "\n", "\n\n", "  \n", "\\",
      "\"",
      "'", "a", "b c", "é", "日本", ":", "[x]: /y\n", "---", "===", "~~~", "http://a", "@", "|", "!",
      ".",
      "{", "%", "?", "=", "javascript:", "\u{0}", "\r", "<div>", "<?", "<!A", "+ ", "10) ",
    ]
    for _ in 0..<4000 {
      let text = (0..<Int.random(in: 1...30, using: &generator)).map { _ in
        pieces[Int.random(in: 0..<pieces.count, using: &generator)]
      }.joined()
      let bytes = Array(text.utf8)
      let isSmart = Bool.random(using: &generator)
      // A title of nothing says nothing; cmark's tree does not tell it from none.
      let expected = reference(bytes, isSmart: isSmart)
        .replacingOccurrences(of: " title=\"\"", with: "")
      #expect(
        try commonMark(bytes, isSmart: isSmart) == expected,
        "seed \(seed): \(text.debugDescription)")
    }
  }

  @Test("every byte in a URL, in a title and in a fence's language")
  func bytes() throws {
    for byte in UInt8(1)...0x7F {
      let at = String(decoding: [byte], as: UTF8.self)
      for text in ["[a](</x\(at)y>)", "[a](/x \"b\(at)c\")", "```\(at)x y\n```", "a\(at)b"] {
        #expect(
          try commonMark(Array(text.utf8)) == reference(Array(text.utf8)),
          "\(text.debugDescription)")
      }
    }
  }

  /// The specification's examples are not part of this repository. They are run where a file has
  /// them: Debian's golang-github-yuin-goldmark-dev, for one, brings a `spec.json`.
  static let specification = ProcessInfo.processInfo.environment["COMMONMARK_SPEC"]

  struct Example: Decodable {
    var markdown: String
    var html: String
    var example: Int
  }

  @Test("the specification's examples", .enabled(if: specification != nil))
  func specificationExamples() throws {
    let path = try #require(Self.specification)
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    let examples = try JSONDecoder().decode([Example].self, from: data)
    #expect(examples.count > 600)
    for example in examples {
      #expect(
        try commonMark(Array(example.markdown.utf8)) == example.html, "example \(example.example)")
    }
  }
}
