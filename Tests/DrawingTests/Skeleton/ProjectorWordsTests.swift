// Words of plain ASCII take a short way through the projector: it has to lead to the same place.

import Composable
import Drawing
import Testing
import Type

/// Words with every printing character at every place: what clings and what does not, ligatures,
/// numbers, words that are too wide, and letters of other scripts among them.
private func words(_ generator: inout SeededGenerator) -> [String] {
  let characters = (0x21...0x7E as ClosedRange<UInt8>).map { String(UnicodeScalar($0)) }
  let others = ["fi", "ffl", "é", "日", "ש", "12", "3,4", "-", "well-known"]
  return (0..<Int.random(in: 1...12, using: &generator)).map { _ in
    let isPlain = Int.random(in: 0..<3, using: &generator) > 0
    let length = Int.random(in: 0..<20, using: &generator) == 0 ? 80 : 6
    return (0...Int.random(in: 0..<length, using: &generator)).map { _ in
      (isPlain ? characters : characters + others).randomElement(using: &generator) ?? ""
    }.joined()
  }
}

@Test(
  "words are as wide, and break as they do, where each character is looked at by itself",
  arguments: TextStyle.Family.allCases)
func shortWay(family: TextStyle.Family) {
  let style = TextStyle(family: family)
  for seed in 0..<300 as Range<UInt64> {
    var generator = SeededGenerator(seed: seed)
    let text = words(&generator).joined(separator: " ")
    let rest = words(&generator).joined(separator: " ")
    // White space that is preserved is written one by one, and where each is one space that is the same.
    let projections = [Projector.WhiteSpace.collapsed, .preserved].map { whiteSpace in
      var projector = Projector(.exact, whiteSpace: whiteSpace)
      var glyphs: [UInt8] = []
      projector.write(text, style: style, into: &glyphs)
      projector.write(rest, style: style, into: &glyphs)
      projector.finish(into: &glyphs)
      return glyphs
    }
    #expect(projections[0] == projections[1], "\(text)|\(rest)")
  }
}

@Test("white space around words is one space between them, and none at the start")
func whiteSpaceAroundWords() {
  func glyphs(_ text: String) -> [UInt8] {
    var projector = Projector(.exact)
    var glyphs: [UInt8] = []
    projector.write(text, style: .body, into: &glyphs)
    return glyphs
  }
  #expect(glyphs(" \n one \t\r\n two") == glyphs("one two"))
  #expect(glyphs("one two  ") == glyphs("one two") + [0x20])
  #expect(glyphs("   ").isEmpty)
}
