// Playing a page.

import Atlas
import Composable
import Drawing
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
