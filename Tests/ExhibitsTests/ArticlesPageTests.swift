// The page of the list: its states, what is alive in them, and that they are as they should be.

import Atlas
import Drawing
import Exhibits
import Testing

private let atlas = walked(Articles.page())

/// The names of the controls of a frame that do something.
private func live(_ name: String) -> [String] {
  guard let frame = atlas.frame(name) else { return ["there is no frame '\(name)'"] }
  return zip(frame.drawing.slots, frame.liveness).compactMap { slot, liveness in
    liveness.isLive ? slot.name ?? "redacted" : nil
  }
}

/// Where a control of a frame leads.
private func target(of control: String, in name: String) -> String? {
  guard let frame = atlas.frame(name),
    let slot = frame.drawing.slots.first(where: { $0.name == control }),
    case .live(let target) = frame.liveness[slot.index]
  else { return nil }
  return atlas.frames[target].name
}

@Test("the story has every state of the list")
func storyFrames() {
  #expect(
    atlas.frames.filter(\.isFromStory).map(\.name) == [
      "loading", "cancelled", "loaded", "all-hidden", "favorite", "read-later", "hidden", "reading",
      "failed", "empty",
    ])
}

@Test("while it loads there are 11 redacted rows, and Cancel alone is live")
func loadingFrame() throws {
  let frame = try #require(atlas.frame("loading"))
  #expect(frame.drawing.slots.count(where: \.isRedacted) == 44)
  #expect(live("loading") == ["Cancel"])
  #expect(frame.nextEffect == .seconds(4))
  #expect(atlas.matrix["articles", "loading"]?.visibility == .redacted)
  #expect(atlas.matrix["controls", "loading"]?.visibility == .visible)
  #expect(frame.drawing.status == "Loading articles…")
}

@Test("placeholder rows record nothing, whatever is clicked")
func placeholdersRecordNothing() {
  var player = Articles.page().player()
  for slot in player.screen.drawing.slots where slot.isRedacted {
    let outcome = player.tap(slot)
    #expect(outcome.inert == .noStore)
    #expect(outcome.events.isEmpty)
  }
  #expect(player.screen.pending.map(\.action) == ["articles response"])
}

@Test("buttons lead where a reader expects")
func targets() {
  #expect(target(of: "Cancel", in: "loading") == "cancelled")
  #expect(target(of: "Load", in: "cancelled") == "loading")
  #expect(target(of: "Retry", in: "failed") == "loading")
  #expect(target(of: "The Lighthouse Log", in: "loaded") == "reading")
  #expect(target(of: "Close", in: "reading") == "loaded")
  #expect(target(of: "Favorite: The Lighthouse Log", in: "favorite") == "loaded")
}

@Test("whoever hides all articles has a way back")
func allHidden() throws {
  let frame = try #require(atlas.frame("all-hidden"))
  #expect(frame.drawing.status == "All articles are hidden.")
  #expect(live("all-hidden") == ["Show hidden articles"])
  #expect(target(of: "Show hidden articles", in: "all-hidden") == "loaded")
  #expect(target(of: "Show hidden articles", in: "hidden") == "loaded")
  #expect(!live("loaded").contains("Show hidden articles"))
}

@Test("in the sheet only Close is live, and the row that is hidden is gone")
func sheetAndHidden() throws {
  #expect(live("reading") == ["Close"])
  let hidden = try #require(atlas.frame("hidden"))
  #expect(!hidden.drawing.visibleText.contains("Lighthouse"))
  #expect(hidden.drawing.status == "2 articles.")
}

@Test("adding an article adds what can be done with it, and leaves the names of the other frames")
func stableNames() {
  // What the story shows, and what is one way from there; what is chosen besides may be another.
  let names = atlas.frames.filter { $0.depth <= 1 }.map(\.name)
  var more = Article.samples
  more.append(
    Article(
      id: "articles/new", title: "New", blurb: "Written just now.",
      date: Article.samples[0].date, body: .paragraphs([])))
  for _ in 0..<2 {
    let others = Articles.page(articles: more).explored().frames.map(\.name)
    let new = others.filter { !names.contains($0) }
    #expect(new.contains { $0.hasPrefix("loaded-") })
    // There is room for so many frames, and what was found last gives way.
    #expect(atlas.frames.count == others.count)
    #expect(names.dropLast(new.count).allSatisfy(others.contains), "\(new)")
    more.swapAt(0, 3)
  }
}

@Test("a list without articles has a page all the same")
func noArticles() {
  let page = Articles.page(articles: [])
  let atlas = page.explored()
  #expect(atlas.audit().isEmpty)
  #expect(atlas.frame("loaded")?.drawing.status == "There are no articles yet.")
}
