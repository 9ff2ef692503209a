// The list of things to do.

import Composable
import ComposableTesting
import Exhibits
import Testing

private func todos(
  _ change: (inout Todos.State) -> Void = { _ in }
) -> TestStore<Todos.State, Todos.Action> {
  var state = Todos.sample
  change(&state)
  return TestStore(
    state,
    dependencies: Dependencies(page: "todos/app")
      .allowing(Analytics.live).allowing(UniqueIDs.live)
  ) { Todos() }
}

private let mail = UniqueID(0xA1)
private let milk = UniqueID(0xA2)
private let mom = UniqueID(0xA3)

@Test("a new todo stands at the front, with an id of its own, and is recorded")
func adding() {
  var store = todos()
  store.send(.addTapped) { try $0.todos.insert(Todo.State(id: UniqueID(0)), at: 0) }
  store.send(.addTapped) { try $0.todos.insert(Todo.State(id: UniqueID(1)), at: 0) }
  #expect(store.events.map(\.name) == ["Add Todo", "Add Todo"])
}

@Test("clearing removes what is done")
func clearing() {
  var store = todos()
  #expect(store.state.hasCompleted)
  store.send(.clearCompletedTapped) { $0.todos.remove(id: mom) }
  #expect(!store.state.hasCompleted)
}

@Test("checking sinks what is done after a second without another check")
func checkingSorts() {
  var store = todos()
  store.send(.todo(mail, .checkBoxToggled)) { $0.todos[id: mail]?.isComplete = true }
  store.advance(by: .milliseconds(999))
  store.send(.todo(mom, .checkBoxToggled)) { $0.todos[id: mom]?.isComplete = false }
  store.advance(by: .milliseconds(999))
  store.advance(by: .milliseconds(1))
  store.receive(.sortDelayElapsed) { $0.todos.move(id: mail, to: 2) }
}

@Test("a row moves among those that are shown, by id, and the list sorts 100 ms later")
func moving() {
  var store = todos { state in
    state.todos.move(id: mom, to: 1)
    state.filter = .active
  }
  // Mail, Mom (done, not shown), Milk: down means behind Milk.
  store.send(.moveTapped(mail, .down)) { $0.todos.move(id: mail, to: 2) }
  #expect(store.state.shown.map(\.id) == [milk, mail])
  store.advance(by: .milliseconds(100))
  store.receive(.sortDelayElapsed) { $0.todos.move(id: mom, to: 2) }
  store.send(.moveTapped(milk, .up))
  store.send(.moveTapped(mail, .down))
}

@Test("deleting takes the row that is shown, by id")
func deleting() {
  var store = todos { $0.filter = .completed }
  store.send(.deleteTapped(mom)) { $0.todos.remove(id: mom) }
  #expect(store.state.shown.isEmpty)
}

@Test("text, filter and edit mode are as they were set")
func settings() {
  var store = todos()
  store.send(.todo(milk, .textChanged("Buy Oat Milk"))) {
    $0.todos[id: milk]?.text = "Buy Oat Milk"
  }
  store.send(.editTapped) { $0.isEditing = true }
  store.send(.filterPicked(.all))
  store.send(.filterPicked(.completed)) { $0.filter = .completed }
}
