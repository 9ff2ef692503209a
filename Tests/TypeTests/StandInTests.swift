// What is shown until a face is there: blocks have as many spaces as text, so these have to be right.

import Testing

@testable import Type

@Suite("stand-ins")
struct StandInTests {
  /// How wide a space is in Times, Arial and Courier and in the fonts of their widths.
  static let spaces: [TextStyle.Family: Double] = [
    .text: 512.0 / 2048, .sans: 569.0 / 2048, .mono: 1229.0 / 2048,
  ]

  static func style(_ stand: StandIn) -> TextStyle {
    TextStyle(
      weight: stand.weight == 700 ? .bold : .regular, family: stand.family, isItalic: stand.isItalic
    )
  }

  @Test("a space is as wide as it will be")
  func shipped() throws {
    let all = StandIn.all(for: FontFile.shipped)
    #expect(all.count == 12)
    for stand in all {
      let space = try #require(Self.spaces[stand.family]) * Double(stand.space) / 10_000
      let wanted = Double(Typefaces.shipped[Self.style(stand)].space) / Double(TextStyle.unitsPerEm)
      #expect(abs(space - wanted) < 0.0001, "\(stand)")
    }
  }

  @Test("that for a site's own font is as wide and as high as this is")
  func own() throws {
    // The same letters, half as large on their em: so is all that stands for them.
    let bytes = try OwnFontTests.font("text-latin-400", unitsPerEm: 4096)
    let own = try FontFile(own: bytes, for: .text)
    let stands = StandIn.all(for: [own] + FontFile.shipped)
    #expect(stands.filter { $0.family != .text }.count == 8)
    let stand = try #require(stands.first { $0.family == .text })
    let known = try #require(StandIn.all(for: FontFile.shipped).first)
    #expect(stands.count == 9 && stand.weight == 400 && !stand.isItalic)
    for (one, other) in [
      (stand.words, known.words), (stand.space, known.space), (stand.ascent, known.ascent),
      (stand.descent, known.descent),
    ] {
      #expect(abs(2 * one - other) < 10, "\(one), \(other)")
    }
    #expect(stand.rules.contains("size-adjust:\(stand.words / 100)."))
    #expect(stand.rules.contains(";unicode-range:U+20,U+A0}"))
  }
}
