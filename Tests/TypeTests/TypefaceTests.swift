// What is added up from pairs has to be what shaping says, for every face and every text.

import Composable
import Testing

@testable import Type

private let styles: [TextStyle] = TextStyle.Family.allCases.flatMap { family in
  TextStyle.Weight.allCases.flatMap { weight in
    [false, true].map { TextStyle(weight: weight, family: family, isItalic: $0) }
  }
}

/// The one file of a style that has all of ASCII.
private func latin(_ style: TextStyle) -> FontFile? {
  FontFile.shipped.first { file in
    file.family == style.family.rawValue && file.part == "latin"
      && file.weight == style.weight.rawValue && file.isItalic == style.isItalic
  }
}

/// Shapes a text whole with that file.
private func shaped(_ text: String, in style: TextStyle) -> Int {
  latin(style).flatMap { LazyShaper($0).shaper() }?.advance(of: text.utf8.span) ?? -1
}

@Suite("typefaces")
struct TypefaceTests {
  @Test("any ASCII text is as wide as HarfBuzz shapes it", arguments: styles)
  func ascii(style: TextStyle) {
    let seed = UInt64.random(in: 0 ... .max)
    var random = SeededGenerator(seed: seed)
    let typeface = Typefaces.shipped[style]
    for _ in 0..<1_000 {
      let text = String(
        decoding: (0..<Int.random(in: 0...30, using: &random)).map { _ in
          Bool.random(using: &random)
            ? UInt8.random(in: 0x20...0x7E, using: &random)
            : Array("fiflTAVo.,'-".utf8).randomElement(using: &random) ?? 0x20
        }, as: UTF8.self)
      #expect(
        typeface.advance(of: text.utf8.span) == shaped(text, in: style), "\(text), seed \(seed)")
    }
  }

  @Test(
    "each ASCII character, and each pair, is as wide as the machine's own HarfBuzz shapes it",
    arguments: styles)
  func pairs(style: TextStyle) throws {
    let file = try #require(latin(style))
    let shaper = try #require(LazyShaper(file).shaper())
    let table = try #require(file.widths().flatMap { PairTable($0.span) })
    let printing = 0x20...0x7E as ClosedRange<UInt8>
    for left in printing {
      for run in [[left]] + printing.map({ [left, $0] }) {
        let glyphs = shaper.glyphs(of: run.span)
        let isEachForItself = glyphs.count == run.count
        let width = isEachForItself ? glyphs.reduce(0) { $0 + $1.advance } : nil
        if table.advance(of: run.span) != width {
          Issue.record("\(String(decoding: run, as: UTF8.self)) is not \(width ?? -1) wide")
        }
      }
    }
  }

  @Test("a table of widths that is cut, or too long, is none")
  func damaged() throws {
    let widths = try #require(FontFile.shipped.first?.widths())
    #expect(
      PairTable(Array(widths.dropLast()).span) == nil && PairTable((widths + [0]).span) == nil)
    #expect(PairTable([UInt8]().span) == nil)
  }

  @Test("no face kerns with a space, so a line's last word is as wide as any", arguments: styles)
  func spaces(style: TextStyle) {
    let typeface = Typefaces.shipped[style]
    for scalar in (latin(style)?.scalars.ranges ?? []).flatMap({ $0 }).compactMap({
      Unicode.Scalar($0)
    }) {
      let alone = typeface.advance(of: String(scalar).utf8.span) + typeface.space
      for text in ["\(scalar) ", " \(scalar)"] {
        #expect(
          typeface.advance(of: text.utf8.span) == alone, "U+\(String(scalar.value, radix: 16))")
      }
    }
  }

  @Test("a text of several scripts is as wide as its parts, each in its own face")
  func scripts() {
    let typeface = Typefaces.shipped[.body]
    let parts = ["Vitrine", "шрифт", "גופן", "خط", "書体", "ﾌｫﾝﾄ"]
    let sum = parts.reduce(0) { $0 + typeface.advance(of: $1.utf8.span) }
    #expect(typeface.advance(of: parts.joined().utf8.span) == sum)
    #expect(typeface.advance(of: "書体".utf8.span) == 2 * TextStyle.unitsPerEm)
    #expect(typeface.advance(of: "ﾌｫﾝﾄ".utf8.span) == 2 * TextStyle.unitsPerEm)
  }

  @Test("a letter with any number of marks is as wide as HarfBuzz shapes it", arguments: styles)
  func marks(style: TextStyle) {
    for count in [1, 255, 256, 257, 258, 1_000] {
      let text = "fa" + String(repeating: "\u{301}", count: count) + "il"
      let advance = Typefaces.shipped[style].advance(of: text.utf8.span)
      #expect(advance == shaped(text, in: style), "\(count)")
    }
  }

  @Test("Arabic letters are as wide as their neighbours make them")
  func arabic() {
    let typeface = Typefaces.shipped[TextStyle(family: .text)]
    let letters = ["ك", "ت", "ا", "ب"].map { typeface.advance(of: $0.utf8.span) }
    #expect(typeface.advance(of: "كتاب".utf8.span) < letters.reduce(0, +))
  }

  @Test("every file is a font that draws what it says", arguments: FontFile.shipped)
  func files(file: FontFile) throws {
    let shaper = try #require(LazyShaper(file).shaper())
    #expect(file.bytes().starts(with: "wOF2".utf8))
    for scalar in file.scalars.ranges.flatMap({ $0 }).compactMap({ Unicode.Scalar($0) }) {
      if EastAsianWidth.isNothing(scalar) { continue }
      #expect(!shaper.glyphs(of: String(scalar).utf8.span).isEmpty, "U+\(scalar.value)")
      #expect(file.scalars.contains(scalar))
    }
    #expect(!file.scalars.contains("\u{E001}") && !file.scalars.contains("\u{10FFFF}"))
  }

  @Test("ranges of scalars are read in upper case and in lower case")
  func hexadecimal() {
    let ranges = [0x20...0x7E, 0xA0...0xA0, 0x1F600...0x1F6FF] as [ClosedRange<UInt32>]
    for text in ["20-7E,A0,1F600-1F6FF", "20-7e,a0,1f600-1f6ff"] {
      #expect(ScalarSet(hexadecimal: text).ranges == ranges)
    }
  }

  @Test("what no face draws is guessed: marks as nothing, ideographs as an em")
  func uncovered() {
    let typeface = Typefaces.shipped[.body]
    #expect(typeface.advance(of: "😀".utf8.span) == TextStyle.unitsPerEm)
    #expect(typeface.advance(of: "\u{200D}".utf8.span) == 0)
    #expect(typeface.advance(of: "ก".utf8.span) > 0)
  }
}
