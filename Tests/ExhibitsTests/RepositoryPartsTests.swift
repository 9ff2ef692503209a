// A list in two parts, each of which may fail; and a reason that a view reads for itself.

import Atlas
import Composable
import ComposableTesting
import Drawing
import Exhibits
import Testing

private let atlas = walked(RepositoryParts.page())

/// What is seen in a frame: a name, how many stars, a picture.
private func shows(_ name: String) throws -> [Bool] {
  let frame = try #require(atlas.frame(name))
  var html: [UInt8] = []
  HTMLWriter.write(frame.drawing, into: &html)
  let text = String(decoding: html, as: UTF8.self)
  return ["tidewater", "4812", "bell.svg"].map(text.contains)
}

@Test("texts and pictures are hidden apart, each until its own part is here")
func partsAreHiddenApart() throws {
  #expect(try shows("loading") == [false, false, false])
  #expect(try shows("pictures-loading") == [true, true, false])
  #expect(try shows("loaded") == [true, true, true])
  #expect(try shows("pictures-failed") == [true, true, false])
  #expect(try shows("texts-failed") == [false, false, true])
  #expect(try shows("both-failed") == [false, false, false])
  let reasons = RedactionReasons.custom(10).union(.custom(11))
  #expect(atlas.frame("loading")?.drawing.reasons == reasons)
  #expect(atlas.frame("texts-failed")?.drawing.reasons == .custom(10))
  #expect(atlas.frame("pictures-failed")?.drawing.reasons == .custom(11))
}

@Test("each part that failed is told, and can be asked for again by itself")
func partsFailApart() throws {
  #expect(
    try #require(atlas.frame("both-failed")).drawing.status
      == "The repositories could not be loaded. Their pictures could not be loaded.")
  func controls(_ name: String) throws -> [String?] {
    try #require(atlas.frame(name)).drawing.slots.map(\.name)
  }
  #expect(try controls("both-failed") == ["Retry repositories", "Retry pictures"])
  #expect(try controls("texts-failed") == ["Retry repositories"])
  #expect(try controls("pictures-failed") == ["Retry pictures"])
  #expect(try controls("loaded") == [])
  #expect(atlas.isClosed && atlas.walkableShare == 100)
}

@Test("both parts are fetched at once, and again only what failed")
func partsAreFetched() {
  var pictures = PicturesClient(pictures: ["a"])
  pictures.answers = pictures.answers.answering("failed")
  let dependencies = Dependencies(page: "repositories/parts")
    .allowing(RepositoriesClient(repositories: Repository.samples)).allowing(pictures)
  var store = TestStore(RepositoryParts.State(), dependencies: dependencies) { RepositoryParts() }
  store.send(.appeared) { state in
    state.texts = .loading
    state.pictures = .loading
  }
  store.send(.appeared)
  store.advance(by: .seconds(4))
  store.receive(.textsResponse(Repository.samples)) { $0.texts = .loaded(Repository.samples) }
  store.send(.retryTextsTapped)
  store.advance(by: .seconds(2))
  store.receive(.picturesFailed) { $0.pictures = .failed }
  store.send(.retryPicturesTapped) { $0.pictures = .loading }
  store.advance(by: .seconds(6))
  store.receive(.picturesResponse(["a"])) { $0.pictures = .loaded(["a"]) }
  let fetched = store.events.map(\.description)
  #expect(fetched == ["repositories: fetch", "pictures: fetch", "pictures: fetch"])
}

@Test("a view reads a reason for which nothing is declared, and decides itself what it says")
func glance() throws {
  let atlas = walked(Glance.page())
  func text(_ name: String) throws -> String {
    try TextWriter.write(#require(atlas.frame(name)).drawing)
  }
  #expect(try text("alone").contains("tidewater") && text("alone").contains("4812"))
  let discreet = try #require(atlas.frame("glance"))
  #expect(!discreet.drawing.hasRedactedContent)
  #expect(discreet.drawing.reasons == .custom(20))
  #expect(try text("glance").contains("thousands") && text("glance").contains("t…"))
  #expect(try !text("glance").contains("tidewater") && !text("glance").contains("harbour"))
  // Under a skeleton, too, it is the card that says less: the last line is not there at all.
  let bars = try ["placeholder", "glance-placeholder"].map { name in
    try text(name).split(separator: "\n").count { $0.contains("▒") }
  }
  #expect(bars[0] == bars[1] + 1)
  #expect(atlas.closure == .closed && atlas.stateCount == 4)
}
