// What is kept of a run, and how it reads.

import Composable
import Testing

@Test("the record of a run reads as text, step by step")
func recordText() throws {
  struct Saver: Reducer {
    struct State: Hashable, Sendable {
      var title = "Notes"
      var text = ""
      var isSaved = true
      var sheet: Timer.State?
    }
    enum Action: Hashable, Sendable {
      case typed(String)
      case saveDue
      case saved
    }
    var body: some Reducer<State, Action> {
      Reduce { state, action, dependencies in
        switch action {
        case .typed(let text):
          state.text = text
          state.isSaved = false
          return .send(.saveDue).debounce(id: "save", for: .milliseconds(500))
        case .saveDue:
          return .merge(
            dependencies.analytics.track("Saved", ["length": "\(state.text.count)"]),
            .send(.saved))
        case .saved:
          state.isSaved = true
          return .none
        }
      }
      .gate("short texts") { _, action in
        if case .typed(let text) = action { text.count < 4 } else { true }
      }
    }
  }
  var run = Simulation(
    Saver.State(), dependencies: Dependencies(page: "notes").allowing(Analytics.live)
  ) { Saver() }
  try run.send(.typed("a"))
  try run.advance(by: .milliseconds(250))
  try run.send(.typed("ab"))
  try run.send(.typed("abcd"))
  try run.run()
  #expect(
    run.record.description == """
      1. at 0 s, user: .typed("a")
           State(
             title: "Notes",
         -   text: "",
         -   isSaved: true,
         +   text: "a",
         +   isSaved: false,
             sheet: nil
           )
         starts .saveDue, due at 500 ms
      2. at 250 ms, user: .typed("ab")
           State(
             title: "Notes",
         -   text: "a",
         +   text: "ab",
             … (2 unchanged)
           )
         cancelled .saveDue, due at 500 ms
         starts .saveDue, due at 750 ms
      3. at 250 ms, user: .typed("abcd")
         dropped by 'short texts' at root
      4. at 750 ms, effect of 2: .saveDue
         recorded analytics: Saved (length = "2")
         sends .saved
      5. at 750 ms, effect of 4: .saved
           State(
             … (2 unchanged)
         -   isSaved: false,
         +   isSaved: true,
             sheet: nil
           )
      """)
}

@Test("equal runs have equal records, and unequal ones do not")
func recordsCompare() throws {
  func record(_ pause: Duration) throws -> Record<Timers.State, Timers.Action> {
    var run = Simulation(
      Timers.State(), dependencies: Dependencies(page: "timers")
    ) { Timers() }
    try run.send(.left(.startTapped))
    try run.advance(by: pause)
    try run.send(.right(.startTapped))
    try run.run()
    return run.record
  }
  #expect(try record(.seconds(1)) == record(.seconds(1)))
  #expect(try record(.seconds(1)).description == record(.seconds(1)).description)
  #expect(try record(.seconds(1)) != record(.seconds(2)))
}

@Test("effects in flight compare by the time that remains, not by when they were started")
func remainingTime() throws {
  func run(_ pause: Duration) throws -> Simulation<Timer.State, Timer.Action> {
    var run = Simulation(Timer.State(), dependencies: Dependencies(page: "t")) { Timer() }
    try run.advance(by: pause)
    try run.send(.startTapped)
    try run.advance(by: .milliseconds(250))
    return run
  }
  let early = try run(.zero)
  let late = try run(.seconds(9))
  #expect(early.node == late.node)
  #expect(early.pending.map(\.remaining) == [.milliseconds(750)])
  var later = late
  try later.advance(by: .milliseconds(1))
  #expect(later.node != late.node)
}

@Test("events are told in the order in which they happened, however many are of one time")
func eventOrder() throws {
  typealias E = Effect<Scripted.Action>
  func event(_ name: String) -> E { .record(Event(client: "c", name: name)) }
  var run = scripted()
  try run.send(
    .run(
      .merge(
        event("first"), event("late").debounce(id: 1, for: .seconds(1)),
        .send(.run(event("sent"), "sent"), after: .seconds(1)),
        event("later").debounce(id: 2, for: .seconds(1)))))
  var known: [Event] = []
  for name in ["x", "y"] {
    try run.advance(by: .seconds(1))
    #expect(Array(run.record.events.prefix(known.count)) == known)
    known = run.record.events
    try run.send(.run(event(name), name))
    #expect(Array(run.record.events.prefix(known.count)) == known)
    known = run.record.events
  }
  #expect(known.map(\.name) == ["first", "late", "sent", "later", "x", "y"])
}

@Test("times are written as people write them, to the microsecond")
func readableTimes() {
  let times: [Duration] = [
    .zero, .seconds(4), .milliseconds(500), .milliseconds(1499), .microseconds(250),
    .microseconds(1_000_001), .milliseconds(-1500), .seconds(3600),
  ]
  #expect(
    times.map(\.readable) == [
      "0 s", "4 s", "500 ms", "1.499 s", "0.25 ms", "1.000001 s", "-1.5 s", "3600 s",
    ])
}

@Test("values are written without modules, strings in quotes, and dictionaries in order")
func valueText() {
  struct Point: Hashable, Sendable {
    var x = 1
    var tags: Set<String> = ["b", "a"]
    var notes = ["z": 1, "y": 2]
    var none: Int? = nil
  }
  #expect(
    ValueText.inline(Point())
      == #"Point(x: 1, tags: ["a", "b"], notes: ["y": 2, "z": 1], none: nil)"#)
  #expect(ValueText.inline(Timers.Action.row(3, .ticked)) == ".row(3, .ticked)")
  #expect(ValueText.inline("a \"b\"\n") == #""a \"b\"\n""#)
}

private enum Picking: Hashable, Sendable {
  case picked(Kind), chosen(TherapyAction)

  enum Kind: Hashable, Sendable { case secret }
  enum TherapyAction: Hashable, Sendable { case secret }
}

@Test("an action's name is made of its cases, and never of what they carry")
func caseNames() {
  #expect(ValueText.caseNames(of: Timers.Action.row(3, .ticked)) == ["row", "ticked"])
  #expect(ValueText.caseNames(of: Picking.picked(.secret)) == ["picked"])
  #expect(ValueText.caseNames(of: Picking.chosen(.secret)) == ["chosen"])
  #expect(ValueText.caseNames(of: Timers.Action.sheetReplaced(by: 3)) == ["sheetReplaced"])
  #expect(ValueText.caseNames(of: Scripted.Action.say("secret")) == ["say"])
}
