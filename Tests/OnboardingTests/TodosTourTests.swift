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
    .init(live: Todos.sample, placeholder: Todos.sample, step: step), dependencies: dependencies
  ) { Todos.onboarding }
}

private let mail = UniqueID(0xA1)
private let milk = UniqueID(0xA2)

@Test("adding a todo moves on from the actions, and is recorded as of the tour")
func addingMovesOn() {
  var store = tour()
  store.send(.placeholder(.addTapped)) {
    try $0.placeholderState.todos.insert(Todo.State(id: UniqueID(0)), at: 0)
    $0.progress = 1
  }
  store.receive(.goalReached) {
    $0.step = "filters"
    $0.progress = 0
  }
  #expect(
    store.events == [
      Event(
        client: "analytics", name: "[Onboarding] Add Todo", properties: ["onboarding": "true"])
    ])
}

@Test("the filter to Active and back to All moves on from the filters")
func filteringMovesOn() {
  var store = tour(at: "filters")
  store.send(.placeholder(.filterPicked(.completed))) {
    $0.placeholderState.filter = .completed
  }
  store.send(.placeholder(.filterPicked(.all))) { $0.placeholderState.filter = .all }
  store.send(.placeholder(.filterPicked(.active))) {
    $0.placeholderState.filter = .active
    $0.progress = 1
  }
  store.send(.placeholder(.filterPicked(.all))) {
    $0.placeholderState.filter = .all
    $0.progress = 2
  }
  store.receive(.goalReached) {
    $0.step = "todos"
    $0.progress = 0
  }
}

@Test("checking two todos ends the tour; one that is unchecked again does not count")
func checkingEnds() {
  var store = tour(at: "todos")
  func check(_ id: UniqueID) -> Onboarding<Todos>.Action {
    .placeholder(.todo(id, .checkBoxToggled))
  }
  store.send(check(mail)) {
    $0.placeholderState.todos[id: mail]?.isComplete = true
    $0.progress = 1
  }
  store.send(check(mail)) {
    $0.placeholderState.todos[id: mail]?.isComplete = false
    $0.progress = 0
  }
  store.send(check(mail)) {
    $0.placeholderState.todos[id: mail]?.isComplete = true
    $0.progress = 1
  }
  store.send(check(milk)) {
    $0.placeholderState.todos[id: milk]?.isComplete = true
    $0.progress = 2
  }
  store.receive(.goalReached) {
    $0.step = nil
    $0.progress = 0
  }
  store.advance(by: .seconds(1))
  store.receive(.placeholder(.sortDelayElapsed))
  #expect(store.drops == ["onboarding is over"])
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
    var state = Todos.sample
    state.filter = filter
    return tour.steps.map { $0.phrases(for: state).filter(\.isControl).map(\.text) }
  }
  #expect(named(Todos.onboarding, .all) == [["Add"], ["Active"], []])
  #expect(named(Todos.onboarding, .active) == [["Add"], ["All"], []])
  #expect(named(Todos.plainOnboarding, .all) == [[], ["Active", "Completed"], []])
  #expect(named(Todos.plainOnboarding, .completed) == [[], ["All", "Active"], []])
}

@Test("copy is parted at its marks; a mark that is not closed is text")
func phrases() {
  func parts(_ copy: String) -> [String] {
    Todos.Step("step", copy: copy, focus: []) { _ in .dropped }.phrases(for: Todos.sample)
      .map { $0.isControl ? "<\($0.text)>" : $0.text }
  }
  #expect(parts("Tap [[Add]], or [[Edit]].") == ["Tap ", "<Add>", ", or ", "<Edit>", "."])
  #expect(parts("[[Add]]") == ["<Add>"])
  #expect(parts("Nothing") == ["Nothing"])
  #expect(parts("Tap [[Add") == ["Tap ", "Add"])
}
