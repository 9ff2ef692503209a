// Nothing of content speaks to a terminal.

import Commands
import System
import Testing

@testable import Commands

@Suite("lines for people")
struct TerminalTextTests {
  static let speaking = [
    "\u{1B}[2J", "\u{9B}2J", "\u{7}", "\u{8}", "\r", "\u{7F}", "\u{1B}]0;x\u{7}", "\u{202E}",
    "\u{2066}", "\0",
  ]

  @Test("have no control characters in them", arguments: speaking, [true, false])
  func control(_ text: String, _ isTerminal: Bool) {
    var console = Console.inMemory(isTerminal: isTerminal)
    console.line("a\(text)b")
    console.errorLine("a\(text)b")
    for written in [console.output.text, console.error.text] {
      #expect(written.hasPrefix("a·") && written.hasSuffix("b\n"))
      #expect(
        !written.unicodeScalars.dropLast().contains {
          text.unicodeScalars.contains($0)
            && !"2J0;x]["
              .unicodeScalars.contains($0)
        })
    }
  }

  @Test("keep the styles of this program, where there are any")
  func styles() {
    var console = Console.inMemory(isTerminal: true)
    console.line(console.output.styled("a", .red))
    #expect(console.output.text == "\u{1B}[31ma\u{1B}[0m\n")
    var plain = Console.inMemory()
    plain.line("\u{1B}[31ma")
    #expect(plain.output.text == "·[31ma\n")
  }

  @Test("keep the direction of some words to them, and let nothing else turn it")
  func directions() {
    var console = Console.inMemory()
    console.line("a ‘\u{2068}שלום\u{2069}’ b, \u{2068}ו-c\u{2069}")
    #expect(console.output.text == "a ‘\u{2068}שלום\u{2069}’ b, \u{2068}ו-c\u{2069}\n")
    var others = Console.inMemory()
    others.line("\u{2068}a\n\u{2069}b\u{2068}\u{2068}\u{202E}c\u{2069}\u{2068}")
    #expect(others.output.text == "·a\n·b·\u{2068}·c\u{2069}·\n")
  }

  @Test("are as they are otherwise")
  func others() {
    var console = Console.inMemory()
    console.line("é 日本 \u{200D} \u{200F} ▒ a\n\tb")
    #expect(console.output.text == "é 日本 \u{200D} \u{200F} ▒ a\n\tb\n")
  }
}

@Suite("suggestions")
struct SuggestTests {
  @Test(
    "a distance counts insertions, removals, changes and swaps",
    arguments: [
      ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("output", "output", 0), ("ouput", "output", 1),
      ("outputt", "output", 1), ("ouptut", "output", 1), ("autput", "output", 1),
      ("kitten", "sitting", 3), ("ca", "abc", 3),
    ])
  func distance(one: String, other: String, expected: Int) {
    #expect(editDistance(one, other) == expected)
    #expect(editDistance(other, one) == expected)
  }
}
