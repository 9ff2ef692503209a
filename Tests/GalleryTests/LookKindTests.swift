// What kind of look is what.

import Atlas
import Composable
import Drawing
import Gallery
import Testing

@Suite("kinds of looks")
struct LookKindTests {
  @Test("what is on its way and shows is loading, and loaded is what has come")
  func notes() {
    #expect(
      kinds(of: notesPage()) == [
        "loading": "loading waiting", "loaded": "at-rest", "loaded-star": "at-rest",
      ])
    #expect(kinds(of: openNotesPage(Notes.State()))["loaded"] == "loaded at-rest")
  }

  @Test("what is on its way and does not show is waiting, and not loading")
  func bell() {
    let kinds = kinds(of: bellPage)
    #expect(kinds["silence"] == "loaded at-rest")
    #expect(kinds["rung"] == "waiting")
  }

  @Test("an answer that failed counts until it is asked for again, whatever came by then")
  func retried() {
    let kinds = kinds(of: lettersPage)
    #expect(kinds["loading"] == "loading waiting")
    #expect(kinds["failed"] == "failed at-rest")
    #expect(kinds["asked-again"] == "loading waiting")
    #expect(kinds["come-after-all"] == "loaded at-rest")
    #expect(kinds["failed-twice"] == "failed at-rest")
    #expect(kinds["no-letters"] == "empty at-rest")
  }

  @Test("causes are those of all inert controls")
  func causes() {
    let atlas = notesPage().explored()
    let summary = PageDisplay(atlas, info: PageInfo(notesPage()), site: site).summary
    #expect(summary.frames.map(\.causes) == [.noStore, .ignored, .ignored])
    #expect(summary.frames.map(\.title).first == "loading")
  }

  private func kinds(of page: Page) -> [String: String] {
    let summary = PageDisplay(page.explored(), info: PageInfo(page), site: site).summary
    return Dictionary(uniqueKeysWithValues: summary.frames.map { ($0.name, $0.kinds.words) })
  }
}

/// Letters that are fetched, and may not come. How often they were asked for is shown, so that no look
/// is taken for one before it.
private struct Letters: Reducer {
  struct State: Hashable, Sendable {
    var letters: [String]? = []
    var asked = 0
    var isLoading = false
  }
  enum Action: Hashable, Sendable {
    case appeared
    case response([String]?)
    case retryTapped
  }
  var body: some Reducer<State, Action> {
    Reduce { state, action, dependencies in
      switch action {
      case .appeared where state.asked > 0: return .none
      case .appeared, .retryTapped:
        state.asked = min(state.asked + 1, 2)
        state.isLoading = true
        return dependencies[Post.self].fetch()
      case .response(let letters):
        state.letters = letters
        state.isLoading = false
        return .none
      }
    }
  }
}

/// Where letters come from. Its answers go by actions that are not called after it.
private struct Post: AnsweringClient {
  static let name = "post"
  static let placeholder = Post()
  var answers = Answers<[String]?>("some", ["Dear"], else: ["offline": nil, "nothing": []])

  mutating func fetch() -> Effect<Letters.Action> {
    .merge(
      .record(Event(client: Self.name, name: "fetch", properties: [:])),
      .send(.response(answers.take()), after: .seconds(2)))
  }
}

private let lettersPage = Page("letters", title: "Letters", Letters.State()) {
  Letters()
} view: { store in
  Text("Asked \(store.state.asked) times")
  Text(store.state.letters.map { "\($0.count) letters" } ?? "No post")
    .redacted(.placeholder, if: store.state.isLoading)
  if store.state.letters == nil, !store.state.isLoading {
    Button("Again", store.intent(.retryTapped))
  }
  EmptyView().onAppear(store.intent(.appeared))
} story: {
  Branch("loading") { Frame("loading") }
  Branch("failed") {
    Answer("post", "offline")
    Advance(.seconds(2))
    Frame("failed")
  }
  Branch("again") {
    Answer("post", "offline")
    Advance(.seconds(2))
    Tap("Again")
    Frame("asked-again")
    Advance(.seconds(2))
    Frame("come-after-all")
  }
  Branch("twice") {
    Answer("post", "offline")
    Advance(.seconds(2))
    Answer("post", "offline")
    Tap("Again")
    Advance(.seconds(2))
    Frame("failed-twice")
  }
  Branch("nothing") {
    Answer("post", "nothing")
    Advance(.seconds(2))
    Frame("no-letters")
  }
}
.allowing(Post())
