// The report: a folder that needs nothing from elsewhere, and is walked by keyboard.

import Browser
import Foundation
import JSON
import Review
import Testing

/// A report on a few changes.
private func report(in place: Workplace) throws -> Review {
  let head = Sample.site()
    .replacing(redacted("p", 7), "<p>Buy Milk</p>")
    .replacing("three minutes", "four minutes")
    .replacing("<h1>Items", "<h1 data-x=\"1\">Items")
  var review = try place.review(from: .site(), to: head)
  let folder = "\(place.path)/report"
  try Review.clearReport(in: folder)
  try review.capture(CaptureSettings(widths: [390], schemes: [.light]), in: folder)
  try review.writeReport(in: folder)
  return review
}

private func files(in folder: String) throws -> [String] {
  try FileManager.default.subpathsOfDirectory(atPath: folder)
}

@Suite("the report", .serialized)
struct ReportTests {
  @Test("nothing in the report leads out of its folder")
  func closed() throws {
    let place = try Workplace()
    _ = try report(in: place)
    let folder = "\(place.path)/report"
    for file in try files(in: folder)
    where file.hasSuffix(".html") && !file.hasPrefix("base/") && !file.hasPrefix("head/") {
      let text = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
      for piece in text.components(separatedBy: "=\"").dropFirst() {
        let value = piece.components(separatedBy: "\"")[0]
        guard value.contains("/") || value.hasSuffix(".html"), !value.contains("(") else {
          continue
        }
        guard
          value.hasPrefix("../") || value.hasSuffix(".html") || value.hasPrefix("assets/")
            || value.hasPrefix("changes/") || value.hasPrefix("pictures/")
        else { continue }
        let target = URL(fileURLWithPath: "\(folder)/\(file)").deletingLastPathComponent()
          .appendingPathComponent(value).standardizedFileURL.path
        #expect(FileManager.default.fileExists(atPath: target), "\(file): \(value)")
        #expect(target.hasPrefix(URL(fileURLWithPath: folder).standardizedFileURL.path))
      }
      #expect(!text.contains("http://") && !text.contains("https://") && !text.contains("style="))
    }
  }

  @Test("the keyboard leads through all changes and back")
  func keyboard() throws {
    let place = try Workplace()
    let review = try report(in: place)
    let browser = try Browser()
    defer { browser.close() }
    let page = try browser.newPage()
    try page.setViewport(width: 1280, height: 900)
    try page.navigate(to: "file://\(place.path)/report/index.html")
    #expect(page.messages == [])
    let count = review.groups.count
    #expect(count == 3)
    try page.press(.character("j"))
    #expect(try page.evaluate("document.activeElement.textContent").string == "Redaction opened")
    try page.press(.enter)
    func waitFor(_ expression: String) throws -> Bool {
      for _ in 0..<100 {
        if (try? page.evaluate(expression).bool) == true { return true }
        usleep(20_000)
      }
      return false
    }
    #expect(
      try waitFor(
        "location.pathname.endsWith('changes/001.html') && document.readyState == 'complete'"))
    try page.press(.character("3"))
    #expect(
      try page.evaluate("document.querySelector('[name=mode]:checked').value").string == "blend")
    try page.press(.character("z"))
    #expect(
      try page.evaluate("document.querySelector('[name=zoom]:checked').value").string == "full")
    for number in 2...count {
      try page.press(.character("n"))
      #expect(
        try waitFor(
          "location.pathname.endsWith('changes/00\(number).html') && document.readyState == 'complete'"
        ))
    }
    #expect(
      try page.evaluate("document.querySelector('[name=mode]:checked').value").string == "blend")
    try page.press(.character("?"))
    #expect(try page.evaluate("document.querySelector('dialog').open").bool == true)
    try page.press(.escape)
    #expect(try page.evaluate("document.querySelector('dialog').open").bool == false)
    try page.press(.escape)
    #expect(try waitFor("location.pathname.endsWith('report/index.html')"))
    #expect(page.messages == [])
  }

  @Test("without a script both sides and the difference are there to be seen")
  func withoutScript() throws {
    let place = try Workplace()
    _ = try report(in: place)
    let browser = try Browser()
    defer { browser.close() }
    let page = try browser.newPage()
    try page.setViewport(width: 1280, height: 900)
    try page.allowScripts(false)
    try page.navigate(to: "file://\(place.path)/report/changes/002.html")
    let seen = """
      [...document.querySelectorAll('.stage > figure')].filter((f) => f.checkVisibility())
        .map((f) => f.className).join(' ')
      """
    #expect(try page.evaluate(seen).string == "base head")
    try page.evaluate("document.querySelector('[value=difference]').checked = true")
    #expect(try page.evaluate(seen).string == "difference")
    #expect(
      try page.evaluate("getComputedStyle(document.querySelector('.scripted')).display").string
        == "none")
  }

  @Test("a folder that holds what is no report is left alone")
  func foreign() throws {
    let place = try Workplace()
    try FileManager.default.createDirectory(
      atPath: "\(place.path)/mine/base", withIntermediateDirectories: true)
    try Data("keep".utf8).write(to: URL(fileURLWithPath: "\(place.path)/mine/base/diary.txt"))
    #expect(!Review.mayReport(in: "\(place.path)/mine"))
    #expect(throws: ReviewError.self) { try Review.clearReport(in: "\(place.path)/mine") }
    #expect(FileManager.default.fileExists(atPath: "\(place.path)/mine/base/diary.txt"))
  }

  @Test("summaries for pull requests and for servers name each group, and escape what they quote")
  func summaries() throws {
    let place = try Workplace()
    let head = Sample.site().replacing("three minutes", "four | &lt;minutes&gt; & more")
    let review = try place.review(from: .site(), to: head)
    let markdown = review.markdown(reportAt: "https://example.org/report")
    #expect(markdown.contains("| [Words](https://example.org/report/changes/001.html) |"))
    #expect(markdown.contains("‘four \\| &lt;minutes&gt; &amp; more.’"))
    let junit = String(decoding: review.junit, as: UTF8.self)
    #expect(junit.contains("<testcase classname=\"articles/tea\" name=\"loaded\">"))
    #expect(junit.contains("‘four | &lt;minutes&gt; &amp; more.’"))
    #expect(review.json["groups"]?[0]?["cause"]?["subject"] == "articles/tea.md")
  }
}
