// Which states are found, and what they are called.

import Atlas
import Composable
import Drawing
import Testing

/// Every state that any actions reach, found in another way: by running all words of actions.
private func bruteForce(_ length: Int) throws -> (states: Set<Lamps.State>, edges: Int) {
  let actions: [Lamps.Action] = [.leftTapped, .rightTapped, .doorTapped]
  var states: Set<Lamps.State> = []
  var words: [[Lamps.Action]] = [[]]
  for _ in 0...length {
    for word in words {
      var run = Simulation(Lamps.State(), dependencies: Dependencies(page: "lamps")) { Lamps() }
      for action in word { try run.send(action) }
      states.insert(run.state)
    }
    words = words.flatMap { word in actions.map { word + [$0] } }
  }
  var edges = 0
  for state in states {
    for action in actions {
      var run = Simulation(state, dependencies: Dependencies(page: "lamps")) { Lamps() }
      try run.send(action)
      if run.state != state { edges += 1 }
    }
  }
  return (states, edges)
}

@Test("a closed graph is found whole: eight frames, sixteen transitions, as brute force finds")
func closedGraph() throws {
  let atlas = lampsPage { Frame("dark") }.explored()
  #expect(atlas.frames.count == 8)
  #expect(atlas.transitions.count == 16)
  #expect(atlas.closure == .closed)
  #expect(atlas.stateCount == 8 && atlas.lookCount == 8)
  #expect(atlas.untried.isEmpty && atlas.walkableShare == 100)
  let other = try bruteForce(5)
  #expect(other.states.count == atlas.frames.count)
  #expect(other.edges == atlas.transitions.count)
}

@Test("frames are named by where they come from, and edges back to known frames are links")
func links() {
  let atlas = lampsPage { Frame("dark") }.explored()
  #expect(atlas.frames.map(\.name).prefix(4) == ["dark", "dark-left", "dark-right", "dark-door"])
  #expect(atlas.frame("dark-left")?.liveness.first == .live(frame: 0))
  #expect(
    atlas.frame("dark-door")?.liveness
      == [.dropped(gate: "door"), .dropped(gate: "door"), .live(frame: 0)])
}

@Test("a counter without bound is closed up to its numbers, or cut off where there is no room")
func cutOff() {
  let atlas = counterPage(budget: 5).explored()
  #expect(
    atlas.frames.map(\.name).prefix(3) == ["zero", "zero-increment", "zero-increment-increment"])
  #expect(atlas.frames.count == 5)
  #expect(atlas.closureName == "closed up to rows and words")
  let short = counterPage(budget: 5, states: 50).explored()
  #expect(short.closureName == "cut off" && short.stateCount == 50)
  #expect(!short.isClosed)
}

@Test("names stay short: the middle of a long path is left out")
func longNames() {
  let names = counterPage(budget: 6).explored().frames.map(\.name)
  #expect(
    names == [
      "zero", "zero-increment", "zero-increment-increment", "zero-increment-increment-increment",
      "zero-increment-2", "zero-increment-2-increment",
    ])
}

@Test("two controls with one action are one transition")
func oneAction() {
  let atlas = counterPage(budget: 3).explored()
  #expect(atlas.frames[0].liveness == [.live(frame: 1), .live(frame: 1)])
  #expect(atlas.transitions.count { $0.from == 0 } == 1)
}

@Test("what appears is told once, time is a transition, and a branch has its own outside")
func loading() throws {
  let atlas = loadingPage().explored()
  #expect(
    atlas.frames.map(\.name).prefix(3) == [
      "failed", "loading", "loaded",
    ])
  let loading = try #require(atlas.frame("loading"))
  #expect(loading.nextEffect == .seconds(4))
  #expect(loading.events.map(\.name) == ["Load"])
  let later = atlas.transitions.first {
    atlas.frames[$0.from].name == "loading" && $0.label == "+4 s"
  }
  #expect(later?.to.map { atlas.frames[$0].name } == "loaded")
  #expect(atlas.findings.isEmpty)
}

private struct Rows: Hashable, Sendable {
  var count: Int
  var seen = 0
  var isOver = false
}

private enum RowsAction: Hashable, Sendable { case addTapped, infoTapped, appeared }

@Test(
  "each view that appears asks, also where one that is there asks for the same",
  arguments: [0, 1, 3, 20])
func alikeAppearing(count: Int) {
  let page = Page("rows", Rows(count: count)) {
    Reduce<Rows, RowsAction> { state, action in
      switch action {
      case .addTapped: state.count = min(state.count + 1, count + 2)
      case .infoTapped: state.isOver = true
      case .appeared: state.seen += 1
      }
      return .none
    }
  } view: { store in
    List {
      ForEach(0..<store.state.count) { _ in
        Item { Text("Row").onAppear(store.intent(.appeared)) }
      }
    }
    .sheet(isPresented: store.state.isOver, label: "Info") {
      Text("Over").onAppear(store.intent(.appeared))
    }
    Text("\(store.state.count) rows, \(store.state.seen) seen")
    Button("Add", store.intent(.addTapped))
    Button("Info", store.intent(.infoTapped))
  } story: {
    Frame("start")
  }
  let texts = page.explored().frames.map(\.drawing.visibleText)
  for rows in count...count + 2 {
    #expect(texts.contains { $0.contains("\(rows) rows, \(rows) seen") })
    #expect(texts.contains { $0.contains("\(rows) rows, \(rows + 1) seen") && $0.contains("Over") })
  }
  #expect(texts.count == 6)
  var player = page.player()
  _ = player.begin()
  for slot in player.screen.drawing.slots { _ = player.tap(slot) }
  #expect(player.screen.drawing.visibleText.contains("\(count + 1) rows, \(count + 2) seen"))
}

@Test("every row is walked, and leads somewhere where all looks are shown")
func rows() throws {
  let atlas = loadingPage().explored()
  let loaded = try #require(atlas.frame("loaded"))
  #expect(loaded.liveness.map(\.words) == ["live", "live", "live"])
  #expect(atlas.frame("loaded-favorite-3") != nil)
  #expect(atlas.frames.count == atlas.lookCount && atlas.walkableShare == 100)
}

@Test("redacted rows with an inert store are inert: no store")
func inertRows() throws {
  let loading = try #require(loadingPage().explored().frame("loading"))
  #expect(loading.liveness.map(\.words) == ["live", "no store"])
  #expect(loading.drawing.slots.map(\.isRedacted) == [false, true])
}

@Test("the shortest path leads to each frame, and a fresh simulation that walks it gets there")
func paths() throws {
  let page = loadingPage()
  let atlas = page.explored()
  #expect(
    atlas.frames.map { "\($0.name): \($0.path.map(\.description).joined(separator: ", "))" }
      .prefix(3) == [
        "failed: if failed, +4 s", "loading: ", "loaded: +4 s",
      ])
  // Three controls are called Favorite; so each goes by its kind and number.
  #expect(atlas.frame("loaded-favorite")?.path.map(\.description) == ["+4 s", "button 1"])
  for page in [page, lampsPage { Frame("dark") }, counterPage(budget: 9)] {
    #expect(page.explored().findings.isEmpty)
  }
}

@Test("a control that is called as another one is by kind and number is not taken for it")
func namedLikeOrdinal() {
  enum Move: Hashable, Sendable { case up, down, on, off, over }
  let page = Page("moves", "") {
    Reduce<String, Move> { state, action in
      state = "\(action)"
      return .none
    }
  } view: { store in
    Button("Move", store.intent(.up))
    Button("Move", store.intent(.down))
    Button("button 1", store.intent(.on))
    Button("Button 2", store.intent(.off))
    Link("link 1", store.intent(.over))
    Text("Now \(store.state)")
  } story: {
    Frame("start")
  }
  let atlas = page.explored()
  #expect(framesPlayedElsewhere(page, atlas) == [])
  #expect(
    atlas.frames.map { $0.path.map(\.description) } == [
      [], ["button 1"], ["button 2"], ["button 3"], ["Button 2"], ["link 1"],
    ])
}

@Test("the same page gives the same atlas")
func deterministic() {
  let one = loadingPage().explored()
  let other = loadingPage().explored()
  #expect(one.frames.map(\.name) == other.frames.map(\.name))
  #expect(one.frames.map(\.drawing) == other.frames.map(\.drawing))
  #expect(one.transitions.map(\.label) == other.transitions.map(\.label))
  #expect(one.matrix == other.matrix)
}

@Test("names of frames never take from what an action carries")
func namesWithoutPayload() {
  struct Search: Reducer {
    enum Action: Hashable, Sendable { case textChanged(String) }
    var body: some Reducer<String, Action> {
      Reduce { state, action in
        if case .textChanged(let text) = action { state = text }
        return .none
      }
    }
  }
  let atlas = Page("search", "") {
    Search()
  } view: { store in
    TextField("Search", text: store.state, sample: "secret-word") { store.intent(.textChanged($0)) }
  } story: {
    Frame("empty")
  }
  .explored()
  #expect(atlas.frames.map(\.name) == ["empty", "empty-text", "empty-text-typed"])
  #expect(atlas.frames.prefix(2).map { $0.path.map(\.description) } == [[], ["Search"]])
}

/// A shop that is asked for something, and answers at once.
private struct ShopClient: AnsweringClient {
  static let name = "shop"
  static let placeholder = ShopClient()
  var answers = Answers(
    "some", 6,
    else: [
      "Not found / 404": 1, "\u{2014}": 2, "100% \"sure\" <b>?#": 3, "failed": 4,
      "Out of everything that one could ever wish for, and closed": 5,
    ])
}

@Test("names of frames are addresses, whatever the answers and the cases are called")
func namesOfAnything() {
  enum Action: Hashable, Sendable { case askTapped, `open / close`, `Größer` }
  let atlas = Page("shop", 0) {
    Reduce<Int, Action> { state, action, dependencies in
      switch action {
      case .askTapped: state = dependencies[ShopClient.self].answers.take()
      case .`open / close`: state = 10
      case .`Größer`: state = 11
      }
      return .none
    }
  } view: { store in
    Text("\(store.state)")
    if store.state == 0 {
      Button("Ask", store.intent(.askTapped))
      Button("Open", store.intent(.`open / close`))
      Button("Larger", store.intent(.`Größer`))
    }
  } story: {
    Frame("begin")
  }
  .allowing(ShopClient()).explored()
  #expect(
    Set(atlas.frames.map(\.name)) == [
      "begin", "begin-ask", "begin-not-found-404-ask", "begin-answer-3-ask", "begin-100-sure-b-ask",
      "begin-failed-ask", "begin-out-of-everything-that-one-could-ever-wi-ask",
      "begin-open-close", "begin-gr-er",
    ])
}

@Test("a page without frames in its story is what it is at its beginning")
func emptyStory() {
  #expect(lampsPage {}.explored().frames.first?.name == "start")
}

@Test("what is drawn by lot is found where it is done, though all it can lead to is known")
func drawnByLot() throws {
  enum Lot: Hashable, Sendable { case nextTapped, rollTapped }
  for budget in [64, 1] {
    let atlas = Page("coin", 0) {
      Reduce<Int, Lot> { number, action in
        number = action == .nextTapped ? (number + 1) % 9 : Int.random(in: 0...8)
        return .none
      }
    } view: { store in
      Text("Number \(store.state)")
      Button("Next", store.intent(.nextTapped))
      Button("Roll", store.intent(.rollTapped))
    } story: {
      Frame("none")
    }
    .exploring { $0.budget = budget }
    .explored()
    let finding = try #require(atlas.findings.first { $0.check == .replays })
    #expect(finding.path.contains("Roll"))
  }
}
