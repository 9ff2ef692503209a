// The list in Japanese: loading, loaded, and taps on its rows.

import Atlas
import Composable
import ComposableTesting
import Drawing
import Exhibits
import Testing

private func items(
  _ state: Items.State, answering answer: String = "some"
) -> TestStore<Items.State, Items.Action> {
  var client = ItemsClient(items: ListItem.samples)
  client.answers = client.answers.answering(answer)
  let dependencies = Dependencies(page: "items/list").allowing(client).allowing(Analytics.live)
  return TestStore(state, dependencies: dependencies) { Items() }
}

private let samples = IdentifiedArray(keepingFirst: ListItem.samples)

@Test("items load once, in four seconds")
func itemsLoad() {
  var store = items(.idle)
  store.send(.appeared) { $0 = .loading }
  store.advance(by: .seconds(3))
  store.send(.appeared)
  store.advance(by: .seconds(1))
  store.receive(.itemsResponse(ListItem.samples)) { $0 = .loaded(samples) }
  #expect(store.events.map(\.description) == ["items: fetch"])
}

@Test("items that do not come can be asked for again")
func itemsFail() throws {
  var store = items(.idle, answering: "failed")
  store.send(.appeared) { $0 = .loading }
  store.advance(by: .seconds(4))
  store.receive(.itemsFailed) { $0 = .failed }
  store.send(.retryTapped) { $0 = .loading }
  store.advance(by: .seconds(4))
  store.receive(.itemsResponse(ListItem.samples)) { $0 = .loaded(samples) }
  #expect(store.events.map(\.name) == ["fetch", "fetch"])
  let failed = try #require(walked(Items.page()).frame("failed"))
  #expect(failed.drawing.status == "読み込めませんでした。")
  #expect(failed.drawing.slots.map(\.name) == ["もう一度試す"])
}

@Test("a tap on a row is recorded once the items are there, and is nothing before")
func itemTaps() {
  var loading = items(.loading)
  loading.send(.rowTapped(2))
  #expect(loading.events.isEmpty)
  var loaded = items(.loaded(samples))
  loaded.send(.rowTapped(2))
  loaded.send(.rowTapped(99))
  #expect(loaded.events.map(\.description) == [#"analytics: Item Tapped (id = "2")"#])
}

@Test("eleven placeholder rows, none of which can be tapped")
func itemPlaceholders() throws {
  let atlas = walked(Items.page())
  let loading = try #require(atlas.frame("loading"))
  #expect(loading.liveness == Array(repeating: .noStore, count: 11))
  #expect(loading.drawing.slots.allSatisfy { $0.isRedacted })
  let loaded = try #require(atlas.frame("loaded"))
  #expect(loaded.liveness.count == 5)
  #expect(loaded.liveness.allSatisfy { $0.isLive })
  var player = Items.page().player()
  let hidden = player.screen.drawing.slots[0]
  #expect(player.tap(hidden).events.isEmpty)
  _ = player.wait(.seconds(4))
  let shown = player.screen.drawing.slots[0]
  #expect(player.tap(shown).events.map(\.name) == ["Item Tapped"])
}

@Test("the page is in Japanese")
func itemsLanguage() throws {
  let frame = try #require(walked(Items.page()).frame("loading"))
  #expect(frame.drawing.language == .japanese)
  #expect(frame.drawing.status == "読み込んでいます…")
}

@Test("adding an item leaves the names of all frames as they were")
func itemNames() {
  let more = ListItem.samples + [ListItem(id: 100, title: "新", text: "新しい")]
  #expect(
    Items.page(items: more).explored().frames.map(\.name)
      == walked(Items.page()).frames.map(\.name))
}
