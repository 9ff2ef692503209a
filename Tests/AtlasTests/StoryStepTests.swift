// The steps of stories: waiting until all is at rest, controls of a region, fields; and the line of the
// story in each error.

import Atlas
import Composable
import Drawing
import Reports
import Testing

/// A search that waits until nobody types any more, and then takes its time.
private struct Search: Reducer {
  struct State: Hashable, Sendable {
    var text = ""
    var found = ""
    var page = 1
    var ticks = 0
  }
  enum Action: Hashable, Sendable {
    case textChanged(String), searched, found, nextTapped, tickTapped, ticked
  }
  var debounce: Duration

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .textChanged(let text):
        state.text = text
        return Effect.send(.searched).debounce(id: "search", for: debounce)
      case .searched: return .send(.found, after: .milliseconds(700))
      case .found: state.found = "Found \(state.text)"
      case .nextTapped: state.page += 1
      case .tickTapped: return .repeat(.ticked, every: .seconds(1), atMost: 100_000)
      case .ticked: state.ticks = (state.ticks + 1) % 3
      }
      return .none
    }
  }
}

private func search(
  debounce: Duration = .milliseconds(300),
  @StoryBuilder<Search.Action> story: () -> [StoryStep<Search.Action>]
) -> Page {
  Page("search", Search.State()) {
    Search(debounce: debounce)
  } view: { store in
    TextField("Search", text: store.state.text, sample: "bergen") {
      store.intent(.textChanged($0))
    }
    Text(store.state.found)
    Row {
      Text("Page \(store.state.page)")
      Button("Next", store.intent(.nextTapped))
    }
    .region("panel")
    Row { Button("Next", .none) }.region("tour")
    Row { Text("Nothing to do here.") }.region("empty")
    Button("Tick", store.intent(.tickTapped))
  } story: {
    story()
  }
  .exploring {
    $0.states = 60
    $0.showsStoryOnly = true
  }
}

/// What the story of a page is told, without what else is found.
private func errors(
  line: Int = #line, @StoryBuilder<Search.Action> story: () -> [StoryStep<Search.Action>]
) -> [String] {
  search(story: story).explored().findings.filter { $0.check == .story }.map(\.message)
}

@Test(
  "a story that settles does not care how long a debounce is",
  arguments: [Duration.milliseconds(1), .milliseconds(300), .milliseconds(301), .seconds(20)])
func settles(debounce: Duration) {
  let atlas = search(debounce: debounce) {
    Type("oslo", in: "Search")
    Settle()
    Frame("found")
  }.explored()
  #expect(atlas.findings.map(\.description) == [])
  #expect(atlas.frame("found")?.drawing.visibleText.contains("Found oslo") == true)
  #expect(atlas.frame("found")?.pending.isEmpty == true)
}

@Test("where nothing is in flight, settling is nothing")
func settlesAtRest() {
  let atlas = search {
    Frame("start")
    Settle()
    Settle()
    Tap("Next", in: "panel")
    Frame("next")
  }.explored()
  #expect(atlas.findings.map(\.description) == [])
  #expect(atlas.frame("next")?.path.map(\.description) == ["button 1"])
}

@Test("of controls of one name, the one in the region is tapped")
func inRegion() {
  let atlas = search {
    Tap("Next", in: "panel")
    Frame("two")
    Tap("Next", in: "panel")
    Frame("three")
  }.explored()
  #expect(atlas.findings.map(\.description) == [])
  #expect(atlas.frame("three")?.drawing.visibleText.contains("Page 3") == true)
}

@Test("what a field holds is no part of what it is called")
func fieldNames() {
  let atlas = search {
    Type("oslo", in: "Search")
    Tap("Search")
    Frame("bergen")
  }.explored()
  #expect(atlas.findings.map(\.description) == [])
  #expect(atlas.frame("bergen")?.drawing.slots.first?.value == "bergen")
  #expect(atlas.frame("bergen")?.drawing.slots.first?.name == "Search")
  let listed = errors {
    Type("oslo", in: "Search")
    Tap("Nxet")
  }
  #expect(
    listed[0].hasSuffix("there is no control 'Nxet' to tap. There are: 'Next', 'Search', 'Tick'"))
}

@Test("each error of a story has the line of its step, what is there, and what to do")
func lines() {
  let line = #line + 1
  let found = errors {
    Branch("tap") { Tap("Nowhere") }
    Branch("region") { Tap("Next", in: "pannel") }
    Branch("no such control") { Tap("Tick", in: "panel") }
    Branch("nothing there") { Tap("Next", in: "empty") }
    Branch("inert") { Tap("Next", in: "tour") }
    Branch("field") { Type("oslo", in: "Task") }
    Branch("client") { Atlas.Answer("articles", "failed") }
    Branch("restless") {
      Tap("Tick")
      Settle()
    }
    Branch("name") { Frame("Not an address") }
  }
  let expected = [
    "there is no control 'Nowhere' to tap. There are: 'Next', 'Search', 'Tick'",
    "there is no region 'pannel' to tap 'Next' in. There are: 'panel', 'tour', 'empty'",
    "there is no control 'Tick' to tap in the region 'panel'. There are: 'Next'",
    "there is no control at all in the region 'empty'.",
    "the control 'Next' is inert: no store.",
    "there is no field 'Task' to type into. There are: 'Search'",
    "there is no client 'articles' that can answer in several ways.",
    "all does not come to rest: after 1000 moments 'ticked' is still in flight. Stop what repeats "
      + "itself, or let a time pass with Advance(…).",
    "the frame 'Not an address' cannot be an address. Use lower case letters, digits and hyphens.",
  ]
  let places = [1, 2, 3, 4, 5, 6, 7, 10, 12].map { "AtlasTests/StoryStepTests.swift:\(line + $0)" }
  #expect(found == zip(places, expected).map { "\($0): \($1)" })
}

/// Two rows of one kind, of which each can be put down, and both can be thrown away at once.
private struct Rows: Reducer {
  struct State: Hashable, Sendable {
    var texts = ["", ""]
    var isEmpty = false
  }
  enum Action: Hashable, Sendable { case typed(Int, String), cleared(Int), binTapped, shredTapped }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .typed(let row, let text): state.texts[row] = text
      case .cleared(let row): state.texts[row] = "-"
      case .binTapped, .shredTapped: state.isEmpty = true
      }
      return .none
    }
  }
}

private func rows(@StoryBuilder<Rows.Action> story: () -> [StoryStep<Rows.Action>]) -> PageAtlas {
  Page("rows", Rows.State()) {
    Rows()
  } view: { store in
    Stack {
      for row in [0, 1] {
        Row {
          TextField("Note", text: store.state.texts[row], sample: "Bread") {
            store.intent(.typed(row, $0))
          }
          Button("Clear", store.intent(.cleared(row)))
        }
        .region(row == 0 ? "first" : "second")
      }
    }
    .region("rows")
    Button("Swap", store.intent(.cleared(0)))
    Button("Swap", store.intent(.cleared(1)))
    Button("Remove", store.intent(.binTapped))
    Button("Remove", store.intent(.shredTapped))
  } story: {
    story()
  }.explored()
}

@Test("of live controls of one name, a story says which, where they do different things")
func controlsOfOneName() {
  let line = #line + 2
  let atlas = rows {
    Branch("region") { Tap("Clear") }
    Branch("too wide") { Tap("Clear", in: "rows") }
    Branch("no region") { Tap("Swap") }
    Branch("field") { Type("Milk", in: "Note") }
    Branch("the same") {
      Tap("Remove")
      Frame("removed")
    }
    Branch("told apart") {
      Tap("Clear", in: "second")
      Frame("cleared")
      Type("Milk", in: "text field 2")
      Frame("typed")
    }
  }
  let expected = [
    "there are several controls 'Clear' to tap, and they do different things. Say in which region, or "
      + "Send(…) what is meant. There are: 'first', 'second'",
    "there are several controls 'Clear' to tap in the region 'rows', and they do different things. Say "
      + "in which region, or Send(…) what is meant. There are: 'first', 'second'",
    "there are several controls 'Swap' to tap, and they do different things. Give each a name or a "
      + ".region(…) of its own, or Send(…) what is meant.",
    "there are several fields 'Note' to type into. Say which by its number. There are: 'text field 1', "
      + "'text field 2'",
  ]
  #expect(
    atlas.findings.map(\.message)
      == expected.enumerated().map { "AtlasTests/StoryStepTests.swift:\(line + $0): \($1)" })
  #expect(atlas.frame("removed") != nil)
  #expect(atlas.frame("cleared")?.path.map(\.description) == ["button 2"])
  #expect(atlas.frame("typed")?.drawing.visibleText.contains("Milk") == true)
}

/// Weather that is asked for as the page appears, and again when somebody says so.
private struct WeatherClient: AnsweringClient {
  static let name = "weather"
  static let placeholder = WeatherClient()
  var answers = Answers("dry", "dry", else: ["wet": "wet"])
}

private func weather(
  @StoryBuilder<String> story: () -> [StoryStep<String>]
) -> [String] {
  Page("weather", "unknown") {
    Reduce<String, String> { state, action, dependencies in
      state = action
      if action == "asked" {
        let answer = dependencies[WeatherClient.self].answers.take()
        return .send(answer, after: .seconds(1))
      }
      return .none
    }
  } view: { store in
    Stack {
      Text(store.state)
      Button("Ask", store.intent("asked"))
    }
    .onAppear(store.intent("asked"))
  } story: {
    story()
  }
  .allowing(WeatherClient()).explored().findings.filter { $0.check == .story }.map(\.message)
}

@Test("an answer that nobody asks for any more is told, with its line")
func unaskedAnswers() {
  #expect(
    weather {
      Branch("in time") {
        Atlas.Answer("weather", "wet")
        Settle()
        Frame("wet")
        Atlas.Answer("weather", "wet")
        Tap("Ask")
        Settle()
      }
      Frame("asked")
    } == [])
  let line = #line + 4
  let late = weather {
    Frame("asked")
    Branch("late") {
      Atlas.Answer("weather", "wet")
      Settle()
      Tap("Umbrella")
    }
    Settle()
    Frame("dry")
    Atlas.Answer("weather", "wet")
  }
  let file = "AtlasTests/StoryStepTests.swift"
  #expect(late.count == 3)
  #expect(
    late.contains {
      $0.hasPrefix(
        "\(file):\(line): nobody asks 'weather' after this step, so that it never answers 'wet'.")
    })
  #expect(late.contains { $0.hasPrefix("\(file):\(line + 6): nobody asks 'weather'") })
}

/// News that are asked for by a button, and perhaps as the page appears.
private struct News: AnsweringClient {
  static let name = "news"
  static let placeholder = News()
  var answers = Answers("some", "some", else: ["none": "none", "failed": "failed"])

  mutating func fetch() -> Effect<String> { .send(answers.take(), after: .seconds(1)) }
}

extension Dependencies {
  fileprivate var news: News {
    mutating get { self[News.self] }
    set { self[News.self] = newValue }
  }
}

private func news(
  loadsAtOnce: Bool = false, @StoryBuilder<String> story: () -> [StoryStep<String>]
) -> Page {
  Page("news", "idle") {
    Reduce<String, String> { state, action, dependencies in
      let isBusy = state == "loading"
      state = action
      return action == "loading" && !isBusy ? dependencies.news.fetch() : .none
    }
  } view: { store in
    Stack {
      Text(store.state)
      Button("Load", store.intent("loading"))
    }
    .onAppear(loadsAtOnce ? store.intent("loading") : .none)
  } story: {
    story()
  }
  .allowing(News())
}

/// What each named frame of a page shows, and the way to it.
private func told(_ atlas: PageAtlas, _ names: String...) -> [[String]] {
  names.map { name in
    guard let frame = atlas.frame(name) else { return [name] }
    return [frame.drawing.visibleText] + frame.path.map(\.description)
  }
}

@Test("a branch in which the outside is another one begins after what was done before it")
func outsideAfterSteps() {
  let atlas = news {
    Frame("begin")
    Tap("Load")
    Branch("held", outside: { $0.news.answers = $0.news.answers.holding("failed") }) {
      Frame("loading")
      Settle()
      Frame("loaded")
      Tap("Load")
      Settle()
      Frame("failed")
    }
  }.explored()
  #expect(atlas.findings.map(\.description) == [])
  #expect(
    told(atlas, "loading", "loaded", "failed") == [
      ["loadingLoad", "Load", "if held"], ["someLoad", "Load", "if held", "+1 s"],
      ["failedLoad", "Load", "if held", "+1 s", "Load", "+1 s"],
    ])
}

@Test(
  "an answer that is chosen before such a branch is given in it, and a branch around it holds on")
func outsideAtTheBeginning() {
  let atlas = news(loadsAtOnce: true) {
    Branch("answered") {
      Atlas.Answer("news", "none")
      Branch("same", outside: { $0.news = News() }) {
        Settle()
        Frame("none")
      }
    }
    Branch(
      "turned", outside: { $0.news.answers = Answers("few", "few", else: ["none": "nothing"]) }
    ) {
      Branch("held", outside: { $0.news.answers = $0.news.answers.holding("none") }) {
        Settle()
        Frame("nothing")
      }
      Atlas.Answer("news", "none")
      Settle()
      Frame("nothing-for-once")
    }
  }.explored()
  #expect(atlas.findings.map(\.description) == [])
  #expect(
    told(atlas, "none", "nothing", "nothing-for-once") == [
      ["noneLoad", "news: none", "if same", "+1 s"], ["nothingLoad", "if turned, held", "+1 s"],
      ["nothingLoad", "news: none", "if turned", "+1 s"],
    ])
}

@Test("an answer that is chosen after something was asked is the one to what is asked next")
func answersAfterAsking() throws {
  let chosen = news {
    Atlas.Answer("news", "failed")
    Tap("Load")
    Atlas.Answer("news", "none")
    Settle()
    Frame("failed")
    Tap("Load")
    Settle()
    Frame("none")
  }
  let usual = news {
    Tap("Load")
    Atlas.Answer("news", "failed")
    Atlas.Answer("news", "none")
    Settle()
    Frame("some")
    Tap("Load")
    Settle()
    Frame("failed")
    Tap("Load")
    Settle()
    Frame("none")
  }
  for (page, names) in [(chosen, ["failed", "none"]), (usual, ["some", "failed", "none"])] {
    let atlas = page.explored()
    #expect(atlas.findings.map(\.description) == [])
    for name in names {
      let frame = try #require(atlas.frame(name))
      #expect(frame.drawing.visibleText == "\(name)Load")
      let path = frame.path.map(\.description)
      #expect(try played(page, path).screen.drawing.visibleText == "\(name)Load", "\(path)")
    }
  }
  #expect(
    told(usual.explored(), "some") == [
      ["someLoad", "news: some", "news: failed", "news: none", "Load", "+1 s"]
    ])
}

@Test("where the outside is another one, it gives the answers that it has, under their names")
func answersOfAnotherOutside() {
  let line = #line + 8
  let atlas = news {
    Frame("begin")
    Branch("held", outside: { $0.news.answers = $0.news.answers.holding("failed") }) {
      Frame("held")
      Tap("Load")
      Settle()
      Frame("failed")
      Atlas.Answer("news", "none")
    }
    Branch(
      "turned", outside: { $0.news.answers = Answers("few", "few", else: ["some": "nothing"]) }
    ) {
      Atlas.Answer("news", "some")
      Tap("Load")
      Settle()
      Frame("nothing")
    }
  }.explored()
  #expect(
    atlas.findings.map(\.message) == [
      "AtlasTests/StoryStepTests.swift:\(line): the client 'news' has no answer 'none'. "
        + "It can answer: failed."
    ])
  let ways = atlas.transitions.filter { atlas.frames[$0.from].name == "held" && $0.cause != .story }
  #expect(ways.map(\.label) == ["Load"])
  #expect(
    told(atlas, "nothing") == [["nothingLoad", "news: some", "if turned", "Load", "+1 s"]])
}

@Test("a branch ends at an answer that nobody can give: what follows is not held against it")
func answerThatIsNone() {
  let line = #line + 4
  let atlas = news {
    Frame("begin")
    Branch("misspelt") {
      Atlas.Answer("news", "faild")
      Tap("Load")
      Settle()
      Tap("Retry")
      Frame("failed")
    }
  }.explored()
  #expect(atlas.findings.count == 1, "\(atlas.findings)")
  let place = "AtlasTests/StoryStepTests.swift:\(line)"
  #expect(
    atlas.findings.first?.message.hasPrefix(
      "\(place): the client 'news' has no answer 'faild'. It can answer: ")
      == true, "\(atlas.findings)")
}

@Test("what a story sends is done by no control that lies under a sheet")
func sendsUnderASheet() throws {
  struct Shelf: Hashable, Sendable {
    var count = 0
    var isOpen = false
  }
  enum Step: Hashable, Sendable { case openTapped, addTapped }
  let page = Page("shelf", Shelf()) {
    Reduce<Shelf, Step> { state, step in
      switch step {
      case .openTapped: state.isOpen.toggle()
      case .addTapped: state.count += 1
      }
      return .none
    }
  } view: { store in
    Stack {
      Text("\(store.state.count) books")
      Button("Add", store.intent(.addTapped))
      Button("Open", store.intent(.openTapped))
    }
    .sheet(isPresented: store.state.isOpen, label: "Over") {
      Button("Close", store.intent(.openTapped))
    }
  } story: {
    Send(.addTapped)
    Frame("added")
    Tap("Open")
    Send(.addTapped, as: "A book arrives")
    Frame("added-below")
  }
  .exploring { $0.states = 60 }
  let atlas = page.explored()
  #expect(atlas.frame("added")?.path.map(\.description) == ["Add"])
  let path = try #require(atlas.frame("added-below")).path.map(\.description)
  #expect(path == ["Add", "Open", "A book arrives"])
  #expect(try played(page, path).screen.drawing.visibleText.contains("2 books"))
}

@Test("two things of one name that a story sends are played by names of their own")
func sendsOfOneName() throws {
  enum Push: Hashable, Sendable { case pushArrived(Int) }
  let page = Page("push", 0) {
    Reduce<Int, Push> { count, push in
      if case .pushArrived(let number) = push { count = number }
      return .none
    }
  } view: { store in
    Text("\(store.state) new")
  } story: {
    Send(Push.pushArrived(1))
    Frame("one")
    Branch("again") {
      Send(Push.pushArrived(2))
      Frame("two")
    }
  }
  let atlas = page.explored()
  for (name, words) in [("one", "1 new"), ("two", "2 new")] {
    let path = try #require(atlas.frame(name)).path.map(\.description)
    #expect(try played(page, path).screen.drawing.visibleText.contains(words), "\(path)")
  }
  #expect(atlas.frame("two")?.path.map(\.description) == ["push arrived", "push arrived 2"])
}

@Test(
  "a path with a time is played, however short or long that is",
  arguments: [Duration.nanoseconds(500), .seconds(1_000_000_001), .seconds(Int64.max)])
func timesAreRead(wait: Duration) throws {
  enum Step: Hashable, Sendable { case startTapped, came }
  let page = Page("wait", 0) {
    Reduce<Int, Step> { count, step in
      if step == .startTapped { return .send(.came, after: wait) }
      count = 1
      return .none
    }
  } view: { store in
    Text("\(store.state) came")
    Button("Start", store.intent(.startTapped))
  } story: {
    Tap("Start")
    Settle()
    Frame("came")
  }
  .exploring { $0.states = 20 }
  let path = try #require(page.explored().frame("came")).path.map(\.description)
  #expect(try played(page, path).screen.drawing.visibleText.contains("1 came"), "\(path)")
}

/// A client two of whose answers have one name.
private struct Twins: AnsweringClient {
  static let name = "twins"
  static let placeholder = Twins()
  var answers: Answers<Int> = Answers("none", 0, else: ["some": 1, "some": 2])
}

@Test("answers of one name are found")
func answersOfOneName() {
  let page = search { Frame("start") }.allowing(Twins())
  let found = page.explored().findings.filter { $0.check == .madeRight }
  #expect(
    found.map(\.message) == [
      "the client 'twins' has more than one answer called 'some', and only the first of them can be "
        + "chosen. Give each a name of its own."
    ], "\(found)")
}

@Test("play has the same words: settle, a control of a region, a text for a field")
func played() throws {
  let page = search { Frame("start") }
  let (report, problem) = PlayReport.play(page, ["Search=oslo", "settle", "Next in panel"])
  #expect(problem == nil)
  #expect(report.screen.drawing.visibleText.contains("Found oslo"))
  #expect(report.screen.drawing.visibleText.contains("Page 2"))
  #expect(report.screen.pending.isEmpty)
  let wrong = PlayReport.play(page, ["Next in pannel"]).problem
  #expect(wrong?.description.hasPrefix("there is no control 'Next in pannel'. There are:") == true)
}
