// Repositories: the list, and the card under every combination of reasons.

import Atlas
import Composable
import ComposableTesting
import Drawing
import Exhibits
import Testing

private func repositories(
  _ answer: String = "some"
) -> TestStore<Repositories.State, Repositories.Action> {
  var client = RepositoriesClient(repositories: Repository.samples)
  client.answers = client.answers.answering(answer)
  return TestStore(
    .idle, dependencies: Dependencies(page: "repositories/list").allowing(client)
  ) { Repositories() }
}

@Test("repositories load once, in four seconds")
func repositoriesLoad() {
  var store = repositories()
  store.send(.appeared) { $0 = .loading }
  store.send(.appeared)
  store.advance(by: .seconds(4))
  store.receive(.repositoriesResponse(Repository.samples)) { $0 = .loaded(Repository.samples) }
  #expect(store.events.map(\.description) == ["repositories: fetch"])
}

@Test("a load that fails shows an empty list, says so, and can be tried again")
func repositoriesFail() throws {
  var store = repositories("failed")
  store.send(.appeared) { $0 = .loading }
  store.advance(by: .seconds(4))
  store.receive(.repositoriesFailed) { $0 = .failed }
  store.send(.retryTapped) { $0 = .loading }
  store.advance(by: .seconds(4))
  store.receive(.repositoriesResponse(Repository.samples)) { $0 = .loaded(Repository.samples) }
  let failed = try #require(walked(Repositories.page()).frame("failed"))
  #expect(failed.drawing.status == "The repositories could not be loaded.")
  #expect(failed.drawing.slots.map(\.name) == ["Retry"])
  #expect(!TextWriter.write(failed.drawing).contains("‹yellow star-filled›"))
}

@Test("while it loads there are five mock cards, of which the stars alone show")
func mocks() throws {
  let loading = try #require(walked(Repositories.page()).frame("loading"))
  let lines = TextWriter.write(loading.drawing).split(separator: "\n")
  #expect(lines.count { $0.contains("‹yellow star-filled›") } == 5)
  #expect(lines.count { $0.contains("▒") } == 15)
  #expect(!loading.drawing.visibleText.contains("tidewater"))
}

/// The card that reasons apply to, in words: what is drawn of star, count, name and text.
private func card(_ name: String) throws -> [String] {
  let frame = try #require(walked(Reasons.page()).frame(name))
  let lines = TextWriter.write(frame.drawing).split(separator: "\n").map {
    $0.drop { $0 == " " }
  }
  let start = try #require(lines.lastIndex { $0.hasPrefix("redacted") })
  return lines[(start + 1)...].map(String.init)
}

private let star = "‹yellow star-filled›"
private let name = "tidewater"

@Test("each combination of reasons hides what it says, in the redacted card alone")
func combinations() throws {
  for keepsStar in [false, true] {
    for placeholder in [false, true] {
      for images in [false, true] {
        for text in [false, true] {
          let reasons = [(text, "text"), (images, "images"), (placeholder, "placeholder")]
            .filter(\.0).map(\.1)
          let frame =
            (reasons.isEmpty ? "plain" : reasons.joined(separator: "-"))
            + (keepsStar ? "-star" : "")
          let lines = try card(frame).joined(separator: "\n")
          #expect(lines.contains(name) == !(text || placeholder), "\(frame)")
          #expect(lines.contains("4812") == !(text || placeholder), "\(frame)")
          #expect(lines.contains(star) == (keepsStar || !(images || placeholder)), "\(frame)")
        }
      }
    }
  }
}

@Test("the page of reasons has sixteen states, all of them named, and nothing beyond")
func reasonsAreClosed() {
  let atlas = walked(Reasons.page())
  #expect(atlas.frames.count == 16)
  #expect(atlas.frames.allSatisfy { $0.isFromStory })
  #expect(atlas.isClosed)
}

@Test("the plain card stays plain beside the redacted one")
func plainCard() {
  let matrix = walked(Reasons.page()).matrix
  for frame in matrix.frames {
    #expect(matrix["plain", frame]?.visibility == .visible)
  }
  #expect(matrix["redacted", "placeholder"]?.visibility == .redacted)
  #expect(matrix["redacted", "text"]?.visibility == .partly)
  #expect(matrix["redacted", "images-star"]?.visibility == .visible)
}

@Test("switches are switched, and switched back")
func switches() {
  var store = TestStore(Reasons.State()) { Reasons() }
  store.send(.textToggled) { $0.hidesText = true }
  store.send(.imagesToggled) { $0.hidesImages = true }
  store.send(.placeholderToggled) { $0.isPlaceholder = true }
  store.send(.keepStarToggled) { $0.keepsStar = true }
  store.send(.textToggled) { $0.hidesText = false }
}

@Test("adding a repository leaves the names of all frames as they were")
func repositoryNames() {
  let more = Repository.samples + [Repository(id: 9, name: "new", text: "New.", stars: 0)]
  #expect(
    Repositories.page(repositories: more).explored().frames.map(\.name)
      == walked(Repositories.page()).frames.map(\.name))
}
