// The five golden traces of the tour, to the millisecond.

import Composable
import Exhibits
import Onboarding
import Testing

private typealias Tour = Onboarding<Todos>

/// A run of the plain tour, spoken to as a visitor does.
private struct Visit {
  var run = Simulation(
    Todos.plainOnboarding.begin(live: Todos.sample, placeholder: Todos.sample),
    dependencies: Dependencies(page: "todos/onboarding-plain")
      .allowing(Analytics.live).allowing(UniqueIDs.live)
  ) { Todos.plainOnboarding }

  var step: String? { run.state.step }
  var lastStep: Step<Tour.State, Tour.Action>? { run.record.steps.last }

  /// All of the placeholder's todos: `o Buy Milk, x Call Mom`.
  var all: String { Self.text(run.state.placeholderState.todos.elements) }
  /// Those that the filter shows.
  var shown: String { Self.text(run.state.placeholderState.shown) }

  private static func text(_ todos: [Todo.State]) -> String {
    todos.map { "\($0.isComplete ? "x" : "o") \($0.text)" }.joined(separator: ", ")
  }

  mutating func tap(_ action: Todos.Action) throws { try run.send(.placeholder(action)) }

  mutating func check(_ text: String) throws {
    let todo = try #require(run.state.placeholderState.todos.first { $0.text == text })
    try tap(.todo(todo.id, .checkBoxToggled))
  }
}

private let start = "o Check Mail, o Buy Milk, x Call Mom"

@Test("trace A: in the first step nothing but the steps' own buttons works")
func traceA() throws {
  var visit = Visit()
  let before = visit.run.state
  #expect(visit.step == "actions")
  #expect(visit.all == start)
  try visit.tap(.addTapped)
  try visit.tap(.clearCompletedTapped)
  try visit.tap(.editTapped)
  try visit.tap(.filterPicked(.active))
  try visit.check("Check Mail")
  try visit.run.send(.previousTapped)
  #expect(visit.run.state == before)
  #expect(visit.run.pending.isEmpty)
  #expect(visit.run.record.events.isEmpty)
  #expect(
    visit.run.record.steps.map { $0.drops.map(\.gate) }
      == Array(repeating: ["step actions"], count: 5) + [[]])
}

@Test("trace B: the filter is kept between steps, and a sort comes after a second")
func traceB() throws {
  var visit = Visit()
  try visit.run.send(.nextTapped)
  try visit.tap(.filterPicked(.active))
  #expect(visit.shown == "o Check Mail, o Buy Milk")
  try visit.check("Check Mail")
  #expect(visit.lastStep?.drops.map(\.gate) == ["step filters"])
  #expect(visit.all == start)
  try visit.run.send(.nextTapped)
  #expect(visit.run.state.placeholderState.filter == .active)
  try visit.check("Check Mail")
  #expect(visit.shown == "o Buy Milk")
  #expect(visit.run.pending.map(\.remaining) == [.seconds(1)])
  try visit.run.advance(by: .seconds(1))
  #expect(visit.shown == "o Buy Milk")
  #expect(visit.all == "o Buy Milk, x Check Mail, x Call Mom")
  try visit.run.send(.previousTapped)
  try visit.tap(.filterPicked(.all))
  try visit.run.send(.nextTapped)
  #expect(visit.shown == "o Buy Milk, x Check Mail, x Call Mom")
}

@Test("trace C: a sort that arrives in another step is dropped")
func traceC() throws {
  var visit = Visit()
  try visit.run.send(.nextTapped)
  try visit.run.send(.nextTapped)
  try visit.check("Check Mail")
  try visit.run.advance(by: .milliseconds(500))
  try visit.run.send(.previousTapped)
  try visit.run.advance(by: .milliseconds(499))
  #expect(visit.run.pending.count == 1)
  try visit.run.advance(by: .milliseconds(1))
  #expect(visit.run.pending.isEmpty)
  let arrival = try #require(visit.lastStep)
  #expect(arrival.time == .seconds(1))
  #expect(arrival.action == .placeholder(.sortDelayElapsed))
  #expect(arrival.drops.map(\.gate) == ["step filters"])
  #expect(visit.all == "x Check Mail, o Buy Milk, x Call Mom")
}

@Test("trace D: a second check within the second puts the sort off, and there is one sort")
func traceD() throws {
  var visit = Visit()
  try visit.run.send(.nextTapped)
  try visit.run.send(.nextTapped)
  try visit.check("Check Mail")
  try visit.run.advance(by: .milliseconds(500))
  try visit.check("Buy Milk")
  #expect(visit.run.pending.map(\.remaining) == [.seconds(1)])
  try visit.run.advance(by: .milliseconds(999))
  #expect(visit.run.now == .milliseconds(1499))
  #expect(visit.run.pending.map(\.remaining) == [.milliseconds(1)])
  try visit.run.advance(by: .milliseconds(1))
  let sorts = visit.run.record.steps.filter { $0.action == .placeholder(.sortDelayElapsed) }
  #expect(sorts.map(\.time) == [.milliseconds(1500)])
  #expect(visit.run.pending.isEmpty)
}

@Test("trace D: until the sort, what is checked stays where it was")
func traceDOrder() throws {
  var visit = Visit()
  try visit.run.send(.nextTapped)
  try visit.run.send(.nextTapped)
  // With one check that is taken back there is something for the sort to move.
  try visit.check("Call Mom")
  try visit.check("Check Mail")
  try visit.run.advance(by: .milliseconds(999))
  #expect(visit.all == "x Check Mail, o Buy Milk, o Call Mom")
  try visit.run.advance(by: .milliseconds(1))
  #expect(visit.all == "o Buy Milk, o Call Mom, x Check Mail")
}

@Test("trace E: a sort that arrives after the end is dropped, and the live app is untouched")
func traceE() throws {
  var visit = Visit()
  let live = visit.run.state.live
  try visit.run.send(.nextTapped)
  try visit.run.send(.nextTapped)
  try visit.check("Check Mail")
  try visit.run.send(.nextTapped)
  #expect(visit.step == nil)
  try visit.run.run()
  #expect(visit.lastStep?.time == .seconds(1))
  #expect(visit.lastStep?.drops.map(\.gate) == ["onboarding is over"])
  #expect(visit.run.state.live == live)
}
