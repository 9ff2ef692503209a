// Pages that are alike are explored once. A site of articles is thousands of pages with one logic:
// what their controls do was found out with the first of them.

import Composable
import Drawing

/// Explores pages one after the other.
///
/// A page that says whom it is like (``Page/alike(_:)``) is drawn in the states that are known from
/// the one before it. Where its controls are the same, so is all that they lead to.
package struct PageExplorer {
  private var known: [AnyHashable: Exploration] = [:]

  /// Kinds of pages may be as many as pages; what is kept of them is not.
  private static let mostKinds = 64

  /// Knows no page yet.
  package init() {}

  /// Explores a page, or finds that it is like another one: the atlas is the same either way.
  package mutating func explore(_ page: Page) -> PageAtlas {
    guard let some = page.kind else { return page.explored() }
    let kind = AnyHashable(some)
    let model = page.make(page)
    if let known = known[kind], let atlas = model.redrawn(known) { return atlas }
    let exploration = model.exploration()
    // A finding names its page.
    if exploration.atlas.findings.isEmpty {
      if known.count == Self.mostKinds { known.removeAll() }
      known[kind] = exploration
    }
    return exploration.atlas
  }
}

/// What came of exploring a page, with what it takes to tell whether another one is like it.
struct Exploration: Sendable {
  let atlas: PageAtlas
  let dependencies: Dependencies
  /// The states that were drawn, each once; their type is the page's.
  let states: any Sendable
  /// What was drawn of each.
  let drawings: [Drawing]
  /// For each frame, the drawing that it shows.
  let places: [Int]
}

// There is no key path in these: what has one is not specialised for the types of the page.
extension Model {
  func exploration() -> Exploration {
    var explorer = Explorer(self)
    let atlas = explorer.explored()
    return Exploration(
      atlas: atlas, dependencies: page.dependencies, states: explorer.stage.states,
      drawings: explorer.stage.drawings, places: explorer.visited.map { $0.drawing })
  }

  /// What exploring would find, if this page offers in each state what the other one does.
  func redrawn(_ known: Exploration) -> PageAtlas? {
    guard let states = known.states as? [State], states.first == initial,
      known.dependencies.allowsTheSame(as: page.dependencies)
    else { return nil }
    var drawings: [Drawing] = []
    drawings.reserveCapacity(states.count)
    for (state, drawing) in zip(states, known.drawings) {
      drawings.append(draw(state, page.environment))
      guard drawings[drawings.count - 1].offersTheSame(as: drawing) else { return nil }
    }
    var atlas = known.atlas
    atlas.page = page.name
    for (frame, place) in known.places.enumerated() {
      atlas.frames[frame].drawing = drawings[place]
    }
    return atlas
  }
}
