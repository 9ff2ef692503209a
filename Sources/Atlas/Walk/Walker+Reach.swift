// What can only be said when all is walked: what can be reached from where, and what never happens.

import Composable
import Drawing
import System

extension Walker {
  /// Looks at all states together.
  mutating func checkAll() {
    noteUnreachable(
      from: states.map { $0.rests },
      Breach(
        check: .noDeadEnd,
        message: "a dead end: something is going on, and no action and no time leads to a state of "
          + "rest."))
    for (index, law) in model.laws.enumerated() {
      if let next = ledger.next[index], !ledger.has(law) {
        ledger.note(next.breach, at: next.place)
      }
      switch law.kind {
      case .sometimes where ledger.counts.isEmpty || ledger.counts[index] == 0:
        ledger.note(
          law.breach("was never seen, in none of \(states.count.counted("state")).\(unwalkedWords)")
        )
      case .canAlways:
        noteUnreachable(from: goals(ofLaw: index), law.breach("cannot be reached from here."))
      default: continue
      }
    }
    checkTours()
    checkGuidance()
    checkControls()
    noteHidden()
  }

  /// That there is more than was walked, for what was looked for in vain.
  private var unwalkedWords: String {
    if heldCount + waitingCount == 0 { return "" }
    return
      " Not all that can be done was tried: raise 'states', the most that the page may have, or tell "
      + "a story that leads nearer to it."
  }

  /// In which states one of the page's own laws can be made true at once.
  private func goals(ofLaw index: Int) -> [Bool] {
    var isGoal = states.map { _ in false }
    for state in ledger.goals.isEmpty ? [] : ledger.goals[index] { isGoal[Int(state)] = true }
    return isGoal
  }

  /// How many states there are from which a law was seen to be made true, on ways that were walked.
  func reachCount(ofLaw index: Int) -> Int {
    statesThatReach(goals(ofLaw: index)).count { $0 }
  }

  /// Notes the states from which none of some others can be reached, on ways that may be gone. Of a
  /// state that was not walked on from nobody knows.
  private mutating func noteUnreachable(
    from goals: [Bool], within isWithin: [Bool]? = nil,
    by mayGo: (WalkedState, Way) -> Bool = { _, _ in true }, _ breach: Breach
  ) {
    var isGood = goals
    for (index, state) in states.enumerated() where !isGood[index] && isWithin?[index] ?? true {
      let isStuck = isWithin != nil && tours.stuck.contains(Int32(truncatingIfNeeded: index))
      let isKnown = state.isFollowed || isStuck
      let endsUnknown = state.edges.contains { edge in
        mayGo(state, edges[Int(edge)].way) && ends[Int(edges[Int(edge)].arrival)] < 0
      }
      if !isKnown || endsUnknown { isGood[index] = true }
    }
    isGood = statesThatReach(isGood, within: isWithin, by: mayGo)
    for (index, isGood) in isGood.enumerated() where !isGood && isWithin?[index] ?? true {
      ledger.note(breach, in: Int32(truncatingIfNeeded: index))
    }
  }

  /// These states, and all from which a way leads to one of them.
  private func statesThatReach(
    _ goals: [Bool], within isWithin: [Bool]? = nil,
    by mayGo: (WalkedState, Way) -> Bool = { _, _ in true }
  ) -> [Bool] {
    var isGood = goals
    var origins: [[Int32]] = states.map { _ in [] }
    // Mostly all states but a few are such already, and it does not matter where those lead.
    for (index, state) in states.enumerated() where !isGood[index] && isWithin?[index] ?? true {
      for edge in state.edges where mayGo(state, edges[Int(edge)].way) {
        for target in targets(of: edges[Int(edge)]) {
          origins[Int(target)].append(Int32(truncatingIfNeeded: index))
        }
      }
    }
    var reached = isGood.indices.filter { isGood[$0] }.map { Int32(truncatingIfNeeded: $0) }
    while let state = reached.popLast() {
      for origin in origins[Int(state)] where !isGood[Int(origin)] {
        isGood[Int(origin)] = true
        reached.append(origin)
      }
    }
    return isGood
  }

  /// Where a way leads; nowhere, as far as is known, if that was cut off.
  func targets(of edge: Edge) -> [Int32] {
    let end = ends[Int(edge.arrival)]
    if end < 0 { return [] }
    guard let others = otherEnds[edge.arrival] else { return [end] }
    return [end] + others.map { $0.state }
  }

  /// The goal of each step of a tour is reached where something other than the tour's own controls
  /// leads out of the step.
  private mutating func checkTours() {
    let tours = tours
    for (number, goal) in tours.goals.enumerated() {
      let isWithin = states.indices.map { tours.goalOf[Int32(truncatingIfNeeded: $0)] == number }
      noteUnreachable(
        from: isWithin.map { !$0 }, within: isWithin,
        by: { state, way in
          guard case .control(let slot) = way.act else { return true }
          return tours.guides[state.look]?.contains(Int(slot)) != true
        },
        Breach(
          check: .goalIsReachable,
          message: "the goal of '\(goal.name)' cannot be reached from here: nothing but the "
            + "controls of '\(goal.guide)' leads on."))
    }
  }

  /// Controls of which nothing ever comes, though nothing disables them.
  private mutating func checkControls() {
    // What is denied, or never ends, comes to nothing for that reason.
    let others: [Finding.Check] = [.dependencies, .settles]
    guard !isCutOff, undivided.isEmpty,
      !ledger.entries.contains(where: { others.contains($0.breach.cause.check) })
    else { return }
    let suspects = controls.suspects(isClosed: heldCount == 0)
    let handled = controls.handled
    var missing: [String: [(action: String, of: ControlLedger<Action>.Suspect)]] = [:]
    for (action, suspect) in suspects {
      // Where nothing at all comes of a feature's actions, that is one cause however many there are.
      if let feature = suspect.path.dropLast().first, !handled.contains([feature]) {
        missing[feature, default: []].append((action, suspect))
        continue
      }
      ledger.note(
        Breach(
          check: .controlsDoSomething,
          message:
            "\(suspect.name) is live in none of \(states.count.counted("state")), and nothing "
            + "disables it: '\(action)' is always ignored. Is there a reducer for it, in a Scope, an "
            + "ifLet or a forEach?"), in: suspect.state)
    }
    for (feature, suspects) in missing.sorted(by: { $0.key < $1.key }) { note(feature, suspects) }
  }

  /// Notes a feature none of whose controls ever does anything: that is one cause.
  private mutating func note(
    _ feature: String, _ suspects: [(action: String, of: ControlLedger<Action>.Suspect)]
  ) {
    let names = Set(suspects.map { $0.of.name }).sorted()
    let shown = names.prefix(3).joined(separator: ", ")
    let others = names.count > 3 ? " and \((names.count - 3).counted("other"))" : ""
    let count = states.count.counted("state")
    let what =
      names.count == 1
      ? "\(shown) is live in none of \(count), and nothing disables it: '\(suspects[0].action)' is "
        + "always ignored, as is every '.\(feature)(…)'."
      : "\(shown)\(others) are live in none of \(count), and nothing disables them: every "
        + "'.\(feature)(…)' that they name is ignored."
    ledger.note(
      Breach(
        check: .controlsDoSomething,
        message: what
          + " Has the reducer a Scope, an ifLet or a forEach with that case, does the case find "
          + "what it makes, and is the "
          + "state that it names there?"), in: suspects.map { $0.of.state }.min() ?? 0)
  }

  /// Whether some control may never be live: the page is to be walked once more to be sure.
  var hasSuspects: Bool {
    !isCutOff && undivided.isEmpty && !isThorough
      && !controls.suspects(isClosed: heldCount == 0).isEmpty
  }
}
