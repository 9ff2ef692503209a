// What holds for any actions at any times.

import Composable
import Testing

private let seed: UInt64 = 20_240_229

private func randomTimerAction(_ generator: inout SeededGenerator) -> Timer.Action {
  [.startTapped, .stopTapped, .restartTapped, .ticked].randomElement(using: &generator)
    ?? .ticked
}

private func randomAction(_ generator: inout SeededGenerator) -> Timers.Action {
  let timer = randomTimerAction(&generator)
  let id = Int.random(in: 0..<4, using: &generator)
  return switch Int.random(in: 0..<9, using: &generator) {
  case 0: .left(timer)
  case 1: .right(timer)
  case 2: .sheet(timer)
  case 3, 4: .row(id, timer)
  case 5: .sheetReplaced(by: id)
  case 6: .rowRemoved(id)
  case 7: .phase(.timer(timer))
  default: Bool.random(using: &generator) ? .sheetDismissed : .phase(.left)
  }
}

private enum Input: Hashable {
  case send(Timers.Action)
  case advance(Duration)
}

private func randomInputs(_ generator: inout SeededGenerator) -> [Input] {
  (0..<20).map { _ in
    Bool.random(using: &generator)
      ? .send(randomAction(&generator))
      : .advance(.milliseconds(Int.random(in: 0...1500, using: &generator)))
  }
}

private func begin() -> Simulation<Timers.State, Timers.Action> {
  var state = Timers.State(
    list: IdentifiedArray(keepingFirst: (0..<4).map { Timer.State(id: $0) }))
  state.sheet = Timer.State(id: 0)
  state.phase = .on(Timer.State())
  return Simulation(state, dependencies: Dependencies(page: "timers")) { Timers() }
}

@Test("the same input gives the same record")
func sameInputSameRecord() throws {
  var generator = SeededGenerator(seed: seed)
  for round in 0..<200 {
    let inputs = randomInputs(&generator)
    func play() throws -> Simulation<Timers.State, Timers.Action> {
      var run = begin()
      for input in inputs {
        switch input {
        case .send(let action): try run.send(action)
        case .advance(let time): try run.advance(by: time)
        }
      }
      return run
    }
    let one = try play()
    let other = try play()
    #expect(one.record == other.record, "seed \(seed), round \(round): \(inputs)")
    #expect(one.node == other.node, "seed \(seed), round \(round): \(inputs)")
  }
}

@Test("advancing twice is advancing once by the sum")
func advancingAdds() throws {
  var generator = SeededGenerator(seed: seed)
  for round in 0..<200 {
    let inputs = randomInputs(&generator)
    var whole = begin()
    var parts = begin()
    for input in inputs {
      switch input {
      case .send(let action):
        try whole.send(action)
        try parts.send(action)
      case .advance(let time):
        let first = time * Int.random(in: 0...4, using: &generator) / 4
        try whole.advance(by: time)
        try parts.advance(by: first)
        try parts.advance(by: time - first)
      }
    }
    #expect(whole.record == parts.record, "seed \(seed), round \(round): \(inputs)")
    #expect(whole.node == parts.node, "seed \(seed), round \(round): \(inputs)")
    #expect(whole.now == parts.now, "seed \(seed), round \(round): \(inputs)")
  }
}

@Test("a feature whose views have an inert store never changes, emits or records")
func inertStoreIsInert() throws {
  var generator = SeededGenerator(seed: seed)
  for round in 0..<500 {
    // What any view could name of an inert store, sent to the feature: there is nothing to send.
    var run = begin()
    let store = Store<Timers.State, Timers.Action>.inert(run.state)
    let action = randomAction(&generator)
    let intents =
      [store.intent(action), store.scope(state: \.left, action: .left).intent(.ticked)]
      + store.scope(state: \.list, action: .row).map { $0.intent(.startTapped) }
    for intent in intents {
      if let named = intent.action(as: Timers.Action.self) { try run.send(named) }
    }
    try run.run()
    #expect(run.record.steps.isEmpty, "seed \(seed), round \(round): \(action)")
    // The inert reducer behind a live store is as inert, whatever is sent.
    var inert = Simulation(run.state, dependencies: Dependencies(page: "inert")) {
      EmptyReducer<Timers.State, Timers.Action>()
    }
    try inert.send(action)
    try inert.run()
    let didNothing = inert.record.steps.allSatisfy { $0.didNothing }
    #expect(didNothing, "seed \(seed), round \(round): \(action)")
    #expect(inert.state == run.state)
  }
}
