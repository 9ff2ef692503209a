// The example in the documentation of `Reducer`, compiled and run.

import Composable
import ComposableTesting
import Foundation
import Testing

// The example begins here.
struct Counter: Reducer {
  struct State: Hashable, Sendable { var count = 0 }
  enum Action: Hashable, Sendable { case incrementTapped }
  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .incrementTapped: state.count += 1
      }
      return .none
    }
  }
}

struct Parent: Reducer {
  struct State: Hashable, Sendable { var counter = Counter.State() }
  enum Action: Hashable, Sendable { case counter(Counter.Action) }
  var body: some Reducer<State, Action> {
    Scope(state: \.counter, action: .counter) { Counter() }
  }
}

extension Case where Root == Parent.Action, Value == Counter.Action {
  static var counter: Self {
    Case(Root.counter) { if case .counter(let action) = $0 { action } else { nil } }
  }
}

@Test func counts() {
  var store = TestStore(Parent.State()) { Parent() }
  store.send(.counter(.incrementTapped)) { $0.counter.count = 1 }
}
// The example ends here.

@Test("the example in the documentation of Reducer is this one, which compiles and passes")
func documentedExample() throws {
  let here = URL(filePath: #filePath)
  let root = here.deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  let documented = try String(
    contentsOf: root.appending(path: "Sources/Composable/Reducers/Reducer.swift"), encoding: .utf8)
  let code = documented.split(separator: "/// ```swift\n")[1].split(separator: "/// ```\n")[0]
    .split(separator: "\n", omittingEmptySubsequences: false)
    .map { $0.dropFirst(4) }.joined(separator: "\n")
  let compiled = try String(contentsOf: here, encoding: .utf8)
    .split(separator: "// The example begins here.\n")[1]
    .split(separator: "// The example ends here.\n")[0]
  #expect(code == compiled)
}
