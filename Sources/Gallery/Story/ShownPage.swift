// A page with all that several of its files say of it, made once for all of them.

import Atlas
import Drawing

/// What the files of a page have in common. All that write one refer to it, and none has a copy.
final class ShownPage: Sendable {
  let atlas: PageAtlas
  let info: PageInfo
  let site: SiteInfo
  /// The way from its folder to the output's.
  let root: String
  /// What is said of its looks, whatever is drawn in them.
  let words: PageWords
  /// What is said of its regions, look by look.
  let regions: RegionWords
  /// What can be said of each look without looking into its state.
  let facts: [FrameFacts]
  /// The looks that are built as those of a page that was walked with it, and their twins.
  let known: [StencilledLook?]
  let knownTwins: [StencilledLook?]
  /// The prose of its looks, as pictures have it.
  let prose: TrimmedProse
  /// What the index keeps of it.
  let summary: PageSummary

  init(_ atlas: PageAtlas, info: PageInfo, site: SiteInfo, known: inout KnownWords) {
    self.atlas = atlas
    self.info = info
    self.site = site
    root = info.name.wayToRoot
    let words = known.words(of: atlas, in: info.language)
    self.words = words
    let facts = atlas.frames.indices.map { index in
      FrameFacts(
        atlas.frames[index].drawing, atlas.frames[index].liveness, words.looks[index].kinds)
    }
    self.facts = facts
    regions = known.regions(of: atlas, words, facts, in: site)
    (self.known, knownTwins) = known.stencilled(atlas, words)
    prose = TrimmedProse(of: atlas)
    summary = PageSummary(atlas, info: info, facts)
  }

  /// Whether what goes with events may be told in a look. Whatever is hidden for privacy could be told
  /// by it.
  func tellsValues(in look: Int) -> Bool {
    atlas.tellsValues && !atlas.frames[look].drawing.reasons.contains(.privacy)
  }
}
