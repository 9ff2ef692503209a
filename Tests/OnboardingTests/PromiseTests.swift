// What the build says of a tour that does not keep what it says.

import Atlas
import Composable
import Drawing
import Onboarding
import Testing

/// What is found on the page of a tour.
private func findings<Base: Reducer<Lamp.State, Lamp.Action>>(
  _ tour: Onboarding<Base>, at step: String? = nil, in region: RegionName = "all"
) -> [Finding] {
  var state = tour.begin(live: .init(), placeholder: .init())
  if let step { state.step = step }
  return Page("lamp", state) {
    tour
  } view: { store in
    OnboardingView(store, of: tour) { LampView(store: $0).region(region) }
  } story: {
    Frame("start")
  }
  .promising(tour.promises)
  .allowing(Analytics.live, UniqueIDs.live, Today.placeholder)
  .exploring { $0.states = 400 }
  .explored().audit()
}

private func step(
  _ copy: String, id: String = "one", goal: Goal<Lamp.State, Lamp.Action>? = nil,
  handling: @escaping @Sendable (Lamp.State, Lamp.Action) -> LampStep.Handling
) -> LampStep {
  LampStep(id, copy: copy, focus: ["lamp"], goal: goal, handling: handling)
}

@Test("a control of the copy that is live and of no use to the goal is found")
func uselessControl() throws {
  // The goal is the switch; the copy speaks of another control as well, which does something.
  let found = findings(
    LampTour(steps: [
      step("Tap [[Id]], then [[Switch]].", goal: Goal { $0.now.isOn }) { _, action in
        switch action {
        case .idTapped: .here { $0.secondsOfToday = 1 - $0.secondsOfToday }
        case .switchTapped: .real
        default: .dropped
        }
      }
    ]) { Lamp() })
  #expect(found.count == 1, "\(found)")
  let useless = try #require(found.first)
  #expect(useless.check == .copyIsTrue)
  #expect(
    useless.message.hasPrefix(
      "the copy speaks of 'Id', which leads no nearer to the goal of 'one'."), "\(found)")
}

@Test("a control that is one of several things to do for the goal is of use")
func usefulControls() {
  let goal = Goal<Lamp.State, Lamp.Action> { $0.now.ids.count == 2 && $0.now.isOn }
  let tour = LampTour(
    steps: [
      LampStep(
        "one",
        copy: { state in
          let missing = (state.isOn ? [] : ["[[Switch]]"]) + (state.ids.count < 2 ? ["[[Id]]"] : [])
          return "Tap \(missing.joined(separator: " and "))."
        }, focus: ["lamp"], goal: goal
      ) { state, action in
        switch action {
        case .idTapped: state.ids.count < 2 ? .real : .dropped
        case .switchTapped: state.isOn ? .dropped : .here { $0.isOn = true }
        default: .dropped
        }
      }
    ], sandbox: Sandbox(Lamp()).allowing(UniqueIDs.live))
  #expect(findings(tour) == [])
}

@Test("a goal that cannot be reached from a state of its step is found")
func unreachable() throws {
  // Who looks at the date first can switch no more.
  let found = findings(
    LampTour(
      steps: [
        step("Try it.", goal: Goal { $0.now.isOn }) { state, action in
          switch action {
          case .todayTapped: .here { $0.secondsOfToday = 1 }
          case .switchTapped where state.secondsOfToday == 0: .real
          default: .dropped
          }
        }
      ]) { Lamp() })
  #expect(found.map(\.check) == [.goalIsReachable])
  #expect(found.first?.path == ["Today"], "\(found)")
}

@Test("a goal with a wait that asks for an action which changes nothing can be reached")
func reachableByWhatChangesNothing() {
  let goal = Goal<Lamp.State, Lamp.Action>(after: .seconds(1)) { $0.action == .switchTapped }
  let counting = Reduce<Lamp.State, Lamp.Action> { _, _, dependencies in
    dependencies.analytics.track("Switch")
  }
  let one = step("Tap [[Switch]].", goal: goal) { _, action in
    action == .switchTapped ? .real : .dropped
  }
  let tour = Onboarding(steps: [one], sandbox: Sandbox(counting))
  #expect(findings(tour) == [])
}

@Test("a client that the sandbox denies is found, and the message says where to allow it")
func deniedClient() {
  let found = findings(
    LampTour(steps: [step("Tap [[Id]].") { _, action in action == .idTapped ? .real : .dropped }]) {
      Lamp()
    })
  #expect(found.map(\.check) == [.dependencies])
  #expect(
    found.first?.message.contains(
      "calls uuid, which the sandbox of the tour does not allow. Add it there with .allowing(…).")
      == true, "\(found)")
}

@Test("two steps of one name are found on the page, with both of them")
func duplicateSteps() {
  let tour = LampTour(
    steps: ["one", "two", "one", "two"].map { id in
      step("Look.", id: id) { _, _ in .dropped }
    }
  ) { Lamp() }
  let found = findings(tour).filter { $0.check == .madeRight }
  #expect(
    found.map { $0.message.split(separator: ": ")[1] } == [
      "the steps 1 and 3 of the tour are both called 'one'. A tour could not tell where it is",
      "the steps 2 and 4 of the tour are both called 'two'. A tour could not tell where it is",
    ], "\(found)")
  #expect(found.allSatisfy { $0.page == "lamp" })
  #expect(found.allSatisfy { $0.message.hasPrefix("OnboardingTests/PromiseTests.swift:") })
}

@Test("a tour at a step that it has not is found, and is over")
func absentStep() throws {
  let tour = LampTour(steps: [.free("one"), .free("two")]) { Lamp() }
  let found = findings(tour, at: "tow")
  #expect(found.map(\.check) == [.madeRight], "\(found)")
  let words = "the tour is at the step 'tow', which it does not have, and so it is over."
  #expect(found.first?.message.hasPrefix(words + " There are: 'one', 'two'.") == true, "\(found)")
  var run = run(tour, allowingAll(Analytics.live), step: "tow")
  try run.send(.live(.switchTapped))
  #expect(run.state.live.isOn, "as the view shows it")
  try run.send(.beginTapped)
  #expect(run.state.step == "one")
}

@Test("a region that is called as the panel is found, and the goal is not blamed")
func regionCalledAsPanel() {
  let tour = LampTour(steps: [
    step("Tap [[Switch]].", goal: Goal { $0.now.isOn }) { _, action in
      action == .switchTapped ? .real : .dropped
    }
  ]) { Lamp() }
  #expect(findings(tour) == [])
  let found = findings(tour, in: "step")
  #expect(found.map(\.check) == [.madeRight], "\(found)")
  #expect(
    found.first?.message.contains(
      "more than one region is called 'step', as the one is whose controls lead from step to step")
      == true, "\(found)")
}
