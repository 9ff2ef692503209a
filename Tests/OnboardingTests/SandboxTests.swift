// What a tour may call outside, and that nothing of it stays.

import Composable
import Onboarding
import Testing

private let one = [LampStep.free("one")]
private let all = allowingAll(
  Analytics.live, Today(secondsSince1970: 7), UniqueIDs.counting(from: 40))

@Test("inside a tour every client is denied but analytics, though the page allows it")
func deniesByDefault() throws {
  var run = run(LampTour(steps: one) { Lamp() }, all)
  try run.send(.placeholder(.switchTapped))
  #expect(run.record.denials.isEmpty)
  try run.send(.placeholder(.todayTapped))
  try run.send(.placeholder(.idTapped))
  #expect(run.record.denials.map(\.denial.client) == ["date", "uuid"])
  #expect(run.record.denials.map(\.denial.path.description) == ["placeholder", "placeholder"])
  #expect(
    run.record.denials.first?.denial.words
      == "calls date, which the sandbox of the tour does not allow. Add it there with .allowing(…)."
  )
  // Outside it is the page that decides.
  try run.send(.skipTapped)
  try run.send(.live(.idTapped))
  #expect(run.record.denials.count == 2)
  #expect(run.state.live.ids == [UniqueID(40)])
}

@Test("what the sandbox lets in is denied by the page, if that does not allow it")
func deniedByThePage() throws {
  let sandbox = Sandbox(Lamp()).allowing(UniqueIDs.self)
  var run = run(LampTour(steps: one, sandbox: sandbox), Dependencies(page: "lamp"))
  for action in [Lamp.Action.switchTapped, .idTapped, .todayTapped] {
    try run.send(.placeholder(action))
  }
  #expect(
    run.record.denials.map(\.denial.words) == [
      "calls analytics, which the page does not allow. Add it to the page with .allowing(…).",
      "calls uuid, which the page does not allow. Add it to the page with .allowing(…).",
      "calls date, which the sandbox of the tour does not allow. Add it there with .allowing(…).",
    ])
}

@Test("analytics are tagged by default, as the sandbox says otherwise, or denied")
func analytics() throws {
  func events(_ sandbox: Sandbox<Lamp>) throws -> [String] {
    var run = run(LampTour(steps: one, sandbox: sandbox), all)
    try run.send(.placeholder(.switchTapped))
    try run.send(.skipTapped)
    try run.send(.live(.switchTapped))
    return run.record.events.map(\.description) + run.record.denials.map(\.denial.client)
  }
  let outside = "analytics: Switch"
  let sandbox = Sandbox(Lamp())
  #expect(
    try events(sandbox)
      == ["analytics: [Onboarding] Switch (onboarding = \"true\")", outside])
  #expect(
    try events(sandbox.allowing(Analytics.self) { $0.tagged("Lesson") })
      == ["analytics: [Lesson] Switch (lesson = \"true\")", outside])
  #expect(try events(sandbox.allowing(Analytics.placeholder)) == [outside])
  #expect(try events(sandbox.allowing(Analytics.self)) == [outside, outside])
  #expect(try events(sandbox.denying(Analytics.self)) == [outside, "analytics"])
}

@Test("a client of the sandbox's own counts for itself, and begins anew with each tour")
func ownClient() throws {
  let sandbox = Sandbox(Lamp()).allowing(UniqueIDs.counting(from: 100))
  var run = run(LampTour(steps: one, sandbox: sandbox), all)
  let start = run.node
  for _ in 0..<2 {
    try run.send(.placeholder(.idTapped))
    try run.send(.placeholder(.idTapped))
    #expect(run.state.placeholderState.ids == [UniqueID(100), UniqueID(101)])
    try run.send(.skipTapped)
    try run.send(.beginTapped)
  }
  #expect(run.node == start)
  // The page need not allow it.
  var bare = onboardingRun(sandbox)
  try bare.send(.placeholder(.idTapped))
  #expect(bare.record.denials.isEmpty)
  try bare.send(.skipTapped)
  try bare.send(.live(.idTapped))
  #expect(bare.record.denials.map(\.denial.path.description) == ["live"])
}

private func onboardingRun(
  _ sandbox: Sandbox<Lamp>
) -> Simulation<LampTour.State, LampTour.Action> {
  run(LampTour(steps: one, sandbox: sandbox), Dependencies(page: "lamp"))
}

@Test("a client of the page that is let in as it is goes on counting outside")
func clientOfThePage() throws {
  let sandbox = Sandbox(Lamp()).allowing(UniqueIDs.self)
    .allowing(Today.self) { Today(secondsSince1970: $0.secondsSince1970 + 1) }
  var run = run(LampTour(steps: one, sandbox: sandbox), all)
  try run.send(.placeholder(.idTapped))
  try run.send(.placeholder(.todayTapped))
  #expect(run.state.placeholderState.ids == [UniqueID(40)])
  #expect(run.state.placeholderState.secondsOfToday == 8)
  try run.send(.skipTapped)
  try run.send(.live(.idTapped))
  try run.send(.live(.todayTapped))
  #expect(run.state.live.ids == [UniqueID(41)])
  #expect(run.state.live.secondsOfToday == 7)
}

@Test("the end of a tour puts all back: the copy, what is in flight, the clients")
func endPutsBack() throws {
  let tour = LampTour(steps: one) { Lamp() }
  var run = run(tour, all)
  var untouched = run
  try untouched.send(.skipTapped)
  try run.send(.placeholder(.switchTapped))
  #expect(run.pending.count == 1)
  for end: LampTour.Action in [.skipTapped, .nextTapped] {
    var run = run
    try run.send(end)
    #expect(run.node == untouched.node)
  }
}

@Test("what is in flight may arrive late to be dropped, but never in the next tour")
func lateEffects() throws {
  let sandbox = Sandbox(Lamp()).droppingLateEffects()
  var run = run(LampTour(steps: one, sandbox: sandbox), all)
  try run.send(.placeholder(.switchTapped))
  try run.send(.skipTapped)
  var late = run
  try late.advance(by: .seconds(10))
  #expect(late.record.drops.map(\.gate) == ["onboarding is over"])
  try run.send(.beginTapped)
  #expect(run.pending.isEmpty)
  #expect(run.state.placeholderState == Lamp.State())
}

@Test("what parts have in flight as a tour ends arrives late as well, to be dropped")
func lateParts() throws {
  struct Bells: Reducer {
    struct State: Hashable, Sendable {
      var lamp: Lamp.State?
    }
    enum Action: Hashable, Sendable {
      case hungUp
      case lamp(Lamp.Action)
    }
    var body: some Reducer<State, Action> {
      Reduce { state, action in
        if action == .hungUp { state.lamp = Lamp.State() }
        return .none
      }
      .ifLet(
        \.lamp,
        action: Case(Action.lamp, name: "lamp") { if case .lamp(let it) = $0 { it } else { nil } }
      ) { Lamp() }
    }
  }
  for isKept in [false, true] {
    let sandbox = Sandbox(Bells())
    let step = OnboardingStep<Bells.State, Bells.Action>("one", copy: "Try it.", focus: []) {
      _, _ in
      .real
    }
    let tour = Onboarding(steps: [step], sandbox: isKept ? sandbox.droppingLateEffects() : sandbox)
    var run = Simulation(
      Onboarding<Bells>.State(live: .init(), placeholder: .init(), step: "one"),
      dependencies: all, reducer: tour)
    try run.send(.placeholder(.hungUp))
    try run.send(.placeholder(.lamp(.switchTapped)))
    try run.send(.skipTapped)
    try run.advance(by: .seconds(10))
    #expect(run.record.drops.map(\.gate) == (isKept ? ["onboarding is over"] : []))
  }
}

@Test("two tours on one page end each by itself")
func twoTours() throws {
  struct Both: Reducer {
    struct State: Hashable, Sendable {
      var one = LampTour.State(live: .init(), placeholder: .init(), step: "one")
      var other = LampTour.State(live: .init(), placeholder: .init(), step: "one")
    }
    enum Action: Hashable, Sendable { case one(LampTour.Action), other(LampTour.Action) }
    var body: some Reducer<State, Action> {
      Scope(
        state: \.one,
        action: Case(Action.one, name: "one") { if case .one(let it) = $0 { it } else { nil } }
      ) { tour }
      Scope(
        state: \.other,
        action: Case(Action.other, name: "other") {
          if case .other(let it) = $0 { it } else { nil }
        }
      ) { tour }
    }
    var tour: LampTour {
      LampTour(steps: one, sandbox: Sandbox(Lamp()).allowing(UniqueIDs.counting(from: 5)))
    }
  }
  var run = Simulation(Both.State(), dependencies: all, reducer: Both())
  for action: LampTour.Action in [.placeholder(.switchTapped), .placeholder(.idTapped)] {
    try run.send(.one(action))
    try run.send(.other(action))
  }
  try run.send(.one(.skipTapped))
  #expect(run.pending.count == 1)
  try run.send(.other(.placeholder(.idTapped)))
  #expect(run.state.other.placeholderState.ids == [UniqueID(5), UniqueID(6)])
}
