// What is seen of changes, and what happens when a page does not let itself be seen.

import Browser
import Foundation
import Programs
import Review
import System
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
      uniqueKeysWithValues: review.frames.map { ($0.path, $0.pictures.map(\.verdict)) })
    #expect(
      verdicts == [
        "articles/tea/loaded.html": [.differs], "articles/tea/loaded-favorite.html": [.differs],
        "items/list.html": [.same],
      ])
    #expect(review.frames.first { $0.page == "items" }?.pictures.first?.differing == 0)
  }

  @Test("of a page that is longer than pictures are, the beginning is compared, and that is said")
  func longPages() throws {
    let place = try Workplace()
    let lines = (1...200).map { "<p>Line \($0)</p>" }.joined()
    let base = Sample.site().replacing("<p>One</p>", "\(lines)<p>One</p>")
      .replacing("three minutes.", "three minutes.\(lines)")
    var head = base.replacing("<p>One</p>", "<p>Two</p>")
      .replacing("three minutes", "four minutes")
    head.frame("items", "new", lines)
    var review = try place.review(from: base, to: head)
    var settings = settings()
    settings.mostPixels = 390 * 2000
    try review.capture(settings, in: "\(place.path)/report")
    let pictures = Dictionary(
      uniqueKeysWithValues: review.frames.map { ($0.path, $0.pictures[0]) })
    let list = try #require(pictures["items/list.html"])
    #expect(list.verdict == .cut && list.shownRows == 2000)
    let tea = try #require(pictures["articles/tea/loaded.html"])
    #expect(tea.verdict == .differs && tea.shownRows == 2000)
    let new = try #require(pictures["items/new.html"])
    #expect(new.verdict == .alone && new.headSize?.height == 2000)
    let told = review.groups.flatMap(\.variants).compactMap(\.pictureWords)
    let end = ", in the upper 2,000 px of a page that is longer"
    #expect(told.count == 3 && told.allSatisfy { $0.hasSuffix(end) }, "\(told)")
    #expect(told.contains("same pixels" + end))
    try review.writeReport(in: "\(place.path)/report")
  }

  @Test("a picture and a colour that changed are seen where they are used")
  func assets() throws {
    let place = try Workplace()
    var review = try place.review(
      from: .site(), to: Sample.site().replacing("#963", "#069", in: ".svg"))
    try review.capture(settings(), in: "\(place.path)/report")
    #expect(review.frames.map(\.pictures.first?.verdict) == [.differs])
    #expect(review.frames.first?.pictures.first?.boxes.count == 1)
    var theme = try place.review(
      from: .site(), to: Sample.site().replacing("#222", "#a00", in: ".css"))
    try theme.capture(settings(), in: "\(place.path)/report")
    // Blocks have a colour of their own, and the caption is no part of the page.
    let same = theme.frames.filter { $0.pictures.first?.verdict == .same }.map(\.path)
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
      shots.formUnion(try place.pictures())
    }
    #expect(shots.count == 1)
  }

  @Test("a page that hangs is reported, and the rest goes on")
  func hang() throws {
    let place = try Workplace()
    var head = Sample.site().replacing("three minutes", "four minutes")
    // Noise that takes minutes to draw.
    let noise = String(
      repeating: "<rect width=\"390\" height=\"844\" filter=\"url(#f)\"/>", count: 6000)
    head.files["items/list.html"] = """
      <!doctype html><title>x</title><svg width="390" height="844">
      <filter id="f" x="0" y="0" width="1" height="1">
      <feTurbulence baseFrequency="0.9" numOctaves="255"/></filter>\(noise)</svg>
      """
    var review = try place.review(from: .site(), to: head)
    var settings = settings()
    // Only the page that hangs waits that long; others need their time where much else is at work.
    settings.browser.timeout = .seconds(12)
    try review.capture(settings, in: "\(place.path)/report")
    let verdicts = Dictionary(
      uniqueKeysWithValues: review.frames.map { ($0.path, $0.pictures.map(\.verdict)) })
    #expect(verdicts["items/list.html"] == [.failed])
    #expect(verdicts["articles/tea/loaded.html"] == [.differs])
    #expect(verdicts["articles/tea/loaded-favorite.html"] == [.differs])
  }

  @Test("a frame seen through a second window looks as if it had been loaded in it")
  func windows() throws {
    let place = try Workplace()
    var head = Sample.site().replacing("three minutes", "four minutes")
    head.files["assets/frame.css"]? += "@media (width > 600px) { body { color: #060 } }"
    let narrow = Viewport(width: 390, isDark: false)
    let wide = Viewport(width: 1280, isDark: true)
    var pictures: [Set<Data>] = []
    for viewports in [[narrow, wide], [wide], [narrow], [wide, narrow]] {
      var settings = settings()
      settings.viewports = viewports
      var review = try place.review(from: .site(), to: head)
      try review.capture(settings, in: "\(place.path)/report")
      #expect(review.frames.allSatisfy { $0.pictures.allSatisfy { $0.verdict != .failed } })
      pictures.append(try place.pictures())
    }
    #expect(pictures[0] == pictures[1].union(pictures[2]))
    #expect(pictures[0] == pictures[3])
  }

  @Test("what is to be ignored is not looked at: the boxes of a selector, and a rectangle")
  func ignored() throws {
    let place = try Workplace()
    let head = Sample.site().replacing("On tea", "On green tea").replacing(
      "#963", "#069", in: "svg")
    func verdicts(_ ignored: [String]) throws -> [PictureReview.Verdict?] {
      var settings = settings()
      settings.cache = "\(place.path)/cache"
      settings.ignored = try ignored.map { try #require(IgnoredRegion($0)) }
      // The second time the pictures come from the cache, and with them what is ignored.
      var rounds: [[PictureReview.Verdict?]] = []
      for _ in 0..<2 {
        var review = try place.review(from: .site(), to: head)
        try review.capture(settings, in: "\(place.path)/report")
        #expect(review.pixelProblem == nil)
        rounds.append(review.frames.map(\.pictures.first?.verdict))
      }
      #expect(rounds[0] == rounds[1])
      return rounds[0]
    }
    // A favourite has no picture.
    #expect(try verdicts([]) == [.differs, .differs])
    #expect(try verdicts(["h1"]) == [.same, .differs])
    #expect(try verdicts(["h1", "main img"]) == [.same, .same])
    #expect(try verdicts(["0,0,390,80", "img"]) == [.same, .same])
    #expect(throws: ReviewError.noSelector("h1[")) { try verdicts(["h1["]) }
    #expect(try verdicts(["1,1,9223372036854775807,1"]) == [.differs, .differs])
    #expect(
      try verdicts(["0,0,9223372036854775807,9223372036854775807"]) == [.same, .same])
    #expect(IgnoredRegion("1,2,0,4") == nil)
    #expect(IgnoredRegion("12px") == nil)
  }

  @Test("pictures that were taken before are not taken again, unless they are not whole")
  func cache() throws {
    let place = try Workplace()
    let head = Sample.site().replacing("three minutes", "four minutes")
    var settings = settings()
    settings.cache = "\(place.path)/cache"
    func taken() throws -> Int {
      var review = try place.review(from: .site(), to: head)
      var count = 0
      try review.capture(settings, in: "\(place.path)/report") { count = $0.all }
      #expect(review.frames.allSatisfy { $0.pictures.map(\.verdict) == [.differs] })
      return count
    }
    #expect(try taken() == 4)
    #expect(try taken() == 0)
    for cut in [1, 12, 200] {
      let file = try #require(try place.cached().first)
      let bytes = try Data(contentsOf: file)
      try bytes.dropLast(cut).write(to: file)
      #expect(try taken() == 1)
    }
    // Nor are those of which somebody says what no picture has.
    for numbers in [
      "1 -5 0 1 1 5", "1 0 0 -1 1 5", "1 9223372036854775807 0 1 1 5", "1 0 0 1 1000001 5",
      "1 0 0 99999999999999999999 1 5", "2 0 0 1 1 5", "-1 0 0 1 1 5", "5", "0 0 0 1 1 4",
    ] {
      let file = try #require(try place.cached().first)
      let bytes = try Data(contentsOf: file)
      let end = try #require(bytes.range(of: Data("IEND".utf8), options: .backwards)).upperBound + 4
      try (bytes[..<end] + Data(numbers.utf8)).write(to: file)
      #expect(try taken() == 1, "\(numbers)")
    }
    #expect(try taken() == 0)
    settings.ignored = [.selector("h1")]
    #expect(try taken() == 4)
    settings.isWholePage = false
    #expect(try taken() == 4)
    settings.viewports = [Viewport(width: 390, isDark: true)]
    #expect(try taken() == 4)
  }

  @Test("the cache keeps what was used last, and nothing that a killed review left for a day")
  func cacheLimit() throws {
    let place = try Workplace()
    var settings = settings()
    settings.cache = "\(place.path)/cache"
    func review(_ words: String) throws -> Int {
      var review = try place.review(
        from: .site(), to: Sample.site().replacing("three minutes", words))
      var count = 0
      try review.capture(settings, in: "\(place.path)/report") { count = $0.all }
      return count
    }
    #expect(try review("four minutes") == 4)
    let left = URL(fileURLWithPath: "\(place.path)/cache/x.picture.new-1")
    // The folder is one that a user named, and may be full of what is theirs.
    let own = URL(fileURLWithPath: "\(place.path)/cache/holiday.jpg")
    for file in [left, own] { try Data([1]).write(to: file) }
    // Room for four pictures, give or take a few bytes.
    settings.cacheLimit = try place.cached().reduce(500) { try $0 + Data(contentsOf: $1).count }
    #expect(try review("five minutes") == 2)
    #expect(FileManager.default.fileExists(atPath: left.path))
    #expect(try review("five minutes") == 0)
    for file in [left, own] {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -2 * 24 * 60 * 60)], ofItemAtPath: file.path)
    }
    // The base was used by all three, the first head by the first only: that went.
    #expect(try review("four minutes") == 2)
    #expect(!FileManager.default.fileExists(atPath: left.path))
    #expect(FileManager.default.fileExists(atPath: own.path))
    #expect(try place.cached().count <= 4)
  }

  @Test(
    "a browser that is killed or hangs in the middle is started anew, and nothing is missing",
    arguments: [SIGKILL, SIGSTOP])
  func accident(signal: CInt) throws {
    let place = try Workplace()
    var settings = settings()
    settings.browser.timeout = .seconds(20)
    let mark = "--vitrine-test=\(UUID().uuidString)"
    settings.browser.flags = [mark]
    var review = try place.review(
      from: .site(), to: Sample.site().replacing("#222", "#a00", in: ".css"))
    var groups: Set<pid_t> = []
    try review.capture(settings, in: "\(place.path)/report") { progress in
      #expect(progress.all == 12)
      let group = browserGroup(mark)
      if progress.done == 3, let group { kill(-group, signal) }
      if let group { groups.insert(group) }
    }
    #expect(groups.count == 2)
    #expect(review.pixelProblem == nil)
    // Blocks have a colour of their own.
    #expect(
      review.frames.filter { $0.pictures.map(\.verdict) != [.differs] }.map(\.path)
        == ["articles/tea/loading.html"])
    #expect(!review.frames.contains { $0.pictures.map(\.verdict) == [.failed] })
    #expect(browserGroup(mark) == nil)
  }

  @Test("when no browser starts any more, what is left is reported as failed, and the rest is kept")
  func noMoreBrowser() throws {
    let place = try Workplace()
    let program = try #require(
      SearchPath.program([
        "chromium-headless-shell", "chromium", "chromium-browser", "google-chrome",
      ])
    )
    let once = "\(place.path)/once"
    try makeProgram(
      "#!/bin/sh\nmkdir '\(once).started' && exec '\(program)' \"$@\"\n", at: once)
    var settings = settings()
    let mark = "--vitrine-test=\(UUID().uuidString)"
    settings.browser.program = once
    settings.browser.flags = [mark]
    var review = try place.review(
      from: .site(), to: Sample.site().replacing("#222", "#a00", in: ".css"))
    try review.capture(settings, in: "\(place.path)/report") { progress in
      if progress.done == 4, let group = browserGroup(mark) { kill(-group, SIGKILL) }
    }
    let verdicts = review.frames.map(\.pictures.first?.verdict)
    #expect(verdicts.contains(.differs))
    #expect(verdicts.contains(.failed))
    #expect(verdicts.allSatisfy { $0 == .differs || $0 == .same || $0 == .failed })
    #expect(review.problemOfAllPictures == nil)
  }

  @Test("a window that is named twice is looked through once")
  func namedTwice() {
    let settings = CaptureSettings(widths: [1280, 390, 1280], schemes: [.dark, .light, .dark])
    #expect(settings.viewports.map(\.name) == ["1280-dark", "1280-light", "390-dark", "390-light"])
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
    #expect(review.problemOfAllPictures == nil)
    #expect(review.frames.count == 2)
  }
}

/// The group of processes of the browser that was started with a flag; nil if none runs.
private func browserGroup(_ flag: String) -> pid_t? {
  for name in (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? [] {
    guard let id = pid_t(name), getpgid(id) == id,
      let words = try? Data(contentsOf: URL(fileURLWithPath: "/proc/\(name)/cmdline"))
    else { continue }
    if String(decoding: words, as: UTF8.self).split(separator: "\0").contains(flag[...]) {
      return id
    }
  }
  return nil
}

extension Workplace {
  /// The pictures of the frames of a report, and not those of differences.
  func pictures() throws -> Set<Data> {
    let folder = "\(path)/report/pictures"
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    return try Set(
      names.filter { !$0.contains("-") }.map {
        try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\($0)"))
      })
  }

  /// The files of the cache, the oldest first.
  fileprivate func cached() throws -> [URL] {
    try FileManager.default.contentsOfDirectory(
      at: URL(fileURLWithPath: "\(path)/cache"), includingPropertiesForKeys: nil
    ).filter { $0.pathExtension == "picture" }.sorted { $0.path < $1.path }
  }
}
