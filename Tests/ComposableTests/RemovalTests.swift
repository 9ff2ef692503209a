// What a feature started ends with it, whoever removes it; and no two features are taken for one.

import Composable
import Glibc
import Testing

private func randomFloor(_ generator: inout SeededGenerator) -> Timers.State {
  var floor = Timers.State()
  if Bool.random(using: &generator) {
    floor.sheet = Timer.State(id: Int.random(in: 0..<2, using: &generator))
  }
  if Bool.random(using: &generator) {
    floor.phase = .on(Timer.State(id: Int.random(in: 0..<2, using: &generator)))
  }
  floor.list = IdentifiedArray(
    keepingFirst: (0..<3).filter { _ in Bool.random(using: &generator) }.map { Timer.State(id: $0) }
  )
  return floor
}

private func randomAction(_ generator: inout SeededGenerator) -> House.Action {
  let timer: Timer.Action =
    [.startTapped, .startTapped, .stopTapped, .restartTapped].randomElement(using: &generator)
    ?? .ticked
  let id = Int.random(in: 0..<3, using: &generator)
  let inner: Timers.Action =
    switch Int.random(in: 0..<10, using: &generator) {
    case 0: .left(timer)
    case 1: .right(timer)
    case 2, 3: .sheet(timer)
    case 4: .row(id, timer)
    case 5: .phase(.timer(timer))
    case 6: .sheetReplaced(by: id % 2)
    case 7: .rowRemoved(id)
    case 8: .phase(.replaced(by: id % 2))
    default: Bool.random(using: &generator) ? .sheetDismissed : .phase(.left)
    }
  return switch Int.random(in: 0..<14, using: &generator) {
  case 0: .lowerReplaced(by: randomFloor(&generator))
  case 1: .atticReplaced(by: Bool.random(using: &generator) ? nil : randomFloor(&generator))
  case 2: .floorsSwapped
  case 3:
    .replaced(
      by: House.State(
        lower: randomFloor(&generator), upper: randomFloor(&generator),
        attic: Bool.random(using: &generator) ? nil : randomFloor(&generator)))
  case 4...7: .lower(inner)
  case 8...10: .upper(inner)
  default: .attic(inner)
  }
}

@Test("whatever is removed, replaced or exchanged: what is in flight belongs to what is there")
func randomHouses() throws {
  let seed = UInt64.random(in: 0...UInt64.max)
  var generator = SeededGenerator(seed: seed)
  for round in 0..<1_000 {
    var plain = PlainHouse()
    plain.state.lower = randomFloor(&generator)
    plain.state.attic = randomFloor(&generator)
    var run = Simulation(plain.state, dependencies: Dependencies(page: "house")) { House() }
    var way: [String] = []
    for _ in 0..<30 {
      let action = randomAction(&generator)
      let time = [0, 0, 250, 500].randomElement(using: &generator) ?? 0
      way += [ValueText.inline(action), "+\(time)"]
      try run.send(action)
      plain.send(action)
      try run.advance(by: .milliseconds(time))
      plain.wait(time)
      guard run.state == plain.state, run.pending.map(\.action) == plain.pending.map(\.action),
        run.pending.map(\.remaining) == plain.pending.map({ .milliseconds($0.due - plain.now) })
      else {
        Issue.record("seed \(seed), round \(round): \(way.joined(separator: "\n"))")
        return
      }
    }
  }
}

private func house(
  _ change: (inout House.State) -> Void = { _ in }
) -> Simulation<House.State, House.Action> {
  var state = House.State()
  change(&state)
  return Simulation(state, dependencies: Dependencies(page: "house")) { House() }
}

@Test("two copies of a feature whose cases are made where they are used never cancel each other")
func casesMadeInPlace() throws {
  var run = house()
  try run.send(.lower(.left(.startTapped)))
  try run.send(.upper(.left(.stopTapped)))
  try run.run()
  #expect(run.state.lower.left.ticks == 1)
}

@Test("two copies of a feature on one part of the state never cancel each other")
func copiesOnOnePart() throws {
  struct Both: Reducer {
    struct State: Hashable, Sendable { var timer = Timer.State(id: 0) }
    enum Action: Hashable, Sendable { case left(Timer.Action), right(Timer.Action) }
    var body: some Reducer<State, Action> {
      Scope(
        state: \.timer, action: Case(Action.left) { if case .left(let it) = $0 { it } else { nil } }
      ) { Timer() }
      Scope(
        state: \.timer,
        action: Case(Action.right) { if case .right(let it) = $0 { it } else { nil } }
      ) { Timer() }
    }
  }
  var run = Simulation(Both.State(), dependencies: Dependencies(page: "both")) { Both() }
  try run.send(.left(.startTapped))
  try run.send(.right(.stopTapped))
  try run.run()
  #expect(run.state.timer.ticks == 1)
}

@Test("a state that is replaced from outside ends what was started by what is not in it")
func replacedFromOutside() throws {
  var open = Timers.State()
  open.sheet = Timer.State(id: 1)
  var run = house { $0.lower = open }
  try run.send(.lower(.sheet(.startTapped)))
  try run.send(.lower(.left(.startTapped)))
  try run.send(.lowerReplaced(by: Timers.State()))
  #expect(run.record.steps.last?.cancelled.count == 1)
  try run.send(.lowerReplaced(by: open))
  try run.run()
  #expect(run.state.lower.sheet?.ticks == 0)
  // This one was there all the time.
  #expect(run.state.lower.left.ticks == 1)
}

@Test("a feature further out that removes another in the act ends what that has just started")
func removedAtOnce() throws {
  var run = house { $0.lower.sheet = Timer.State(id: 1) }
  try run.send(.lower(.sheet(.restartTapped)))
  #expect(run.pending.isEmpty)
}

@Test("a feature further out that exchanges another in the act ends what that has just started")
func exchangedAtOnce() throws {
  var run = house { $0.upper.sheet = Timer.State(id: 1) }
  try run.send(.upper(.sheet(.restartTapped)))
  #expect(run.state.upper.sheet?.id == 0)
  #expect(run.record.steps.last?.cancelled.map(\.owner.description) == ["body.sheet"])
  try run.run()
  #expect(run.state.upper.sheet?.ticks == 0)
}

@Test("what a child has started belongs to it, if it took the place of another before it ran")
func exchangedBefore() throws {
  var run = Simulation(
    House.State(lower: Timers.State(sheet: Timer.State(id: 1))),
    dependencies: Dependencies(page: "house")
  ) {
    Reduce<House.State, House.Action> { state, action in
      if action == .lower(.sheet(.startTapped)) { state.lower.exchangeSheet() }
      return .none
    }
    House()
  }
  try run.send(.lower(.sheet(.startTapped)))
  try run.run()
  #expect(run.state.lower.sheet == Timer.State(id: 0, ticks: 1))
}

@Test("what an outer feature does to a feature that a closure runs, nobody knows: it stays")
func unknownFeatures() throws {
  let wrapped = Reduce<Timers.State, Timers.Action> { state, action, dependencies in
    Timers().reduce(into: &state, action: action, dependencies: &dependencies)
  }
  var run = Simulation(
    Timers.State(sheet: Timer.State(id: 1)), dependencies: Dependencies(page: "closure")
  ) { wrapped }
  try run.send(.sheet(.startTapped))
  try run.send(.left(.startTapped))
  #expect(run.pending.count == 2)
  try run.send(.sheetDismissed)
  #expect(run.pending.count == 1)
}

/// Many timers, which go all at once.
private struct TimerList: Reducer {
  struct State: Hashable, Sendable {
    var list = IdentifiedArray<Timer.State>()
  }
  enum Action: Hashable, Sendable { case clearTapped, row(Int, Timer.Action) }
  var body: some Reducer<State, Action> {
    Reduce { state, action in
      if action == .clearTapped { state.list = IdentifiedArray() }
      return .none
    }
    .forEach(
      \.list,
      action: Case(Action.row) {
        if case .row(let id, let action) = $0 { (id, action) } else { nil }
      }
    ) { Timer() }
  }
}

/// The seconds of CPU time that this thread works on the end of so many rows.
private func timeToClear(_ count: Int) throws -> Double {
  let rows = IdentifiedArray(keepingFirst: (0..<count).map { Timer.State(id: $0) })
  var run = Simulation(TimerList.State(list: rows), dependencies: Dependencies(page: "timers")) {
    TimerList()
  }
  try run.send(.row(1, .startTapped))
  try run.send(.row(count - 1, .startTapped))
  var (start, end) = (timespec(), timespec())
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &start)
  try run.send(.clearTapped)
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &end)
  #expect(run.pending.isEmpty && run.state.list.isEmpty)
  return Double(end.tv_sec - start.tv_sec) + Double(end.tv_nsec - start.tv_nsec) / 1e9
}

@Test("that many rows go at once costs as much for each as that few do")
func manyRemoved() throws {
  let few = try (0..<3).map { _ in try timeToClear(2_000) }.min() ?? 0
  let many = try timeToClear(16_000)
  // Eight times as many; if each row cost more the more there are, it would be sixty-four.
  #expect(many < 24 * few)
}
