// A page with more states than its budget allows.

import Atlas
import Composable
import Drawing
import Testing

/// A board of switches: as many states as there are sets of switches.
private func board(switches: Int, budget: Int) -> Page {
  Page("board", Array(repeating: false, count: switches)) {
    Reduce<[Bool], BoardAction> { state, action in
      switch action {
      case .switchToggled(let index): state[index].toggle()
      }
      return .none
    }
  } view: { store in
    for index in store.state.indices {
      Toggle("Lamp \(index)", isOn: store.state[index], store.intent(.switchToggled(index)))
    }
  } story: {
    Frame("off")
  }
  .exploring {
    $0.states = 500
    $0.budget = budget
  }
}

private enum BoardAction: Hashable, Sendable { case switchToggled(Int) }

@Test("each frame is drawn once, and nothing is drawn beyond the budget")
func drawnWithinBudget() {
  let atlas = board(switches: 40, budget: 64).explored()
  #expect(atlas.frames.count == 64)
  #expect(atlas.drawCount == 64)
  #expect(atlas.frames.allSatisfy { $0.liveness.count == 40 })
  #expect(!atlas.isClosed)
}

@Test("where there is no room for new frames, ways to known ones are found all the same")
func recognisedBeyondBudget() throws {
  // Off, each of 40 alone, and 23 pairs: from each pair two switches lead back to a single one.
  let atlas = board(switches: 40, budget: 64).explored()
  let last = try #require(atlas.frames.last)
  let targets = last.liveness.compactMap { liveness -> Int? in
    if case .live(let frame) = liveness { frame } else { nil }
  }
  #expect(targets.map { atlas.frames[$0].depth } == [1, 1])
  #expect(last.liveness.count(where: { $0 == .beyond }) == 38)
}

@Test("with room for all states the board is closed")
func closedBoard() {
  let atlas = board(switches: 6, budget: 64).explored()
  #expect(atlas.frames.count == 64)
  #expect(atlas.isClosed)
}
