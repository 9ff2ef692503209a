// Whether laws hold in each state, as it is walked.

import Composable
import Drawing

extension Walker {
  /// Looks whether a state keeps what is built in, what it promises, and the page's own laws.
  /// Returns which of the page's own laws do not hold.
  mutating func check(
    _ state: Int32, _ settled: Settled, _ tried: Tried, isNewLook: Bool
  ) -> UInt64 {
    let own = ownersView(of: settled)
    let look = LookChecks(drawing: settled.drawing, own: own, inertness: tried.inertness)
    if isNewLook {
      for breach in look.breaches() { ledger.note(breach, inAllOf: states[Int(state)].look) }
    }
    if let promises = model.options.promises?(settled.run.state) {
      let ownInertness =
        own.isPaired || promises.controls.isEmpty
        ? tried.inertness : tryAll(settled, seenBy: own, keepingRuns: false).inertness
      for breach in look.breaches(of: promises, ownInertness) { ledger.note(breach, in: state) }
      if let goal = promises.goal, goal.hasGuideOfItsOwn(in: settled.drawing) {
        let look = states[Int(state)].look
        tours.note(
          goal, promises.controls, in: state, look, settled.drawing,
          tried.isWhole ? tried.ways : nil)
      }
    }
    return model.laws.isEmpty ? 0 : checkLaws(state, settled, tried)
  }

  /// Which of the page's own laws do not hold in a state.
  func brokenLaws(_ state: State) -> UInt64 {
    var broken: UInt64 = 0
    for (index, law) in model.laws.enumerated() {
      if case .always(let holds) = law.kind, !holds(state) { broken |= 1 << UInt64(index % 64) }
    }
    return broken
  }

  private mutating func checkLaws(
    _ state: Int32, _ settled: Settled, _ tried: Tried
  ) -> UInt64 {
    var broken: UInt64 = 0
    let here = settled.run.state
    // For laws of each way where it ends, found out once for all of them.
    var afters: [[(state: State, answers: [ChosenAnswer])]] = []
    if ledger.counts.isEmpty {
      ledger.counts = model.laws.map { _ in 0 }
      ledger.goals = model.laws.map { _ in [] }
    }
    for (index, law) in model.laws.enumerated() {
      switch law.kind {
      case .always(let holds):
        if holds(here) {
          ledger.counts[index] += 1
        } else {
          ledger.note(law.breach("does not hold here."), in: state)
          broken |= 1 << UInt64(index % 64)
        }
        // Not every way is followed: what comes next is looked at all the same.
        if ledger.next[index] == nil,
          let way = tried.next.first(where: { isBroken(holds, after: $0.run, since: settled.seen) })
        {
          let breach = law.breach("does not hold \(words(of: way.way, settled.drawing)).")
          ledger.next[index] = (breach, BreachPlace(state: state, way: way.way))
        }
      case .sometimes(let holds):
        if holds(here) { ledger.counts[index] += 1 }
      case .canAlways(let holds):
        if holds(here) {
          ledger.counts[index] += 1
          ledger.goals[index].append(state)
        }
      case .each(let holds):
        for (number, next) in tried.next.enumerated() {
          if afters.count == number { afters.append(ends(of: next.run, after: settled)) }
          if let end = afters[number].first(where: { !holds(here, $0.state) }) {
            note(law, brokenOn: next.way, answered: end.answers, settled, in: state)
          } else {
            ledger.counts[index] += 1
          }
        }
      }
    }
    return broken
  }

  /// Looks whether laws of each way hold on one that was not tried as its state was looked at.
  mutating func check(_ run: Run, after settled: Settled, in state: Int32, on way: Way) {
    switch way.act {
    // These are tried in each state.
    case .start, .control, .time: return
    case .typed, .wait, .event, .outside: break
    }
    var after: [(state: State, answers: [ChosenAnswer])]?
    for law in model.laws {
      guard case .each(let holds) = law.kind else { continue }
      let ends = after ?? ends(of: run, after: settled)
      after = ends
      if let end = ends.first(where: { !holds(settled.run.state, $0.state) }) {
        note(law, brokenOn: way, answered: end.answers, settled, in: state)
      }
    }
  }

  /// Notes that a law of each way does not hold on one, with those answers to what appears.
  private mutating func note(
    _ law: Law<State>, brokenOn way: Way, answered chosen: [ChosenAnswer], _ settled: Settled,
    in state: Int32
  ) {
    let told = Way(act: way.act, answers: number(of: answers[Int(way.answers)] + chosen))
    ledger.note(
      law.breach("does not hold \(words(of: way, settled.drawing))."),
      at: BreachPlace(state: state, way: told))
  }

  /// What the state is after a way, once its views have appeared: for each answer to what these ask.
  private func ends(
    of run: Run, after settled: Settled
  ) -> [(state: State, answers: [ChosenAnswer])] {
    // Where nothing has changed, nothing appears.
    if run.state == settled.run.state { return [(run.state, [])] }
    let before = appearances[Int(settled.seen)]
    var first = run
    // What never settles is told of where it is walked.
    let model = model
    let loops = ledger.loops
    func appear(_ run: inout Run) throws(SimulationError) {
      try loops.stop(&run) { (run) throws(SimulationError) in
        _ = try run.appear(in: model, since: before)
      }
    }
    let settles = (try? appear(&first)) != nil
    var all: [(state: State, answers: [ChosenAnswer])] = settles ? [(first.state, [])] : []
    run.divide(first.takenAnswers()) { (run) throws(SimulationError) in
      try appear(&run)
      return true
    } then: { run, chosen in
      all.append((run.state, chosen))
    } failing: { _, _ in
    }
    return all
  }

  /// Whether a law does not hold after a way: once its views have appeared, as in any state.
  private func isBroken(_ holds: (State) -> Bool, after run: Run, since seen: Int32) -> Bool {
    if holds(run.state) { return false }
    var run = run
    // What never settles is told of where it is walked.
    let model = model
    let before = appearances[Int(seen)]
    _ = try? ledger.loops.stop(&run) { (run) throws(SimulationError) in
      try run.appear(in: model, since: before)
    }
    return !holds(run.state)
  }

  /// What is done, for a message about what comes of it.
  func words(of way: Way, _ drawing: Drawing) -> String {
    switch way.act {
    case .control(let slot):
      let action = drawing.intent(of: Int(slot)).action(as: Action.self)
      return "when '\(action.map { ActionName(of: $0).words } ?? "")' is done"
    case .typed: return "when something is typed"
    case .event(let number): return "when '\(events[Int(number)].name)' happens"
    case .outside(let number): return "when '\(outsides[Int(number)].name)' begins"
    case .time, .wait, .start: return "as time passes"
    }
  }
}

extension Law {
  /// What tells it from other laws of its page.
  var cause: String { "\(place): \(name)" }

  /// That it is broken.
  func breach(_ message: String) -> Breach {
    Breach(check: .law, message: "\(place): '\(name)' \(message)", cause: cause)
  }
}
