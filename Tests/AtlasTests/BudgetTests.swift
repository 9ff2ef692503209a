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

@Test(
  "a page has as many frames as its budget allows, and the states beyond are checked all the same")
func withinBudget() {
  let atlas = board(switches: 40, budget: 64).explored()
  #expect(atlas.frames.count == 64)
  #expect(atlas.frames.allSatisfy { $0.liveness.count == 40 })
  #expect(atlas.stateCount > 400 && atlas.lookCount ?? 0 > 64)
  #expect(!atlas.untried.isEmpty)
}

@Test("all that is one way from the story is shown first, and ways back are links")
func aroundTheStory() throws {
  let atlas = board(switches: 40, budget: 64).explored()
  #expect(atlas.frames[0].liveness.allSatisfy { if case .live = $0 { true } else { false } })
  let one = try #require(atlas.frames.dropFirst().first)
  #expect(one.liveness.first == .live(frame: 0))
}

@Test("what the story names is shown, however few states there is room for", arguments: [1, 5, 30])
func storyBeyondTheRoom(states: Int) {
  let page = Page("board", Array(repeating: false, count: 20)) {
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
    for index in 0..<12 {
      Send(.switchToggled(index))
      Frame("on-\(index)")
    }
  }
  .exploring { $0.states = states }
  let atlas = page.explored()
  let story = atlas.frames.filter { $0.isFromStory }
  #expect(story.map(\.name) == ["off"] + (0..<12).map { "on-\($0)" })
  for (count, frame) in story.enumerated() {
    #expect(frame.drawing.slots.count { $0.isOn == true } == count, "\(frame.name)")
    #expect(frame.path.map(\.description) == (0..<count).map { "Lamp \($0)" })
  }
  #expect(!atlas.isClosed)
}

@Test("with room for all states the board is closed")
func closedBoard() {
  let atlas = board(switches: 6, budget: 64).explored()
  #expect(atlas.frames.count == 64)
  #expect(atlas.closure == .closed)
}
