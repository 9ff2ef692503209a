// What was found to be broken, once for each cause, with where it was seen.

import Composable
import Drawing

/// Where something is broken: in a state, or on a way from it.
struct BreachPlace: Hashable, Sendable {
  /// The state; -1 where nothing was walked yet.
  var state: Int32 = -1
  /// What is done there, if it breaks only then.
  var way: Way?
}

/// The breaches of a page, and what became of its own laws.
struct LawLedger: Sendable {
  /// Something that is broken, and all places that show it.
  struct Entry: Sendable {
    let breach: Breach
    /// The places; of a state the first one.
    var places: [BreachPlace] = []
    /// The looks in all states of which it is seen.
    var looks: [Int32] = []
  }

  private(set) var entries: [Entry] = []
  private var numbers: [Breach.Cause: Int] = [:]
  /// How often something was noted.
  private(set) var notedCount = 0
  /// Where the walk is, so that whoever notices something need not know.
  var here = BreachPlace()
  /// The loops that were found so far.
  private(set) var loops = EndlessLoops()
  /// For each of the page's own laws how many states kept it, or were what it looks for.
  var counts: [Int] = []
  /// For laws of each state where something was done that leads to one in which they do not hold.
  var next: [Int: (breach: Breach, place: BreachPlace)] = [:]
  /// For each of the page's own laws the states from which it can be made true at once.
  var goals: [[Int32]] = []

  /// Notes that something is broken, wherever that is.
  mutating func note(_ breach: Breach) { _ = number(of: breach) }

  /// Notes that something is broken in a place.
  mutating func note(_ breach: Breach, at place: BreachPlace) {
    let number = number(of: breach)
    if entries[number].places.last?.state != place.state { entries[number].places.append(place) }
  }

  /// Notes that something is broken in a state.
  mutating func note(_ breach: Breach, in state: Int32) {
    note(breach, at: BreachPlace(state: state))
  }

  /// Notes that something is broken in all states of a look.
  mutating func note(_ breach: Breach, inAllOf look: Int32) {
    entries[number(of: breach)].looks.append(look)
  }

  private mutating func number(of breach: Breach) -> Int {
    notedCount += 1
    if let known = numbers[breach.cause] { return known }
    numbers[breach.cause] = entries.count
    entries.append(Entry(breach: breach))
    return entries.count - 1
  }

  /// Whether a law of the page's own is broken somewhere. Several may stand on one line.
  func has<State>(_ law: Law<State>) -> Bool {
    numbers[Breach.Cause(check: .law, words: law.cause)] != nil
  }

  /// Notes that actions led to no end, on the way of a step of the story if it is one of those.
  mutating func note(_ error: SimulationError, on way: Way? = nil, at step: CodePlace? = nil) {
    let cause = loops.note(error)
    let page =
      switch error {
      case .neverSettles(let named, _, _, _): "\(named): "
      }
    let line = step.map { $0.line == 0 ? "" : "\($0): " } ?? ""
    // A finding names its page by itself.
    let words = error.description.hasPrefix(page) ? error.description.dropFirst(page.count) : ""
    note(
      Breach(
        check: .settles, message: line + (words.isEmpty ? error.description : String(words)),
        cause: cause), at: place(on: way))
  }

  /// Notes calls to clients that the page did not allow.
  mutating func note<State, Action>(_ run: Simulation<State, Action>, on way: Way? = nil) {
    for (action, denial) in run.record.denials {
      note(
        Breach(
          check: .dependencies,
          message: "the action '\(ActionName(of: action).words)' \(denial.words)",
          cause: "\(denial.client), \(denial.room ?? "")"),
        at: place(on: way))
    }
  }

  /// Notes what a redacted part started as it appeared.
  mutating func note<Action: Sendable>(startedBehindVeil actions: [Action]) {
    for action in actions {
      note(
        Breach(
          check: .inertStartsNothing,
          message: "a redacted part started something as it appeared: "
            + "'\(ActionName(of: action).words)'. Hand it an inert store."), at: here)
    }
  }

  /// Where the walk is on a way, or on the one that it says by itself.
  func place(on way: Way?) -> BreachPlace {
    way.map { BreachPlace(state: here.state, way: $0) } ?? here
  }
}
