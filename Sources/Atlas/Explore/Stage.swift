// A run whose states are looked at: each state is drawn once, and what appears is told to the
// feature.

import Composable
import Drawing

/// Draws states, each once, and sends what views ask for when they appear.
struct Stage<State: Hashable & Sendable, Action: Hashable & Sendable> {
  private let model: Model<State, Action>
  private var places: [State: Int] = [:]
  private(set) var drawings: [Drawing] = []
  /// What started something because it appeared where texts are hidden.
  private(set) var startedBehindVeil: [Action] = []

  init(_ model: Model<State, Action>) {
    self.model = model
  }

  /// What is seen of a state; drawn now, unless it was before.
  mutating func drawing(of state: State) -> Int {
    let new = drawings.count
    // One look for both questions: where it is, and where it goes if it is nowhere.
    let place = { (place: inout Int) in
      if place < 0 { place = new }
      return place
    }(&places[state, default: -1])
    if place == new { drawings.append(model.draw(state, model.page.environment)) }
    return place
  }

  /// The states that were drawn, in the order of the drawings.
  var states: [State] { places.sorted { $0.value < $1.value }.map { $0.key } }

  /// Whether a state was drawn.
  func hasDrawn(_ state: State) -> Bool { places[state] != nil }

  /// Sends what the views ask for that appear now and were not there before, until nothing new
  /// appears. Returns the drawing of where that ends.
  mutating func appear(
    in run: inout Simulation<State, Action>, since before: [Intent]
  ) throws(SimulationError) -> Int {
    var seen = before
    while true {
      let place = drawing(of: run.state)
      guard try sendAppearances(of: place, to: &run, &seen) else { return place }
    }
  }

  /// The same, without drawing anything new: none when that would be needed.
  mutating func appearWithoutDrawing(
    in run: inout Simulation<State, Action>, since before: [Intent]
  ) throws(SimulationError) -> Int? {
    var seen = before
    while let place = places[run.state] {
      guard try sendAppearances(of: place, to: &run, &seen) else { return place }
    }
    return nil
  }

  // Whether anything was sent. Views that appear and disappear for ever never settle: the number
  // of steps says so.
  private mutating func sendAppearances(
    of place: Int, to run: inout Simulation<State, Action>, _ seen: inout [Intent]
  ) throws(SimulationError) -> Bool {
    let appearing = drawings[place].appearances
    if appearing.isEmpty {
      seen = []
      return false
    }
    let new = appearing.filter { !seen.contains($0) }
    seen = appearing
    var sent = false
    for intent in new {
      guard let action = intent.action(as: Action.self) else { continue }
      guard run.record.steps.count < 1_000 else {
        throw .neverSettles(
          page: model.page.name, steps: 1_000, time: run.now,
          lastActions: [ValueText.inline(action)])
      }
      let reaction = try run.react(to: action)
      sent = true
      if drawings[place].veiledAppearances.contains(intent), !reaction.didNothing,
        !startedBehindVeil.contains(action)
      {
        startedBehindVeil.append(action)
      }
    }
    return sent
  }
}
