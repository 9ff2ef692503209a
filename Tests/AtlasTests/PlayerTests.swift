// Playing a page.

import Atlas
import Composable
import Drawing
import Glibc
import Synchronization
import Testing

private func tap(_ name: String, _ player: inout Player) throws -> Player.Outcome {
  let slot = try #require(player.screen.drawing.slots.first { $0.name == name })
  return player.tap(slot)
}

@Test("a page is played as a visitor finds it: what appears has appeared, time passes when told")
func plays() throws {
  var player = loadingPage().player()
  #expect(player.screen.liveness.map(\.isLive) == [true, false])
  #expect(player.screen.pending.map(\.action) == ["items response"])
  #expect(player.screen.pending.map(\.remaining) == [.seconds(4)])
  var outcome = player.wait(.seconds(4))
  #expect(player.screen.drawing.visibleText.contains("Item 1"))
  outcome = try tap("Favorite", &player)
  #expect(outcome.events.map(\.name) == ["Favorite"])
  #expect(outcome.inert == nil)
}

@Test("eight times as many steps take eight times as long, though each is recorded")
func longPlays() throws {
  func seconds(_ count: Int) throws -> Double {
    var player = loadingPage().player()
    _ = player.wait(.seconds(4))
    var start = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &start)
    for _ in 0..<count {
      let slot = try #require(player.screen.drawing.slots.first)
      #expect(player.tap(slot).events.count == 1)
    }
    var end = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &end)
    return Double(end.tv_sec - start.tv_sec) + Double(end.tv_nsec - start.tv_nsec) / 1e9
  }
  // What is quadratic takes up to 64 times as long. A busy machine may hold up one of the two.
  var measured: [(small: Double, large: Double)] = []
  repeat {
    measured.append((try seconds(250), try seconds(2_000)))
  } while measured.count < 3 && !measured.contains { $0.large < $0.small * 20 }
  #expect(measured.contains { $0.large < $0.small * 20 }, "\(measured)")
}

@Test("a step that is told to be done too often says how often it can be")
func tooOften() throws {
  var player = loadingPage().player()
  _ = player.wait(.seconds(4))
  let drawing = player.screen.drawing
  #expect {
    try PlayStep("Favorite × 2000", on: drawing, of: player)
  } throws: { error in
    "\(error)"
      == "'Favorite × 2000' is more than at once: a step is done 1,000 times at most. Write it twice."
  }
}

@Test("a tap on an inert control tells why, and changes nothing")
func inertTap() throws {
  var player = lampsPage { Frame("dark") }.player()
  _ = try tap("Lock", &player)
  let before = player.screen.drawing
  let outcome = try tap("Left", &player)
  #expect(outcome.inert == .dropped(gate: "door"))
  #expect(outcome.dropped.map(\.gate) == ["door"])
  #expect(player.screen.drawing == before)
}

@Test("what a control does is known without doing all of it, which may never end")
func endlessControls() throws {
  enum Action: Hashable, Sendable { case started, again, ignored }
  let count = Atomic(0)
  let player = Page("loops", 0) {
    Reduce<Int, Action> { _, action in
      count.add(1, ordering: .relaxed)
      return action == .ignored ? .none : .send(.again)
    }
  } view: { store in
    Button("One", store.intent(.started))
    Button("Other", store.intent(.started))
    Button("Nothing", store.intent(.ignored))
  } story: {
    Frame("begin")
  }
  .player()
  #expect(player.screen.liveness == [.beyond, .beyond, .ignored])
  #expect(count.load(ordering: .relaxed) <= 3)
}

@Test("any text can be typed into a field")
func typing() throws {
  enum Edit: Hashable, Sendable { case textChanged(String) }
  var player = Page("field", "") {
    Reduce<String, Edit> { state, action in
      if case .textChanged(let text) = action { state = text }
      return .none
    }
  } view: { store in
    TextField("Task", text: store.state, sample: "Milk") { store.intent(.textChanged($0)) }
  } story: {
    Frame("empty")
  }
  .player()
  let field = try #require(player.screen.drawing.slots.first)
  _ = player.type("Buy bread", into: field)
  #expect(player.screen.drawing.slots.first?.value == "Buy bread")
}

/// A sheet that counts after a while, and a page around it that can begin anew as a whole.
private struct Office: Reducer {
  struct State: Hashable, Sendable { var cabinet = Cabinet.State() }
  enum Action: Hashable, Sendable {
    case cabinet(Cabinet.Action)
    case resetTapped
  }
  var body: some Reducer<State, Action> {
    Scope(
      state: \.cabinet,
      action: Case(Action.cabinet) { if case .cabinet(let it) = $0 { it } else { nil } }
    ) { Cabinet() }
    Reduce { state, action in
      if action == .resetTapped { state = State() }
      return .none
    }
  }

  struct Cabinet: Reducer {
    struct State: Hashable, Sendable { var sheet: Int? }
    enum Action: Hashable, Sendable {
      case openTapped
      case sheet(SheetAction)
    }
    enum SheetAction: Hashable, Sendable { case startTapped, counted }
    var body: some Reducer<State, Action> {
      Reduce { state, action in
        if action == .openTapped { state.sheet = 0 }
        return .none
      }
      .ifLet(
        \.sheet, action: Case(Action.sheet) { if case .sheet(let it) = $0 { it } else { nil } }
      ) {
        Reduce<Int, SheetAction> { count, action in
          if action == .startTapped { return .send(.counted, after: .seconds(3)) }
          count += 1
          return .none
        }
      }
    }
  }
}

@Test("what a sheet waits for ends with it, also when the page begins anew as a whole")
func beginsAnew() throws {
  var player = Page("office", Office.State()) {
    Office()
  } view: { store in
    Button("Open", store.intent(.cabinet(.openTapped)))
    Button("Start", store.intent(.cabinet(.sheet(.startTapped))))
    Button("Reset", store.intent(.resetTapped))
    Text("counted \(store.state.cabinet.sheet ?? -1)")
  } story: {
    Frame("shut")
  }
  .player()
  for name in ["Open", "Start", "Reset"] { _ = try tap(name, &player) }
  #expect(player.screen.pending.isEmpty)
  _ = try tap("Open", &player)
  _ = player.wait(.seconds(3))
  #expect(player.screen.drawing.visibleText.contains("counted 0"))
}

@Test(
  "what appears while time passes asks for more at that moment, however much time passes in one go")
func appearsOnTheWay() throws {
  enum Step: Hashable, Sendable { case startTapped, opened, panelAppeared, loaded }
  let page = Page("moments", "closed") {
    Reduce<String, Step> { state, step in
      switch step {
      case .startTapped: return .send(.opened, after: .seconds(1))
      case .opened: state = "open"
      case .panelAppeared:
        state = "loading"
        return .send(.loaded, after: .seconds(2))
      case .loaded: state = "loaded"
      }
      return .none
    }
  } view: { store in
    Text(store.state)
    Button("Start", store.intent(.startTapped))
    if store.state != "closed" { Text("Panel").onAppear(store.intent(.panelAppeared)) }
  } story: {
    Tap("Start")
    Advance(.seconds(4))
    Frame("later")
  }
  for waits in [[4], [1, 3], [2, 2], [1, 2, 1]] {
    var player = page.player()
    _ = try tap("Start", &player)
    for wait in waits { _ = player.wait(.seconds(wait)) }
    #expect(player.screen.drawing.visibleText.contains("loaded"), "\(waits)")
    #expect(player.screen.pending.isEmpty, "\(waits)")
    #expect(player.screen.time == .seconds(4), "\(waits)")
  }
  #expect(page.explored().frame("later")?.drawing.visibleText.contains("loaded") == true)
}

@Test("each step tells what was recorded by it, also after something was recorded late")
func recordedLate() throws {
  enum Step: Hashable, Sendable { case startTapped, otherTapped }
  var player = Page("late", 0) {
    Reduce<Int, Step> { count, step in
      count += 1
      switch step {
      case .startTapped:
        return .record(Event(client: "c", name: "Late")).debounce(id: 1, for: .seconds(1))
      case .otherTapped: return .record(Event(client: "c", name: "Other"))
      }
    }
  } view: { store in
    Text("\(store.state)")
    Button("Start", store.intent(.startTapped))
    Button("Other", store.intent(.otherTapped))
  } story: {
    Frame("begin")
  }
  .player()
  #expect(try tap("Start", &player).events.isEmpty)
  #expect(player.wait(.seconds(1)).events.map(\.name) == ["Late"])
  #expect(try tap("Other", &player).events.map(\.name) == ["Other"])
}

/// A client that can fail.
private struct Net: AnsweringClient {
  static let name = "net"
  static let placeholder = Net()
  var answers = Answers("ok", "ok", else: ["failed": "failed"])
}

/// Another one, whose name ends as an answer of the first one begins.
private struct Cable: AnsweringClient {
  static let name = "net: off"
  static let placeholder = Cable()
  var answers = Answers("ok", "ok", else: ["failed": "cable failed"])
}

private enum Call: Hashable, Sendable {
  case done(String), refresh, refreshTapped, asked, answered(String)
}

/// A page that says what was done last, and for how long.
private func calls(
  net: Net = Net(), @ViewBuilder view: @escaping @Sendable (Store<[String], Call>) -> some View,
  @StoryBuilder<Call> story: @escaping @Sendable () -> [StoryStep<Call>]
) -> Page {
  Page("calls", [String]()) {
    Reduce<[String], Call> { state, action, dependencies in
      state = state.last == "\(action)" && state.count < 3 ? state + ["\(action)"] : ["\(action)"]
      if action != .asked { return .none }
      let answers = [
        dependencies[Net.self].answers.take(), dependencies[Cable.self].answers.take(),
      ]
      return .send(.answered("\(answers)"), after: .seconds(1))
    }
  } view: { store in
    Text(store.state.joined(separator: ", "))
    view(store)
  } story: {
    story()
  }
  .allowing(net).allowing(Cable())
}

@Test("a printed path plays to its look, whatever controls, events and answers are called")
func wordsInEachOthersWay() {
  let pages = [
    // An event that a control is called like but for its capital, and one that all is called like.
    calls { store in
      Button("Refresh", store.intent(.refreshTapped))
      Button("other", store.intent(.done("other")))
      Button("event other", store.intent(.done("event other")))
    } story: {
      Frame("start")
      Send(.refresh)
      Send(.done("sent"), as: "other")
      Send(.done("time"), as: "+1 s")
      Frame("sent")
    },
    // A control that is called as another one is told that is tapped twice, one that is called as a way
    // is told, one without a name, and ones that are called as a page may begin.
    calls { store in
      for name in ["Add", "Add × 2", "add × 3", "Oslo → Rome", "", "net: failed", "if down"] {
        Button(name, store.intent(.done(name)))
      }
      Button("Ask", store.intent(.asked))
    } story: {
      Frame("start")
      Branch("down", outside: { $0[Net.self] = Net(answers: Answers("ok", "down", else: [:])) }) {
        Tap("Ask")
        Frame("asked")
      }
    },
    // Texts with which a field and a button are called the same, and one that looks like a region.
    calls { store in
      TextField("Task", text: "", samples: ["Milk", "Tea in panel"]) { store.intent(.done($0)) }
      Button("Task=", store.intent(.refresh))
      Button("task=milk", store.intent(.refreshTapped))
      Button("Task=Tea", store.intent(.asked)).region("panel")
    } story: {
      Frame("start")
    },
  ]
  for page in pages {
    let atlas = page.explored()
    // That a control has no name is told by itself.
    #expect(atlas.findings.filter { $0.check != .canBeHeard }.map(\.description) == [])
    #expect(framesPlayedElsewhere(page, atlas) == [])
  }
}

@Test("a branch in which the outside is another one is played, where the page begins and later")
func playsOutsides() {
  let down = Net(answers: Answers("ok", "down", else: ["late": "late"]))
  let page = calls { store in
    Button("Ask", store.intent(.asked)).onAppear(store.state.isEmpty ? store.intent(.asked) : .none)
  } story: {
    Frame("start")
    Branch("failed", outside: { $0[Net.self] = down }) {
      Tap("Ask")
      Settle()
      Frame("down")
      Branch("mended", outside: { $0[Net.self] = Net() }) {
        Tap("Ask")
        Settle()
        Frame("mended")
      }
    }
  }
  let beginning = calls { store in
    Button("Ask", store.intent(.asked)).onAppear(store.state.isEmpty ? store.intent(.asked) : .none)
  } story: {
    Branch("failed", outside: { $0[Net.self] = down }) {
      Atlas.Answer("net", "late")
      Settle()
      Frame("late")
      Tap("Ask")
      Settle()
      Frame("down")
    }
  }
  for page in [page, beginning] {
    let atlas = page.explored()
    #expect(atlas.findings.map(\.description) == [])
    #expect(framesPlayedElsewhere(page, atlas) == [])
  }
  #expect(page.explored().frame("down")?.way == "event if failed → Ask → +1 s")
  #expect(beginning.explored().frame("late")?.way == "net: late → if failed → +1 s")
}

@Test("a path that plays to something else is told, with what is written the same")
func misreadPaths() throws {
  let net = Net(answers: Answers("ok", "ok", else: ["off: failed": "off"]))
  let atlas = calls(net: net) { store in
    Button("Ask", store.intent(.asked))
  } story: {
    Frame("start")
  }.explored()
  let finding = try #require(atlas.findings.first)
  #expect(atlas.findings.map(\.check) == [.replays])
  #expect(
    finding.message.hasPrefix(
      "on the way here 'net: off: failed' is done, and who plays that does something else"))
}
