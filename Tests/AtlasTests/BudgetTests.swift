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

private enum TimerAction: Hashable, Sendable { case startTapped, fired }

@Test("a page on which timers pile up is cut off before there are more than anybody can keep")
func timersPileUp() {
  let atlas = Page("timers", 0) {
    Reduce<Int, TimerAction> { count, action in
      switch action {
      case .startTapped:
        count += 1
        return .send(.fired, after: .seconds(1))
      case .fired:
        count = 0
        return .none
      }
    }
  } view: { store in
    Text("Timers: \(store.state)")
    Button("Start", store.intent(.startTapped))
  } story: {
    Frame("begin")
  }
  .exploring {
    $0.states = 1_000
    $0.further = 10_000
  }
  .explored()
  // In the n-th state n are in flight: fifty for each of 1,000 states are those of 316 in a row.
  #expect((310..<325).contains(atlas.stateCount), "\(atlas.stateCount)")
  guard case .cutOff = atlas.closure else {
    Issue.record("\(atlas.closureSentence)")
    return
  }
}

private enum StepAction: Hashable, Sendable { case onTapped, helpTapped }

/// A hundred steps that look alike, but for a few; far from where the story is.
private func steps(budget: Int) -> Page {
  Page("steps", 0) {
    Reduce<Int, StepAction> { step, action in
      switch action {
      case .onTapped: step = min(step + 1, 100)
      case .helpTapped: if step == 90 { step = 0 }
      }
      return .none
    }
  } view: { store in
    Text("Step \(store.state)")
    if store.state == 70 { Text("All is well").region("a surprise") }
    Button("Help", store.intent(.helpTapped)).disabled(store.state == 80)
    Button("On", store.intent(.onTapped))
  } story: {
    Frame("begin")
  }
  .exploring { $0.budget = budget }
}

@Test("what is seen in few looks only is in some frame, however far it is from the story")
func rareLooks() throws {
  let atlas = steps(budget: 10).explored()
  #expect(atlas.frames.count == 10 && atlas.lookCount == 101)
  #expect(atlas.frames.contains { $0.drawing.regions.contains { $0.name == "a surprise" } })
  for liveness in [Liveness.ignored, .disabled] {
    #expect(atlas.frames.contains { $0.liveness.contains(liveness) }, "\(liveness)")
  }
  // The one step from which help leads somewhere.
  let helped = try #require(atlas.frames.first { $0.title.hasSuffix("× 90") })
  #expect(helped.liveness.first == .live(frame: 0))
}

@Test("a control that leads to no frame says what would be seen there")
func wordsOfTheUnshown() throws {
  let atlas = board(switches: 40, budget: 64).explored()
  let frame = try #require(atlas.frames.dropFirst().first { $0.liveness.contains(.beyond) })
  let slot = try #require(frame.liveness.firstIndex(of: .beyond))
  let html = String(decoding: atlas.html(of: frame), as: UTF8.self)
  #expect(
    html.contains(
      "title=\"This works; where it leads is not part of this gallery. "
        + "It would show: Lamp \(slot), on\""))
}

@Test("where something is hidden, or private, no control says what would be seen elsewhere")
func wordsOfTheUnshownAndHidden() throws {
  for isPrivate in [false, true] {
    let page = Page("safe", 0) {
      Reduce<Int, StepAction> { step, action in
        if action == .onTapped { step = (step + 1) % 100 }
        return .none
      }
    } view: { store in
      Text("Step \(store.state)").redacted(isPrivate ? [] : .placeholder)
      Text("The number is \(store.state)").privacySensitive(isPrivate)
      Button("On", store.intent(.onTapped))
    } story: {
      Frame("begin")
    }
    .exploring { $0.budget = 3 }
    let atlas = page.explored()
    let all = atlas.frames.map { String(decoding: atlas.html(of: $0), as: UTF8.self) }
    #expect(all.contains { $0.contains("is not part of this gallery.\"") })
    #expect(!all.contains { $0.contains("It would") })
  }
}

@Test("all that is one way from the story is shown first, and ways back are links")
func aroundTheStory() throws {
  let atlas = board(switches: 40, budget: 64).explored()
  #expect(atlas.frames[0].liveness.allSatisfy { if case .live = $0 { true } else { false } })
  let one = try #require(atlas.frames.dropFirst().first)
  #expect(one.liveness.first == .live(frame: 0))
}

@Test(
  "where the story rests first all leads on, if that takes no more than twice the frames that there may be",
  arguments: [(20, 20), (20, 10), (20, 21), (20, 9), (3, 1)])
func firstRest(switches: Int, budget: Int) throws {
  let atlas = board(switches: switches, budget: budget).explored()
  let first = try #require(atlas.frames.first)
  let leading = first.liveness.count { if case .live = $0 { true } else { false } }
  #expect(leading == min(switches, 2 * budget - 1))
  #expect(atlas.frames.count == max(budget, 1 + leading))
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

private struct Cup: Hashable, Identifiable {
  let id: Int
  var count = 1
}

private enum ShelfAction: Hashable, Sendable {
  case moreTapped(Cup.ID)
  case lampToggled(Int)
}

private struct Shelf: Hashable {
  var cups = (1...4).map { Cup(id: $0) }
  var lamps = [false, false, false]
}

@Test(
  "a row that acts otherwise than those like it gives states another look, and frames are chosen all the same",
  arguments: [2, 8, 30, 64])
func rowThatActsOtherwise(budget: Int) {
  let page = Page("shelf", Shelf()) {
    Reduce<Shelf, ShelfAction> { state, action in
      switch action {
      case .moreTapped(let id):
        // The others act where it is bright only: a control that never acts would be tried everywhere.
        let isBright = !state.lamps.contains(false)
        guard state.cups[id - 1].count < (id == 2 ? 9 : isBright ? 2 : 1) else { break }
        state.cups[id - 1].count += 1
      case .lampToggled(let index): state.lamps[index].toggle()
      }
      return .none
    }
  } view: { store in
    for index in store.state.lamps.indices {
      Toggle("Lamp \(index)", isOn: store.state.lamps[index], store.intent(.lampToggled(index)))
    }
    List("Cups") {
      ForEach(store.state.cups) { cup in
        Item { Button("\(cup.count) of \(cup.id)", store.intent(.moreTapped(cup.id))) }
      }
    }
  } story: {
    Frame("begin")
  }
  .exploring { $0.budget = budget }
  let atlas = page.explored()
  // In the first look three switches and a row lead on.
  #expect(atlas.frames.count == max(min(2 * budget, 5), budget))
  #expect(atlas.lookCount ?? 0 > 100)
}
