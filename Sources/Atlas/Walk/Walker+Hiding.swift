// Looks that hide something: states that look the same, from which the same tap leads to different
// looks.

import Composable

extension Walker {
  /// Two states of one look from which one tap leads to two.
  struct Hiding: Hashable, Sendable {
    /// A state, and where the tap leads from there.
    struct Case: Hashable, Sendable {
      let state: Int32
      let end: Int32
    }

    let look: Int32
    let way: Way
    let one: Case
    let other: Case
  }

  /// The looks that hide something, each with the first tap that tells it.
  func hidden() -> [Hiding] {
    var leads: [Int64: Hiding.Case] = [:]
    var found: [Int32: Hiding] = [:]
    for (index, state) in states.enumerated() where state.isFollowed {
      for edge in state.edges {
        let way = edges[Int(edge)].way
        guard case .control(let slot) = way.act, way.answers == 0, found[state.look] == nil
        else { continue }
        let end = ends[Int(edges[Int(edge)].arrival)]
        guard end >= 0, states[Int(end)].look >= 0 else { continue }
        let place = Int64(state.look) << 32 | Int64(slot)
        let here = Hiding.Case(state: Int32(truncatingIfNeeded: index), end: end)
        guard let known = leads[place] else {
          leads[place] = here
          continue
        }
        if states[Int(known.end)].look != states[Int(end)].look {
          found[state.look] = Hiding(look: state.look, way: way, one: known, other: here)
        }
      }
    }
    return found.values.sorted { $0.look < $1.look }
  }

  mutating func noteHidden() {
    guard model.options.isTransparent else { return }
    for hiding in hidden() {
      ledger.note(
        Breach(
          check: .transparent,
          message: "two states look the same here, and one tap leads from them to different looks."),
        at: BreachPlace(state: hiding.other.state, way: hiding.way))
    }
  }
}
