// How reducers are composed.

import Composable
import Testing

private struct Trail: Hashable, Sendable {
  var steps: [String] = []
  var child = Child()
  var isOpen = true
  struct Child: Hashable, Sendable { var steps: [String] = [] }
}

private enum Move: Hashable, Sendable {
  case child(String)
  case own(String)
}

extension Case where Root == Move, Value == String {
  fileprivate static var child: Self {
    Case(Root.child) { if case .child(let it) = $0 { it } else { nil } }
  }
}

private func run(
  _ actions: Move...,
  @ReducerBuilder<Trail, Move> reducer: () -> some Reducer<Trail, Move>
) throws -> Simulation<Trail, Move> {
  var run = Simulation(
    Trail(), dependencies: Dependencies(page: "trail").allowing(Analytics.live), reducer: reducer)
  for action in actions { try run.send(action) }
  return run
}

@Test("the child runs first, then the parent, which sees what the child did")
func childFirst() throws {
  let run = try run(.child("a"), .own("b")) {
    Scope(state: \.child, action: .child) {
      Reduce { (state: inout Trail.Child, action: String) in
        state.steps.append(action)
        return .none
      }
    }
    Reduce { state, action in
      state.steps.append("\(ValueText.inline(action)) after \(state.child.steps.count)")
      return .none
    }
  }
  #expect(run.state.child.steps == ["a"])
  #expect(run.state.steps == [".child(\"a\") after 1", ".own(\"b\") after 1"])
}

@Test("the empty reducer never changes, never starts, never records")
func emptyReducer() throws {
  let run = try run(.child("a"), .own("b")) { EmptyReducer() }
  #expect(run.state == Trail())
  #expect(run.record.steps.allSatisfy { $0.didNothing })
}

private let logging = Reduce<Trail, Move> { state, action, dependencies in
  if case .own(let text) = action { state.steps.append(text) }
  return .merge(dependencies.analytics.track("Moved"), .send(.child("x"), after: .seconds(1)))
}

@Test("a gate lets an action pass, or drops it: what, where, by which gate and when")
func gate() throws {
  var run = try run(.own("a")) {
    logging.gate("only b") { _, action in action == .own("b") }
  }
  try run.advance(by: .seconds(3))
  try run.send(.own("b"))
  #expect(run.state.steps == ["b"])
  #expect(run.record.events.count == 1)
  let dropped = run.record.steps[0]
  #expect(dropped.action == .own("a"))
  #expect(dropped.time == .zero)
  #expect(dropped.drops.map(\.gate) == ["only b"])
  #expect(dropped.drops.map(\.path) == [.root])
  #expect(dropped.didNothing)
  #expect(run.record.steps[1].drops.isEmpty)
  #expect(run.record.steps[1].time == .seconds(3))
}

@Test("gates stack: the outer one is asked first, and the state decides")
func gatesStack() throws {
  let run = try run(.own("a"), .own("b"), .own("c")) {
    logging
      .gate("inner") { state, _ in state.steps.isEmpty }
      .gate("outer") { _, action in action != .own("c") }
  }
  #expect(run.record.steps.map { $0.drops.map(\.gate) } == [[], ["inner"], ["outer"]])
}

@Test("a reaction runs when its value changed, with the old one and the new one")
func onChange() throws {
  let run = try run(.own("a"), .child("ignored"), .own("b")) {
    Reduce<Trail, Move> { state, action in
      if case .own(let text) = action { state.steps.append(text) }
      return .none
    }
    .onChange(of: { $0.steps.count }) { old, new in
      Reduce { state, _ in
        state.child.steps.append("\(old) to \(new)")
        return .none
      }
    }
  }
  #expect(run.state.child.steps == ["0 to 1", "1 to 2"])
}

@Test("a reducer runs inside another on a copy of its state, under a path of its own")
func onACopy() throws {
  struct Preview: Reducer {
    typealias State = Timer.State
    typealias Action = Timer.Action
    func reduce(
      into state: inout State, action: Action, dependencies: inout Dependencies
    ) -> Effect<Action> {
      var copy = state
      let effect = Timer().run(
        as: "copy", on: &copy, action: action, dependencies: &dependencies)
      state.ticks = -copy.ticks
      return effect
    }
  }
  var run = Simulation(Timer.State(), dependencies: Dependencies(page: "copy")) { Preview() }
  try run.send(.startTapped)
  #expect(run.pending.map(\.owner.description) == ["copy"])
  try run.run()
  #expect(run.state.ticks == -1)
}

@Test("branches and loops of the builder compose what they are given", arguments: [true, false])
func builder(isOn: Bool) throws {
  let run = try run(.own("a")) {
    if isOn {
      logging
    } else {
      EmptyReducer()
    }
    if isOn { logging }
  }
  #expect(run.state.steps == (isOn ? ["a", "a"] : []))
}
