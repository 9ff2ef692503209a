// What a sentence speaks of is marked in the pictures.

import Browser
import Foundation
import Pixels
import Review
import Testing

@Suite("marks", .serialized)
struct MarkTests {
  private let settings = CaptureSettings(widths: [390], schemes: [.light])

  /// Where a browser draws what a selector finds.
  private func box(of selector: String, in file: String) throws -> PixelBox {
    let browser = try Browser()
    defer { browser.close() }
    let page = try browser.newTab()
    try page.setViewport(width: 390, height: 844)
    try page.navigate(to: "file://\(file)")
    let numbers =
      try page.evaluate(
        """
        (() => { const box = document.querySelector('\(selector)').getBoundingClientRect();
          return [Math.floor(box.left), Math.floor(box.top), Math.ceil(box.right), Math.ceil(box.bottom)];
        })()
        """
      ).array?.compactMap(\.int) ?? []
    try #require(numbers.count == 4)
    return PixelBox(
      x: numbers[0], y: numbers[1], width: numbers[2] - numbers[0], height: numbers[3] - numbers[1])
  }

  @Test("a control that a sentence speaks of is marked where it is drawn, in both pictures")
  func control() throws {
    let place = try Workplace()
    let head = Sample.site().replacing(
      button("Edit", to: "edit.html"), button("Edit", to: nil) + "<p>Not now.</p>")
    var review = try place.review(from: .site(), to: head)
    let folder = "\(place.path)/report"
    var settings = settings
    settings.cache = "\(place.path)/cache"
    // Taken, and then taken from the cache.
    for _ in 0..<2 {
      try review.capture(settings, in: folder)
      let frame = try #require(review.frames.first)
      #expect(
        frame.changes.first?.sentence == "The button ‘Edit’ in ‘actions’ is inert, and was live")
      let mark = try #require(frame.pictures.first?.marks.first { $0.change == 0 })
      let selector = "[role=group] .button:nth-of-type(2)"
      #expect(try mark.base == box(of: selector, in: "\(place.path)/base/todos/tour.html"))
      #expect(try mark.head == box(of: selector, in: "\(place.path)/head/todos/tour.html"))
    }
    try review.writeReport(in: folder)
    let page = try String(contentsOfFile: "\(folder)/changes/001.html", encoding: .utf8)
    #expect(page.contains("<b class=\"mark\">1</b> The button ‘Edit’ in ‘actions’ is inert"))
    #expect(page.components(separatedBy: "<svg class=\"marks\"").count == 3)
  }

  @Test(
    "what is new is marked in the head, what is gone in the base, and what is not drawn nowhere")
  func oneSide() throws {
    let place = try Workplace()
    let head = Sample.site().replacing("<p>One</p>", "<p class=\"plate\">Two</p><hr>")
      .replacing(button("Add", to: nil), "")
    var review = try place.review(from: .site(), to: head)
    try review.capture(settings, in: "\(place.path)/report")
    let items = try #require(review.frames.first { $0.page == "items" })
    let todos = try #require(review.frames.first { $0.page == "todos" })
    func marks(_ frame: FrameReview, _ sentence: String) throws -> [PictureMark] {
      let change = try #require(frame.changes.firstIndex { $0.sentence == sentence })
      return (frame.pictures.first?.marks ?? []).filter { $0.change == change }
    }
    let gone = try marks(todos, "The button ‘Add’ in ‘actions’ is gone, inert")
    #expect(gone.count == 1 && gone[0].base != nil && gone[0].head == nil)
    let new = try marks(items, "The divider is new")
    #expect(new.count == 1 && new[0].base == nil && new[0].head != nil)
    let words = try #require(
      items.changes.firstIndex { $0.aspect == .caption || $0.sentence.contains("Two") })
    let hidden = (items.pictures.first?.marks ?? []).filter { $0.change == words }
    #expect(hidden.allSatisfy { $0.head == nil })
  }

  @Test("where a browser reads a document otherwise, nothing is marked")
  func readOtherwise() throws {
    let place = try Workplace()
    // A browser puts a body into the table.
    var base = Sample.site()
    base.frame(
      "items", "list", "<table><tr><td>A</td></tr></table>\(button("Open", to: "list.html"))")
    let head = base.replacing(
      button("Open", to: "list.html"), button("Open", to: nil))
    var review = try place.review(from: base, to: head)
    try review.capture(settings, in: "\(place.path)/report")
    #expect(review.frames.first?.changes.isEmpty == false)
    #expect(review.frames.first?.pictures.first?.marks == [])
  }

  @Test("where only the first screen is looked at, what is further down is told and not marked")
  func below() throws {
    let place = try Workplace()
    let lines = (0..<200).map { "<p>Line \($0)</p>" }.joined()
    var base = Sample.site()
    base.frame("items", "long", "<h1>Long</h1>\(lines)")
    var review = try place.review(from: base, to: base.replacing("Line 150", "Rule 150"))
    let folder = "\(place.path)/report"
    var settings = settings
    settings.isWholePage = false
    try review.capture(settings, in: folder)
    try review.writeReport(in: folder)
    let page = try String(contentsOfFile: "\(folder)/changes/001.html", encoding: .utf8)
    #expect(page.contains("‘Line’ became ‘Rule’") && !page.contains("class=\"mark"))
  }
}
