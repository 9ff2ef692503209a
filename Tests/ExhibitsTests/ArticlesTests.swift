// The list of articles: loading, reading, and what a reader does with its rows.

import Composable
import ComposableTesting
import Exhibits
import Testing

private let samples = Article.samples
private let first = samples[0].id

private func list(
  _ client: ArticlesClient = ArticlesClient(.articles(samples)),
  _ change: (inout Articles.State) -> Void = { _ in }
) -> TestStore<Articles.State, Articles.Action> {
  var state = Articles.State()
  change(&state)
  return TestStore(
    state,
    dependencies: Dependencies(page: "articles/list").allowing(client).allowing(Analytics.live)
  ) { Articles() }
}

private func loaded() -> TestStore<Articles.State, Articles.Action> {
  list { state in
    state.articles = IdentifiedArray(keepingFirst: samples)
    state.phase = .loaded
  }
}

@Test("articles load as the page appears, and are there after four seconds")
func loading() {
  var store = list()
  store.send(.appeared) { $0.phase = .loading }
  #expect(store.events.map(\.description) == ["articles: fetch"])
  store.advance(by: .milliseconds(3_999))
  store.advance(by: .milliseconds(1))
  store.receive(.articlesResponse(samples)) { state in
    state.phase = .loaded
    state.articles = IdentifiedArray(keepingFirst: samples)
  }
}

@Test("appearing again while loading starts no second load")
func appearingTwice() {
  var store = list()
  store.send(.appeared) { $0.phase = .loading }
  store.advance(by: .seconds(1))
  store.send(.appeared)
  store.advance(by: .seconds(3))
  store.receive(.articlesResponse(samples)) { state in
    state.phase = .loaded
    state.articles = IdentifiedArray(keepingFirst: samples)
  }
  #expect(store.events.count == 1)
}

@Test("a load that is cancelled never arrives, and can be begun again")
func cancelling() {
  var store = list()
  store.send(.appeared) { $0.phase = .loading }
  store.advance(by: .seconds(3))
  store.send(.cancelTapped) { $0.phase = .idle }
  store.advance(by: .seconds(60))
  store.send(.loadTapped) { $0.phase = .loading }
  store.send(.cancelTapped) { $0.phase = .idle }
}

@Test("cancelling what does not load does nothing")
func cancellingNothing() {
  var store = loaded()
  store.send(.cancelTapped)
}

@Test("a load that fails says why, and is tried again")
func failing() {
  let reason = "The service is not there."
  var store = list(ArticlesClient(.articles(samples)).answering("failed"))
  store.send(.appeared) { $0.phase = .loading }
  store.advance(by: .seconds(4))
  store.receive(.articlesFailed(reason)) { $0.phase = .failed(reason) }
  store.send(.retryTapped) { $0.phase = .loading }
  store.advance(by: .seconds(4))
  store.receive(.articlesResponse(samples)) { state in
    state.phase = .loaded
    state.articles = IdentifiedArray(keepingFirst: samples)
  }
}

@Test("a load can come back empty")
func empty() {
  var store = list(ArticlesClient(.articles([]), latency: .seconds(1)))
  store.send(.appeared) { $0.phase = .loading }
  store.advance(by: .seconds(1))
  store.receive(.articlesResponse([])) { $0.phase = .loaded }
  #expect(store.state.shown.isEmpty)
}

@Test("favourite and read later are toggled, and told to the service")
func flags() {
  var store = loaded()
  store.send(.row(first, .favoriteTapped)) { $0.articles[id: first]?.isFavorite = true }
  store.send(.row(first, .readLaterTapped)) { $0.articles[id: first]?.willReadLater = true }
  store.send(.row(first, .favoriteTapped)) { $0.articles[id: first]?.isFavorite = false }
  #expect(
    store.events.map(\.description) == [
      #"articles: favorite (article = "articles/the-lighthouse-log", on = "true")"#,
      #"articles: read later (article = "articles/the-lighthouse-log", on = "true")"#,
      #"articles: favorite (article = "articles/the-lighthouse-log", on = "false")"#,
    ])
}

@Test("a row that is hidden is gone from what is shown, and the service is told")
func hiding() {
  var store = loaded()
  store.send(.row(first, .hideTapped)) { $0.articles[id: first]?.isHidden = true }
  #expect(store.state.shown.ids == samples.dropFirst().map(\.id))
  #expect(
    store.events.map(\.description) == [
      #"articles: hide (article = "articles/the-lighthouse-log")"#
    ])
}

@Test("what is hidden can be shown again, and the service is told")
func showingHidden() {
  var store = loaded()
  store.send(.showHiddenTapped)
  for id in samples.map(\.id) {
    store.send(.row(id, .hideTapped)) { $0.articles[id: id]?.isHidden = true }
  }
  #expect(store.state.shown.isEmpty)
  store.send(.showHiddenTapped) { $0.articles = IdentifiedArray(keepingFirst: samples) }
  #expect(store.events.last?.description == "articles: show hidden")
  #expect(store.events.count == samples.count + 1)
}

@Test("a row opens the sheet, which can be closed; behind it, rows are out of reach")
func reading() {
  var store = loaded()
  store.send(.row(first, .readTapped)) { $0.readingID = first }
  #expect(store.state.reading?.title == "The Lighthouse Log")
  store.send(.row(first, .favoriteTapped))
  #expect(store.drops == ["sheet"])
  store.send(.closeTapped) { $0.readingID = nil }
}

@Test("that the list is seen is counted")
func counting() {
  var store = loaded()
  store.send(.listAppeared)
  #expect(store.events.map(\.description) == ["analytics: List Shown"])
}

@Test("the service that stands for none has nothing and records nothing")
func placeholderClient() {
  var store = list(.placeholder)
  store.send(.appeared) { $0.phase = .loading }
  store.receive(.articlesResponse([])) { $0.phase = .loaded }
  #expect(store.events.isEmpty)
}
