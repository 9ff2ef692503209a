// Lists that are too long for each row to be tried: what is known of them all the same.

import Atlas
import Composable
import Drawing
import Testing

/// Rows with two controls each, of which one opens something that stands over all of them.
private func list(rows: Int) -> Page {
  Page("list", RowsState(rows: Array(repeating: false, count: rows))) {
    Reduce<RowsState, RowAction> { state, action in
      switch action {
      case .toggled(let index):
        state.rows[index].toggle()
      case .opened(let index): state.opened = index
      case .closed: state.opened = nil
      }
      return .none
    }
  } view: { store in
    if let opened = store.state.opened {
      Text("Row \(opened)")
      Button("Close", store.intent(.closed))
    } else {
      ForEach(store.state.rows.indices) { index in
        Toggle("Row \(index)", isOn: store.state.rows[index], store.intent(.toggled(index)))
        Button("Open \(index)", store.intent(.opened(index)))
      }
    }
  } story: {
    Frame("all")
    Tap("Open 7")
    Frame("seven")
  }
}

private struct RowsState: Hashable, Sendable {
  var rows: [Bool]
  var opened: Int?
}

private enum RowAction: Hashable, Sendable {
  case toggled(Int)
  case opened(Int)
  case closed
}

@Test("of a list of a thousand rows only some are tried, and all of its controls are live")
func thousandRows() throws {
  let atlas = list(rows: 1_000).exploring { $0.states = 40 }.explored()
  #expect(atlas.stateCount < 60)
  #expect(atlas.findings.isEmpty)
  #expect(atlas.frames.prefix(2).map(\.name) == ["all", "seven"])
  let all = try #require(atlas.frames.first)
  #expect(all.liveness.count == 2_000)
  #expect(all.liveness.allSatisfy { $0.isLive })
  #expect(atlas.closure != .closed)
}

@Test(
  "a list of which not each row is tried is not closed, and each of its controls is told as it is")
func untriedRows() throws {
  func page(odd action: RowAction) -> Page {
    Page("list", RowsState(rows: [false])) {
      Reduce<RowsState, RowAction> { state, action in
        switch action {
        case .toggled: state.rows[0].toggle()
        case .opened(let index): state.opened = index
        case .closed: break
        }
        return .none
      }
    } view: { store in
      Text(store.state.opened == nil ? "\(store.state.rows[0])" : "Broken")
      ForEach(0..<1_100) { index in
        Button("Do \(index)", store.intent(index == 700 ? action : .toggled(index)))
      }
    } story: {
      Frame("all")
    } laws: {
      Always("nothing opens") { $0.opened == nil }
    }
  }
  let breaking = page(odd: .opened(1)).explored()
  #expect(breaking.closure != .closed, "\(breaking.closureSentence)")
  #expect(breaking.frames[0].liveness.allSatisfy { $0.isLive })
  let still = page(odd: .closed).explored()
  #expect(still.closure != .closed)
  #expect(still.frames[0].liveness.indices.filter { !still.frames[0].liveness[$0].isLive } == [700])
}

@Test("the more rows there are, the fewer states are walked")
func fewerStates() {
  let counts = [20, 800, 1_600].map { rows in
    let atlas = list(rows: rows).exploring { $0.states = 60 }.explored()
    #expect(!atlas.isClosed)
    return atlas.stateCount
  }
  #expect(counts[0] >= 60)
  #expect(counts[1] < counts[0] && counts[2] < counts[1])
}

@Test("a step of the story that taps a row of a long list taps that row, and tells why it cannot")
func tappedRow() throws {
  func page(tapping name: String) -> Page {
    Page("list", Array(repeating: false, count: 600)) {
      Reduce<[Bool], RowAction> { state, action in
        if case .toggled(let index) = action, index != 300 { state[index] = true }
        return .none
      }
    } view: { store in
      ForEach(store.state.indices) { index in
        Toggle("Row \(index)", isOn: store.state[index], store.intent(.toggled(index)))
        Button("Open \(index)", store.intent(.opened(index)))
      }
    } story: {
      Tap(name)
      Frame("tapped")
    }
    .exploring { $0.states = 5 }
  }
  let tapped = page(tapping: "Row 411").explored()
  #expect(tapped.audit().isEmpty)
  #expect(tapped.frames[0].drawing.slots.filter { $0.isOn == true }.map(\.name) == ["Row 411"])
  let findings = page(tapping: "Row 300").explored().audit()
  #expect(findings.contains { $0.description.contains("the control 'Row 300' is inert: ignored") })
}

/// Rows each of which asks for something as it appears; each that was asked for may bring a number of others.
private func appearingRows(_ rows: Int, bringing others: Int = 0) -> PageAtlas {
  Page("rows", RowsState(rows: Array(repeating: false, count: rows))) {
    Reduce<RowsState, RowAction> { state, action in
      if case .toggled(let index) = action {
        state.rows[index] = true
        state.rows += Array(repeating: false, count: others)
      }
      return .none
    }
  } view: { store in
    for index in store.state.rows.indices {
      Text(store.state.rows[index] ? "Here" : "Not here").onAppear(store.intent(.toggled(index)))
    }
  } story: {
    Frame("all")
  }
  .explored()
}

@Test(
  "however many rows ask for something as they appear, that settles; what brings forth others never does"
)
func appearing() throws {
  let atlas = appearingRows(1_200)
  #expect(atlas.findings.isEmpty)
  #expect(try #require(atlas.frame("all")).drawing.visibleText.contains("Not here") == false)
  for others in [1, 3] {
    let checks = appearingRows(1, bringing: others).findings.map(\.check)
    #expect(checks.contains(.settles), "\(others): \(checks)")
  }
}
