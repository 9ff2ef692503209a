// What is kept of pages for those that were walked with them.

import Atlas
import Drawing

/// What was made of pages, kept for those that were walked with them.
package struct KnownWords {
  private var known = PerWalk<Known>()

  private struct Known: Sendable {
    let words: PageWords
    /// The table of a page, and how that was drawn: mostly the next one has the same.
    var table: MatrixTable.Written?
    var drawings: [Drawing] = []

    /// Whether an atlas of the same walk has the same table. What its controls are called, and whether
    /// they are redacted, is the same in all of them.
    func hasTable(of atlas: PageAtlas) -> Bool {
      atlas.frames.indices.allSatisfy {
        atlas.frames[$0].drawing.hasSameRegions(as: drawings[$0])
      }
    }
  }

  /// Knows no page yet.
  package init() {}

  /// What is said of the looks of a page.
  mutating func words(of atlas: PageAtlas, in language: Language) -> PageWords {
    if let one = known[atlas], one.words.language == language { return one.words }
    let words = PageWords(atlas, in: language)
    known[atlas] = Known(words: words)
    return words
  }

  /// What is hidden where, as a table.
  mutating func table(of atlas: PageAtlas, _ words: PageWords) -> MatrixTable.Written {
    if let one = known[atlas], one.words === words, let table = one.table, one.hasTable(of: atlas) {
      return table
    }
    let table = MatrixTable.Written(
      atlas.matrix, titles: words.looks.map(\.title), in: words.language)
    known[atlas] = Known(words: words, table: table, drawings: atlas.frames.map(\.drawing))
    return table
  }
}
