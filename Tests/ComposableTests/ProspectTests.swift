// What is told of an action before it is done: the same as what comes of it when it is done.

import Composable
import Testing

private let seed: UInt64 = 20_261_124

/// Timers of which the left one is refused by a gate whenever it runs.
private struct Guarded: Reducer {
  var body: some Reducer<Timers.State, Timers.Action> {
    Timers().gate("left ran") { state, action in
      if case .left = action { state.left.ticks == 0 } else { true }
    }
  }
}

private func randomAction(_ generator: inout SeededGenerator) -> Timers.Action {
  let timer =
    [Timer.Action.startTapped, .stopTapped, .restartTapped, .ticked]
    .randomElement(using: &generator) ?? .ticked
  let id = Int.random(in: 0..<4, using: &generator)
  return switch Int.random(in: 0..<8, using: &generator) {
  case 0: .left(timer)
  case 1: .right(timer)
  case 2: .sheet(timer)
  case 3, 4: .row(id, timer)
  case 5: .sheetReplaced(by: id)
  case 6: .rowRemoved(id)
  default: Bool.random(using: &generator) ? .sheetDismissed : .phase(.timer(timer))
  }
}

@Test("what is told of an action before it is done comes of it when it is done")
func prospectsComeTrue() throws {
  var generator = SeededGenerator(seed: seed)
  var idle = 0
  var refused = 0
  var told = 0
  for round in 0..<200 {
    var state = Timers.State(
      list: IdentifiedArray(keepingFirst: (0..<4).map { Timer.State(id: $0) }))
    state.sheet = Timer.State(id: 0)
    state.phase = .on(Timer.State())
    var run = Simulation(state, dependencies: Dependencies(page: "timers")) { Guarded() }.unrecorded
    for _ in 0..<20 {
      let action = randomAction(&generator)
      let before = run.node
      let prospect = run.prospect(of: action)
      #expect(run.node == before)
      let reaction = try run.react(to: action)
      if let prospect {
        #expect(prospect.reaction == reaction, "seed \(seed), round \(round): \(action)")
        told += 1
        if reaction.didNothing { idle += 1 }
        if reaction.gate != nil { refused += 1 }
      }
      try run.advance(by: .milliseconds(Int.random(in: 0...700, using: &generator)))
    }
  }
  #expect(told > 3_500 && idle > 200 && refused > 500, "\(told), \(idle), \(refused)")
}

@Test(
  "where nothing is in flight the same comes of an action, unless it is told that this is what counts"
)
func prospectsOfQueues() throws {
  var generator = SeededGenerator(seed: seed)
  var run = Simulation(Timer.State(), dependencies: Dependencies(page: "timer")) { Timer() }
  var counts = [0, 0]
  for _ in 0..<400 {
    let action =
      [Timer.Action.startTapped, .stopTapped, .restartTapped, .ticked]
      .randomElement(using: &generator) ?? .ticked
    var resting = Simulation(run.state, dependencies: run.dependencies) { Timer() }
    let prospect = try #require(run.prospect(of: action))
    let atRest = try resting.react(to: action).didNothing
    if prospect.dependsOnQueue {
      #expect(atRest && action == .stopTapped)
      counts[prospect.reaction.didNothing ? 0 : 1] += 1
    } else {
      #expect(prospect.reaction.didNothing == atRest && action != .stopTapped)
    }
    try run.send(action)
    try run.advance(by: .milliseconds(Int.random(in: 0...900, using: &generator)))
  }
  #expect(counts[0] > 10 && counts[1] > 10, "\(counts)")
}

@Test("what follows at once has to be done to be known, as has a call that is denied")
func prospectsEnd() {
  let run = scripted()
  #expect(run.prospect(of: .run(.send(.say("b")))) == nil)
  #expect(run.prospect(of: .run(.repeat(.say("b"), every: .zero, atMost: 2))) == nil)
  #expect(
    run.prospect(of: .run(.send(.say("b"), after: .seconds(1))))?.reaction.didNothing == false)
  let denied = Simulation(0, dependencies: Dependencies(page: "denied")) {
    Reduce<Int, Bool> { _, _, dependencies in
      _ = dependencies.analytics
      return .none
    }
  }
  #expect(denied.prospect(of: true) == nil)
}

/// All that decides what can follow, as a number.
private func key<State, Action>(of run: Simulation<State, Action>) -> Int {
  var hasher = Hasher()
  hasher.combine(run.presentKey)
  run.feedQueue(into: &hasher)
  return hasher.finalize()
}

/// How many pairs of runs are the same; each pair is told apart by its keys just where something differs.
private func sameRuns<State, Action>(among runs: [Simulation<State, Action>]) -> Int {
  let nodes = runs.map(\.node)
  let keys = runs.map { key(of: $0) }
  var same = 0
  for one in runs.indices {
    for other in runs.indices where other > one {
      #expect((nodes[one] == nodes[other]) == (keys[one] == keys[other]))
      if keys[one] == keys[other] { same += 1 }
    }
  }
  return same
}

@Test("two runs are told apart by their keys just where something differs that can follow")
func keysOfRuns() throws {
  var generator = SeededGenerator(seed: seed)
  var runs: [Simulation<Timers.State, Timers.Action>] = []
  for _ in 0..<12 {
    var run = Simulation(Timers.State(), dependencies: Dependencies(page: "timers")) { Guarded() }
      .unrecorded
    for _ in 0..<12 {
      runs.append(run)
      try run.send(
        [.left(.startTapped), .right(.ticked)].randomElement(using: &generator) ?? .left(.ticked))
      try run.advance(by: .milliseconds([0, 250, 500].randomElement(using: &generator) ?? 0))
    }
  }
  let same = sameRuns(among: runs)
  #expect(same > 12 && same < 5_000, "\(same)")
}

@Test("two runs are told apart by when what is in flight was started, where that counts")
func keysOfTies() throws {
  let seed = UInt64.random(in: 0...UInt64.max)
  var generator = SeededGenerator(seed: seed)
  let say = Effect<Scripted.Action>.send(.say("a"), after: .seconds(1))
  let effects: [Effect<Scripted.Action>] = [
    say, .send(.say("a"), after: .milliseconds(500)).cancellable(id: 1),
    .repeat(.say("a"), every: .milliseconds(500), atMost: 3),
    .repeat(.say("a"), every: .seconds(1), atMost: 3).cancellable(id: 1),
    .concatenate(say, .cancel(id: 1)), .concatenate(say, .cancel(id: 1), say, .cancel(id: 1)),
    .merge(.concatenate(say, .cancel(id: 1)), .concatenate(say, say.cancellable(id: 1))),
  ]
  var runs: [Simulation<Scripted.State, Scripted.Action>] = []
  for _ in 0..<1_500 {
    var run = scripted()
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      try run.send(.run(effects.randomElement(using: &generator) ?? say))
      try run.advance(by: .milliseconds([0, 500].randomElement(using: &generator) ?? 0))
    }
    runs.append(run.withoutRecord)
  }
  let same = sameRuns(among: runs)
  #expect(same > 500 && same < 500_000, "seed \(seed): \(same)")
}

private struct Ping: Client {
  static let name = "ping"
  static let placeholder = Ping()
}

/// What feeds a hasher as a number does.
private struct Ticket: Hashable, Sendable { var number = 1 }

@Test("runs are told apart by the types of clients, and of what effects are called")
func keysTellTypes() throws {
  func run(_ dependencies: Dependencies) -> Simulation<Int, Bool> {
    Simulation(0, dependencies: dependencies) {
      Reduce<Int, Bool> { _, isTicket, _ in
        let effect = Effect<Bool>.send(true, after: .seconds(1))
        return isTicket ? effect.cancellable(id: Ticket()) : effect.cancellable(id: 1)
      }
    }
  }
  let page = Dependencies(page: "keys")
  #expect(sameRuns(among: [run(page), run(page.allowing(Ping()))]) == 0)
  var (one, other) = (run(page), run(page))
  try one.send(true)
  try other.send(false)
  #expect(sameRuns(among: [one, other]) == 0)
}

@Test("runs are told apart by the parts of the state whose features have something in flight")
func keysTellParts() throws {
  enum Step: Hashable, Sendable { case first, second, done }
  struct Pair: Hashable, Sendable { var (first, second) = (0, 0) }
  func child(of step: Step) -> Case<Step, Int> {
    Case({ _ in .done }, name: "child") { $0 == step ? 0 : nil }
  }
  let start = Simulation(Pair(), dependencies: Dependencies(page: "keys")) {
    Scope(state: \Pair.first, action: child(of: .first)) {
      Reduce<Int, Int> { _, _ in .send(0, after: .seconds(1)) }
    }
    Scope(state: \Pair.second, action: child(of: .second)) {
      Reduce<Int, Int> { _, _ in .send(0, after: .seconds(1)) }
    }
  }
  var (one, other) = (start, start)
  try one.send(.first)
  try other.send(.second)
  #expect(sameRuns(among: [one, other]) == 0)
}

@Test("which of several replaced clients changed first decides nothing")
func keysOfReplacements() throws {
  let counting = Reduce<Int, Bool> { _, _, dependencies in
    _ = dependencies.uuid()
    return .none
  }
  func onlyFor(_ wanted: Bool) -> Reduce<Int, Bool> {
    Reduce<Int, Bool> { state, action, dependencies in
      guard action == wanted else { return .none }
      return counting.reduce(into: &state, action: action, dependencies: &dependencies)
    }
  }
  let start = Simulation(0, dependencies: Dependencies(page: "keys").allowing(UniqueIDs.live)) {
    onlyFor(true).dependency(UniqueIDs.counting(from: 7))
    onlyFor(false).dependency(UniqueIDs.counting(from: 9))
  }
  var (one, other) = (start, start)
  for step in [true, false] {
    try one.send(step)
    try other.send(!step)
  }
  #expect(sameRuns(among: [one, other]) == 1)
}
