// The tour over the list of things to do, with its goals.

import Composable
import ComposableTesting
import Exhibits
import Onboarding
import Testing

private let dependencies = Dependencies(page: "todos/onboarding")
  .allowing(Analytics.live).allowing(UniqueIDs.live)

private func tour(
  at step: String? = "actions"
) -> TestStore<Onboarding<Todos>.State, Onboarding<Todos>.Action> {
  TestStore(
    .init(live: Todos.sample, placeholder: Todos.practice, step: step), dependencies: dependencies
  ) { Todos.onboarding }
}

private let mail = UniqueID(0xA1)
private let milk = UniqueID(0xA2)

@Test("adding a todo moves on from the actions, and is recorded as of the tour")
func addingMovesOn() {
  var store = tour()
  store.send(.placeholder(.addTapped)) {
    try $0.placeholderState.todos.insert(Todo.State(id: UniqueID(0)), at: 0)
  }
  store.receive(.goalReached) { $0.step = "filters" }
  #expect(
    store.events == [
      Event(
        client: "analytics", name: "[Onboarding] Add Todo", properties: ["onboarding": "true"])
    ])
}

@Test("the filter from Active back to All moves on from the filters; another way does not")
func filteringMovesOn() {
  var store = tour(at: "filters")
  for filter: Todos.Filter in [.completed, .all, .active, .completed, .all] {
    store.send(.placeholder(.filterPicked(filter))) { $0.placeholderState.filter = filter }
  }
  store.send(.placeholder(.filterPicked(.active))) { $0.placeholderState.filter = .active }
  store.send(.placeholder(.filterPicked(.active)))
  store.send(.placeholder(.filterPicked(.all))) { $0.placeholderState.filter = .all }
  store.receive(.goalReached) { $0.step = "todos" }
}

@Test("checking two todos ends the tour when they have sunk; one that is unchecked does not count")
func checkingEnds() {
  var store = tour(at: "todos")
  func check(_ id: UniqueID, _ isComplete: Bool) {
    store.send(.placeholder(.todo(id, .checkBoxToggled))) {
      $0.placeholderState.todos[id: id]?.isComplete = isComplete
    }
  }
  check(mail, true)
  check(mail, false)
  check(milk, true)
  store.advance(by: .seconds(1))
  store.receive(.placeholder(.sortDelayElapsed)) {
    $0.placeholderState.todos.partitionStably(by: \.isComplete)
  }
  check(mail, true)
  store.advance(by: .seconds(1))
  store.receive(.placeholder(.sortDelayElapsed)) {
    $0.placeholderState.todos.partitionStably(by: \.isComplete)
  }
  store.receive(.goalReached) {
    $0.step = nil
    $0.placeholderState = Todos.practice
  }
  #expect(store.drops == [])
}

@Test("whoever comes back to a step that is done finds something to do again")
func comingBack() {
  var store = tour(at: "todos")
  store.exhaustivity = .off
  store.send(.placeholder(.todo(mail, .checkBoxToggled)))
  store.send(.placeholder(.todo(milk, .checkBoxToggled)))
  store.send(.previousTapped)
  store.send(.placeholder(.filterPicked(.completed)))
  store.send(.nextTapped) { $0.placeholderState = Todos.practice }
}

@Test("skip ends the tour from any step")
func skipEnds() {
  for step in ["actions", "filters", "todos"] {
    var store = tour(at: step)
    store.send(.skipTapped) { $0.step = nil }
  }
}

@Test("previous on the first step stays, and next on the last ends")
func firstAndLast() {
  var first = tour()
  first.send(.previousTapped)
  var last = tour(at: "todos")
  last.send(.nextTapped) { $0.step = nil }
}

@Test("the live app takes nothing while the tour is on, and everything after it")
func liveAppWaits() {
  var during = tour()
  during.send(.live(.editTapped))
  #expect(during.drops == ["onboarding"])
  var after = tour(at: nil)
  after.send(.live(.editTapped)) { $0.live.isEditing = true }
  after.send(.live(.addTapped)) {
    try $0.live.todos.insert(Todo.State(id: UniqueID(0)), at: 0)
  }
  #expect(after.events == [Event(client: "analytics", name: "Add Todo")])
}

@Test("Skip is shown on each step but the last")
func skipIsHiddenAtTheEnd() {
  #expect(Todos.onboarding.steps.map(\.showsSkip) == [true, true, false])
  #expect(Todos.plainOnboarding.steps.map(\.showsSkip) == [true, true, false])
}

@Test("the copy names controls that are of use in its state, and no other")
func copyNamesControls() {
  func named(_ tour: Onboarding<Todos>, _ filter: Todos.Filter) -> [[String]] {
    var state = Todos.practice
    state.filter = filter
    return tour.steps.map { $0.phrases(for: state).filter(\.isControl).map(\.text) }
  }
  #expect(named(Todos.onboarding, .all) == [["Add"], ["Active"], ["Check Mail", "Buy Milk"]])
  #expect(
    named(Todos.onboarding, .active) == [["Add"], ["All"], ["Check Mail", "Buy Milk"]])
  #expect(named(Todos.plainOnboarding, .all) == [[], ["Active", "Completed"], []])
  #expect(named(Todos.plainOnboarding, .completed) == [[], ["All", "Active"], ["Previous"]])
}

@Test("copy is parted at its marks; a mark that is not closed is text")
func phrases() {
  func parts(_ copy: String) -> [String] {
    Todos.Step("step", copy: copy, focus: []) { _, _ in .dropped }.phrases(for: Todos.sample)
      .map { $0.isControl ? "<\($0.text)>" : $0.text }
  }
  #expect(parts("Tap [[Add]], or [[Edit]].") == ["Tap ", "<Add>", ", or ", "<Edit>", "."])
  #expect(parts("[[Add]]") == ["<Add>"])
  #expect(parts("Nothing") == ["Nothing"])
  #expect(parts("Tap [[Add") == ["Tap ", "[[Add"])
  #expect(parts("Tap [[Add]. Or [[Edit]].") == ["Tap ", "[[Add]. Or ", "<Edit>", "."])
}
