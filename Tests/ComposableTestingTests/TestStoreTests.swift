// What a test store finds wrong, to the letter.

import Composable
import ComposableTesting
import System
import Testing

private struct Shelf: Reducer {
  struct State: Hashable, Sendable {
    var name = "Books"
    var count = 0
    var titles = ["Emma", "Dune", "Kim"]
    var isOpen = false
  }
  enum Action: Hashable, Sendable {
    case opened
    case lent(String)
    case returnedLater
    case returned
    case counted
  }
  var body: some Reducer<State, Action> {
    Reduce { state, action, dependencies in
      switch action {
      case .opened:
        state.isOpen = true
        return .send(.counted)
      case .lent(let title):
        state.titles.removeAll { $0 == title }
        return .none
      case .returnedLater:
        return .send(.returned, after: .seconds(2))
      case .returned:
        return dependencies.analytics.track("Returned")
      case .counted:
        state.count = state.titles.count
        return .none
      }
    }
  }
}

/// Collects failures instead of reporting them.
private final class Findings: Sendable {
  private let all = Lock<[TestFailure]>([])
  var texts: [String] { all.withLock { $0.map(\.description) } }
  func take(_ failure: TestFailure, _: SourceLocation) { all.withLock { $0.append(failure) } }
}

private func findings(
  _ body: (inout TestStore<Shelf.State, Shelf.Action>) -> Void
) -> [String] {
  let findings = Findings()
  do {
    var store = TestStore(Shelf.State(), report: findings.take) { Shelf() }
    body(&store)
  }
  return findings.texts
}

@Test("a difference is printed as a diff, with what is unchanged folded away")
func stateDiffers() {
  let found = findings { store in
    store.send(.lent("Dune")) { $0.titles = ["Emma", "Dune", "Tess"] }
  }
  #expect(
    found == [
      """
      After .lent("Dune") the state differs (- expected, + actual):

            State(
              … (2 unchanged)
              titles: [
                "Emma",
          -     "Dune",
          -     "Tess"
          +     "Kim"
              ],
              isOpen: false
            )
      """
    ])
}

@Test("a change that the test did not tell is found")
func untoldChange() {
  let found = findings { store in store.send(.lent("Kim")) }
  #expect(
    found == [
      """
      After .lent("Kim") the state differs (- expected, + actual):

            State(
              … (2 unchanged)
              titles: [
                "Emma",
          -     "Dune",
          -     "Kim"
          +     "Dune"
              ],
              isOpen: false
            )
      """
    ])
}

@Test("a change that did not come is found")
func noChange() {
  let found = findings { store in store.send(.lent("Ulysses")) { _ in } }
  #expect(
    found == [
      """
      After .lent("Ulysses") a change of the state was expected, but none occurred.

      The closure describes the state as it was before. Remove it when nothing should change.
      """
    ])
}

@Test("another action than the expected one is found, and its changes are still compared")
func unexpectedAction() {
  let found = findings { store in
    store.send(.opened) { $0.isOpen = true }
    store.receive(.returned) { $0.count = 3 }
  }
  #expect(
    found == [
      """
      Another action was received (- expected, + received):

          - .returned
          + .counted
      """
    ])
}

/// Values that are not equal, and yet read alike.
private struct Likeness: Hashable, Sendable {
  struct Stamp: Hashable, Sendable, CustomStringConvertible {
    var seconds = 0.0
    var description: String { "just now" }
  }
  enum Side: Hashable, Sendable, CustomStringConvertible {
    case left, right
    var description: String { "a side" }
  }
  var choice: Int??
  var stamp = Stamp()
  var wait = Duration.zero
  var side = Side.left
}

@Test("a difference is printed also between values that read alike")
func likeness() {
  let findings = Findings()
  let changes: [@Sendable (inout Likeness) -> Void] = [
    { $0.choice = .some(nil) }, { $0.stamp.seconds = 0.25 }, { $0.wait = .nanoseconds(1) },
    { $0.side = .right },
  ]
  var store = TestStore(Likeness(), report: findings.take) {
    Reduce<Likeness, Int> { state, number in
      state = Likeness()
      changes[number](&state)
      return .none
    }
  }
  for number in changes.indices {
    store.send(number) { $0 = Likeness() }
  }
  let lines = findings.texts.map { $0.split(separator: "\n").map { $0.drop { $0 == " " } } }
  #expect(
    lines.map { $0.filter { $0.first == "-" || $0.first == "+" } } == [
      ["-   choice: nil,", "+   choice: .some(", "+     nil", "+   ),"],
      ["-     seconds: 0.0", "+     seconds: 0.25"],
      [
        "-   wait: (seconds: 0, attoseconds: 0),",
        "+   wait: (seconds: 0, attoseconds: 1000000000),",
      ],
      [],
    ])
  #expect(lines.last?.last == "… (they differ in what cannot be printed)")
}

@Test("an action that did not come is found, with what is in flight")
func nothingReceived() {
  let found = findings { store in
    store.receive(.returned)
    store.send(.returnedLater)
    store.receive(.returned)
    store.exhaustivity = .off
  }
  #expect(
    found == [
      "No action was received, but .returned was expected. No effect is in flight.",
      """
      No action was received yet, but .returned was expected. In flight:

          .returned in 2 s, started by .returnedLater

      Advance the time of the store.
      """,
    ])
}

@Test("actions that were left unhandled are found, before the next one and at the end")
func unhandled() {
  let found = findings { store in
    store.send(.opened) { $0.isOpen = true }
    store.send(.lent("Kim")) { $0.titles.removeLast() }
    store.send(.opened)
  }
  #expect(
    found == [
      """
      1 received action was not handled before sending .lent("Kim"):

          .counted

      Handle each with receive, or switch exhaustivity off.
      """,
      """
      1 received action was not handled before the end of the test:

          .counted

      Handle each with receive, or switch exhaustivity off.
      """,
    ])
}

@Test("effects in flight at the end are found, with the action that started them")
func inFlight() {
  let found = findings { store in
    store.send(.returnedLater)
    store.advance(by: .milliseconds(1500))
    store.send(.returnedLater)
  }
  #expect(
    found == [
      """
      2 effects are still in flight:

          .returned in 500 ms, started by .returnedLater
          .returned in 2 s, started by .returnedLater

      Advance the time and receive what they send, or cancel them.
      """
    ])
}

@Test("a client that is not allowed is found, with the action that called it")
func denied() {
  let found = findings { store in store.send(.returned) }
  #expect(
    found == [
      """
      .returned called analytics, which this test does not allow.

      Allow it: TestStore(…, dependencies: Dependencies(page: "test").allowing(…)).
      """
    ])
}

@Test("an expectation that throws is found")
func throwing() {
  struct Missing: Error {}
  let found = findings { store in store.send(.lent("Kim")) { _ in throw Missing() } }
  #expect(found == ["The expected state after .lent(\"Kim\") could not be made: Missing()"])
}

@Test("without exhaustivity a test tells only what it cares for")
func exhaustivityOff() {
  let found = findings { store in
    store.exhaustivity = .off
    store.send(.opened)
    store.send(.returnedLater)
    store.send(.lent("Kim")) { $0.titles = ["Emma", "Dune"] }
    store.send(.lent("Dune")) { $0.isOpen = false }
  }
  #expect(
    found == [
      """
      After .lent("Dune") the state differs (- expected, + actual):

            State(
              … (5 unchanged)
          -   isOpen: false
          +   isOpen: true
            )
      """
    ])
}

@Test("without exhaustivity a change may be told from what was there before")
func relativeChanges() {
  struct Missing: Error {}
  let found = findings { store in
    store.exhaustivity = .off
    store.send(.lent("Kim")) { $0.titles.removeLast() }
    store.send(.counted) { $0.count += 2 }
    store.send(.lent("Emma")) { state in
      guard let place = state.titles.firstIndex(of: "Emma") else { throw Missing() }
      state.titles.remove(at: place)
    }
    store.send(.counted) { $0.count -= 2 }
  }
  #expect(
    found == [
      """
      After .counted the state differs (- expected, + actual):

            State(
              name: "Books",
          -   count: -1,
          +   count: 1,
              … (4 unchanged)
            )
      """
    ])
}

@Test("what a test tells completely and rightly passes, finished or not")
func passes() {
  let found = findings { store in
    store.send(.opened) { $0.isOpen = true }
    store.receive(.counted) { $0.count = 3 }
    store.finish()
  }
  #expect(found == [])
}

@Test("a failure is reported at the line of the caller")
func callersLine() {
  let lines = Lock<[Int]>([])
  var store = TestStore(
    Shelf.State(), report: { _, location in lines.withLock { $0.append(location.line) } }
  ) { Shelf() }
  store.send(.lent("Kim"))
  let line = #line - 1
  store.finish()
  #expect(lines.withLock { $0 } == [line])
}
