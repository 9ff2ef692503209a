// What ends an effect before its time.

import Composable
import Testing

private typealias E = Effect<Scripted.Action>

private func timers(
  _ change: (inout Timers.State) throws -> Void = { _ in }
) throws -> Simulation<Timers.State, Timers.Action> {
  var state = Timers.State()
  try change(&state)
  return Simulation(state, dependencies: Dependencies(page: "timers")) { Timers() }
}

@Test("two copies of a feature with the same cancellation id never cancel each other")
func copiesAreApart() throws {
  var run = try timers()
  try run.send(.left(.startTapped))
  try run.send(.right(.startTapped))
  try run.send(.left(.stopTapped))
  #expect(run.record.steps.last?.cancelled.map(\.owner.description) == ["left"])
  try run.run()
  #expect(run.state.left.ticks == 0)
  #expect(run.state.right.ticks == 1)
}

@Test("elements of a list with the same cancellation id never cancel each other")
func elementsAreApart() throws {
  var run = try timers { state in
    try state.list.append(Timer.State(id: 1))
    try state.list.append(Timer.State(id: 2))
  }
  try run.send(.row(1, .startTapped))
  try run.send(.row(2, .restartTapped))
  try run.send(.row(2, .stopTapped))
  try run.run()
  #expect(run.state.list.map(\.ticks) == [1, 0])
}

@Test("two simulations share nothing, and a copy goes its own way")
func simulationsAreApart() throws {
  var one = try timers()
  try one.send(.left(.startTapped))
  var other = one
  try other.send(.left(.stopTapped))
  try one.run()
  try other.run()
  #expect(one.state.left.ticks == 1)
  #expect(other.state.left.ticks == 0)
}

@Test("cancelling in flight ends what ran under the id; without it both go on")
func cancelInFlight() throws {
  var run = try timers()
  try run.send(.left(.startTapped))
  try run.send(.left(.startTapped))
  #expect(run.pending.count == 2)
  try run.send(.left(.restartTapped))
  #expect(run.pending.count == 1)
  try run.run()
  #expect(run.state.left.ticks == 1)
}

@Test("an effect of a child that was removed is cancelled with it")
func removedChild() throws {
  var run = try timers { state in
    state.sheet = Timer.State(id: 7)
    try state.list.append(Timer.State(id: 1))
    try state.list.append(Timer.State(id: 2))
    state.phase = .on(Timer.State())
  }
  try run.send(.sheet(.startTapped))
  try run.send(.row(1, .startTapped))
  try run.send(.row(2, .startTapped))
  try run.send(.phase(.timer(.startTapped)))
  #expect(run.pending.count == 4)
  try run.send(.sheetDismissed)
  #expect(run.record.steps.last?.cancelled.map(\.owner.description) == ["sheet"])
  try run.send(.rowRemoved(1))
  #expect(run.record.steps.last?.cancelled.map(\.owner.description) == ["row(1)"])
  try run.send(.phase(.left))
  #expect(run.record.steps.last?.cancelled.map(\.owner.description) == ["phase.timer"])
  try run.run()
  #expect(run.state.list.map(\.ticks) == [1])
}

@Test("a child with another id in the place of one is another child")
func replacedChild() throws {
  var run = try timers { $0.sheet = Timer.State(id: 7) }
  try run.send(.sheet(.startTapped))
  try run.send(.sheetReplaced(by: 7))
  #expect(run.pending.count == 1)
  try run.send(.sheetReplaced(by: 8))
  #expect(run.pending.isEmpty)
}

@Test("a child with another id in the same case is another child")
func replacedChildOfCase() throws {
  var run = try timers { $0.phase = .on(Timer.State(id: 7)) }
  try run.send(.phase(.timer(.startTapped)))
  try run.send(.phase(.replaced(by: 7)))
  #expect(run.pending.count == 1)
  try run.send(.phase(.replaced(by: 8)))
  #expect(run.record.steps.last?.cancelled.map(\.owner.description) == ["phase.timer"])
  #expect(run.pending.isEmpty)
}

@Test("an action for a child that is not there is dropped, and recorded")
func absentChild() throws {
  var run = try timers()
  try run.send(.sheet(.startTapped))
  try run.send(.row(9, .startTapped))
  try run.send(.phase(.timer(.startTapped)))
  #expect(
    run.record.steps.flatMap(\.drops).map(\.gate)
      == ["sheet is not there", "no row has that id", "timer is not there"])
  #expect(run.record.steps.last?.drops.map(\.path.description) == ["phase"])
  #expect(run.pending.isEmpty)
}

@Test("an action of an element that would get another id is dropped, and recorded")
func elementOfAnotherID() throws {
  let rows = EmptyReducer<Timers.State, Timers.Action>().forEach(\.list, action: .row) {
    Reduce { state, _ in
      state.ticks += 1
      if state.ticks > 1 { state.id += 10 }
      return .send(.ticked, after: .seconds(1))
    }
  }
  let list = IdentifiedArray(keepingFirst: [Timer.State(id: 1), Timer.State(id: 2)])
  var run = Simulation(
    Timers.State(list: list), dependencies: Dependencies(page: "rows"), reducer: rows)
  try run.send(.row(1, .startTapped))
  #expect(run.state.list.map(\.ticks) == [1, 0] && run.record.drops.isEmpty)
  try run.run()
  #expect(run.record.steps.map { $0.drops.map(\.gate) } == [[], ["row keeps its id"]])
  #expect(run.record.steps.last?.didNothing == true)
  #expect(run.state.list.map(\.id) == [1, 2])
}

@Test("what is queued for this very moment can still be cancelled")
func queuedIsCancelled() throws {
  var run = scripted()
  try run.send(
    .run(
      .merge(
        .send(.run(.cancel(id: "x"), "cancel")),
        .send(.say("x")).cancellable(id: "x"),
        .send(.say("y")))))
  #expect(run.state.log == ["run", "cancel", "y"])
}

@Test("a cancellation that comes later cancels then, and not at once")
func laterCancellation() throws {
  var run = scripted()
  try run.send(.run(E.send(.say("ran"), after: .seconds(3)).cancellable(id: "x")))
  try run.send(.run(.concatenate(.send(.say("a"), after: .seconds(2)), .cancel(id: "x"))))
  #expect(run.record.steps.last?.cancelled.isEmpty == true)
  try run.advance(by: .seconds(1))
  #expect(run.pending.compactMap(\.action) == [.say("a"), .say("ran")])
  try run.run()
  #expect(run.state.log == ["run", "run", "a"])
  #expect(run.record.late.flatMap(\.cancelled).map(\.summary) == [".say(\"ran\")"])
  #expect(
    run.record.description.contains(
      """
         starts .say("a"), due at 2 s
         starts cancel "x", due at 2 s
         later, at 2 s: cancelled .say("ran"), due at 3 s
      """))
}

@Test("a restart that comes later ends what ran before, and not what it starts")
func laterRestart() throws {
  var run = scripted()
  try run.send(.run(E.send(.say("old"), after: .seconds(2)).cancellable(id: "x")))
  try run.send(
    .run(
      .concatenate(
        .send(.say("a"), after: .seconds(1)),
        .send(.say("new"), after: .seconds(2)).cancellable(id: "x", cancelInFlight: true))))
  try run.run()
  #expect(run.state.log == ["run", "run", "a", "new"])
}

@Test("what is only going to be cancelled is not, once what would have done so has ended")
func endedBeforeItBegan() throws {
  let load = E.send(.say("load"), after: .seconds(4)).cancellable(id: "request")
  let search = E.send(.say("search"), after: .seconds(4))
    .cancellable(id: "request", cancelInFlight: true).debounce(id: "pause", for: .seconds(1))
  var escaped = scripted()
  try escaped.send(.run(load))
  try escaped.send(.run(search))
  try escaped.send(.run(.cancel(id: "pause")))
  #expect(escaped.pending.count == 1)
  try escaped.send(.run(load))
  try escaped.run()
  #expect(escaped.state.log == ["run", "run", "run", "run", "load", "load"])
  // Typing on: only the last one ends what runs, and at its own time.
  var typed = scripted()
  try typed.send(.run(load))
  for _ in 0..<7 {
    try typed.send(.run(search))
    try typed.advance(by: .milliseconds(600))
  }
  #expect(typed.state.log.last == "load")
}

@Test("a feature ends all that a part of it has in flight, by the name that the part is run under")
func byName() throws {
  struct Ending: Reducer {
    enum Action: Hashable, Sendable { case timers(Timers.Action), ended(String) }
    var body: some Reducer<Timers.State, Action> {
      Reduce { state, action, dependencies in
        switch action {
        case .ended(let name): return dependencies.cancellation(of: name)
        case .timers(let action):
          return Timers().reduce(into: &state, action: action, dependencies: &dependencies)
            .map(Action.timers)
        }
      }
    }
  }
  var state = Timers.State(sheet: Timer.State())
  try state.list.append(Timer.State(id: 1))
  var run = Simulation(
    state, dependencies: Dependencies(page: "timers"), reducer: Ending())
  for action: Timers.Action in [
    .left(.startTapped), .right(.startTapped), .sheet(.startTapped), .row(1, .startTapped),
  ] { try run.send(.timers(action)) }
  for (name, left) in [("left", 3), ("sheet", 2), ("row", 1), ("lef", 1), ("right", 0)] {
    try run.send(.ended(name))
    #expect(run.pending.count == left, "\(name)")
  }
}
