// What is typed into fields, and outsides that differ in what they answer only.

import Atlas
import Composable
import Drawing
import Testing

private enum Edit: Hashable, Sendable { case textChanged(String) }

private func field(
  holding law: Always<String> = Always("anything goes") { _ in true },
  @StoryBuilder<Edit> story: () -> [StoryStep<Edit>]
) -> Page {
  Page("field", "Tea") {
    Reduce<String, Edit> { state, action in
      if case .textChanged(let text) = action { state = text }
      return .none
    }
  } view: { store in
    TextField("Task", text: store.state, sample: "Milk") { store.intent(.textChanged($0)) }
  } story: {
    story()
  } laws: {
    law
  }
}

@Test("a story can type, and its frame is played by typing")
func storyTypes() throws {
  let page = field {
    Frame("tea")
    Type("Bread = good", in: "Task")
    Frame("bread")
  }
  let atlas = page.explored()
  #expect(atlas.findings.isEmpty, "\(atlas.findings)")
  let bread = try #require(atlas.frames.first { $0.name == "bread" })
  #expect(bread.path.map(\.description) == ["Task=Bread = good"])
  var player = page.player()
  for step in bread.path {
    let read = try PlayStep(step.description, on: player.screen.drawing, of: player)
    guard case .type(let text, let slot) = read else {
      Issue.record("\(step) is read as \(read)")
      return
    }
    _ = player.type(text, into: slot)
  }
  #expect(player.screen.drawing == bread.drawing)
}

@Test("a printed path in which a text is typed twice, or a button tapped, plays back to its look")
func typesTwice() throws {
  enum Note: Hashable, Sendable { case noted(String), moreTapped }
  let page = Page("notes", "") {
    Reduce<String, Note> { state, action in
      let text = if case .noted(let text) = action { text } else { "a=b" }
      state = String("\(state) \(text)".suffix(20))
      return .none
    }
  } view: { store in
    Text(store.state)
    TextField("Task", text: "", samples: ["Milk", "Tea × 2"]) { store.intent(.noted($0)) }
    Button("More", store.intent(.moreTapped))
    Button("Task=More", store.intent(.moreTapped))
  } story: {
    Frame("empty")
    Type("Bread", in: "Task")
    Type("Bread", in: "Task")
    Tap("More")
    Tap("More")
    Frame("noted")
  }
  let atlas = page.explored()
  let noted = try #require(atlas.frame("noted"))
  #expect(noted.way == "Task=Bread → Task=Bread → More × 2")
  #expect(framesPlayedElsewhere(page, atlas) == [])
}

@Test("a story that types where no field is, is told so with its line")
func noSuchField() throws {
  let atlas = field {
    Frame("tea")
    Type("Bread", in: "Tsak")
  }.explored()
  let finding = try #require(atlas.findings.first)
  #expect(finding.check == .story)
  #expect(finding.message.contains("TypingTests.swift:"))
  #expect(finding.message.contains("there is no field 'Tsak' to type into. There are: 'Task'"))
}

@Test("a field is tried with its own sample, with nothing, and with a long text")
func samples() throws {
  func breach(_ law: Always<String>) throws -> String {
    let atlas = field(holding: law) { Frame("tea") }.explored()
    let finding = try #require(atlas.findings.first { $0.check == .law })
    #expect(finding.path.count == 1)
    return try #require(finding.path.first)
  }
  #expect(try breach(Always("is never empty") { !$0.isEmpty }) == "Task=")
  #expect(
    try breach(Always("is short") { $0.count < 20 }).hasPrefix("Task=a text that is much longer"))
  #expect(try breach(Always("is no milk") { $0 != "Milk" }) == "Task")
}

private struct Shelf: AnsweringClient {
  static let name = "shelf"
  static let placeholder = Shelf(answers: Answers("book", "none"))
  var answers: Answers<String>
}

@Test("an outside is another one if it answers something else under the same names")
func otherAnswers() throws {
  enum Ask: Hashable, Sendable { case asked, answered(String) }
  let atlas = Page("shelf", "") {
    Reduce<String, Ask> { state, action, dependencies in
      switch action {
      case .asked:
        return .send(.answered(dependencies[Shelf.self].answers.take()), after: .seconds(1))
      case .answered(let text):
        state = text
        return .none
      }
    }
  } view: { store in
    Text(store.state)
    Button("Ask", store.intent(.asked))
  } story: {
    Branch("thick", outside: { $0[Shelf.self] = Shelf(answers: Answers("book", "Thick")) }) {
      Tap("Ask")
      Advance(.seconds(1))
      Frame("thick")
    }
    Tap("Ask")
    Advance(.seconds(1))
    Frame("thin")
  }
  .allowing(Shelf(answers: Answers("book", "Thin")))
  .explored()
  #expect(atlas.findings.isEmpty, "\(atlas.findings)")
  #expect(atlas.frames.prefix(2).map { $0.drawing.visibleText } == ["ThickAsk", "ThinAsk"])
}

@Test("each sample of a field is tried, and no other text")
func fieldSamples() throws {
  let page = Page("field", "Tea") {
    Reduce<String, Edit> { state, action in
      if case .textChanged(let text) = action { state = text }
      return .none
    }
  } view: { store in
    TextField("Task", text: store.state, samples: ["Milk", "", "Bread"]) {
      store.intent(.textChanged($0))
    }
  } story: {
    Frame("tea")
  }
  let atlas = page.explored()
  #expect(atlas.findings.isEmpty, "\(atlas.findings)")
  // Tea, which is not typed, and the three.
  #expect(atlas.stateCount == 4)
  let values = Set(atlas.frames.map { $0.drawing.slots.first?.value ?? "" })
  #expect(values == ["Tea", "Milk", "Bread", ""])
}

private enum Panel: Hashable, Sendable { case openTapped, textChanged(String) }

/// A field behind a button; into one with one sample any text may be typed.
private func panel(_ samples: [String], law: Always<[String]>) -> PageAtlas {
  Page("panel", ["closed", "x"]) {
    Reduce<[String], Panel> { state, action in
      switch action {
      case .openTapped: state[0] = state[0] == "open" ? "closed" : "open"
      case .textChanged(let text): state[1] = text
      }
      return .none
    }
  } view: { store in
    Button("Open", store.intent(.openTapped))
    if store.state[0] == "open" {
      if samples.count == 1 {
        TextField("Task", text: store.state[1], sample: samples[0]) {
          store.intent(.textChanged($0))
        }
      } else {
        TextField("Task", text: store.state[1], samples: samples) {
          store.intent(.textChanged($0))
        }
      }
      Text(store.state[1].isEmpty ? "Say something" : "Thank you")
    }
  } story: {
    Frame("begin")
  } laws: {
    law
  }
  .explored()
}

@Test("all samples are typed into a field that no frame of the story shows")
func samplesBehindButton() {
  let atlas = panel(["x", "bad", "worse"], law: Always("is never worse") { $0[1] != "worse" })
  #expect(atlas.findings.map(\.check) == [.law], "\(atlas.findings)")
  #expect(atlas.findings.first?.path == ["Open", "Task=worse"])
  // Each of three texts, with the field to be seen or not.
  #expect(atlas.stateCount == 6)
}

/// What is typed breaks the law in a state that looks like others, or in one of some rows that are alike.
private func trap(rows: Int, @LawBuilder<[Int]> laws: () -> [Law<[Int]>]) -> Page {
  enum Trap: Hashable, Sendable { case nextTapped, textChanged(Int, String) }
  return Page("trap", [0, 0]) {
    Reduce<[Int], Trap> { state, action in
      switch action {
      case .nextTapped: state[0] = (state[0] + 1) % 5
      case .textChanged(let row, let text):
        if row == rows / 3, state[0] == 3 || rows > 1, text.isEmpty { state[1] = 1 }
      }
      return .none
    }
  } view: { store in
    if store.state[1] == 1 { Text("Broken") }
    if rows == 1 { Button("Next", store.intent(.nextTapped)) }
    ForEach(0..<rows) { row in
      TextField("Task \(row)", text: "", sample: "Milk") { store.intent(.textChanged(row, $0)) }
    }
  } story: {
  } laws: {
    laws()
  }
}

@Test("all is typed in each state of a closed page, into each of rows alike", arguments: [1, 6])
func typedEverywhere(rows: Int) throws {
  let page = trap(rows: rows) {
    Always("it is whole") { $0[1] == 0 }
    Each("it stays whole") { before, after in before[1] == after[1] }
  }
  let path = rows == 1 ? ["Next", "Next", "Next", "Task 0="] : ["Task 2="]
  let atlas = page.explored()
  let found = atlas.findings.filter { $0.check == .law }
  #expect(found.map(\.path) == [path, path], "\(atlas.closureSentence)")
  #expect(atlas.closure == .closed)
  if rows == 1 {
    let less = page.exploring {
      $0.further = 4
      // Nothing is looked for beyond that.
      $0.defects = [.controlsDoSomething]
    }
    .explored()
    #expect(less.closure != .closed, "\(less.closureSentence)")
  }
}

@Test("a field that holds its sample takes other texts, and is none that nobody handles")
func fieldHoldsSample() {
  let atlas = panel(["x"], law: Always("is never empty") { !$0[1].isEmpty })
  #expect(atlas.findings.map(\.check) == [.law], "\(atlas.findings)")
  #expect(atlas.findings.first?.path == ["Open", "Task="])
}

@Test("what lies under a sheet is inert, with a cause, and cannot be tapped by a player")
func underSheet() throws {
  let page = Page("sheet", false) {
    Reduce<Bool, Edit> { state, _ in
      state.toggle()
      return .none
    }
  } view: { store in
    Button("Open", store.intent(.textChanged(""))).sheet(isPresented: store.state, label: "Over") {
      Button("Close", store.intent(.textChanged("")))
    }
  } story: {
    Frame("closed")
    Tap("Open")
    Frame("open")
  }
  let atlas = page.explored()
  #expect(atlas.findings.isEmpty, "\(atlas.findings)")
  let open = try #require(atlas.frame("open"))
  #expect(open.liveness.map(\.words) == ["under a sheet", "live"])
  var player = page.player()
  _ = player.tap(player.screen.drawing.slots[0])
  #expect(player.tap(player.screen.drawing.slots[0]).inert == .covered)
  #expect(player.tap(player.screen.drawing.slots[1]).inert == nil)
}
