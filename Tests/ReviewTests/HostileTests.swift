// Outputs that are not as an output should be: each is reviewed as far as it goes.

import Browser
import Checkers
import Foundation
import Programs
import Review
import Testing

@Suite("hostile outputs", .serialized)
struct HostileTests {
  @Test("names with odd characters are captured, linked and told as they are")
  func names() throws {
    let names = ["a b", "100%", "what?c#d", "x&y<z>", "\"quoted\" 'name'", "骨組み"]
    var base = Sample.site()
    for name in names {
      base.page(name, "odd", source: nil)
      base.frame(name, "state \(name)", "<h1>Odd</h1><p>three minutes</p>")
    }
    let place = try Workplace()
    let folder = "\(place.path)/report"
    var review = try place.review(
      from: base, to: base.replacing("<p>three minutes", "<p>four minutes"))
    #expect(review.frames.map(\.page).sorted() == names.sorted())
    try review.capture(CaptureSettings(widths: [390], schemes: [.light]), in: folder)
    #expect(review.frames.map { $0.pictures.map(\.verdict) } == names.map { _ in [.differs] })
    try review.writeReport(in: folder)
    let pages = ["\(folder)/index.html", "\(folder)/changes/001.html"]
    #expect(try NuChecker.messages(on: pages) == [])
    let text = try String(contentsOfFile: pages[1], encoding: .utf8)
    let links = text.matches(of: #/href="\.\./((?:base|head)/[^"]*)"/#).compactMap {
      String($0.1).removingPercentEncoding
    }
    #expect(links.count == 2 * names.count)
    for link in links {
      #expect(FileManager.default.fileExists(atPath: "\(folder)/\(link)"), "\(link)")
    }
  }

  @Test("a frame that has nothing in common with what it was is told in a bounded report")
  func hugeDifference() throws {
    func long(_ word: String) -> String {
      (0..<12_000).map { "<p>\(word) \($0) of \($0 &* 7919 % 9973)</p>" }.joined()
    }
    var (base, head) = (Sample.site(), Sample.site())
    base.frame("items", "list", "<h1>Items</h1>" + long("Line"))
    head.frame("items", "list", "<h2>Others</h2>" + long("Rule"))
    let place = try Workplace()
    let review = try place.review(from: base, to: head)
    let change = try #require(review.frames.first)
    #expect(review.frames.count == 1)
    #expect(change.changes.contains { $0.aspect == .words })
    try review.writeReport(in: "\(place.path)/report")
    for file in ["index.html", "changes/001.html"] {
      let size = try Data(contentsOf: URL(filePath: "\(place.path)/report/\(file)")).count
      #expect(size < 200_000, "\(file)")
    }
    #expect(review.markdown().utf8.count < 10_000)
  }

  @Test("a page that grew has another size, and what came is told")
  func heights() throws {
    let lines = (0..<80).map { "<p>Line \($0)</p>" }.joined()
    var (base, head) = (Sample.site(), Sample.site())
    base.frame("items", "list", "<h1>Items</h1>")
    head.frame("items", "list", "<h1>Items</h1>" + lines)
    let place = try Workplace()
    for (one, other) in [(base, head), (head, base)] {
      let folder = "\(place.path)/report"
      var review = try place.review(from: one, to: other)
      try review.capture(CaptureSettings(widths: [390], schemes: [.light]), in: folder)
      let picture = try #require(review.frames.first?.pictures.first)
      #expect(picture.verdict == .sizeDiffers)
      #expect(picture.baseSize?.height != picture.headSize?.height)
      try review.writeReport(in: folder)
      let page = try String(contentsOfFile: "\(folder)/changes/001.html", encoding: .utf8)
      #expect(page.matches(of: #/<img /#).count == 3)
      try FileManager.default.removeItem(atPath: folder)
    }
  }

  @Test("without an atlas on one side frames are compared, and what nobody knows is not told")
  func noAtlas() throws {
    let place = try Workplace()
    let head = Sample.site().replacing("three minutes", "four minutes")
    for side in ["base", "head"] {
      _ = try place.review(from: .site(), to: head)
      try FileManager.default.removeItem(atPath: "\(place.path)/\(side)/atlas.json")
      let review = try Review(
        from: Side(folder: "\(place.path)/base"), to: Side(folder: "\(place.path)/head"))
      #expect(
        review.frames.map(\.path) == [
          "articles/tea/loaded-favorite.html", "articles/tea/loaded.html",
        ])
      #expect(review.frames.flatMap(\.reasons).allSatisfy { $0.cause.kind != .vitrine })
      #expect(review.pages == [])
      #expect(review.otherFiles == ["atlas.json"])
    }
  }

  @Test(
    "numbers of any size in an atlas end in a report",
    arguments: ["9223372036854775807", "-9223372036854775808", "-1", "1e300", "2147483648"])
  func numbers(number: String) throws {
    let place = try Workplace()
    func write(_ side: String, _ number: String) throws {
      try Sample.site().write(to: "\(place.path)/\(side)")
      let atlas = """
        {"generator": "vitrine", "version": \(number), "pages": [{"name": "articles/tea", "private": \
        \(number), "tells": {"words": \(number), "bits": \(number)}, "frames": [{"name": "loaded", "file": \
        "articles/tea/loaded.html", "live": \(number), "inert": \(number)}]}]}
        """
      try atlas.write(toFile: "\(place.path)/\(side)/atlas.json", atomically: true, encoding: .utf8)
    }
    for (one, other) in [(number, "40"), ("40", number), (number, number)] {
      try write("base", one)
      try write("head", other)
      let review = try Review(
        from: Side(folder: "\(place.path)/base"), to: Side(folder: "\(place.path)/head"))
      #expect(!review.junit.isEmpty)
    }
  }

  @Test(
    "an atlas that cannot be read is an error, and not an output without frames",
    arguments: [
      "", "{", "[]", "null", "{}", "{\"version\":99,\"entries\":[]}",
      "{\"pages\":[{\"name\":1},{\"frames\":{}}]}",
      "{\"pages\":[{\"name\":\"a\",\"frames\":[{\"name\":\"b\"}]}]}",
      "{\"pages\":[],\"parts\":[{\"file\":\"assets/atlas/1.json\"}]}",
    ])
  func brokenAtlas(text: String) throws {
    let place = try Workplace()
    _ = try place.review(from: .site(), to: .site())
    for side in ["base", "head"] {
      try Sample.site().write(to: "\(place.path)/\(side)")
      try text.write(toFile: "\(place.path)/\(side)/atlas.json", atomically: true, encoding: .utf8)
      #expect {
        try Review(from: Side(folder: "\(place.path)/base"), to: Side(folder: "\(place.path)/head"))
      } throws: { error in
        guard case ReviewError.malformed(let path, let reason) = error else { return false }
        // The side, and what is not there of it.
        return path.hasPrefix("\(place.path)/\(side): ") && path.hasSuffix(".json")
          && text.contains("atlas/1.json") == reason.contains("atlas/1.json")
      }
      try Sample.site().write(to: "\(place.path)/\(side)")
    }
  }

  @Test("files that are no frames are told as what they are, and links are not followed")
  func strangers() throws {
    let place = try Workplace()
    var head = Sample.site()
    head.files["notes.html"] = "<p>Mine</p>"
    head.files["stray/data.bin"] = "\u{0}\u{1}"
    try Sample.site().write(to: "\(place.path)/base")
    try head.write(to: "\(place.path)/head")
    try FileManager.default.createSymbolicLink(
      atPath: "\(place.path)/head/todos/way-out.html", withDestinationPath: "/etc/passwd")
    let review = try Review(
      from: Side(folder: "\(place.path)/base"), to: Side(folder: "\(place.path)/head"))
    #expect(review.frames.isEmpty)
    #expect(review.pages == [])
    #expect(review.otherFiles == ["notes.html", "stray/data.bin"])
  }

  @Test("a name that is not UTF-8 is an error that says so, and not a file that is left out")
  func foreignName() throws {
    let place = try Workplace()
    try Sample.site().write(to: "\(place.path)/head")
    let name: [CChar] = Array("\(place.path)/head/x".utf8CString.dropLast()) + [-1, 0]
    let file = try #require(fopen(name, "w"))
    fclose(file)
    let wrong = ReviewError.unreadable(
      path: "\(place.path)/head/x\u{FFFD}", reason: "its name is not UTF-8")
    #expect(throws: wrong) { try Side(folder: "\(place.path)/head") }
  }

  @Test("a file of more bytes than memory is an error that says so")
  func hugeFile() throws {
    let place = try Workplace()
    var base = Sample.site()
    base.files["assets/old.css"] = "p { color: red }"
    try base.write(to: "\(place.path)/base")
    for path in ["items/list.html", "assets/tea.svg"] {
      try Sample.site().write(to: "\(place.path)/head")
      let huge = "\(place.path)/head/\(path)"
      // Nothing of it is on the disk.
      #expect(truncate(huge, 1 << 40) == 0)
      let error = #expect(throws: ReviewError.self) {
        let head = try Side(folder: "\(place.path)/head")
        if let bytes = try? head.bytes(of: path) { Issue.record("\(bytes.count) bytes of \(path)") }
        var review = try Review(from: Side(folder: "\(place.path)/base"), to: head)
        try review.capture(
          CaptureSettings(widths: [390], schemes: [.light]), in: "\(place.path)/report")
      }
      #expect(error?.description.contains("\(path) cannot be read: it has 1099511627776") == true)
    }
  }

  @Test("a picture of a size that none can have is told as one, whether it was taken or kept")
  func hugePicture() throws {
    let place = try Workplace()
    var head = Sample.site()
    head.page("odd", "odd", source: nil)
    head.frame("odd", "one", "<h1>Odd</h1>")
    let browser = "\(place.path)/browser"
    for size in [0xFFFF_FFFF, 1_000_001, 0] {
      try makeProgram(liar(size), at: browser)
      var settings = CaptureSettings(widths: [390], schemes: [.light])
      settings.browser.program = browser
      settings.cache = "\(place.path)/cache-\(size)"
      for taken in [1, 0] {
        var review = try place.review(from: .site(), to: head)
        var count = 0
        try review.capture(settings, in: "\(place.path)/report") { count = $0.all }
        #expect(review.pixelProblem == nil)
        #expect(count == taken)
        let picture = review.frames.first?.pictures.first
        #expect(picture?.verdict == .failed)
        #expect(picture?.problem == "the picture has a size that none can have")
        #expect(review.problemOfAllPictures == picture?.problem)
        #expect(review.groups.map(\.title) == ["odd: added"])
        try review.writeReport(in: "\(place.path)/report")
      }
    }
  }

  @Test("whatever a title has for the end of a line, a row of the summary is one line")
  func titleOfLines() throws {
    let place = try Workplace()
    let title = #"A\r\r# B\r\n| C\u2028D\u0085E"#
    for (side, word) in [("base", "one"), ("head", "two")] {
      let folder = "\(place.path)/\(side)"
      try FileManager.default.createDirectory(
        atPath: "\(folder)/p", withIntermediateDirectories: true)
      try "<p>\(word)</p>".write(toFile: "\(folder)/p/a.html", atomically: true, encoding: .utf8)
      try """
      {"pages":[{"name":"p","title":"\(title)","frames":[{"name":"a","file":"p/a.html"}]}]}
      """.write(toFile: "\(folder)/atlas.json", atomically: true, encoding: .utf8)
    }
    let review = try Review(
      from: Side(folder: "\(place.path)/base"), to: Side(folder: "\(place.path)/head"))
    let lines = review.markdown().split(whereSeparator: \.isNewline)
    #expect(lines.contains { $0.hasPrefix(##"| A  \# B \| C D E: ‘one’ became ‘two’ | p: a |"##) })
  }

  @Test("HTML that is cut off anywhere, or is no HTML, is compared all the same")
  func broken() throws {
    let place = try Workplace()
    try Sample.site().write(to: "\(place.path)/base")
    try Sample.site().write(to: "\(place.path)/head")
    let path = "\(place.path)/head/articles/tea/loaded.html"
    let whole = Array(try Data(contentsOf: URL(filePath: path)))
    var texts = stride(from: 0, to: whole.count, by: 11).map { Array(whole[..<$0]) }
    texts += [
      "<", "</", "<!", "<!--", "<a", "<a href", "<a href=", "<a href='", "</p></p></p>",
      "&#x110000;",
      "&#;", "<p =\"\" / / >", "<<<>>>", "\u{0}",
    ].map { Array($0.utf8) }
    texts += [[0xFF, 0xFE, 0x00], Array(repeating: UInt8(ascii: "<"), count: 100_000)]
    texts.append(Array(String(repeating: "<div>", count: 50_000).utf8))
    for text in texts {
      try Data(text).write(to: URL(filePath: path))
      let review = try Review(
        from: Side(folder: "\(place.path)/base"), to: Side(folder: "\(place.path)/head"))
      #expect(review.frames.map(\.path) == ["articles/tea/loaded.html"])
      #expect(review.frames.first?.changes.isEmpty == false)
    }
  }
}

/// A browser that takes pictures of so many pixels each way, as it says.
private func liar(_ size: Int) -> String {
  #"""
  #!/usr/bin/env python3
  import base64, json, os, struct, zlib
  def chunk(name, data):
      sum = struct.pack('>I', zlib.crc32(name + data))
      return struct.pack('>I', len(data)) + name + data + sum
  head = struct.pack('>IIBBBBB', \#(size), \#(size), 8, 2, 0, 0, 0)
  png = (b'\x89PNG\r\n\x1a\n' + chunk(b'IHDR', head) + chunk(b'IDAT', b'x')
         + chunk(b'IEND', b''))
  results = {
      'Browser.getVersion': {'product': 'HeadlessChrome/1'},
      'Target.createTarget': {'targetId': 't'}, 'Target.attachToTarget': {'sessionId': 's'},
      'Page.navigate': {'loaderId': 'l'},
      'Runtime.evaluate': {'result': {'value': [100, 0]}},
      'Page.captureScreenshot': {'data': base64.b64encode(png).decode()},
  }
  asked, told = os.fdopen(3, 'rb', 0), os.fdopen(4, 'wb', 0)
  def tell(message): told.write(json.dumps(message).encode() + b'\0')
  text = b''
  while piece := asked.read(1 << 16):
      text += piece
      *messages, text = text.split(b'\0')
      for message in map(json.loads, messages):
          answer = {'id': message['id'], 'result': results.get(message['method'], {})}
          if 'sessionId' in message: answer['sessionId'] = message['sessionId']
          tell(answer)
          if message['method'] == 'Page.navigate':
              load = {'name': 'load', 'loaderId': 'l'}
              tell({'method': 'Page.lifecycleEvent', 'sessionId': 's', 'params': load})
  """#
}
