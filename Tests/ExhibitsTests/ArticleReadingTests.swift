// The logic of an article's page.

import ArticlePages
import Composable
import ComposableTesting
import Testing

struct ArticleReadingTests {
  private func reading(
    _ answer: ArticleSource.Answer = .article,
    _ change: (inout ArticleReading.State) -> Void = { _ in }
  ) -> TestStore<ArticleReading.State, ArticleReading.Action> {
    var state = ArticleReading.State()
    change(&state)
    return TestStore(
      state,
      dependencies: Dependencies(page: "articles/glass")
        .allowing(Analytics.live).allowing(ArticleSource(latency: .seconds(4)).answering(answer))
    ) { ArticleReading() }
  }

  @Test("an article is asked for once, and is here after its latency")
  func articleLoads() {
    var store = reading()
    store.send(.appeared) { $0.phase = .loading }
    store.send(.appeared)
    store.advance(by: .milliseconds(3999))
    store.advance(by: .milliseconds(1))
    store.receive(.articleResponse(.article)) { $0.phase = .loaded }
    #expect(store.events == [Event(client: "articles", name: "fetch")])
  }

  @Test("an article that is late says so, and is here after three times its latency")
  func articleIsLate() {
    var store = reading(.articleLate)
    store.send(.appeared) { $0.phase = .loading }
    store.advance(by: .seconds(4))
    store.receive(.patienceEnded) { $0.phase = .late }
    store.advance(by: .seconds(8))
    store.receive(.articleResponse(.article)) { $0.phase = .loaded }
  }

  @Test("a load that fails can be tried again, and then succeeds")
  func articleFails() {
    var store = reading(.failure)
    store.send(.retryTapped)
    store.send(.appeared) { $0.phase = .loading }
    store.advance(by: .seconds(4))
    store.receive(.articleResponse(.failure)) { $0.phase = .failed }
    store.send(.retryTapped) { $0.phase = .loading }
    store.advance(by: .seconds(4))
    store.receive(.articleResponse(.article)) { $0.phase = .loaded }
    #expect(store.events.map(\.name) == ["fetch", "fetch"])
  }

  @Test("an article can be empty")
  func articleIsEmpty() {
    var store = reading(.nothing)
    store.send(.appeared) { $0.phase = .loading }
    store.advance(by: .seconds(4))
    store.receive(.articleResponse(.nothing)) { $0.phase = .empty }
  }

  @Test("favorite and read later go on and off, and are recorded")
  func articleToggles() {
    var store = reading { $0.phase = .loaded }
    store.send(.favoriteTapped) { $0.isFavorite = true }
    store.send(.readLaterTapped) { $0.willReadLater = true }
    store.send(.favoriteTapped) { $0.isFavorite = false }
    store.send(.readLaterTapped) { $0.willReadLater = false }
    #expect(store.events.map(\.name) == ["Favorite", "Read Later", "Unfavorite", "Read No More"])
  }

  @Test("of a hidden article nothing works but to undo it, after which it is as it was")
  func articleHides() {
    var store = reading {
      $0.phase = .loaded
      $0.isFavorite = true
    }
    store.send(.undoTapped)
    store.send(.hideTapped) { $0.isHidden = true }
    store.send(.favoriteTapped)
    store.send(.readLaterTapped)
    store.send(.hideTapped)
    store.send(.undoTapped) { $0.isHidden = false }
    #expect(store.events.map(\.name) == ["Hide", "Unhide"])
  }

  @Test("before the article is here, nobody can do anything with it, and nothing is recorded")
  func nothingBeforeLoaded() {
    for phase in [ArticleReading.Phase.idle, .loading, .late, .failed, .empty] {
      var store = reading { $0.phase = phase }
      for action in [ArticleReading.Action.favoriteTapped, .readLaterTapped, .hideTapped] {
        store.send(action)
      }
      #expect(store.events.isEmpty)
    }
  }

  @Test("reasons to redact come and go without anything else")
  func reasonsChange() {
    var store = reading { $0.phase = .loaded }
    store.send(.redactionChanged(.privacy)) { $0.reasons = .privacy }
    store.send(.redactionChanged([])) { $0.reasons = [] }
  }
}
