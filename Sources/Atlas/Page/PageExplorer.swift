// Pages that are alike are walked once. A site of articles is thousands of pages with one logic: what
// their controls do was found out with the first of them.

import Composable
import Drawing
import System

/// Walks pages one after the other.
///
/// A page that says whom it is like (``Page/alike(_:)``) is drawn in the states that are known from
/// the one before it. Where its controls are the same, so is all that they lead to.
package struct PageExplorer {
  private var known: [AnyHashable: Exploration] = [:]

  /// Kinds of pages may be as many as pages; what is kept of them is not.
  private static let mostKinds = 64

  /// Knows no page yet.
  package init() {}

  /// Walks a page, or finds that it is like another one: the atlas is the same either way.
  package mutating func explore(_ page: Page) -> PageAtlas {
    CrashNote.keep(page.noteOfCrash(while: "walked")) { walk(page) }
  }

  private mutating func walk(_ page: Page) -> PageAtlas {
    guard let some = page.kind else { return page.explored() }
    let kind = AnyHashable(some)
    let model = page.make(page)
    if let known = known[kind], let atlas = model.redrawn(known) { return atlas }
    let exploration = model.exploration()
    // A finding names its page; and what was not walked to the end is a matter of what was drawn.
    if exploration.atlas.findings.isEmpty, exploration.atlas.isClosed {
      if known.count == Self.mostKinds { known.removeAll() }
      known[kind] = exploration
    }
    return exploration.atlas
  }
}

/// What came of walking a page, with what it takes to tell whether another one is like it.
struct Exploration: Sendable {
  let atlas: PageAtlas
  let dependencies: Dependencies
  /// The state in which the page begins, and the state of each frame; their type is the page's.
  let states: any Sendable
}

// There is no key path in these: what has one is not specialised for the types of the page.
extension Model {
  func exploration() -> Exploration {
    CrashNote.keep(adding: { witness.words }) { walked() }
  }

  private func walked() -> Exploration {
    var walker = Walker(self)
    walker.walk()
    if walker.hasSuspects {
      walker = Walker(self, isThorough: true)
      walker.walk()
    }
    var maker = AtlasMaker(walker)
    let (atlas, states) = maker.make()
    return Exploration(atlas: atlas, dependencies: dependencies, states: [initial] + states)
  }

  /// What walking would find, if this page offers in each state what the other one does.
  func redrawn(_ known: Exploration) -> PageAtlas? {
    CrashNote.keep(adding: { witness.words }) { drawn(as: known) }
  }

  private func drawn(as known: Exploration) -> PageAtlas? {
    guard let states = known.states as? [State], states.first == initial,
      known.dependencies.allowsTheSame(as: dependencies)
    else { return nil }
    var atlas = known.atlas
    atlas.page = name
    atlas.tellsValues = tellsValues
    // These are told with what was seen on the other page.
    atlas.hidden = []
    atlas.folds.differences = []
    for frame in atlas.frames.indices {
      let other = atlas.frames[frame].drawing
      let drawing = draw(states[frame + 1], asLargeAs: other)
      guard drawing.offersTheSame(as: other), !drawing.isWrong,
        drawing.shows(atlas.frames[frame].promises.regions)
      else { return nil }
      // What is private on one page and what on another are two things to look for.
      let hasSecrets = drawing.isSensitive || other.isSensitive
      if hasSecrets, !options.hasWordsOfDocument { return nil }
      atlas.frames[frame].drawing = drawing
      atlas.frames[frame].unredacted = drawUnredacted(
        states[frame + 1], besides: drawing, asLargeAs: atlas.frames[frame].unredacted)
    }
    return atlas
  }
}

extension Drawing {
  /// Whether something is wrong with it, whatever its controls do: that is found where it is walked.
  fileprivate var isWrong: Bool {
    !refusedLinks.isEmpty || !refusedSymbols.isEmpty || !nestedLinks.isEmpty
      || !namelessLinks.isEmpty || mainHeadingCount > 1
  }

  /// Whether regions are there, of these names.
  fileprivate func shows(_ names: [String]) -> Bool {
    if names.isEmpty { return true }
    let shown = Set(regions.map { $0.name })
    return names.allSatisfy { shown.contains($0) }
  }
}
