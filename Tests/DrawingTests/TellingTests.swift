// What projections tell a reader of the source: how much, by kind; the tests of leaks attack it.

import Composable
import Testing
import Type

@testable import Drawing

@Suite("what projections tell")
struct TellingTests {
  private static let words = "Whoever reads the source of a page can measure what stands on it"

  private func telling(
    of view: some View, _ reasons: RedactionReasons = .placeholder,
    _ kind: Projection.Kind = .exact
  ) -> Telling {
    Drawing(of: view, environment: environment(reasons) { $0.projection = kind }).telling
  }

  @Test("widths tell more than the grid, the grid more than nothing, and a constant nothing")
  func kinds() {
    let text = Text(Self.words)
    let exact = telling(of: text)
    let grid = telling(of: text, .placeholder, .grid)
    #expect(exact.words == 13)
    #expect(exact.bits > 2 * grid.bits && exact.guessable > grid.guessable && grid.bits > 0)
    #expect(telling(of: text, .placeholder, .constant) == Telling())
    #expect(telling(of: text.privacySensitive(), .privacy) == Telling())
    #expect(telling(of: text, []) == Telling())
  }

  @Test("a grid that is finer than an em is taken for exact widths")
  func finer() {
    #expect(Projection.Kind.grid(thousandths: 999).tells == .exact)
    #expect(Projection.Kind.grid(thousandths: 1000).tells == .grid)
  }

  @Test("what leaves, prose and code tell is added up")
  func sums() {
    var sum = telling(of: Text(Self.words))
    sum.add(telling(of: Code("let code = 1")))
    sum.add(telling(of: Prose(Note(word: "tea"))))
    let all = telling(
      of: Stack {
        Text(Self.words)
        Code("let code = 1")
        Prose(Note(word: "tea"))
      })
    #expect(all == sum)
    #expect(all.words == 13 + 4 + 1)
    #expect(telling(of: Prose(Note(word: "tea")), .placeholder, .constant) == Telling())
  }

  @Test("whatever the glyphs, it is what their pieces tell, read one by one")
  func pieces() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededGenerator(seed: seed)
    let kinds: [Telling.Kind] = [.exact, .grid]
    for _ in 0..<2000 {
      let glyphs = Self.glyphs(&random)
      for kind in kinds {
        let isCode = Bool.random(using: &random)
        var telling = Telling()
        telling.add(Array(glyphs.utf8).span, kind, isCode: isCode)
        #expect(
          telling == Self.plainly(glyphs, kind, isCode: isCode),
          "seed \(seed): \(glyphs.unicodeScalars.map { String($0.value, radix: 16) })")
      }
    }
  }

  /// Bars, blanks and columns in any order, and what stands between pieces.
  private static func glyphs(_ random: inout SeededGenerator) -> String {
    let all = SkeletonGlyphs.all
    var scalars = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...24, using: &random) {
      let value: UInt32 =
        switch Int.random(in: 0..<10, using: &random) {
        case 0..<3: UInt32.random(in: 0xE001...0xE040, using: &random)
        case 3..<6: UInt32.random(in: 0xE081...0xE0FF, using: &random)
        case 6: all[Int.random(in: 0..<all.count, using: &random)].scalar
        case 7, 8: 0x20
        default: Bool.random(using: &random) ? 0x200B : 0x0A
        }
      if let scalar = Unicode.Scalar(value) { scalars.append(scalar) }
    }
    return String(scalars)
  }

  /// The same, scalar by scalar.
  private static func plainly(_ glyphs: String, _ kind: Telling.Kind, isCode: Bool) -> Telling {
    let advances = Dictionary(
      uniqueKeysWithValues: SkeletonGlyphs.all.map { ($0.scalar, $0.advance) })
    let table = TellingTable.of(kind, isCode: isCode)
    var told = (words: 0, tenths: 0, thousandths: 0)
    var width = 0
    var isBehindOpportunity = false
    for scalar in Array(glyphs.unicodeScalars) + [" "] {
      if let advance = advances[scalar.value] {
        width += advance
        continue
      }
      let isOpportunity = scalar.value == 0x200B
      if width > 0 {
        told.words += 1
        let isEms = width % TextStyle.unitsPerEm == 0
        if !isEms || !isOpportunity && !isBehindOpportunity {
          told.tenths += table.row(ofWidth: width).tenths
          told.thousandths += table.row(ofWidth: width).thousandths
        }
      }
      isBehindOpportunity = isOpportunity
      width = 0
    }
    return Telling(
      words: told.words, tenthsOfBits: told.tenths, thousandthsGuessable: told.thousandths)
  }

  @Test("letters that fill an em each are counted, and tell nothing")
  func fullWidth() {
    let telling = telling(of: Text("骨組みの向こう"))
    #expect(telling.words == 7)
    #expect(telling.bits == 0 && telling.guessable == 0)
  }
}
