// The tours that show what a step and a sandbox can do.

import Atlas
import Drawing
import Exhibits
import Testing

private func text(_ frame: String, of page: Page) throws -> String {
  let frame = try #require(walked(page).frame(frame), "\(frame)")
  return TextWriter.write(frame.drawing)
}

private func events(after name: String, in frame: String, of page: Page) throws -> [String] {
  let atlas = walked(page)
  let origin = try #require(atlas.frames.firstIndex { $0.name == frame })
  let slot = try #require(atlas.frames[origin].drawing.slots.firstIndex { $0.name == name })
  return atlas.transitions.filter { $0.from == origin && $0.cause == .control(slot) }
    .flatMap { $0.events.map(\.description) }
}

@Test("a step that acts by hand makes a task and sends nothing; one that delegates sends a tag")
func byHand() throws {
  let page = Todos.tourByHand
  #expect(try events(after: "Add", in: "by-hand", of: page) == [])
  #expect(
    try events(after: "Add", in: "delegated", of: page)
      == ["analytics: [Onboarding] Add Todo (onboarding = \"true\")"])
  #expect(try text("made-by-hand", of: page).contains("Made by hand"))
  #expect(try !text("made-by-the-list", of: page).contains("Made by hand"))
  // When it is done, the list is as it was.
  #expect(try text("done", of: page) == text("all", of: Todos.app))
}

@Test("the table tells what each client was told, inside of the tour and outside of it")
func watched() throws {
  let page = WatchedTour.page
  func rows(_ frame: String) throws -> [String] {
    let lines = try text(frame, of: page).split(separator: "\n")
    let table = lines.drop { !$0.contains("In the tour") }
    return table.dropFirst().prefix(2).map(String.init)
  }
  let inside = try rows("favorite-inside")
  #expect(inside[0].contains("[Lesson] List Shown, lesson: true"), "\(inside)")
  #expect(!inside[1].contains("favorite"), "\(inside)")
  let outside = try rows("favorite-outside")
  #expect(outside[0].contains("[Lesson] List Shown, lesson: true"), "\(outside)")
  #expect(outside[1].contains("favorite, article: "), "\(outside)")
}

@Test("what the watched tour does not speak of is blurred, and inert")
func blurred() throws {
  let atlas = walked(WatchedTour.page)
  let about = try #require(atlas.matrix["articles", "about"])
  #expect(about.visibility == .redacted)
  #expect(about.controls.allSatisfy { !$0.liveness.isLive })
  var html: [UInt8] = []
  HTMLWriter.write(try #require(atlas.frame("about")).drawing, slots: [], into: &html)
  let written = String(decoding: html, as: UTF8.self)
  #expect(!written.contains(Article.samples[0].blurb))
  #expect(written.contains("blur"))
}
