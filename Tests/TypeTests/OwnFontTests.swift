// Fonts that a site brings: whatever they count in, they are measured as browsers draw them.

import Composable
import Testing

@testable import Type

@Suite("fonts of a site's own")
struct OwnFontTests {
  static func shipped(_ name: String) throws -> FontFile {
    try #require(FontFile.shipped.first { $0.name == name })
  }

  /// A shipped face, unpacked, that says that so many of its units are an em.
  static func font(_ name: String, unitsPerEm: Int) throws -> [UInt8] {
    var font = OpenTypeParts(try shipped(name).unpacked())
    font.tables["head"]?.replaceSubrange(18..<20, with: OpenTypeParts.bytes(UInt16(unitsPerEm)))
    return font.file
  }

  @Test(
    "words are measured in the font's own units, and rounded once",
    arguments: ["sans-latin-400", "text-latin-700-italic"], [16, 1000, 2048, 4096, 16_384])
  func units(name: String, unitsPerEm: Int) throws {
    let file = try FontFile(own: Self.font(name, unitsPerEm: unitsPerEm), for: .text)
    #expect(file.format == (name.hasPrefix("sans") ? .openType : .trueType))
    let style = TextStyle(
      weight: file.weight == 700 ? .bold : .regular, family: .text, isItalic: file.isItalic)
    let own = SiteFonts(own: [file]).typefaces[style]
    let units = try #require(Shaper(try Self.shipped(name).unpacked()))
    for word in ["a", "AVATAR", "office,", "“Quoted”", "naïve", "1:30–2:45"] {
      let width = 2048 * units.advance(of: word.utf8.span)
      #expect(
        own.advance(of: word.utf8.span) == (2 * width + unitsPerEm) / (2 * unitsPerEm), "\(word)")
    }
  }

  @Test("a style that is missing is the one that browsers take: of that slant, else of that weight")
  func styles() throws {
    let names = ["mono-latin-400", "mono-latin-700-italic"]
    let files = try names.map { try FontFile(own: Self.shipped($0).bytes(), for: .text) }
    let typefaces = SiteFonts(own: files).typefaces
    let text = Array("A word".utf8)
    for weight in TextStyle.Weight.allCases {
      for isItalic in [false, true] {
        let style = TextStyle(weight: weight, family: .text, isItalic: isItalic)
        let drawn = TextStyle(
          weight: isItalic ? .bold : .regular, family: .mono, isItalic: isItalic)
        #expect(
          typefaces[style].advance(of: text.span) == Typefaces.shipped[drawn].advance(of: text.span)
        )
      }
    }
    #expect(
      typefaces[.body].advance(of: text.span) == Typefaces.shipped[.body].advance(of: text.span))
  }

  @Test("letters that a site's own font lacks are as wide as in the shipped ones")
  func fallback() throws {
    let file = try FontFile(own: Self.shipped("mono-latin-400").bytes(), for: .text)
    let own = SiteFonts(own: [file]).typefaces[TextStyle(family: .text)]
    let shipped = Typefaces.shipped[TextStyle(family: .text)]
    for word in ["גופן", "خط", "書体", "шрифт"] {
      #expect(own.advance(of: word.utf8.span) == shipped.advance(of: word.utf8.span), "\(word)")
    }
  }

  @Test("a font that draws letters nearer to spaces is known for it")
  func spaces() throws {
    #expect(!Typefaces.shipped[.body].kernsWithSpaces)
    var font = OpenTypeParts(try Self.shipped("mono-latin-400").unpacked())
    font.tables["GPOS"] = nil
    let shaper = try #require(Shaper(font.file))
    let (space, letter) = (shaper.glyphs(of: [0x20].span)[0], shaper.glyphs(of: [0x41].span)[0])
    #expect(space.advance == letter.advance)
    font.tables["kern"] = OpenTypeParts.kern(
      [(font.glyph(0x20), font.glyph(0x41), -100), (font.glyph(0x41), font.glyph(0x20), -50)])
    let file = try FontFile(own: font.file, for: .text)
    let typeface = SiteFonts(own: [file]).typefaces[TextStyle(family: .text)]
    #expect(typeface.kernsWithSpaces)
    let width = typeface.advance(of: "A".utf8.span)
    #expect(typeface.advance(of: " A".utf8.span) == typeface.space + width - 100)
    #expect(typeface.advance(of: "A ".utf8.span) == typeface.space + width - 50)
  }

  @Test("what is no font for a page is refused, and said why")
  func refused() throws {
    func refusal(_ bytes: [UInt8]) -> FontFile.Refusal? {
      do throws(FontFile.Refusal) {
        _ = try FontFile(own: bytes, for: .sans)
        return nil
      } catch {
        return error
      }
    }
    let font = try Self.shipped("mono-latin-400")
    #expect(refusal(font.bytes()) == nil)
    #expect(refusal(font.unpacked()) == nil)
    #expect(refusal([]) == .notAFont)
    #expect(refusal(Array("wOF2".utf8)) == .notAFont)
    #expect(refusal(Array("OTTO".utf8)) == .notAFont)
    #expect(refusal(Array("wOFF and more".utf8)) == .isFirstWOFF)
    #expect(refusal(Array("ttcf and more".utf8)) == .isCollection)
    var variable = OpenTypeParts(font.unpacked())
    variable.tables["fvar"] =
      [0, 1, 0, 0, 0, 16, 0, 2, 0, 1, 0, 20, 0, 0, 0, 8]
      + Array("wght".utf8) + [0, 100, 0, 0, 1, 144, 0, 0, 3, 132, 0, 0, 0, 0, 1, 0]
    #expect(refusal(variable.file) == .isVariable)
  }

  @Test(
    "a damaged font is refused or measured, and nothing else happens", arguments: [false, true])
  func damaged(isPacked: Bool) throws {
    let seed = UInt64.random(in: 0 ... .max)
    var random = SeededGenerator(seed: seed)
    let font = try Self.shipped("sans-hebrew-all-400")
    let whole = isPacked ? font.bytes() : font.unpacked()
    var read = 0
    for _ in 0..<60 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        bytes[Int.random(in: 4..<bytes.count, using: &random)] = .random(
          in: 0...255, using: &random)
      }
      if Bool.random(using: &random) {
        bytes.removeLast(Int.random(in: 0..<bytes.count - 4, using: &random))
      }
      guard let file = try? FontFile(own: bytes, for: .text) else { continue }
      read += 1
      let typeface = SiteFonts(own: [file]).typefaces[TextStyle(family: .text)]
      _ = typeface.advance(of: "word גופן".utf8.span)
    }
    #expect(isPacked || read > 0, "seed \(seed)")
  }
}

/// The tables of a font, to be changed and put together again.
struct OpenTypeParts {
  var version: [UInt8]
  var tables: [String: [UInt8]] = [:]

  init(_ font: [UInt8]) {
    version = Array(font.prefix(4))
    for index in 0..<Self.number(font[4..<6]) {
      let entry = font[(12 + 16 * index)..<(28 + 16 * index)]
      let start = Self.number(entry.dropFirst(8).prefix(4))
      tables[String(decoding: entry.prefix(4), as: UTF8.self)] = Array(
        font[start..<start + Self.number(entry.dropFirst(12))])
    }
  }

  var file: [UInt8] {
    let names = tables.keys.sorted()
    var directory = version + Self.bytes(UInt16(names.count)) + [0, 0, 0, 0, 0, 0]
    var body: [UInt8] = []
    for name in names {
      let table = tables[name] ?? []
      directory += Array(name.utf8) + [0, 0, 0, 0]
      directory += Self.bytes(UInt32(12 + 16 * names.count + body.count))
      directory += Self.bytes(UInt32(table.count))
      body += table + Array(repeating: 0, count: (4 - table.count % 4) % 4)
    }
    return directory + body
  }

  /// The glyph of a character below U+FFFF, by the table of characters in segments.
  func glyph(_ character: Int) -> Int {
    let map = tables["cmap"] ?? []
    func word(_ at: Int) -> Int { Self.number(map[at..<at + 2]) }
    for record in 0..<word(2) {
      let start = Self.number(map[(8 + 8 * record)..<(12 + 8 * record)])
      guard word(start) == 4 else { continue }
      let count = word(start + 6) / 2
      for segment in 0..<count where character <= word(start + 14 + 2 * segment) {
        let first = word(start + 16 + 2 * (count + segment))
        let delta = word(start + 16 + 2 * (2 * count + segment))
        let place = start + 16 + 2 * (3 * count + segment)
        guard character >= first else { break }
        if word(place) == 0 { return (character + delta) & 0xFFFF }
        return word(place + word(place) + 2 * (character - first))
      }
    }
    return 0
  }

  /// A table of pairs, which are in the order of their glyphs.
  static func kern(_ pairs: [(left: Int, right: Int, by: Int)]) -> [UInt8] {
    let sorted = pairs.sorted { ($0.left, $0.right) < ($1.left, $1.right) }
    var table: [UInt8] = [0, 0, 0, 1, 0, 0] + bytes(UInt16(14 + 6 * pairs.count)) + [0, 1]
    table += bytes(UInt16(pairs.count)) + [0, 0, 0, 0, 0, 0]
    for pair in sorted {
      table += bytes(UInt16(pair.left)) + bytes(UInt16(pair.right))
      table += bytes(UInt16(bitPattern: Int16(pair.by)))
    }
    return table
  }

  static func number(_ bytes: some Sequence<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

  static func bytes(_ number: some FixedWidthInteger) -> [UInt8] {
    (0..<number.bitWidth / 8).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }
}
