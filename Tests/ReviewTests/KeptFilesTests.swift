// What a browser keeps from one frame to the next shows in no picture.

import Foundation
import Review
import Testing

@Suite("files that a browser keeps", .serialized)
struct KeptFilesTests {
  /// The pictures of all that changed, taken one after the other in one page of the browser.
  private func pictures(of head: Sample, _ place: Workplace) throws -> Set<Data> {
    var review = try place.review(from: .site(), to: head)
    var settings = CaptureSettings(widths: [390], schemes: [.light])
    settings.pages = 1
    try review.capture(settings, in: "\(place.path)/report")
    return try place.pictures()
  }

  @Test("a frame is drawn with its own stylesheets, whatever others were shown before it")
  func own() throws {
    let place = try Workplace()
    var head = Sample.site()
    head.files["assets/loud.css"] = "body { background: #f00 }"
    // A browser asks for this sheet. But it is none that is found in the frame, so none is given.
    let hidden = "<link rel='stylesheet next' href='../assets/loud.css'>"
    head.frame("items", "list", "\(hidden)<h1>Items</h1>")
    let alone = try pictures(of: head, place)
    var others = head
    others.frame("articles/tea", "loaded", "<p>Red</p>")
    others.files["articles/tea/loaded.html"]?
      .replace("<link", with: "<link rel=\"stylesheet\" href=\"../../assets/loud.css\"><link")
    #expect(try pictures(of: others, place).isStrictSuperset(of: alone))
    head.frame("items", "list", hidden.replacing(" next", with: "") + "<h1>Items</h1>")
    #expect(try !pictures(of: head, place).isSuperset(of: alone))
  }

  @Test("both sides are drawn with their own version of a stylesheet")
  func sides() throws {
    let place = try Workplace()
    let head = Sample.site().replacing("#222", "#a00", in: ".css")
    var review = try place.review(from: .site(), to: head)
    var settings = CaptureSettings(widths: [390], schemes: [.light])
    settings.pages = 1
    try review.capture(settings, in: "\(place.path)/report")
    let list = review.frames.first { $0.path == "items/list.html" }
    #expect(list?.pictures.map(\.verdict) == [.differs])
  }
}
