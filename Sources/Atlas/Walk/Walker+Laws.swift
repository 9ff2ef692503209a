// Whether laws hold: in each state as it is walked, and of all states together in the end.

import Composable
import Drawing

extension Walker {
  /// Looks whether a state keeps what is built in, what it promises, and the page's own laws.
  mutating func check(_ state: Int32, _ settled: Settled, _ tried: Tried, isNewLook: Bool) {
    let look = LookChecks(drawing: settled.drawing, inertness: tried.inertness)
    if isNewLook {
      for breach in look.breaches() { ledger.note(breach, in: state) }
    }
    if let promises = model.options.promises {
      for breach in look.breaches(of: promises(settled.run.state)) {
        ledger.note(breach, in: state)
      }
    }
    if !model.laws.isEmpty { checkLaws(state, settled.run.state, tried) }
  }

  private mutating func checkLaws(_ state: Int32, _ here: State, _ tried: Tried) {
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
        }
      case .sometimes(let holds):
        if holds(here) { ledger.counts[index] += 1 }
      case .canAlways(let holds):
        if holds(here) {
          ledger.counts[index] += 1
          ledger.goals[index].append(state)
        }
      case .each(let holds):
        for (run, way) in tried.next {
          if holds(here, run.state) {
            ledger.counts[index] += 1
          } else {
            ledger.note(law.breach("does not hold \(words(of: way, settled: nil))."), in: state)
          }
        }
      }
    }
  }

  /// What is done, for a message that is about a state from which it is done.
  private func words(of way: Way, settled: Settled?) -> String {
    switch way.act {
    case .typed(let slot, let text): "when '\(texts[Int(text)])' is typed into control \(slot + 1)"
    case .control(let slot): "when control \(slot + 1) is tapped"
    case .time, .wait: "as time passes"
    case .start, .event, .outside: "there"
    }
  }

  /// What can only be said when all is walked.
  mutating func checkAll() {
    let resting = states.map { $0.rests }
    noteUnreachable(
      from: resting,
      Breach(
        check: .noDeadEnd,
        message: "a dead end: something is going on, and no action and no time leads to a state of "
          + "rest."))
    for (index, law) in model.laws.enumerated() {
      switch law.kind {
      case .sometimes where ledger.counts.isEmpty || ledger.counts[index] == 0:
        ledger.note(law.breach("was never seen, in none of \(states.count) states."))
      case .canAlways:
        var isGoal = states.map { _ in false }
        for state in ledger.goals.isEmpty ? [] : ledger.goals[index] { isGoal[Int(state)] = true }
        noteUnreachable(from: isGoal, law.breach("cannot be reached from here."))
      default: continue
      }
    }
    noteHidden()
  }

  /// Notes the states from which none of some others can be reached. Of a state that was not walked
  /// on from nobody knows.
  private mutating func noteUnreachable(from goals: [Bool], _ breach: Breach) {
    var isGood = goals
    var origins: [[Int32]] = states.map { _ in [] }
    var reached: [Int32] = []
    for (index, state) in states.enumerated() {
      if !state.isFollowed { isGood[index] = true }
      for edge in state.edges {
        let targets = self.targets(of: edges[Int(edge)])
        if targets.isEmpty { isGood[index] = true }
        for target in targets { origins[Int(target)].append(Int32(truncatingIfNeeded: index)) }
      }
      if isGood[index] { reached.append(Int32(truncatingIfNeeded: index)) }
    }
    while let state = reached.popLast() {
      for origin in origins[Int(state)] where !isGood[Int(origin)] {
        isGood[Int(origin)] = true
        reached.append(origin)
      }
    }
    let bad = states.indices.filter { !isGood[$0] }
      .sorted { (states[$0].distance, $0) < (states[$1].distance, $1) }
    for state in bad { ledger.note(breach, in: Int32(truncatingIfNeeded: state)) }
  }

  /// Where a way leads; nowhere, as far as is known, if that was cut off.
  func targets(of edge: Edge) -> [Int32] {
    let end = ends[Int(edge.arrival)]
    if end < 0 { return [] }
    return [end] + (otherEnds[edge.arrival] ?? [])
  }

  /// Two states of one look from which one tap leads to two.
  struct Hiding: Hashable, Sendable {
    let look: Int32
    let way: Way
    let one: Int32
    let other: Int32
  }

  /// The looks that hide something, each with the first tap that tells it.
  func hidden() -> [Hiding] {
    var leads: [Int64: (state: Int32, look: Int32)] = [:]
    var found: [Int32: Hiding] = [:]
    for (index, state) in states.enumerated() where state.isFollowed {
      for edge in state.edges {
        let way = edges[Int(edge)].way
        guard case .control(let slot) = way.act, way.answers == 0, found[state.look] == nil
        else { continue }
        let end = ends[Int(edges[Int(edge)].arrival)]
        guard end >= 0, states[Int(end)].look >= 0 else { continue }
        let place = Int64(state.look) << 32 | Int64(slot)
        let number = Int32(truncatingIfNeeded: index)
        guard let known = leads[place] else {
          leads[place] = (number, states[Int(end)].look)
          continue
        }
        if known.look != states[Int(end)].look {
          found[state.look] = Hiding(
            look: state.look, way: way, one: known.state, other: number)
        }
      }
    }
    return found.values.sorted { $0.look < $1.look }
  }

  private mutating func noteHidden() {
    guard model.options.isTransparent else { return }
    for hiding in hidden() {
      ledger.note(
        Breach(
          check: .transparent,
          message: "two states look the same here, and one tap leads from them to different looks."),
        in: hiding.other)
    }
  }
}

extension Law {
  /// That it is broken.
  func breach(_ message: String) -> Breach {
    Breach(check: .law, message: "\(place): '\(name)' \(message)")
  }
}
