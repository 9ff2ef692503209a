// Rows that are alike are folded: where that would hide a difference, the difference is found all the
// same, and no page is said to be closed that is not.

import Composable
import Drawing
import Testing

@testable import Atlas

/// A list whose rows are alike to look at, with an alarm that some of what is done sets off.
private struct Shelf: Reducer {
  struct Row: Hashable, Sendable, Identifiable {
    let id: Int
    var isOn = false
  }
  struct State: Hashable, Sendable {
    var rows: IdentifiedArray<Row>
    var isAlarmed = false
  }
  enum Action: Hashable, Sendable { case tapped(Int), addTapped, dropTapped }

  /// Whether something sets off the alarm.
  let alarm: @Sendable (Action, State) -> Bool
  let most: Int

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      if alarm(action, state) { state.isAlarmed = true }
      switch action {
      case .tapped(let id): state.rows[id: id]?.isOn.toggle()
      case .addTapped where state.rows.count < most:
        try? state.rows.append(Row(id: (state.rows.ids.max() ?? 0) + 1))
      case .dropTapped: if let last = state.rows.last { state.rows.remove(id: last.id) }
      case .addTapped: break
      }
      return .none
    }
  }
}

private func shelf(
  _ rows: Int, most: Int? = nil, further: Int? = nil,
  _ alarm: @escaping @Sendable (Shelf.Action, Shelf.State) -> Bool
) -> Page {
  let state = Shelf.State(
    rows: IdentifiedArray(keepingFirst: (0..<rows).map { Shelf.Row(id: $0 + 1) }))
  return Page("shelf", state) {
    Shelf(alarm: alarm, most: most ?? rows)
  } view: { store in
    Heading(1, store.state.isAlarmed ? "Alarm" : "Quiet")
    if let most, most > rows {
      Button("Add", store.intent(.addTapped))
      Button("Drop", store.intent(.dropTapped))
    }
    List {
      ForEach(store.state.rows) { row in
        Checkbox("Row \(row.id)", isOn: row.isOn, store.intent(.tapped(row.id)))
      }
    }
  } story: {
    Frame("start")
  } laws: {
    Always("it is quiet") { !$0.isAlarmed }
  }
  .exploring { if let further { $0.further = further } }
}

/// What sets off the alarm, and the shortest way to that.
struct Trap: Sendable, CustomTestStringConvertible {
  let name: String
  let path: [String]
  let page: Page
  var testDescription: String { name }
}

private let traps = [
  Trap(
    name: "the fourth of eleven rows acts differently", path: ["Row 4"],
    page: shelf(11) { action, _ in action == .tapped(4) }),
  Trap(
    name: "the fourth of many rows acts differently, which are seldom looked at", path: ["Row 4"],
    page: shelf(11, further: 0) { action, _ in action == .tapped(4) }),
  Trap(
    name: "the fourth row that is added acts differently",
    path: ["Add", "Add", "Add", "Add", "Row 4"],
    page: shelf(0, most: 1_000) { action, _ in action == .tapped(4) }),
  Trap(
    name: "two rows that are alike disturb each other", path: ["Row 2", "Row 9"],
    page: shelf(11) { action, state in
      action == .tapped(9) && state.rows[id: 2]?.isOn == true && state.rows[id: 9]?.isOn == false
    }),
  Trap(
    name: "two rows that are alike disturb each other, and are seldom looked at",
    path: ["Row 2", "Row 9"],
    page: shelf(11, further: 0) { action, state in
      action == .tapped(9) && state.rows[id: 2]?.isOn == true && state.rows[id: 9]?.isOn == false
    }),
  Trap(
    name: "a row acts differently where there are three", path: ["Add", "Row 1"],
    page: shelf(2, most: 9) { action, state in action == .tapped(1) && state.rows.count == 3 }),
  Trap(
    name: "a row acts differently where there are five",
    path: ["Add", "Add", "Add", "Add", "Add", "Row 1"],
    page: shelf(0, most: 1_000) { action, state in action == .tapped(1) && state.rows.count == 5 }),
  Trap(
    name: "three of eleven rows disturb each other", path: ["Row 2", "Row 5", "Row 9"],
    page: shelf(11) { action, state in
      action == .tapped(9)
        && [2, 5].allSatisfy { state.rows[id: $0]?.isOn == true }
        && state.rows.count { $0.isOn } == 2 && state.rows[id: 9]?.isOn == false
    }),
]

@Test("what folding rows would hide is found", arguments: traps)
func trapIsFound(_ trap: Trap) throws {
  let atlas = trap.page.explored()
  let finding = try #require(
    atlas.findings.first { $0.check == .law },
    "\(atlas.closureName), \(atlas.stateCount) states, \(atlas.frames.count) frames")
  #expect(finding.path == trap.path)
}

@Test("shelves on which any row sets off the alarm, made by lot")
func trapsMadeByLot() {
  let seed = UInt64.random(in: 0...UInt64.max)
  print("shelves, seed \(seed)")
  var random = SeededGenerator(seed: seed)
  for _ in 0..<6 {
    let rows = Int.random(in: 4...12, using: &random)
    let one = Int.random(in: 1...rows, using: &random)
    let other = Int.random(in: 1...rows, using: &random)
    let page = shelf(rows) { action, state in
      action == .tapped(one) && (one == other || state.rows[id: other]?.isOn == true)
        && state.rows[id: one]?.isOn == false
    }
    let found = page.explored().findings.first { $0.check == .law }
    let path = (one == other ? [] : ["Row \(other)"]) + ["Row \(one)"]
    #expect(found?.path == path, "seed \(seed): \(rows) rows, \(one) after \(other)")
  }
}
