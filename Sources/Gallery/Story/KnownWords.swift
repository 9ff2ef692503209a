// What is kept of pages for those that were walked with them.

import Atlas
import Drawing

/// What was made of pages, kept for those that were walked with them.
package struct KnownWords {
  private var known = PerWalk<Known>()

  private struct Known: Sendable {
    let words: PageWords
    /// What is said of the regions of a page, and how that was drawn: mostly the next one has the same.
    var regions: RegionWords?
    var frames: [PageAtlas.Frame] = []
    var facts: [FrameFacts] = []
    /// How looks are written; none as long as there was one page only.
    var stencils: PageStencils?

    /// Whether the same is said of the regions of an atlas of the same walk. What its controls are
    /// called, and whether they are redacted, is the same in all of them.
    func hasRegions(of atlas: PageAtlas, _ facts: [FrameFacts]) -> Bool {
      facts == self.facts
        && atlas.frames.indices.allSatisfy {
          atlas.frames[$0].drawing.hasSameRegions(as: frames[$0].drawing)
        }
    }
  }

  /// Knows no page yet.
  package init() {}

  /// What is said of the looks of a page.
  mutating func words(of atlas: PageAtlas, in language: Language) -> PageWords {
    known.change(atlas.walk, else: { Known(words: PageWords(atlas, in: language)) }) { known in
      if known.words.language != language {
        known = Known(words: PageWords(atlas, in: language))
      }
      return known.words
    }
  }

  /// What is said of the regions of a page.
  mutating func regions(
    of atlas: PageAtlas, _ words: PageWords, _ facts: [FrameFacts], in site: SiteInfo
  ) -> RegionWords {
    change(atlas, words) { known in
      if let regions = known.regions, known.hasRegions(of: atlas, facts) { return regions }
      let regions = RegionWords(atlas, words, facts, in: site)
      known.regions = regions
      known.frames = atlas.frames
      known.facts = facts
      return regions
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
    known.change(atlas.walk, else: { Known(words: words) }) { known in
      if known.words !== words { known = Known(words: words) }
      return change(&known)
    }
  }
}

/// What is said of the regions of a page, ready to be copied.
struct RegionWords: Sendable {
  /// What is hidden where, as a table.
  let table: MatrixTable.Written
  /// The state of each look.
  let states: [[UInt8]]

  init(_ atlas: PageAtlas, _ words: PageWords, _ facts: [FrameFacts], in site: SiteInfo) {
    table = MatrixTable.Written(
      atlas.matrix, titles: words.looks.map(\.title), in: words.language)
    states = StateLine.all(of: atlas, facts, in: site)
  }
}
