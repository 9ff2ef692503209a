import Composable
import Drawing
import Testing
import Type

private let advances = FontReader(SkeletonFont.trueType()).advances

/// The widths of the pieces, as the font draws them, and what stands between them.
private func pieces(
  _ text: String, _ kind: Projection.Kind, style: TextStyle = .body
) -> [Int] {
  widths(Projection(of: text, kind, style: style).glyphs)
}

private func widths(_ glyphs: [UInt8]) -> [Int] {
  String(decoding: glyphs, as: UTF8.self).unicodeScalars
    .split { $0 == " " || $0 == "\n" || $0 == "\u{200B}" }
    .map { $0.reduce(0) { $0 + (advances[$1.value] ?? 0) } }
}

@Test("constant is the same for any text, the empty one too")
func constant() {
  for text in ["", "a", "A long secret with many words", "秘密", "a\nb"] {
    #expect(Projection(of: text, .constant) == .constant)
  }
  #expect(!Projection.constant.isEmpty)
}

/// How wide a text is in the face of a style, in the units of the skeleton font.
private func width(_ text: String, _ style: TextStyle = .body) -> Int {
  Typefaces.shipped[style].advance(of: text.utf8.span)
}

@Test("exact is the advance of each word, kerned as the text is")
func exact() {
  #expect(pieces("one two", .exact) == [width("one"), width("two")])
  #expect(pieces("AV", .exact)[0] < width("A") + width("V"))
  #expect(pieces("on", .exact) == pieces("no", .exact))
}

@Test(
  "each style is as wide as it is set", arguments: ["letters", "Ωμέγα", "слово", "שלום", "日本語"],
  TextStyle.Family.allCases)
func styles(word: String, family: TextStyle.Family) {
  for weight in TextStyle.Weight.allCases {
    for isItalic in [false, true] {
      let style = TextStyle(weight: weight, family: family, isItalic: isItalic)
      let widths = pieces(word, .exact, style: style)
      #expect(widths.reduce(0, +) == width(word, style), "\(style)")
    }
  }
}

@Test("grid rounds the end of each word to whole ems, counted from the start of the text")
func grid() {
  let text = "Everything that stands here is rounded to ems"
  let words = pieces(text, .grid)
  var end = 0
  for word in words {
    end += word + (end == 0 ? 0 : Typefaces.shipped[.body].space)
    #expect(end % 2048 == 0)
  }
  #expect(abs(width(text) - end) <= 1024)
}

@Test("grid is the same for words that end in the same cells")
func gridTellsLittle() {
  #expect(Projection(of: "can dog", .grid) == Projection(of: "dog can", .grid))
  #expect(Projection(of: "can", .exact) != Projection(of: "dog", .exact))
}

@Test("a text that is shorter than half a cell is one cell")
func gridShort() {
  #expect(pieces("i", .grid) == [2048])
  #expect(pieces("", .grid) == [])
  #expect(pieces(" \n ", .exact) == [])
}

@Test(
  "lines may break where the text's may",
  arguments: [
    ("a well-known thing", 4), ("and/or", 1), ("yes?no", 2), ("one—two", 3), ("日本語", 3),
    ("「日本」。", 2), ("本、と", 2), ("한국어", 3), ("שלום עולם", 2), ("e.g. 3.5 %", 3),
    ("no\u{A0}break", 1), ("long\u{200B}word", 2), ("1-2", 2), ("a -1", 2), ("“quoted” …", 2),
  ])
func opportunities(text: String, count: Int) {
  #expect(pieces(text, .exact).count == count)
}

@Test("a word goes on across elements: together it is as wide, and no line breaks within")
func acrossElements() {
  for kind in [Projection.Kind.exact, .grid] {
    var projector = Projector(kind)
    var glyphs: [UInt8] = []
    for part in ["un", "break", "able wo", "rds"] {
      projector.write(part, style: .body, into: &glyphs)
    }
    projector.finish(into: &glyphs)
    let whole = pieces("unbreakable words", kind)
    #expect(widths(glyphs).count == whole.count)
    #expect(widths(glyphs).reduce(0, +) == whole.reduce(0, +))
  }
}

@Test("space between two elements is one space, wherever it stands")
func spaceAcrossElements() {
  for parts in [["one ", "two"], ["one", " two"], ["one ", " two"]] {
    var projector = Projector(.exact)
    var glyphs: [UInt8] = []
    for part in parts { projector.write(part, style: .body, into: &glyphs) }
    projector.finish(into: &glyphs)
    #expect(glyphs == Projection(of: "one two", .exact).glyphs)
  }
}

@Test("text is kerned across the places where it happens to be cut")
func kernedAcrossWrites() {
  var projector = Projector(.exact)
  var glyphs: [UInt8] = []
  for part in ["LA", "TE T", "AVERN", " ", "AT 7"] {
    projector.write(part, style: .body, into: &glyphs)
  }
  projector.finish(into: &glyphs)
  let whole = pieces("LATE TAVERN AT 7", .exact)
  #expect(widths(glyphs).reduce(0, +) == whole.reduce(0, +))
}

@Test("code is a column for each of its letters, which breaks where they break")
func columns() {
  let code = TextStyle(family: .mono)
  let glyphs = Projection(of: "let isLong = true", .exact, style: code).glyphs
  let column = Projection(of: "x", .exact, style: code).glyphs
  #expect(column.count == 3)
  #expect(
    String(decoding: glyphs, as: UTF8.self)
      == [3, 6, 1, 4].map { String(repeating: String(decoding: column, as: UTF8.self), count: $0) }
      .joined(separator: " "))
}

@Test("code keeps its lines and its indentation")
func preserved() {
  for kind in [Projection.Kind.exact, .grid] {
    var projector = Projector(kind, whiteSpace: .preserved)
    var glyphs: [UInt8] = []
    projector.write("if x {\n\tgo()\n\n}\n", style: TextStyle(family: .mono), into: &glyphs)
    projector.finish(into: &glyphs)
    let lines = String(decoding: glyphs, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 5)
    #expect(lines[1].prefix { $0 == " " }.count == 8)
    #expect(lines[2].isEmpty && !lines[3].isEmpty)
  }
}

@Test("behind a tab, code stands where the next stop is, however wide the letters before it are")
func tabs() {
  let code = TextStyle(family: .mono)
  let space = Typefaces.shipped[code].space
  // Where a line of code ends, in columns.
  func end(_ text: String) -> Double {
    var projector = Projector(.exact, whiteSpace: .preserved)
    var glyphs: [UInt8] = []
    projector.write(text, style: code, into: &glyphs)
    projector.finish(into: &glyphs)
    let units = String(decoding: glyphs, as: UTF8.self).unicodeScalars.reduce(0) { sum, scalar in
      sum + (scalar == " " ? space : advances[scalar.value] ?? 0)
    }
    return Double(units) / Double(space)
  }
  for text in ["ab\tx", "éé\tx", "“abc”\tx", "漢\tx", "\tx", "漢漢\tx"] {
    #expect(end(text) == 9, "\(text)")
  }
  for text in ["abcdefgh\tx", "éééééééé\tx", "漢漢漢漢漢\tx", "é\t\tx", "漢\té漢\tx"] {
    #expect(end(text) == 17, "\(text)")
  }
}

@Test("a projection is made of nothing but glyphs of the font and white space")
func alphabet() {
  let seed = UInt64.random(in: 0 ... .max)
  var random = SeededGenerator(seed: seed)
  for _ in 0..<300 {
    let text = anyText(using: &random)
    for kind in [Projection.Kind.exact, .grid, .grid(thousandths: 130)] {
      let glyphs = Projection(of: text, kind).glyphs
      let scalars = String(decoding: glyphs, as: UTF8.self).unicodeScalars
      #expect(
        scalars.allSatisfy {
          $0 == "\n" || $0 == " " || $0 == "\u{200B}" || advances[$0.value] != nil
        }, "\(text) seed \(seed)")
    }
  }
}

@Test("texts whose words have their letters in another order have one grid")
func anagrams() {
  let seed = UInt64.random(in: 0 ... .max)
  var random = SeededGenerator(seed: seed)
  for _ in 0..<300 {
    let words = (0..<12).map { _ in
      (0..<Int.random(in: 1...9, using: &random)).map { _ in
        "acemnosuxz".randomElement(using: &random) ?? "a"
      }
    }
    let one = words.map { String($0) }.joined(separator: " ")
    let other = words.map { String($0.shuffled(using: &random)) }.joined(separator: " ")
    // A face without kerning: with it, a word may be wider than its letters in another order.
    let style = TextStyle(family: .text)
    #expect(
      Projection(of: one, .grid, style: style) == Projection(of: other, .grid, style: style),
      "seed \(seed)")
  }
}

private func anyText(using random: inout SeededGenerator) -> String {
  var text = ""
  for _ in 0..<Int.random(in: 0..<40, using: &random) {
    let ceilings: [UInt32] = [0x80, 0x700, 0x3100, 0x1_0000, 0x11_0000]
    let ceiling = ceilings.randomElement(using: &random) ?? 0x80
    let value = UInt32.random(in: 0..<ceiling, using: &random)
    text.unicodeScalars.append(Unicode.Scalar(value) ?? " ")
  }
  return text
}
