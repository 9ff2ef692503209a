// What a view is handed.

import Composable
import Testing

/// A view takes a store, and cannot tell whether it is inert.
private func intents(of store: Store<Timers.State, Timers.Action>) -> [Intent] {
  let left = store.scope(state: \.left, action: .left)
  let rows = store.scope(state: \.list, action: .row)
  let sheet = store.scope(state: \.sheet, action: .sheet)
  return [store.intent(.sheetDismissed), left.intent(.startTapped)]
    + rows.map { $0.intent(.stopTapped) } + (sheet.map { [$0.intent(.ticked)] } ?? [])
}

private func state() throws -> Timers.State {
  var state = Timers.State()
  try state.list.append(Timer.State(id: 4))
  state.sheet = Timer.State()
  return state
}

@Test("a scoped store names the actions of the root")
func scopesName() throws {
  let named = intents(of: Store(try state())).map { $0.action(as: Timers.Action.self) }
  #expect(
    named == [.sheetDismissed, .left(.startTapped), .row(4, .stopTapped), .sheet(.ticked)])
}

@Test("an inert store names nothing, nor do the stores of its children")
func inertNamesNothing() throws {
  let store = Store<Timers.State, Timers.Action>.inert(try state())
  #expect(store.isInert)
  #expect(intents(of: store) == Array(repeating: .none, count: 4))
  #expect(store.scope(state: \.list, action: .row).map(\.state.id) == [4])
}

@Test("a child that is not there has no store")
func absentChildStore() {
  let store = Store<Timers.State, Timers.Action>(Timers.State())
  #expect(store.scope(state: \.sheet, action: .sheet).map(\.state) == nil)
}

@Test("an intent that names nothing equals only its like")
func intentEquality() {
  #expect(Intent.none.namesNothing)
  #expect(Intent(1) != .none)
  #expect(Intent(1) == Intent(1))
  #expect(Intent(1) != Intent(2))
  #expect(Intent(1) != Intent(Optional(1)))
  #expect(Intent(Optional(1)) != Intent(1))
  #expect(Intent(1).action(as: Int.self) == 1)
  #expect(Intent(1).action(as: String.self) == nil)
}

@Test("an action that a view withholds is told from one that no store could name")
func guardedIntents() throws {
  let store = Store<Timers.State, Timers.Action>(try state())
  #expect(store.intent(.sheetDismissed, if: true) == store.intent(.sheetDismissed))
  #expect(store.intent(.sheetDismissed, if: false) == .guarded)
  let inert = Store<Timers.State, Timers.Action>.inert(try state())
  for condition in [false, true] {
    #expect(inert.intent(.sheetDismissed, if: condition) == .none)
  }
  #expect(Intent.guarded.namesNothing && Intent.guarded.isGuarded && Intent.guarded != .none)
  #expect(!Intent.none.isGuarded && !Intent(1).isGuarded)
}
