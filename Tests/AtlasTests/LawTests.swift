// For each law a feature that breaks it behind a door: it is found, once for its cause, with the
// shortest way, as one plays it.

import Composable
import Drawing
import Testing

@testable import Atlas

/// A room behind a door. A lamp that has nothing to do with it doubles the states.
private struct Room: Reducer {
  struct State: Hashable, Sendable {
    var isOpen = false
    var isLit = false
    /// What is seen.
    var count = 0
    /// What is not.
    var isSecret = false
    var rows = IdentifiedArray(keepingFirst: (1...3).map { Row(id: $0) })
  }
  struct Row: Hashable, Sendable, Identifiable {
    let id: Int

    enum Action: Hashable, Sendable { case toggled }
  }
  enum Action: Hashable, Sendable {
    case doorTapped, lampTapped, acted, otherTapped, row(Int, Row.Action)
  }

  let act: @Sendable (Action, inout State, inout Dependencies) -> Effect<Action>

  var body: some Reducer<State, Action> {
    Reduce { state, action, dependencies in
      switch action {
      case .doorTapped: state.isOpen.toggle()
      case .lampTapped: state.isLit.toggle()
      case .acted, .otherTapped: return act(action, &state, &dependencies)
      // There is no reducer for rows.
      case .row: break
      }
      return .none
    }
    .gate("stuck") { state, _ in state.count != 9 }
  }
}

private typealias RoomStore = Store<Room.State, Room.Action>

/// What is outside of the room, and in it, when the door is open.
private struct RoomView<Content: View>: View {
  let store: RoomStore
  let inside: @Sendable (RoomStore) -> Content

  var body: some View {
    Stack {
      Text(store.state.isLit ? "Light" : "Dark")
      Button("Lamp", store.intent(.lampTapped)).region("guide")
      Button(store.state.isOpen ? "Close" : "Open", store.intent(.doorTapped)).region("guide")
      Text("Count \(store.state.count)")
      if store.state.isOpen { inside(store) }
    }
  }
}

@Sendable private func act(_ store: RoomStore) -> some View {
  Button("Act", store.intent(.acted))
}

@Sendable private func upToTwo(
  _: Room.Action, _ state: inout Room.State, _: inout Dependencies
) -> Effect<Room.Action> {
  state.count = min(state.count + 1, 2)
  return .none
}

private func room(
  _ act:
    @escaping @Sendable (Room.Action, inout Room.State, inout Dependencies) -> Effect<
      Room.Action
    > = { _, _, _ in .none },
  @ViewBuilder inside: @escaping @Sendable (RoomStore) -> some View,
  @LawBuilder<Room.State> laws: () -> [Law<Room.State>] = { [] }
) -> Page {
  Page("room", Room.State()) {
    Room(act: act)
  } view: {
    RoomView(store: $0, inside: inside)
  } story: {
    Frame("start")
  } laws: {
    laws()
  }
}

/// A page that breaks a law, and what has to be said of it.
struct BrokenLaw: Sendable, CustomTestStringConvertible {
  let check: Finding.Check
  /// What the message says.
  let message: String
  /// The shortest way.
  let path: [String]
  /// In how many states it is seen.
  let count: Int
  let page: Page
  var testDescription: String { "\(check.rawValue): \(message)" }

  init(_ check: Finding.Check, _ message: String, _ path: [String], in count: Int, _ page: Page) {
    (self.check, self.message, self.path, self.count) = (check, message, path, count)
    self.page = page
  }
}

private let brokenLaws: [BrokenLaw] = [
  // Three buttons are one cause. Where the count is two, they are inert.
  BrokenLaw(
    .redactedIsInert, "button 3 is redacted, and live: 'acted' does something.", ["Open"], in: 4,
    room(upToTwo) { store in
      for _ in 0..<3 { Button("Act", store.intent(.acted)).redacted(.placeholder) }
    }),
  BrokenLaw(
    .inertStartsNothing, "a redacted part started something as it appeared: 'acted'.", ["Open"],
    in: 4,
    room(upToTwo) { store in
      Text("Here").onAppear(store.intent(.acted)).redacted(.placeholder)
    }),
  BrokenLaw(
    .noDeadEnd, "a dead end: something is going on", ["Open", "Act"], in: 2,
    room(
      { _, state, _ in
        state.count = 9
        return .none
      }) { store in
        act(store)
        if store.state.count == 9 { Spinner() }
      }),
  BrokenLaw(
    .copyIsTrue, "the copy speaks of 'Act', which is inert: ignored.", ["Open"], in: 2,
    room(inside: { act($0) }).promising { (state: Room.State) in
      Promises(controls: state.isOpen ? ["Act"] : [])
    }),
  BrokenLaw(
    .focusExists, "the region 'shelf' is in focus, and is not there. There are: 'guide'",
    ["Open", "Act"], in: 4,
    room(upToTwo) { store in
      if store.state.count < 1 { Text("Shelf").region("shelf") }
      act(store)
    }.promising { (state: Room.State) in Promises(regions: state.isOpen ? ["shelf"] : []) }),
  BrokenLaw(
    .controlsStandAlone, "button 4 stands inside of another control", ["Open"], in: 6,
    room(upToTwo, inside: { nested($0) })),
  BrokenLaw(
    .tabOrder, "the Tab key visits the controls [0, 1, 2], the live ones are [0, 1].",
    ["Open"], in: 4,
    room(upToTwo) { store in
      // One of two defects is declared, and not the other.
      act(store).redacted(.placeholder).environment(\.showsLiveRedactedControls, true)
      act(store).redacted(.placeholder)
    }),
  BrokenLaw(
    .settles, "the feature never settles", ["Open", "Act"], in: 2,
    room({ _, _, _ in .send(.acted) }, inside: { act($0) })),
  BrokenLaw(
    .dependencies, "the action 'acted' calls analytics, which the page does not allow.",
    ["Open", "Act"], in: 4,
    room(
      { _, state, dependencies in
        state.count = 1
        return dependencies.analytics.track("Act")
      }, inside: { act($0) })),
  BrokenLaw(
    .replays, "the same ways, gone again, end in another state.", ["Open", "Act"], in: 10,
    room(
      { _, state, _ in
        if state.count == 0 { state.count = Int.random(in: 10...Int.max) }
        return .none
      }, inside: { act($0) })),
  BrokenLaw(
    .controlsDoSomething, "'Check' is live in none of 4 states, and nothing disables it: 'toggled'",
    ["Open"], in: 1,
    room { store in
      for row in store.state.rows {
        Checkbox("Check", isOn: false, store.intent(.row(row.id, .toggled)))
      }
    }),
  // Only the other button leads to the goal, and it goes away.
  BrokenLaw(
    .goalIsReachable,
    "the goal of 'fill' cannot be reached from here: nothing but the controls of "
      + "'guide' leads on.", ["Open", "Act"], in: 2,
    room(
      { action, state, _ in
        state.count = action == .acted ? 1 : 2
        return .none
      }) { store in
        if store.state.count == 0 {
          act(store)
          Button("Other", store.intent(.otherTapped))
        }
      }.promising { (state: Room.State) in
        Promises(
          goal: state.isOpen && state.count < 2 ? Promises.Goal("fill", guide: "guide") : nil)
      }),
  // The button that the copy speaks of does something, and the goal is no nearer for it.
  BrokenLaw(
    .copyIsTrue, "the copy speaks of 'Act', which leads no nearer to the goal of 'fill'.", ["Open"],
    in: 4,
    room(
      { action, state, _ in
        if action == .acted { state.isSecret.toggle() } else { state.count = 2 }
        return .none
      }) { store in
        if store.state.count == 0 {
          act(store)
          Button("Other", store.intent(.otherTapped))
        }
      }.promising { (state: Room.State) in
        guard state.isOpen, state.count == 0 else { return Promises() }
        return Promises(controls: ["Act"], goal: Promises.Goal("fill", guide: "guide"))
      }),
  BrokenLaw(
    .madeRight, "two steps have one name.", ["Open"], in: 6,
    room(upToTwo, inside: { act($0) }).promising { (state: Room.State) in
      Promises(mistakes: state.isOpen ? ["two steps have one name."] : [])
    }),
  BrokenLaw(
    .transparent, "two states look the same here, and one tap leads from them to different looks.",
    ["Open", "Act", "Other"], in: 2,
    room(
      { action, state, _ in
        if action == .acted {
          state.isSecret.toggle()
        } else {
          state.count = state.isSecret ? 2 : 1
        }
        return .none
      }) { store in
        if store.state.count == 0 {
          act(store)
          Button("Other", store.intent(.otherTapped))
        }
      }.exploring { $0.isTransparent = true }),
  BrokenLaw(
    .law, "'at most one' does not hold here.", ["Open", "Act", "Act"], in: 4, lawful()),
  BrokenLaw(.law, "'ten of them' was never seen, in none of 12 states.", [], in: 0, lawful()),
  BrokenLaw(
    .law, "'there are none' cannot be reached from here.", ["Open", "Act"], in: 8, lawful()),
  BrokenLaw(
    .law, "'two do not become' does not hold when 'acted' is done.", ["Open", "Act", "Act"], in: 2,
    lawful()),
]

@Sendable private func nested(_ store: RoomStore) -> some View {
  Button(store.intent(.acted)) {
    Text("Act")
    Button("Inner", store.intent(.doorTapped))
  }
}

private let firstLaw = #line + 3
private func lawful() -> Page {
  room(upToTwo, inside: { act($0) }) {
    Always("at most one") { $0.count < 2 }
    Sometimes("ten of them") { $0.count == 10 }
    CanAlways("there are none") { $0.count == 0 }
    Each("two do not become") { before, after in after.count < 2 || before.count == 2 }
    Always("the count is a number") { $0.count >= 0 }
    Sometimes("the door is open") { $0.isOpen }
    CanAlways("the door can be closed") { !$0.isOpen }
    Each("nothing is lost") { before, after in after.count >= before.count }
  }
}

@Test(
  "a law that is broken is found, once for its cause, with the shortest way", arguments: brokenLaws)
func brokenLawIsFound(_ law: BrokenLaw) throws {
  let atlas = law.page.explored()
  let found = atlas.findings.filter { $0.check == law.check && $0.message.contains(law.message) }
  let ofItsKind = atlas.findings.filter { $0.check == law.check }
  #expect(found.count == 1 && ofItsKind.count == (law.check == .law ? 4 : 1), "\(ofItsKind)")
  let finding = try #require(found.first)
  #expect(finding.path == law.path)
  let seen = finding.message.contains("Seen in")
  #expect(
    law.count > 1 ? finding.message.hasSuffix("Seen in \(law.count) states.") : !seen,
    "\(finding.message)")
  _ = try played(law.page, finding.path)
}

@Test("a law of the page's own tells where it was written, and what became of it")
func verdicts() {
  let atlas = lawful().explored()
  for (index, name) in ["at most one", "ten of them", "there are none", "two do not"].enumerated() {
    let place = "AtlasTests/LawTests.swift:\(firstLaw + index): '\(name)"
    #expect(atlas.findings.contains { $0.message.hasPrefix(place) }, "\(place)")
  }
  #expect(
    atlas.verdicts.map(\.words) == [
      "broken", "never seen", "broken", "broken", "held in 12 states", "seen 6 times",
      "held in 12 states", "held in 12 states",
    ])
  #expect(atlas.verdicts.map(\.place.line) == (0..<8).map { firstLaw + $0 })
}

/// A lamp that is lit more and more, up to a number.
private func dimmer(
  upTo most: Int = 2, @LawBuilder<Int> laws: () -> [Law<Int>]
) -> PageAtlas {
  Page("dimmer", 0) {
    Reduce<Int, CounterAction> { count, _ in
      count = min(count + 1, most)
      return .none
    }
  } view: { store in
    Text("\(store.state)")
    Button("More", store.intent(.incrementTapped))
  } story: {
    Frame("dark")
  } laws: {
    laws()
  }
  .exploring {
    $0.states = 20
    $0.further = 5
    $0.budget = 3
  }
  .explored()
}

@Test("laws that stand on one line are told apart")
func lawsOnOneLine() {
  func below(_ most: Int) -> [Law<Int>] {
    LawBuilder.buildExpression(Always("below \(most)") { $0 < most })
  }
  let atlas = dimmer {
    below(3)
    below(2)
    below(1)
  }
  #expect(atlas.verdicts.map(\.words) == ["held in 3 states", "broken", "broken"])
  #expect(atlas.findings.count == 2)
}

@Test("a law that holds nowhere is broken, and one that holds once is told so")
func verdictsOfFew() {
  let atlas = dimmer {
    Always("bright") { $0 > 9 }
    Each("darker") { $1 < $0 }
    Sometimes("half") { $0 == 1 }
    Sometimes("bright as day") { $0 > 9 }
  }
  #expect(atlas.verdicts.map(\.words) == ["broken", "broken", "seen 1 time", "never seen"])
  let still = dimmer(upTo: 0) {
    Always("dark") { $0 == 0 }
    Sometimes("lit") { $0 == 1 }
  }
  #expect(still.verdicts.map(\.words) == ["held in 1 state", "never seen"])
  #expect(still.findings.contains { $0.message.hasSuffix("in none of 1 state.") })
}

@Test("what can be reached is said of the states only from which it was")
func reachOfWalked() {
  let atlas = dimmer(upTo: 1_000) {
    Always("not negative") { $0 >= 0 }
    CanAlways("lit") { $0 > 0 }
    CanAlways("blinding") { $0 > 999 }
  }
  #expect(atlas.walkedCount < atlas.stateCount && atlas.findings.isEmpty)
  let all = atlas.stateCount
  #expect(
    atlas.verdicts.map(\.words) == [
      "held in \(all) states", "held in \(all) states",
      "held in 0 of \(all) states, not known of the others",
    ])
}

@Test("what is far away is walked to before it is called never seen")
func farAway() {
  let near = dimmer(upTo: 15) { Sometimes("lit") { $0 > 0 } }
  let far = dimmer(upTo: 15) {
    Sometimes("nearly bright") { $0 == 14 }
    CanAlways("bright") { $0 == 15 }
  }
  // No further than it takes.
  #expect(near.stateCount < far.stateCount)
  #expect(near.findings.isEmpty && far.findings.isEmpty)
  #expect(far.verdicts.map(\.words) == ["seen 1 time", "held in 16 states"])
  // Where there is no room to walk there, that is said.
  let farther = dimmer(upTo: 1_000) { Sometimes("blinding") { $0 == 999 } }
  #expect(farther.stateCount >= 18)
  #expect(farther.findings.contains { $0.message.contains("Not all that can be done was tried") })
}

private enum RewindAction: Hashable, Sendable { case moreTapped, backTapped }

@Test("a control is walked to where it does something, however far that is")
func liveFarAway() {
  func findings(liveFrom first: Int) -> [Finding] {
    Page("far", 0) {
      Reduce<Int, RewindAction> { count, action in
        switch action {
        case .moreTapped: count = min(count + 1, 1_500)
        case .backTapped: if count >= first { count = 0 }
        }
        return .none
      }
    } view: { store in
      Text("\(store.state)")
      Button("More", store.intent(.moreTapped))
      Button("Back", store.intent(.backTapped))
    } story: {
      Frame("dark")
    }
    .exploring { $0.budget = 3 }
    .explored().findings
  }
  #expect(findings(liveFrom: 1_200).isEmpty)
  #expect(findings(liveFrom: 2_000).map(\.check) == [.controlsDoSomething])
}

/// Three cupboards for which nobody wrote a reducer, though what they name is called the same; the door of
/// each does something, if it has one.
private enum Cupboard {
  enum Action: Hashable, Sendable { case addTapped, openTapped }
}
private enum HouseAction: Hashable, Sendable {
  case left(Cupboard.Action), middle(Cupboard.Action), right(Cupboard.Action)
}

private func house(doors: Bool) -> [Finding] {
  Page("house", 0) {
    Reduce<Int, HouseAction> { count, action in
      switch action {
      case .left(.openTapped): count = 1
      case .middle(.openTapped): count = 2
      case .right(.openTapped): count = 3
      case .left, .middle, .right: break
      }
      return .none
    }
  } view: { store in
    Text("\(store.state)")
    for cupboard in [HouseAction.left, HouseAction.middle, HouseAction.right] {
      Button("Add", store.intent(cupboard(.addTapped)))
      if doors { Button("Open", store.intent(cupboard(.openTapped))) }
    }
  } story: {
    Frame("begin")
  }
  .explored().findings.filter { $0.check == .controlsDoSomething }
}

@Test("controls of several features whose cases have one name are told apart, in one order")
func casesOfOneName() {
  let features = house(doors: false).map { $0.message.split(separator: "is always").first ?? "" }
  let cases = house(doors: true).map { $0.message.split(separator: "is always").first ?? "" }
  let places = ["left", "middle", "right"]
  #expect(
    features
      == places.map {
        "'Add' is live in none of 1 state, and nothing disables it: '\($0).addTapped' "
      })
  #expect(
    cases
      == places.map {
        "'Add' is live in none of 4 states, and nothing disables it: '\($0).addTapped' "
      })
}
