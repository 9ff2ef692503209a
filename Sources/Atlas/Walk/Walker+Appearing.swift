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
    var (rounds, steps) = (0, 0)
    var veiled: [Action] = []
    var last: [Action] = []
    while true {
      let drawing = model.draw(state)
      if drawing.appearances == seen { return veiled }
      let new = drawing.appearances.without(seen).compactMap { intent in
        intent.action(as: Action.self).map { (intent: intent, action: $0) }
      }
      seen = drawing.appearances
      guard let first = new.first else { return veiled }
      rounds += 1
      if rounds > 3 { last = last.suffix(SimulationError.mostLastActions - 1) + [first.action] }
      // Views that appear and disappear for ever never settle. That many rows appear at once is no sign
      // of it.
      let isLong = steps + new.count > min(1_000, stepLimit) && rounds > 3
      if isLong || steps + new.count > Self.mostAppearances {
        throw .neverSettles(
          page: model.name, steps: steps, time: now,
          lastActions: (last.isEmpty ? [first.action] : last).map { ValueText.named($0) })
      }
      for (intent, action) in new {
        steps += 1
        let reaction = try react(to: action)
        if !reaction.didNothing, drawing.veiledAppearances.contains(intent) {
          veiled.append(action)
        }
      }
    }
  }

  /// How much may appear before all is settled; where each row brings forth many others, that is soon.
  private static var mostAppearances: Int { 20_000 }
}

extension [Intent] {
  /// These, but for those that are among others: of views that ask for the same, each that was there
  /// leaves out one. Mostly there are few, or the same ones.
  fileprivate func without(_ others: [Intent]) -> [Intent] {
    if others.isEmpty { return self }
    if count < 16 {
      var left = others
      return filter { intent in
        guard let place = left.firstIndex(of: intent) else { return true }
        left.remove(at: place)
        return false
      }
    }
    var left: [Intent: Int] = [:]
    for intent in others { left[intent, default: 0] += 1 }
    return filter { intent in
      guard let count = left[intent], count > 0 else { return true }
      left[intent] = count - 1
      return false
    }
  }
}
