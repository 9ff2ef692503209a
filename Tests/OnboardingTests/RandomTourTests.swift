// A hundred visitors of each tour, who do whatever they like.

import Atlas
import Composable
import Drawing
import Exhibits
import Onboarding
import Testing

/// A tour that is run, and looked at as its page draws it.
private struct RandomVisit {
  typealias Tour = Onboarding<Todos>

  let tour: Tour
  var run: Simulation<Tour.State, Tour.Action>
  var random: SeededGenerator
  var way: [String] = []

  init(_ tour: Tour, on placeholder: Todos.State, seed: UInt64) {
    self.tour = tour
    random = SeededGenerator(seed: seed)
    run = Simulation(
      tour.begin(live: Todos.sample, placeholder: placeholder),
      dependencies: Dependencies(page: "tour").allowing(Analytics.live)
        .allowing(UniqueIDs.counting(from: 0xB0)), reducer: tour)
  }

  var drawing: Drawing {
    Drawing(of: OnboardingView(Store(run.state), of: tour) { TodosView(store: $0) })
  }

  /// The controls that do something, whose names are those.
  func isLive(_ name: String) throws -> Bool {
    try drawing.slots.contains { slot in
      guard slot.name == name, !slot.isDisabled,
        let action = slot.intent.action(as: Tour.Action.self)
      else { return false }
      var attempt = run
      let before = attempt.node
      try attempt.send(action)
      return attempt.node != before || attempt.record.events.count > run.record.events.count
    }
  }

  /// Does one thing, of all that is drawn: visible, redacted, inert or not. Or waits.
  mutating func step() throws -> Tour.Action? {
    let slots = drawing.slots
    let choice = Int(random.next() % UInt64(slots.count + 2))
    guard choice < slots.count else {
      let time = [250, 1_000][choice - slots.count]
      way.append("+\(time)ms")
      try run.advance(by: .milliseconds(time))
      return nil
    }
    way.append(slots[choice].name ?? "?")
    guard !slots[choice].isDisabled, let action = slots[choice].intent.action(as: Tour.Action.self)
    else { return nil }
    try run.send(action)
    return action
  }

  /// What holds after each step, whatever was done.
  func check() throws {
    for name in tour.promises(of: run.state).controls {
      #expect(try isLive(name), "the copy says '\(name)': \(way)")
    }
    #expect(run.record.denials.isEmpty, "\(way)")
    guard run.state.step == nil else {
      #expect(run.state.live == Todos.sample, "\(way)")
      return
    }
    #expect(run.state.placeholderState == run.state.beginning, "\(way)")
    #expect(run.state.live == Todos.sample, "\(way)")
  }
}

private let seed: UInt64 = 20_260_223

@Test("a hundred visitors of the tour: what the plain one does, it does", arguments: 0..<100)
func randomTour(number: Int) throws {
  var visit = RandomVisit(
    Todos.onboarding, on: Todos.practice, seed: seed &+ UInt64(number))
  var plain = PlainTour()
  func check() throws {
    let way = Comment(rawValue: "seed \(seed &+ UInt64(number)): \(visit.way)")
    let state = visit.run.state
    #expect(state.step == plain.step.map { plain.names[$0] }, way)
    #expect(state.placeholderState.filter == plain.filter, way)
    #expect(
      state.placeholderState.todos.map(\.isComplete) == plain.rows.map(\.isDone), way)
    #expect(
      state.placeholderState.todos.map(\.text)
        == plain.rows.map { row in
          row.number < 0 ? "" : ["Check Mail", "Buy Milk", "Call Mom", "Pay Rent"][row.number - 1]
        }, way)
    #expect(
      visit.run.pending.map(\.remaining) == (plain.sort.map { [.milliseconds($0)] } ?? []), way)
    if plain.step != nil { #expect(plain.canReachGoal, way) }
    try visit.check()
  }
  try check()
  for _ in 0..<40 where plain.step != nil {
    let numbers = plain.rows
    let todos = visit.run.state.placeholderState.todos
    let start = visit.run.now
    switch try visit.step() {
    case nil:
      let passed = visit.run.now - start
      if passed > .zero { plain.act(.wait(passed == .seconds(1) ? 1_000 : 250)) }
    case .nextTapped: plain.move(by: 1)
    case .previousTapped: plain.move(by: -1)
    case .skipTapped: plain.end()
    case .placeholder(.addTapped): plain.act(.add)
    case .placeholder(.filterPicked(let filter)): plain.act(.pick(filter))
    case .placeholder(.todo(let id, .checkBoxToggled)):
      let row = try #require(todos.position(of: id))
      plain.act(.toggle(numbers[row].number))
    default: break
    }
    try check()
  }
}

@Test("a hundred visitors of the plain tour: nothing gets out of it", arguments: 0..<100)
func randomPlainTour(number: Int) throws {
  var visit = RandomVisit(
    Todos.plainOnboarding, on: Todos.sample, seed: seed &+ 1_000 &+ UInt64(number))
  try visit.check()
  for _ in 0..<40 where visit.run.state.step != nil {
    _ = try visit.step()
    try visit.check()
  }
}

@Test("a hundred visitors of the tour by hand: nothing gets out of it", arguments: 0..<100)
func randomTourByHand(number: Int) throws {
  var visit = RandomVisit(
    Todos.onboardingByHand, on: Todos.sample, seed: seed &+ 2_000 &+ UInt64(number))
  try visit.check()
  for _ in 0..<40 where visit.run.state.step != nil {
    let step = visit.run.state.step
    let events = visit.run.record.events.count
    _ = try visit.step()
    try visit.check()
    // What the step does by hand is heard of by nobody.
    if step == "by-hand" { #expect(visit.run.record.events.count == events, "\(visit.way)") }
  }
}
