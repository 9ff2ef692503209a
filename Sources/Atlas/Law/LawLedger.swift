// What was found to be broken, once for each cause, with where it was first seen.

import Composable

/// The breaches of a page, and what became of its own laws.
struct LawLedger: Sendable {
  /// Where something is broken.
  struct Entry: Sendable {
    let breach: Breach
    /// The first state that shows it; none if it is about none.
    var state: Int32?
    /// How many states show it.
    var count: Int
  }

  private(set) var entries: [Entry] = []
  private var places: [Breach: Int] = [:]
  /// For each of the page's own laws how many states kept it, or were what it looks for.
  var counts: [Int] = []
  /// For each of the page's own laws the states from which it can be made true at once.
  var goals: [[Int32]] = []

  /// Notes that something is broken; states come in the order of how far away they are.
  mutating func note(_ breach: Breach, in state: Int32? = nil) {
    if let place = places[breach] {
      entries[place].count += 1
    } else {
      places[breach] = entries.count
      entries.append(Entry(breach: breach, state: state, count: 1))
    }
  }

  /// Notes that actions led to no end.
  mutating func note(_ error: SimulationError) {
    note(Breach(check: .settles, message: error.description))
  }

  /// Notes calls to clients that the page did not allow.
  mutating func note<State, Action>(_ run: Simulation<State, Action>, in state: Int32? = nil) {
    for (action, denial) in run.record.denials {
      note(
        Breach(
          check: .dependencies,
          message: "the action '\(ActionName(of: action).words)' calls \(denial.client), which the "
            + "page does not allow. Add it to the page with .allowing(…)."), in: state)
    }
  }

  /// Notes what a redacted part started as it appeared.
  mutating func note<Action: Sendable>(startedBehindVeil actions: [Action]) {
    for action in actions {
      note(
        Breach(
          check: .inertStartsNothing,
          message: "a redacted part started something as it appeared: "
            + "'\(ActionName(of: action).words)'. Hand it an inert store."))
    }
  }
}
