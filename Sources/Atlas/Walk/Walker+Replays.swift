// Whether the same, done again, leads to the same: what is drawn by lot, or read from a clock, does not.

import Composable
import Drawing

extension Walker {
  /// Whether what was done in a state is done once more: in each of the first ones, and in some of the many
  /// that a large page has besides, since all of them would cost a tenth of the walk.
  func isTriedAgain(_ state: Int32) -> Bool { state < 1_000 || state.isMultiple(of: 16) }

  /// Does once more what was done in a state; nothing where that costs as much as another look at it.
  func again(_ way: Way, _ settled: Settled) -> Run? {
    var run = settled.run
    run.answerNext(answers[Int(way.answers)])
    switch way.act {
    case .control(let slot):
      let intent = settled.drawing.intent(of: Int(slot))
      guard let action = intent.action(as: Action.self) else { return nil }
      try? run.send(action)
    case .time: _ = try? run.advanceToNext()
    // What is typed is known only from a drawing for each text; it is typed again where it is shown.
    case .typed, .start, .wait, .event, .outside: return nil
    }
    _ = run.takenAnswers()
    return run
  }

  /// Whether a run has come where another one did.
  func ends(at arrival: Int32, _ run: Run, _ seen: Int32) -> Bool {
    numbers[key(of: run, seen: seen)] == arrival
  }

  /// Compares what was tried again in a state with where it led before.
  mutating func noteOtherEnds(of tried: Tried, from state: Int32, _ seen: Int32) {
    var runs: [Way: Run] = [:]
    for (run, way) in tried.next { runs[way] = run }
    for number in states[Int(state)].edges {
      let edge = edges[Int(number)]
      if let run = runs[edge.way], ends(at: edge.arrival, run, seen) { continue }
      // Not all that may be answered is tried each time.
      let place = BreachPlace(state: state, way: Way(act: edge.way.act))
      if runs[edge.way] == nil, undivided.contains(place) { continue }
      ledger.note(.doesNotReplay, at: BreachPlace(state: state, way: edge.way))
    }
  }
}

extension Breach {
  /// That the same does not lead to the same.
  static var doesNotReplay: Breach {
    Breach(
      check: .replays,
      message:
        "the same ways, gone again, end in another state. Something in it is drawn by lot, or "
        + "read from a clock: take it from a client.")
  }

  /// That one state does not look the same each time. No build would be like another, so that a review
  /// told of changes that nobody made.
  static var looksOtherwise: Breach {
    Breach(
      check: .replays,
      message:
        "one state, drawn again, looks otherwise. Something in its view is drawn by lot, or read from a "
        + "clock: take it from a client, and keep it in the state.")
  }
}
