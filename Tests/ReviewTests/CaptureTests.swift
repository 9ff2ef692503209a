// What is seen of changes, and what happens when a page does not let itself be seen.

import Browser
import Foundation
import Review
import Testing

/// One window, so that tests are quick.
private func settings() -> CaptureSettings {
  var settings = CaptureSettings(widths: [390], schemes: [.light])
  settings.pages = 2
  return settings
}

@Suite("captures", .serialized)
struct CaptureTests {
  @Test("a word that changed differs, an attribute that draws nothing does not")
  func verdicts() throws {
    let place = try Workplace()
    let head = Sample.site()
      .replacing("three minutes", "four minutes").replacing("<h1>Items", "<h1 data-x=\"1\">Items")
    var review = try place.review(from: .site(), to: head)
    try review.capture(settings(), in: "\(place.path)/report")
    #expect(review.pixelProblem == nil)
    let verdicts = Dictionary(
      uniqueKeysWithValues: review.frames.map { ($0.path, $0.sights.map(\.verdict)) })
    #expect(
      verdicts == [
        "articles/tea/loaded.html": [.differs], "articles/tea/loaded-favorite.html": [.differs],
        "items/list.html": [.same],
      ])
    #expect(review.frames.first { $0.page == "items" }?.sights.first?.differing == 0)
  }

  @Test("a picture and a colour that changed are seen where they are used")
  func assets() throws {
    let place = try Workplace()
    var review = try place.review(
      from: .site(), to: Sample.site().replacing("#963", "#069", in: ".svg"))
    try review.capture(settings(), in: "\(place.path)/report")
    #expect(review.frames.map(\.sights.first?.verdict) == [.differs])
    #expect(review.frames.first?.sights.first?.boxes.count == 1)
    var theme = try place.review(
      from: .site(), to: Sample.site().replacing("#222", "#a00", in: ".css"))
    try theme.capture(settings(), in: "\(place.path)/report")
    // Blocks have a colour of their own, and the caption is no part of the page.
    let same = theme.frames.filter { $0.sights.first?.verdict == .same }.map(\.path)
    #expect(same == ["articles/tea/loading.html"])
  }

  @Test("the same frame gives the same bytes, twenty times over")
  func noFlake() throws {
    let place = try Workplace()
    let base = Sample.site()
    var shots: Set<Data> = []
    for round in 0..<20 {
      let head = base.replacing("<h1>Items", "<h1 data-x=\"\(round)\">Items")
      var review = try place.review(from: base, to: head)
      try review.capture(settings(), in: "\(place.path)/report")
      for file in try FileManager.default.contentsOfDirectory(
        atPath: "\(place.path)/report/pictures")
      {
        shots.insert(
          try Data(contentsOf: URL(fileURLWithPath: "\(place.path)/report/pictures/\(file)")))
      }
    }
    #expect(shots.count == 1)
  }

  @Test("a page that hangs is reported, and the rest goes on")
  func hang() throws {
    let place = try Workplace()
    var head = Sample.site().replacing("three minutes", "four minutes")
    head.files["items/list.html"] =
      "<!doctype html><title>x</title><script>while (true) {}</script>"
    var review = try place.review(from: .site(), to: head)
    var settings = settings()
    settings.browser.timeout = .seconds(4)
    try review.capture(settings, in: "\(place.path)/report")
    let verdicts = Dictionary(
      uniqueKeysWithValues: review.frames.map { ($0.path, $0.sights.map(\.verdict)) })
    #expect(verdicts["items/list.html"] == [.failed])
    #expect(verdicts["articles/tea/loaded.html"] == [.differs])
    #expect(verdicts["articles/tea/loaded-favorite.html"] == [.differs])
  }

  @Test("pictures that were taken before are not taken again")
  func cache() throws {
    let place = try Workplace()
    let head = Sample.site().replacing("three minutes", "four minutes")
    var settings = settings()
    settings.cache = "\(place.path)/cache"
    var counts: [Int] = []
    for _ in 0..<2 {
      var review = try place.review(from: .site(), to: head)
      var count = 0
      try review.capture(settings, in: "\(place.path)/report") { count = $0.all }
      counts.append(count)
    }
    #expect(counts == [4, 0])
  }

  @Test("without a browser there are no pictures, and the review says so")
  func noBrowser() throws {
    let place = try Workplace()
    var review = try place.review(
      from: .site(), to: Sample.site().replacing("three minutes", "four minutes"))
    let settings = CaptureSettings(browser: BrowserSettings(program: "/nowhere/chromium"))
    try review.capture(settings, in: "\(place.path)/report")
    #expect(!review.hasPixels)
    #expect(review.pixelProblem?.contains("/nowhere/chromium") == true)
    #expect(review.frames.count == 2)
  }
}
