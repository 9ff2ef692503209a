// Each check, failing on a page that was built to break it, with the exact message.

import Atlas
import Composable
import Drawing
import Foundation
import Reports
import Synchronization
import Testing

private enum Press: Hashable, Sendable { case pressed, appeared }

private let counting = Reduce<Int, Press> { count, _ in
  count = min(count + 1, 1)
  return .none
}

private func page(
  allowing: Bool = true, _ reducer: some Reducer<Int, Press> = counting,
  @ViewBuilder view: @escaping @Sendable (Store<Int, Press>) -> some View,
  @StoryBuilder<Press> story: () -> [StoryStep<Press>] = {
    StoryBuilder.buildExpression(Frame("start"))
  }
) -> Page {
  Page("broken", 0) {
    reducer
  } view: {
    view($0)
  } story: {
    story()
  }
}

/// What is found, without the lines of this file where a story says so.
private func findings(_ page: Page) -> [String] {
  // Many of these pages are of one look, in which nothing is live.
  let found = page.explored().audit(defects: page.options.defects)
    .filter { $0.check != .controlsDoSomething }
  return found.map { finding in
    let text = finding.description
    #expect((finding.check == .story) == text.contains("AtlasTests/AuditTests.swift:"))
    guard let start = text.range(of: "AtlasTests/AuditTests.swift:"),
      let end = text.range(of: ": ", range: start.upperBound..<text.endIndex)
    else { return text }
    return text.replacingCharacters(in: start.lowerBound..<end.upperBound, with: "")
  }
}

@Test("nothing is found on pages that are as they should be")
func clean() {
  #expect(findings(loadingPage()) == [])
  #expect(findings(lampsPage { Frame("dark") }) == [])
}

@Test("a redacted control that is live is found, with the path to it")
func redactedAndLive() {
  let page = page { store in
    Button("Press", store.intent(.pressed))
      .redacted(.placeholder, if: store.state == 0)
  }
  #expect(
    findings(page) == [
      "broken, start: button 1 is redacted, and live: 'pressed' does something. "
        + "Hand it an inert store, or gate the action."
    ])
}

@Test("a control whose label is redacted beside a symbol is found where it is live")
func redactedBesideSymbol() {
  let page = page { store in
    Button(store.intent(.pressed)) {
      Symbol(.star)
      Text("Press").redacted(.placeholder, if: store.state == 0)
    }
  }
  #expect(
    findings(page) == [
      "broken, start: button 1 is redacted, and live: 'pressed' does something. "
        + "Hand it an inert store, or gate the action."
    ])
}

@Test("a control that is live and has no name is found, and so is a link")
func nameless() {
  let naming = "Give it words that can be seen, or a '.label' to be heard."
  let unnamed: [@Sendable (Store<Int, Press>) -> AnyView] = [
    { AnyView(Button("", $0.intent(.pressed))) },
    { AnyView(Button(" \u{A0}", $0.intent(.pressed))) },
    { AnyView(Button($0.intent(.pressed)) { Symbol(.star) }) },
    { AnyView(Button("Press", $0.intent(.pressed)).label("")) },
    { store in
      AnyView(
        Button(store.intent(.pressed)) { Picture("a.png", alternative: "", width: 9, height: 9) })
    },
  ]
  for view in unnamed.prefix(3) + unnamed.suffix(1) {
    #expect(
      findings(page { view($0) }) == [
        "broken, start: button 1 has no name: 'pressed' cannot be told from other controls where it "
          + "is heard. \(naming)"
      ])
  }
  // An empty label is none.
  #expect(findings(page { unnamed[3]($0) }) == [])
  let linked = page { store in
    Link("", to: .url("https://example.org"))
    Button("Press", store.intent(.pressed))
  }
  let link = linked.explored().audit().map(\.message)
  #expect(link.count == 1)
  #expect(link.first?.contains("AtlasTests/AuditTests.swift:") == true, "\(link)")
  #expect(
    link.first?.contains(": the link to 'https://example.org' has no name. \(naming)") == true,
    "\(link)")
  let named = page { store in
    Button(store.intent(.pressed)) { Symbol(.star) }.label("Press")
    Button(store.intent(.pressed)) { Symbol(.star).label("Press") }
    Link(to: .url("https://example.org")) { Symbol(.star) }.label("More")
    Button("", .none)
  }
  #expect(findings(named) == [])
}

@Test("a second heading of the first level is found, unless a sheet lies over the other one")
func twoMainHeadings() {
  let two = page { _ in
    Main {
      Heading(1, "One")
      Heading(1, "Two")
    }
  }
  #expect(
    findings(two) == [
      "broken, start: there are 2 headings of level 1, and a page has one. "
        + "Give the others level 2 or 3."
    ])
  let one = page { store in
    Main {
      Heading(1, "One")
      Heading(1, "")
      Heading(1, "Two").redacted()
    }
    .sheet(isPresented: true, label: "Sheet") { Heading(1, "Sheet") }
  }
  #expect(findings(one) == [])
}

@Test("a page that declares the defect must show it, and nothing else is excused")
func declaredDefect() {
  let showing = page { store in
    Button("Press", store.intent(.pressed)).redacted(.placeholder)
  }
  .showing(defect: .redactedIsInert)
  #expect(findings(showing) == [])
  let notShowing = page { store in Button("Press", store.intent(.pressed)) }
    .showing(defect: .redactedIsInert)
  #expect(
    findings(notShowing) == [
      "broken: the page declares that it shows this defect, and does not. "
        + "Remove the declaration."
    ])
}

@Test("a frame that spins and leads nowhere is a dead end")
func deadEnd() {
  let page = page { store in
    if store.state == 0 { Button("Load", store.intent(.pressed)) } else { Spinner() }
  }
  #expect(
    findings(page) == [
      "broken, start-pressed: a dead end: something is going on, and no action and no time leads "
        + "to a state of rest. (Load)"
    ])
}

@Test("copy that speaks of a control that is inert, or not there, is found")
func untrueCopy() {
  let page = page(EmptyReducer()) { store in Button("Press", store.intent(.pressed)) }
    .promising { (_: Int) in Promises(controls: ["Press", "Pull"]) }
  #expect(
    findings(page) == [
      "broken, start: the copy speaks of 'Press', which is inert: ignored.",
      "broken, start: the copy speaks of 'Pull', and there is no such control to be seen. "
        + "There are: 'Press'.",
    ])
}

@Test("all that is promised of a page has to be kept")
func severalPromises() {
  let hello = page { _ in Text("Hello").region("greeting") }
  let page = hello.promising { (_: Int) in Promises(regions: ["farewell"]) }
    .promising { (_: Int) in Promises(controls: ["Pull"]) }
  let found = findings(page)
  #expect(found.contains { $0.contains("the region 'farewell' is in focus") }, "\(found)")
  #expect(found.contains { $0.contains("the copy speaks of 'Pull'") }, "\(found)")
  let goals = hello.promising { (_: Int) in Promises(goal: .init("one", guide: "one")) }
    .promising { (_: Int) in Promises(goal: .init("two", guide: "two")) }
  let words = "two goals are set at once, of 'one' and of 'two'"
  #expect(findings(goals).contains { $0.contains(words) }, "\(findings(goals))")
}

@Test("what is promised of a state that is not the page's own is found")
func promiseOfAnotherState() {
  let page = page { _ in Text("Hello") }
    .promising { (_: String) in Promises(controls: ["Press"]) }
  #expect(
    findings(page) == [
      "broken, start: something is promised of a state that is not the page's own, and so it is "
        + "never looked at. Promise it of the part that it is about: "
        + ".promising { (state: Feature.State) in tour.promises(of: state.tour) }."
    ])
}

@Test("a focus on a region that is not there is found")
func absentFocus() {
  let page = page { _ in Text("Hello").region("greeting") }
    .promising { (_: Int) in Promises(regions: ["greeting", "farewell"]) }
  #expect(
    findings(page) == [
      "broken, start: the region 'farewell' is in focus, and is not there. "
        + "There are: 'greeting'"
    ])
}

@Test("a region that is called as what is in none is found")
func regionCalledElsewhere() {
  let page = page { _ in Text("Hello").region("elsewhere") }
  #expect(
    findings(page) == [
      "broken, start: a region is called 'elsewhere', and so is all that is in no region. "
        + "Give it another name."
    ])
}

@Test("what appears behind redaction and starts something is found")
func startsBehindVeil() {
  let page = page { store in
    Stack { Text("Row").onAppear(store.intent(.appeared)) }.redacted(.placeholder)
  }
  #expect(
    findings(page) == [
      "broken: a redacted part started something as it appeared: 'appeared'. "
        + "Hand it an inert store."
    ])
}

@Test("a control inside of another is found")
func nestedControl() {
  let page = page { store in
    Button(store.intent(.pressed)) {
      Text("Press")
      Button("Or this", store.intent(.appeared))
    }
  }
  #expect(
    findings(page).contains(
      "broken, start: button 2 stands inside of another control, and cannot be reached. "
        + "Put it beside that one. Seen in 2 states."))
}

@Test("a promise of the story that was not kept is found")
func brokenStory() {
  func messages(@StoryBuilder<Press> _ story: () -> [StoryStep<Press>]) -> [String] {
    findings(
      page(EmptyReducer()) { store in
        Button("Press", store.intent(.pressed))
        Button("Off", store.intent(.pressed)).disabled(true)
        Button("Dead", .none)
      } story: {
        story()
      })
  }
  #expect(
    messages {
      Frame("a")
      Tap("Push")
    } == ["broken: there is no control 'Push' to tap. There are: 'Dead', 'Off', 'Press'"])
  #expect(
    messages {
      Frame("a")
      Tap("Press")
    } == ["broken: the control 'Press' is inert: ignored."])
  #expect(
    messages {
      Frame("a")
      Tap("Off")
    } == ["broken: the control 'Off' is inert: disabled."])
  #expect(
    messages {
      Frame("a")
      Tap("Dead")
    } == ["broken: the control 'Dead' is inert: no store."])
  #expect(
    messages {
      Frame("a")
      Frame("b")
    } == [
      "broken: the frame 'b' is the same state as 'a'. Remove one of them, "
        + "or let something happen between them."
    ])
  #expect(
    messages { Frame("A b") } == [
      "broken: the frame 'A b' cannot be an address. Use lower case letters, digits and hyphens."
    ])
}

@Test("two frames of one name are found")
func sameName() {
  let page = page { store in
    Button("Press", store.intent(.pressed))
  } story: {
    Frame("a")
    Tap("Press")
    Frame("a")
  }
  #expect(
    findings(page) == ["broken: two frames are called 'a'. Give each a name of its own."])
}

@Test("a client that is not allowed is found, with page, client and action")
func deniedClient() {
  let tracking = Reduce<Int, Press> { _, _, dependencies in
    dependencies.analytics.track("Pressed")
  }
  #expect(
    findings(page(tracking) { Button("Press", $0.intent(.pressed)) }) == [
      "broken, start: the action 'pressed' calls analytics, which the page does not allow. "
        + "Add it to the page with .allowing(…). (Press)"
    ])
}

@Test("a state that holds no number where there should be one is found, and walked to its end")
func notANumber() {
  struct Scale: Hashable, Sendable {
    var weight = Double.nan
    var isLit = false
  }
  enum Tap: Hashable, Sendable { case lit, nothing }
  let atlas = Page("scale", Scale()) {
    Reduce<Scale, Tap> { scale, tap in
      if tap == .lit { scale.isLit = true }
      return .none
    }
  } view: { store in
    Text(store.state.isLit ? "Lit" : "Dark")
    Button("Light", store.intent(.lit))
    Button("Nothing", store.intent(.nothing))
  } story: {
    Frame("dark")
  }
  .explored()
  #expect(atlas.stateCount == 2)
  #expect(atlas.frames.map(\.name) == ["dark", "dark-lit"])
  #expect(atlas.findings.count == 1)
  #expect(atlas.findings.first?.message.hasPrefix("the state is not equal to itself") == true)
}

@Test("actions without an end are found")
func neverSettles() {
  let looping = Reduce<Int, Press> { _, _ in .send(.pressed) }
  let found = findings(page(looping) { Button("Press", $0.intent(.pressed)) })
  #expect(found.count == 1)
  #expect(found.first?.hasSuffix("(Press)") == true)
  #expect(found.first?.hasPrefix("broken, start: the feature never settles: 10000") == true)
}

private final class Counter: Sendable {
  let count = Atomic(0)

  func add() { count.add(1, ordering: .relaxed) }
}

@Test(
  "a loop is told once, with its actions, and waited for once; what takes long and ends is none")
func loopsOnce() {
  enum Part: Hashable, Sendable { case toggled(Int), went(Int), one, two, three, counted(Int) }
  let handled = Counter()
  let atlas = Page("loops", [false, false, false]) {
    Reduce<[Bool], Part> { state, action in
      handled.add()
      switch action {
      case .toggled(let index): state[index].toggle()
      // Loops that are stopped after one action or another are the same one.
      case .went(let index): return .send([.one, .two, .three][index % 3])
      case .one: return .send(.two)
      case .two: return .send(.three)
      case .three: return .send(.one)
      case .counted(let count): return count == 0 ? .none : .send(.counted(count - 1))
      }
      return .none
    }
  } view: { store in
    for index in store.state.indices {
      Checkbox("Part \(index)", isOn: store.state[index], store.intent(.toggled(index)))
    }
    for index in 0..<12 { Button("Go \(index)", store.intent(.went(index))) }
    Button("Count", store.intent(.counted(1_000)))
  } story: {
    Frame("start")
  }.explored()
  #expect(atlas.stateCount == 8)
  #expect(atlas.findings.map(\.check) == [.settles], "\(atlas.findings)")
  #expect(atlas.findings.first?.message.hasSuffix("Seen in 8 states.") == true)
  #expect(atlas.frames.allSatisfy { $0.liveness.last?.isLive == true })
  // Each of the 96 ways into the loop would take 10,000.
  let count = handled.count.load(ordering: .relaxed)
  #expect(count < 200_000, "\(count) actions were handled")
}

/// A row that is hashed by its id, and compared by all that it holds.
private struct Row: Hashable, Sendable {
  let id: Int
  var isOn = false

  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

@Test("a state whose hash leaves something out is told, since it cannot be walked")
func incompleteHash() {
  enum Toggle: Hashable, Sendable { case toggled(Int) }
  let atlas = Page("rows", [Row(id: 0), Row(id: 1)]) {
    Reduce<[Row], Toggle> { state, action in
      if case .toggled(let id) = action { state[id].isOn.toggle() }
      return .none
    }
  } view: { store in
    for row in store.state {
      Checkbox("Row \(row.id)", isOn: row.isOn, store.intent(.toggled(row.id)))
    }
  } story: {
    Frame("begin")
  } laws: {
    Sometimes("both are on") { $0.allSatisfy(\.isOn) }
  }
  .explored()
  #expect(atlas.findings.map(\.check) == [.madeRight], "\(atlas.findings)")
  #expect(atlas.findings.first?.path == ["Row 0"])
  #expect(
    atlas.findings.first?.message.contains("leaves out what changes when 'toggled' is done") == true
  )
}

@Test("every cause of inertness is told")
func causes() {
  let reducer = Reduce<Int, Press> { _, _ in .none }.gate("closed") { _, action in
    action == .appeared
  }
  let atlas = page(reducer) { store in
    Button("Dropped", store.intent(.pressed))
    Button("Ignored", store.intent(.appeared))
    Button("Disabled", store.intent(.appeared)).disabled(true)
    Button("No store", .none)
    Button("Guarded", store.intent(.appeared, if: false))
  }
  .explored()
  #expect(
    atlas.frames[0].liveness == [
      .dropped(gate: "closed"), .ignored, .disabled, .noStore, .guarded,
    ])
  #expect(
    atlas.frames[0].liveness.map(\.words) == [
      "dropped by 'closed'", "ignored", "disabled", "no store", "guarded",
    ])
}

@Test("a guard that lets an action pass leaves no trace, and none is told of an inert store")
func guards() {
  let atlas = page { store in
    Button("Let through", store.intent(.pressed, if: true))
    Button("Withheld", store.intent(.pressed, if: false)).disabled(true)
    Button("Inert", Store<Int, Press>.inert(store.state).intent(.pressed, if: false))
  }
  .explored()
  #expect(atlas.frames[0].liveness.map(\.words).dropFirst() == ["disabled", "no store"])
  #expect(atlas.frames[0].liveness[0].isLive)
}
