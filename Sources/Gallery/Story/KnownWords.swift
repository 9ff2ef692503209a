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
    var frames: [PageAtlas.Frame] = []
    /// How looks are written; none as long as there was one page only.
    var stencils: PageStencils?

    /// Whether an atlas of the same walk has the same table. What its controls are called, and whether
    /// they are redacted, is the same in all of them.
    func hasTable(of atlas: PageAtlas) -> Bool {
      atlas.frames.indices.allSatisfy {
        atlas.frames[$0].drawing.hasSameRegions(as: frames[$0].drawing)
      }
    }
  }

  /// Knows no page yet.
  package init() {}

  /// What is said of the looks of a page.
  mutating func words(of atlas: PageAtlas, in language: Language) -> PageWords {
    known.change(atlas, else: { Known(words: PageWords(atlas, in: language)) }) { known in
      if known.words.language != language {
        known = Known(words: PageWords(atlas, in: language))
      }
      return known.words
    }
  }

  /// What is hidden where, as a table.
  mutating func table(of atlas: PageAtlas, _ words: PageWords) -> MatrixTable.Written {
    change(atlas, words) { known in
      if let table = known.table, known.hasTable(of: atlas) { return table }
      let table = MatrixTable.Written(
        atlas.matrix, titles: words.looks.map(\.title), in: words.language)
      known.table = table
      known.frames = atlas.frames
      return table
    }
  }

  /// The looks of a page, and their twins, as far as they are built as those of another one.
  mutating func stencilled(
    _ atlas: PageAtlas, _ words: PageWords
  ) -> (looks: [StencilledLook?], twins: [StencilledLook?]) {
    var looks: [StencilledLook?] = Array(repeating: nil, count: atlas.frames.count)
    var twins = looks
    var leaves = PageLeaves(folder: atlas.page.asAddress)
    change(atlas, words) { known in
      guard var stencils = known.stencils else {
        // Most walks are those of one page.
        known.stencils = PageStencils(count: atlas.frames.count)
        return
      }
      known.stencils = nil
      let root = atlas.page.wayToRoot
      for index in atlas.frames.indices {
        looks[index] = stencils.look(
          index, atlas.frames[index].drawing, links: words.looks[index].links,
          marks: words.looks[index].marks, root: root, &leaves)
        if let twin = atlas.frames[index].unredacted {
          twins[index] = stencils.twin(index, twin, root: root, &leaves)
        }
      }
      known.stencils = stencils
    }
    return (looks, twins)
  }

  private mutating func change<Result>(
    _ atlas: PageAtlas, _ words: PageWords, _ change: (inout Known) -> Result
  ) -> Result {
    known.change(atlas, else: { Known(words: words) }) { known in
      if known.words !== words { known = Known(words: words) }
      return change(&known)
    }
  }
}
