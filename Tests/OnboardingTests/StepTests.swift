// What a step lets through, prepares, and waits for.

import Composable
import Onboarding
import Testing

private let all = allowingAll(Analytics.live)

@Test("a step decides by what the copy is, and may handle an action by itself")
func handling() throws {
  let tour = LampTour(steps: [
    LampStep("one", copy: "Try it.", focus: []) { state, action in
      switch action {
      case .switchTapped where state.switched == 0: .here { $0.switched = 10 }
      case .switchTapped where state.isOn: .dropped
      default: .real
      }
    }
  ]) { Lamp() }
  var run = run(tour, all)
  try run.send(.placeholder(.switchTapped))
  #expect(run.state.placeholderState == Lamp.State(switched: 10))
  #expect(run.record.events.isEmpty && run.pending.isEmpty)
  try run.send(.placeholder(.switchTapped))
  #expect(run.state.placeholderState == Lamp.State(isOn: true, switched: 11))
  #expect(run.record.events.count == 1 && run.pending.count == 1)
  try run.send(.placeholder(.switchTapped))
  #expect(run.record.drops.map(\.gate) == ["step one"])
}

@Test("a step prepares the copy as it begins, whichever way it is come to")
func preparing() throws {
  func step(_ id: String) -> LampStep {
    LampStep(
      id, copy: "", focus: [], prepare: { $0.switched = $1.switched + 1 + $0.switched }
    ) { _, _ in .real }
  }
  let tour = LampTour(steps: [step("one"), step("two")]) { Lamp() }
  var beginning = Lamp.State()
  beginning.switched = 10
  let begun = tour.begin(live: .init(), placeholder: beginning)
  #expect(begun.placeholderState.switched == 21)
  var run = Simulation(begun, dependencies: all, reducer: tour)
  try run.send(.previousTapped)
  #expect(run.state.placeholderState.switched == 21, "nothing begins")
  try run.send(.nextTapped)
  #expect(run.state.placeholderState.switched == 32)
  try run.send(.previousTapped)
  #expect(run.state.placeholderState.switched == 43)
  try run.send(.skipTapped)
  #expect(run.state.placeholderState == beginning)
  try run.send(.beginTapped)
  #expect(run.state == begun)
}

@Test("a goal is asked after each action that was let through, of the copy alone")
func goals() throws {
  let tour = LampTour(steps: [
    .free("one", goal: Goal { $0.now.switched - $0.beginning.switched >= 2 }), .free("two"),
  ]) { Lamp() }
  var run = run(tour, all)
  try run.send(.placeholder(.switchTapped))
  #expect(run.state.step == "one")
  try run.send(.nextTapped)
  try run.send(.previousTapped)
  try run.send(.placeholder(.switchTapped))
  #expect(run.state.step == "two")
}

@Test("a goal can wait for what it set off")
func waitsForAnEffect() throws {
  let tour = LampTour(steps: [
    .free("one", goal: Goal { $0.action == .dimDelayElapsed && !$0.now.isOn }), .free("two"),
  ]) { Lamp() }
  var run = run(tour, all)
  try run.send(.placeholder(.switchTapped))
  try run.advance(by: .milliseconds(9_999))
  #expect(run.state.step == "one")
  try run.advance(by: .milliseconds(1))
  #expect(run.state.step == "two")
}

@Test("a goal can wait for time, which begins anew with each change, and ends with the step")
func waitsForTime() throws {
  let tour = LampTour(steps: [
    .free("one", goal: Goal(after: .seconds(2)) { $0.now.isOn }), .free("two"), .free("three"),
  ]) { Lamp() }
  var begun = run(tour, all)
  try begun.send(.placeholder(.switchTapped))
  try begun.advance(by: .seconds(1))

  var reached = begun
  try reached.advance(by: .milliseconds(999))
  #expect(reached.state.step == "one")
  try reached.advance(by: .milliseconds(1))
  #expect(reached.state.step == "two")

  var off = begun
  try off.send(.placeholder(.switchTapped))
  try off.advance(by: .seconds(3))
  #expect(off.state.step == "one")

  // On by hand, and so no second step on when the time is over.
  for way: [LampTour.Action] in [[.nextTapped], [.nextTapped, .nextTapped]] {
    var moved = begun
    for action in way { try moved.send(action) }
    let step = moved.state.step
    try moved.advance(by: .seconds(3))
    #expect(moved.state.step == step)
  }
  var skipped = begun
  try skipped.send(.skipTapped)
  #expect(skipped.pending.isEmpty)
}

@Test("a goal with a wait is reached by an action that changes nothing, from the first one on")
func waitsForWhatChangesNothing() throws {
  let goal = Goal<Lamp.State, Lamp.Action>(after: .seconds(2)) { $0.action == .todayTapped }
  let one = LampStep("one", copy: "", focus: [], goal: goal) { _, _ in .here { _ in } }
  var run = run(LampTour(steps: [one, .free("two")]) { Lamp() }, all)
  try run.send(.placeholder(.todayTapped))
  try run.advance(by: .seconds(1))
  try run.send(.placeholder(.todayTapped))
  #expect(run.state.placeholderState == Lamp.State())
  #expect(run.pending.map(\.remaining) == [.seconds(1)], "the second one does not begin it anew")
  try run.advance(by: .seconds(1))
  #expect(run.state.step == "two")
}

@Test("a goal waits for itself alone, whatever else the effects of a tour are counted among")
func waitsForItself() throws {
  let goal = Goal<Lamp.State, Lamp.Action>(after: .seconds(2)) { $0.action == .todayTapped }
  let tour = LampTour(steps: [.free("one", goal: goal), .free("two")]) { Lamp() }
  let house = Reduce<LampTour.State, LampTour.Action> { state, action, dependencies in
    tour.reduce(into: &state, action: action, dependencies: &dependencies).cancellable(id: "house")
  }
  let begun = tour.begin(live: .init(), placeholder: .init())
  var run = Simulation(begun, dependencies: all, reducer: house)
  try run.send(.placeholder(.switchTapped))
  try run.send(.placeholder(.todayTapped))
  #expect(run.pending.map(\.remaining) == [.seconds(2), .seconds(10)])
  try run.advance(by: .seconds(2))
  #expect(run.state.step == "two")
}
