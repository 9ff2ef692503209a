// Tours made at random around features made at random.

import Composable
import Onboarding
import Testing

@Test("tours at random do what the plain one does, and the feature behind goes its own way")
func randomEchoes() throws {
  let seed = UInt64.random(in: 0...UInt64.max)
  var generator = SeededGenerator(seed: seed)
  var waited = 0
  for round in 0..<1_500 {
    let echo = Echo.random(&generator)
    let steps = (0..<3).map { _ in EchoStep.random(&generator) }
    let tour = EchoTour(steps: steps.enumerated().map { $1.step($0) }) { echo }
    let nowhere = Dependencies(page: "echo")
    var run = Simulation(
      EchoTour.State(live: .init(), placeholder: .init(), step: nil),
      dependencies: nowhere, reducer: tour)
    var plain = PlainEcho(rules: echo.rules, steps: steps)
    // The feature without a tour, for which the visitor's tours are time that passes.
    var alone = Simulation(Echo.State(), dependencies: nowhere, reducer: echo)
    var way: [String] = []
    for _ in 0..<25 {
      let kind = Int.random(in: 0..<6, using: &generator)
      switch Int.random(in: 0..<12, using: &generator) {
      case 0, 1:
        way.append("live \(kind)")
        if run.state.step == nil { try alone.send(.did(kind)) }
        try run.send(.live(.did(kind)))
        plain.tap(live: kind)
      case 2, 3:
        way.append("begin")
        try run.send(.beginTapped)
        plain.begin()
      case 4:
        way.append("next")
        try run.send(.nextTapped)
        plain.move(by: 1)
      case 5:
        way.append("previous")
        try run.send(.previousTapped)
        plain.move(by: -1)
      case 6 where kind == 0:
        way.append("skip")
        try run.send(.skipTapped)
        plain.end()
      default:
        way.append("try \(kind)")
        try run.send(.placeholder(.did(kind)))
        plain.tryOut(kind)
      }
      plain.wait(0)
      let time = [0, 0, 250, 500, 1_000].randomElement(using: &generator) ?? 0
      way.append("+\(time)")
      if run.state.step != nil, alone.isExpectingMore { waited += 1 }
      try run.advance(by: .milliseconds(time))
      try alone.advance(by: .milliseconds(time))
      plain.wait(time)
      guard run.state.step == plain.step.map(String.init),
        run.state.placeholderState == plain.placeholder, run.state.live == plain.live,
        run.pending.map(\.remaining) == plain.remaining.map({ .milliseconds($0) })
      else {
        let why = "\(way)\n\(echo.rules)\n\(steps)\n\(run.record)"
        Issue.record("seed \(seed), round \(round): \(why)")
        return
      }
      #expect(run.state.live == alone.state, "seed \(seed), round \(round): \(way)")
    }
  }
  #expect(waited > 500, "\(waited)")
}

@Test("a goal that several actions find reached at one time moves on by one step")
func oneStepAtATime() throws {
  let echo = Echo(rules: [
    .init(counts: 1, next: [.init(kind: 1, after: 0)]),
    .init(next: [.init(kind: 2, after: 0)]), .init(),
  ])
  let steps = [EchoStep(allowed: [0, 1, 2], goal: 1, wait: 0)]
  let rest = [EchoStep(allowed: [], goal: nil, wait: 0), EchoStep(allowed: [], goal: nil, wait: 0)]
  let tour = EchoTour(steps: (steps + rest).enumerated().map { $1.step($0) }) { echo }
  var run = Simulation(
    tour.begin(live: .init(), placeholder: .init()), dependencies: Dependencies(page: "echo"),
    reducer: tour)
  try run.send(.placeholder(.did(0)))
  #expect(run.state.step == "1")
  #expect(run.state.placeholderState.last == 2, "all that came of it at once belongs to its step")
}

@Test("what the feature waits for arrives during a tour; what a visitor names of it does not")
func liveGoesOn() throws {
  let echo = Echo(rules: [
    .init(next: [.init(kind: 1, after: 4_000)]), .init(counts: 1),
  ])
  let tour = EchoTour(steps: [EchoStep(allowed: [], goal: nil, wait: 0).step(0)]) { echo }
  var run = Simulation(
    EchoTour.State(live: .init(), placeholder: .init(), step: nil),
    dependencies: Dependencies(page: "echo"), reducer: tour)
  try run.send(.live(.did(0)))
  try run.send(.beginTapped)
  try run.send(.live(.did(1)))
  #expect(run.record.steps.last?.drops.map(\.gate) == ["onboarding"])
  #expect(run.state.live.count == 0)
  try run.advance(by: .seconds(5))
  #expect(run.state.live.count == 1)
  try run.send(.skipTapped)
  #expect(run.state.live.count == 1 && run.pending.isEmpty)
}
