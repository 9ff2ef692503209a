// Pages that are alike are explored once, and are found as each would be by itself.

import Atlas
import Composable
import Drawing
import Testing

/// A page of lamps in a room of its own; what is seen differs from room to room.
private func room(_ name: String, in state: Lamps.State = Lamps.State(), budget: Int = 64) -> Page {
  Page(name, state) {
    Lamps()
  } view: { store in
    Text("The lamps of \(name)")
    // The same control, which is called otherwise in another language.
    Button(name == "grenier" ? "À gauche" : "To the left", store.intent(.leftTapped))
    LampsView(store: store)
    if name == "cellar", store.state.isLocked {
      Button("Left again", store.intent(.leftTapped))
    }
  } story: {
    Frame("dark")
    Send(.doorTapped)
    Frame("locked")
  }
  .exploring { $0.budget = budget }
  .alike("lamps \(budget)")
}

/// All that is told of a page.
private func told(_ atlas: PageAtlas) -> [String] {
  let frames = atlas.frames.map { frame in
    "\(frame.name) \(frame.title) \(frame.depth) \(frame.liveness) \(frame.path) \(frame.events.count) "
      + frame.drawing.visibleText
  }
  let transitions = atlas.transitions.map { transition in
    "\(transition.from) \(String(describing: transition.to)) \(transition.label) "
      + "\(transition.cause) \(transition.dropped)"
  }
  return [atlas.page, "\(atlas.stateCount)"] + frames + transitions
}

@Test(
  "a page that is like another one is found as it would be by itself",
  arguments: [
    [room("hall"), room("attic"), room("hall")],
    // One with a control more, and others after it.
    [room("hall"), room("cellar"), room("attic"), room("cellar")],
    // One that calls its controls otherwise.
    [room("hall"), room("grenier"), room("attic")],
    // Some that begin otherwise, or end earlier.
    [room("hall"), room("attic", in: Lamps.State(left: true)), room("stairs")],
    [room("hall"), room("attic", budget: 3), room("stairs", budget: 3)],
  ])
func alike(pages: [Page]) {
  var explorer = PageExplorer()
  for page in pages {
    #expect(told(explorer.explore(page)) == told(page.explored()), "\(page.name)")
  }
}

@Test("pages that are alike, and to which the outside answers otherwise, are told apart")
func alikeButForTheOutside() {
  var explorer = PageExplorer()
  for isFine in [true, false, true] {
    let page = loadingPage().allowing(Answer(isFine: isFine)).alike("loading")
    #expect(told(explorer.explore(page)) == told(page.explored()))
  }
}

@Test("what is wrong is told of every page that has it, under its own name")
func alikeInMistakes() {
  var explorer = PageExplorer()
  for name in ["hall", "attic"] {
    let page = Page(name, Lamps.State()) {
      Lamps()
    } view: {
      LampsView(store: $0)
    } story: {
      Frame("Not an address")
    }
    .alike("mistaken")
    #expect(explorer.explore(page).findings.map(\.page) == [name])
  }
}

@Test(
  "what is wrong with the look of a page is found, though one that is like it is known"
)
func alikeButForTheLook() {
  func page(
    _ name: String, region: RegionName, @ViewBuilder _ view: @escaping @Sendable () -> some View
  ) -> Page {
    Page(name, Lamps.State()) {
      Lamps()
    } view: { store in
      Text("The lamps").region(region)
      view()
      LampsView(store: store)
    } story: {
      Frame("dark")
    }
    .promising { (_: Lamps.State) in Promises(regions: ["room"]) }
    .alike("rooms")
  }
  let pages = [
    page("hall", region: "room") { Link("More", to: .url("https://example.org")) },
    page("attic", region: "room") { Link("More", to: .url("javascript:alert(1)")) },
    page("stairs", region: "room") {
      Link(to: .url("https://example.org")) { Link("More", to: .url("https://example.org")) }
    },
    page("cellar", region: "cave") { Link("More", to: .url("https://example.org")) },
    page("porch", region: "room") { Link("", to: .url("https://example.org")) },
    page("shed", region: "room") {
      Link("More", to: .url("https://example.org"))
      Heading(1, "Shed")
      Heading(1, "Lamps")
    },
    page("loft", region: "room") { Link("More", to: .url("https://example.org")) },
  ]
  var explorer = PageExplorer()
  let found = pages.map { page in Set(explorer.explore(page).findings.map(\.check)) }
  #expect(
    found == [
      [], [.linksLead], [.controlsStandAlone], [.focusExists], [.canBeHeard], [.canBeHeard], [],
    ])
}

@Test("what is private on pages that are alike is looked for on each of them, with its own words")
func alikeInSecrets() {
  func account(_ name: String, _ balance: String, tells: Bool) -> Page {
    Page(name, Lamps.State()) {
      Lamps()
    } view: { store in
      Text(tells && store.state.isLocked ? "You have \(balance)" : "You have some")
      Text(balance).privacySensitive().redacted(.privacy)
      LampsView(store: store)
    } story: {
      Frame("open")
      Send(.doorTapped)
      Frame("locked")
    }
    .alike("accounts")
  }
  var explorer = PageExplorer()
  let found = [
    account("ada", "4,217 crowns", tells: false), account("bo", "9,032 crowns", tells: true),
    account("cy", "7,761 crowns", tells: false),
  ].map { page in explorer.explore(page).findings.filter { $0.check == .nothingLeaks } }
  #expect(found.map(\.count) == [0, 1, 0])
  #expect(found[1].first?.message.hasPrefix("what begins with '9,…'") == true)
}
