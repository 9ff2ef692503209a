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
) -> [Page] {
  let state = Shelf.State(
    rows: IdentifiedArray(keepingFirst: (0..<rows).map { Shelf.Row(id: $0 + 1) }))
  return [true, false].map { hasLaw in
    Page("shelf", state) {
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
      hasLaw ? [Always<Shelf.State>("it is quiet") { !$0.isAlarmed }.law] : []
    }
    .exploring { if let further { $0.further = further } }
  }
}

/// What sets off the alarm, and the shortest way to that.
struct Trap: Sendable, CustomTestStringConvertible {
  let name: String
  let path: [String]
  /// With a law that says that it is quiet, and without one.
  let pages: [Page]
  var testDescription: String { name }
}

private let traps = [
  Trap(
    name: "the fourth of eleven rows acts differently", path: ["Row 4"],
    pages: shelf(11) { action, _ in action == .tapped(4) }),
  Trap(
    name: "the fourth of many rows acts differently, which are seldom looked at", path: ["Row 4"],
    pages: shelf(11, further: 0) { action, _ in action == .tapped(4) }),
  Trap(
    name: "the fourth row that is added acts differently",
    path: ["Add", "Add", "Add", "Add", "Row 4"],
    pages: shelf(0, most: 1_000) { action, _ in action == .tapped(4) }),
  Trap(
    name: "two rows that are alike disturb each other", path: ["Row 2", "Row 9"],
    pages: shelf(11) { action, state in
      action == .tapped(9) && state.rows[id: 2]?.isOn == true && state.rows[id: 9]?.isOn == false
    }),
  Trap(
    name: "two rows that are alike disturb each other, and are seldom looked at",
    path: ["Row 2", "Row 9"],
    pages: shelf(11, further: 0) { action, state in
      action == .tapped(9) && state.rows[id: 2]?.isOn == true && state.rows[id: 9]?.isOn == false
    }),
  Trap(
    name: "a row acts differently where there are three", path: ["Add", "Row 1"],
    pages: shelf(2, most: 9) { action, state in action == .tapped(1) && state.rows.count == 3 }),
  Trap(
    name: "a row acts differently where there are five",
    path: ["Add", "Add", "Add", "Add", "Add", "Row 1"],
    pages: shelf(0, most: 1_000) { action, state in action == .tapped(1) && state.rows.count == 5 }),
  Trap(
    name: "three of eleven rows disturb each other", path: ["Row 2", "Row 5", "Row 9"],
    // Of three rows few sets are walked from, unless the page says so; a law is looked at on each way.
    pages: shelf(11, further: 1_500) { action, state in
      action == .tapped(9)
        && [2, 5].allSatisfy { state.rows[id: $0]?.isOn == true }
        && state.rows.count { $0.isOn } == 2 && state.rows[id: 9]?.isOn == false
    }),
]

@Test("what folding rows would hide is found", arguments: traps)
func trapIsFound(_ trap: Trap) throws {
  let atlas = trap.pages[0].explored()
  let finding = try #require(
    atlas.findings.first { $0.check == .law },
    "\(atlas.closureName), \(atlas.stateCount) states, \(atlas.frames.count) frames")
  #expect(finding.path == trap.path)
}

/// That an audit names a trap, and does not say that all is known.
private func expectNamed(_ path: [String], _ atlas: PageAtlas, _ words: Comment? = nil) {
  let told = atlas.folds.differences
  #expect(
    told.contains { [$0.one, $0.other].contains { $0.path == path && $0.shows == "# Alarm" } },
    words)
  #expect(told.contains { atlas.closureSentence.contains($0.words) }, words)
  #expect(atlas.closure != .closed && !atlas.closureSentence.contains("none differed"), words)
}

@Test("the audit of folds names what folding rows would hide, without a law", arguments: traps)
func trapIsNamed(_ trap: Trap) {
  let atlas = trap.pages[1].explored()
  #expect(atlas.findings.isEmpty)
  // Where nothing is tried again, nothing is found, and the page is not said to be closed.
  if !atlas.isClosed, atlas.folds.differenceCount == 0 {
    #expect(trap.pages[1].options.further == 0)
  } else {
    expectNamed(trap.path, atlas)
  }
}

@Test("shelves on which nothing hides: much is tried again, and nothing differs")
func harmlessShelves() {
  let seed = UInt64.random(in: 0...UInt64.max)
  print("harmless shelves, seed \(seed)")
  var random = SeededGenerator(seed: seed)
  for _ in 0..<3 {
    let rows = Int.random(in: 0...12, using: &random)
    let most = Int.random(in: 12...900, using: &random)
    let atlas = shelf(rows, most: most, { _, _ in false })[1].explored()
    let words: Comment = "seed \(seed): \(rows) rows, at most \(most): \(atlas.closureSentence)"
    #expect(atlas.folds.differenceCount == 0, words)
    #expect(atlas.closureName == "closed up to rows and words", words)
    #expect(atlas.folds.repeatedCount > 10, words)
    #expect(atlas.closureSentence.contains("none differed"), words)
  }
}

@Test("shelves on which any row sets off the alarm, made by lot")
func trapsMadeByLot() {
  let seed = UInt64.random(in: 0...UInt64.max)
  print("shelves, seed \(seed)")
  var random = SeededGenerator(seed: seed)
  for _ in 0..<6 {
    // With fewer rows all states are walked.
    let rows = Int.random(in: 10...14, using: &random)
    let one = Int.random(in: 1...rows, using: &random)
    let other = Int.random(in: 1...rows, using: &random)
    let pages = shelf(rows) { action, state in
      action == .tapped(one) && (one == other || state.rows[id: other]?.isOn == true)
        && state.rows[id: one]?.isOn == false
    }
    let found = pages[0].explored().findings.first { $0.check == .law }
    let path = (one == other ? [] : ["Row \(other)"]) + ["Row \(one)"]
    let words: Comment = "seed \(seed): \(rows) rows, \(one) after \(other)"
    #expect(found?.path == path, words)
    expectNamed(path, pages[1].explored(), words)
  }
}
