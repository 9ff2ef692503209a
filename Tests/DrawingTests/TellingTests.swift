// What projections tell a reader of the source: how much, by kind; the tests of leaks attack it.

import Testing

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

  @Test("letters that fill an em each are counted, and tell nothing")
  func fullWidth() {
    let telling = telling(of: Text("骨組みの向こう"))
    #expect(telling.words == 7)
    #expect(telling.bits == 0 && telling.guessable == 0)
  }
}
