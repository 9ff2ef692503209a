// What views ask for as they appear.

import Composable
import Drawing

extension Walker {
  /// Sends what the views ask for that appear now and were not there before, until nothing new
  /// appears: once for each answer of the outside.
  mutating func settle(_ arrival: Arrival) -> [Settled] {
    ledger.here = BreachPlace(state: arrival.parent, way: arrival.way)
    let drawing = model.draw(arrival.run.state, asLargeAs: lastDrawing)
    lastDrawing = drawing
    if drawing.appearances == appearances[Int(arrival.seen)] {
      return [
        Settled(
          run: arrival.run, drawing: drawing, seen: arrival.seen, answers: 0, keys: arrival.keys)
      ]
    }
    var all: [Settled] = []
    let seen = arrival.seen
    var seenThen = seen
    let model = model
    let before = appearances[Int(seen)]
    var veiled: [Action] = []
    divide(arrival.run) { (run) throws(SimulationError) in
      veiled = try run.appear(in: model, since: before)
      return true
    } then: { walker, run, chosen in
      walker.ledger.note(run)
      walker.ledger.note(startedBehindVeil: veiled)
      let drawing = model.draw(run.state)
      seenThen = walker.number(of: drawing.appearances)
      all.append(
        Settled(
          run: run, drawing: drawing, seen: seenThen, answers: walker.number(of: chosen)))
    }
    return all
  }
}

extension Simulation {
  /// Sends what the views ask for that appear now and were not there before, until nothing new
  /// appears. Returns what was started by a part that is redacted.
  @discardableResult
  mutating func appear(
    in model: Model<State, Action>, since before: [Intent]
  ) throws(SimulationError) -> [Action] {
    var seen = before
    var steps = 0
    var veiled: [Action] = []
    while true {
      let drawing = model.draw(state)
      let new = drawing.appearances.filter { !seen.contains($0) }
      seen = drawing.appearances
      if new.isEmpty { return veiled }
      for intent in new {
        guard let action = intent.action(as: Action.self) else { continue }
        steps += 1
        // Views that appear and disappear for ever never settle.
        guard steps <= 1_000 else {
          throw .neverSettles(
            page: model.name, steps: 1_000, time: now, lastActions: [ValueText.named(action)])
        }
        let reaction = try react(to: action)
        if !reaction.didNothing, drawing.veiledAppearances.contains(intent) {
          veiled.append(action)
        }
      }
    }
  }
}
