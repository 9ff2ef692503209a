// In which order things happen.

import Composable
import Testing

private typealias E = Effect<Scripted.Action>

@Test("what is sent at once queues behind what is queued already, and never nests")
func breadthFirst() throws {
  var run = scripted()
  try run.send(
    .run(
      .merge(
        .send(.run(.merge(.send(.say("a1")), .send(.say("a2"))), "a")),
        .send(.run(.send(.say("b1")), "b")),
        .send(.say("c"))), "start"))
  #expect(run.state.log == ["start", "a", "b", "c", "a1", "a2", "b1"])
}

@Test("what is sent later is ordered by when it is due, then by when it was started")
func delayedOrder() throws {
  var run = scripted()
  try run.send(
    .run(
      .merge(
        .send(.say("late"), after: .seconds(2)), .send(.say("first"), after: .seconds(1)),
        .send(.say("second"), after: .seconds(1)), .send(.say("now")))))
  #expect(run.state.log == ["run", "now"])
  try run.advance(by: .milliseconds(999))
  #expect(run.state.log == ["run", "now"])
  try run.advance(by: .milliseconds(1))
  #expect(run.state.log == ["run", "now", "first", "second"])
  try run.run()
  #expect(run.state.log.last == "late")
  #expect(run.now == .seconds(2))
}

@Test("what an action sends at once stands behind what was due at that time before")
func synchronousBehindDue() throws {
  var run = scripted()
  try run.send(
    .run(
      .merge(
        .send(.run(.send(.say("answer")), "ask"), after: .seconds(1)),
        .send(.say("other"), after: .seconds(1)))))
  try run.advance(by: .seconds(1))
  #expect(run.state.log == ["run", "ask", "other", "answer"])
}

@Test("a concatenation begins each part when the one before has sent its last action")
func concatenation() throws {
  var run = scripted()
  try run.send(
    .run(
      .concatenate(
        .send(.say("a"), after: .seconds(1)), .send(.say("b")),
        .merge(.send(.say("d"), after: .seconds(2)), .send(.say("c"), after: .seconds(1))),
        .send(.say("e"), after: .seconds(1)))))
  try run.run()
  #expect(run.state.log == ["run", "a", "b", "c", "d", "e"])
  #expect(run.record.steps.map(\.time) == [0, 1, 1, 2, 3, 4].map { .seconds($0) })
}

@Test("a concatenation does the same whether its parts take time or none")
func concatenationAtOnce() throws {
  func run(_ time: Duration) throws -> [String] {
    let event = Event(client: "api", name: "after")
    let reported = E.record(Event(client: "api", name: "in"))
    let effects: [E] = [
      .concatenate(
        .send(.say("a"), after: time).cancellable(id: 1), .cancel(id: 1), .send(.say("b"))),
      .concatenate(
        .repeat(.say("c"), every: time, atMost: 3).cancellable(id: 1),
        .send(.say("d")).cancellable(id: 1, cancelInFlight: true)),
      .concatenate(.send(.run(reported, "e"), after: time), .record(event)),
      .concatenate(.record(event), .cancel(id: 1), .send(.run(reported, "f"), after: time)),
    ]
    var told: [String] = []
    for effect in effects {
      var run = scripted()
      let prospect = run.prospect(of: .run(effect))
      #expect(time > .zero || prospect == nil)
      try run.send(.run(effect))
      try run.run()
      #expect(run.pending.isEmpty)
      told += run.state.log + run.record.events.map(\.name)
    }
    return told
  }
  #expect(
    try run(.zero) == [
      "run", "a", "b", "run", "c", "c", "c", "d", "run", "e", "in", "after", "run", "f", "after",
      "in",
    ])
  #expect(try run(.zero) == run(.milliseconds(1)))
}

@Test("a repetition comes after each interval, and ends at its limit")
func repetition() throws {
  var run = scripted()
  try run.send(.run(.repeat(.say("tick"), every: .seconds(1), atMost: 3)))
  try run.advance(by: .milliseconds(2500))
  #expect(run.state.log == ["run", "tick", "tick"])
  #expect(run.pending.map(\.remaining) == [.milliseconds(500)])
  try run.run()
  #expect(run.state.log == ["run", "tick", "tick", "tick"])
  #expect(run.now == .seconds(3))
  try run.send(.run(.repeat(.say("never"), every: .seconds(1), atMost: 0)))
  #expect(run.pending.isEmpty)
}

@Test("what follows a repetition waits for its end")
func concatenationBehindRepetition() throws {
  var run = scripted()
  try run.send(
    .run(
      .concatenate(
        .repeat(.say("tick"), every: .seconds(1), atMost: 2), .send(.say("done")))))
  try run.run()
  #expect(run.state.log == ["run", "tick", "tick", "done"])
}

@Test("a mapped effect does the same, with other actions")
func mapping() throws {
  let effect = Effect<Int>.merge(.send(1), .send(2, after: .seconds(1)))
  #expect(
    effect.map { "\($0)" } == .merge(.send("1"), .send("2", after: .seconds(1))))
  #expect(Effect<Int>.none.map { "\($0)" } == .none)
  #expect(Effect<Int>.merge(.none, .none) == .none)
}

@Test("a debounced effect waits for a pause: at its very end it is over")
func debounceEdges() throws {
  func debounced(_ text: String) -> Scripted.Action {
    .run(E.send(.say(text)).debounce(id: "d", for: .seconds(1)))
  }
  var run = scripted()
  try run.send(debounced("a"))
  try run.advance(by: .milliseconds(999))
  try run.send(debounced("b"))
  try run.advance(by: .milliseconds(999))
  #expect(run.state.log == ["run", "run"])
  try run.advance(by: .milliseconds(1))
  #expect(run.state.log == ["run", "run", "b"])
  // Due exactly now means done: a new one cancels nothing.
  try run.send(debounced("c"))
  try run.advance(by: .seconds(1))
  try run.send(debounced("d"))
  try run.run()
  #expect(run.state.log == ["run", "run", "b", "run", "c", "run", "d"])
}

@Test("another id is debounced on its own")
func debounceIDs() throws {
  var run = scripted()
  try run.send(.run(E.send(.say("a")).debounce(id: 1, for: .seconds(1))))
  try run.send(.run(E.send(.say("b")).debounce(id: 2, for: .seconds(1))))
  try run.run()
  #expect(run.state.log == ["run", "run", "a", "b"])
}

@Test("an event that is recorded later is recorded at its time")
func lateEvent() throws {
  let event = Event(client: "api", name: "PUT /a")
  var run = scripted()
  try run.send(.run(E.record(event).debounce(id: "save", for: .seconds(1))))
  #expect(run.record.events.isEmpty)
  try run.run()
  #expect(run.record.late.map(\.time) == [.seconds(1)])
  #expect(run.record.events == [event])
}

@Test("a feature that never settles is stopped, and says which actions go on")
func neverSettles() throws {
  struct Ping: Reducer {
    struct State: Hashable, Sendable {}
    enum Action: Hashable, Sendable { case ping, pong }
    var body: some Reducer<State, Action> {
      Reduce { _, action in .send(action == .ping ? .pong : .ping) }
    }
  }
  var run = Simulation(
    Ping.State(), dependencies: Dependencies(page: "ping"), stepLimit: 100
  ) { Ping() }
  let error = #expect(throws: SimulationError.self) { try run.send(.ping) }
  #expect(
    error?.description
      == """
      ping: the feature never settles: 100 actions came from effects without an end (now at 0 s), \
      at last .pong, .ping, .ping. Each is sent by an effect of the one before, or repeated: let \
      one of them stop, or repeat it less often.
      """.replacing(".pong, .ping, .ping", with: ".ping, .pong, .ping"))
}

@Test("what is stopped at the limit of steps loses nothing, and goes on from there")
func goesOnAfterLimit() throws {
  var run = Simulation(
    Scripted.State(), dependencies: Dependencies(page: "scripted"), stepLimit: 100
  ) { Scripted() }
  try run.send(.run(.repeat(.say("tick"), every: .seconds(1), atMost: 250)))
  #expect(throws: SimulationError.self) { try run.advance(by: .seconds(300)) }
  #expect(run.now == .seconds(100) && run.state.log.count == 101)
  #expect(run.pending.map(\.remaining) == [.seconds(1)])
  #expect(throws: SimulationError.self) { try run.run() }
  try run.run()
  #expect(run.now == .seconds(250) && run.state.log.count == 251)
}

@Test("a feature that sends itself for ever never settles under run, but can be advanced")
func foreverTimer() throws {
  struct Clock: Reducer {
    struct State: Hashable, Sendable { var ticks = 0 }
    enum Action: Hashable, Sendable { case ticked }
    var body: some Reducer<State, Action> {
      Reduce { state, _ in
        state.ticks += 1
        return .send(.ticked, after: .seconds(1))
      }
    }
  }
  var run = Simulation(
    Clock.State(), dependencies: Dependencies(page: "clock"), stepLimit: 100
  ) { Clock() }
  try run.send(.ticked)
  try run.advance(by: .seconds(60))
  #expect(run.state.ticks == 61)
  #expect(throws: SimulationError.self) { try run.run() }
}

@Test("time never runs backwards, and what is as far away as can be said stays there")
func edgesOfTime() throws {
  var run = scripted()
  try run.advance(by: .seconds(10))
  try run.send(.run(.repeat(.say("tick"), every: .seconds(-1), atMost: 3)))
  #expect(run.state.log == ["run", "tick", "tick", "tick"])
  #expect(run.now == .seconds(10))
  let never = E.send(.say("never"), after: .seconds(Int64.max))
  try run.send(
    .run(.concatenate([never, .repeat(.say("a"), every: .seconds(60), atMost: .max), never])))
  try run.send(
    .run(.concatenate(Array(repeating: never.debounce(id: 1, for: .seconds(Int64.max)), count: 99)))
  )
  try run.advance(by: .seconds(1_000_000_000))
  #expect(run.state.log == ["run", "tick", "tick", "tick", "run", "run"])
  #expect(run.record.description.contains("starts .say(\"never\"), due at 9000000000000 s"))
}

@Test("times are told whatever they are")
func timesInWords() {
  #expect(
    [
      Duration.zero, .milliseconds(500), .milliseconds(-500), .milliseconds(-1_500),
      .microseconds(1_499_001), .nanoseconds(5), .seconds(Int64.max), .seconds(Int64.min),
      .seconds(Int64.max) + .milliseconds(250),
    ].map(\.readable) == [
      "0 s", "500 ms", "-500 ms", "-1.5 s", "1.499001 s", "0 s", "9223372036854775807 s",
      "-9223372036854775808 s", "9223372036854775807.25 s",
    ])
}
