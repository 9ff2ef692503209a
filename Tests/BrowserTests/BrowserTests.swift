// The client itself: does the browser do what it is told, and is it said when it does not?

import Browser
import Foundation
import JSON
import Programs
import System
import Testing
import Type

/// Starts a browser, does something with a page of it, and ends it.
func withPage<Value>(
  _ settings: BrowserSettings = BrowserSettings(), _ work: (Browser, BrowserTab) throws -> Value
) throws -> Value {
  let browser = try Browser(settings)
  defer { browser.close() }
  return try work(browser, browser.newTab())
}

/// All faces that are shipped, in the sheet itself: these tests serve no files.
func inlinedFaces() -> [UInt8] { FontSheet.inlinedRules(for: FontFile.shipped) }

extension BrowserTab {
  /// Shows documents by their path on a host of the test's own.
  func show(_ documents: [String: String], _ path: String = "/") throws {
    try serve { url in documents[String(url.dropFirst("http://site.test".count))].map { .html($0) }
    }
    try navigate(to: "http://site.test\(path)")
  }
}

@Suite("browser", .serialized)
struct BrowserTests {
  @Test("a page is loaded, asked, told keys and clicked")
  func page() throws {
    try withPage { browser, page in
      #expect(try browser.version().contains("Chrome"))
      try page.show([
        "/": """
        <!doctype html><title>One</title><h1>Tea &amp; cake</h1><a href="/two">two</a>
        <button onclick="this.textContent='pressed'">press</button>
        """, "/two": "<!doctype html><title>Two</title>",
      ])
      #expect(try page.evaluate("document.querySelector('h1').textContent") == "Tea & cake")
      #expect(try page.evaluate("Promise.resolve([1, {a: null}])") == [1, ["a": nil]])
      try page.press(.tab)
      #expect(try page.evaluate("document.activeElement.textContent") == "two")
      try page.press(.tab)
      try page.press(.enter)
      #expect(try page.evaluate("document.activeElement.textContent") == "pressed")
      try page.press(.tab, withShift: true)
      #expect(try page.evaluate("document.activeElement.textContent") == "two")
      let tree = try page.accessibilityTree()
      #expect(tree.contains { $0.role == "heading" && $0.name == "Tea & cake" })
      #expect(tree.first { $0.role == "link" }?.properties["focused"] == true)
    }
  }

  @Test("what a page complains of is collected, and forgotten at the next navigation")
  func complaints() throws {
    try withPage { _, page in
      try page.show([
        "/": """
        <!doctype html><script>console.log("a", 1, {}); undefined.x</script><img src="/gone.png">
        """, "/fine": "<!doctype html><link rel=icon href=data:,>",
        "/strict": """
        <!doctype html><meta http-equiv=Content-Security-Policy content="default-src 'none'">
        <style>p{color:red}</style>
        """,
      ])
      let kinds = page.messages.map(\.kind)
      #expect(kinds.contains(.console) && kinds.contains(.exception) && kinds.contains(.request))
      #expect(page.messages.contains { $0.text.hasPrefix("a 1") })
      #expect(page.messages.contains { $0.url.hasSuffix("/gone.png") })
      try page.navigate(to: "http://site.test/strict")
      #expect(page.messages.contains { $0.text.contains("Content Security Policy") })
      try page.navigate(to: "http://site.test/fine")
      #expect(page.messages == [])
    }
  }

  @Test("a page that complains for ever fills no memory: what waits for it ends with an error")
  func flood() throws {
    for script in [
      "setInterval(() => { for (let i = 0; i < 100; i++) console.log('x'.repeat(1000)) }, 0)",
      "setInterval(() => { for (let i = 0; i < 100; i++) console.log('') }, 0)",
      "setInterval(() => { throw new Error('x'.repeat(10000)) }, 0)",
      """
      setInterval(() => {
        for (let i = 0; i < 50; i++) new Image().src = '/' + 'x'.repeat(1500) + Math.random()
      }, 0)
      """,
    ] {
      try withPage { browser, page in
        try page.serve { url in
          url == "http://site.test/" ? .html("<script>\(script)</script>") : nil
        }
        let error = #expect(throws: BrowserError.self, "\(script)") {
          try page.navigate(to: "http://site.test/")
          try page.evaluate("new Promise(() => {})")
        }
        guard case .flooded = error else {
          Issue.record("\(script): \(String(describing: error))")
          return
        }
        #expect(page.messages.reduce(0) { $0 + $1.text.utf8.count + $1.url.utf8.count } <= 1 << 20)
        #expect(error?.needsRestart == true)
        try browser.restart()
        #expect(try browser.newTab().evaluate("6 * 7") == 42)
      }
    }
  }

  @Test("an answer of more bytes than are kept is an error, and the browser can be started anew")
  func longAnswer() throws {
    var settings = BrowserSettings()
    settings.messageLimit = 1 << 20
    try withPage(settings) { browser, page in
      #expect(try page.evaluate("'x'.repeat(1 << 19)").string?.count == 1 << 19)
      let error = #expect(throws: BrowserError.self) { try page.evaluate("'x'.repeat(1 << 24)") }
      guard case .unreadable = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      try browser.restart()
      #expect(try browser.newTab().evaluate("6 * 7") == 42)
    }
  }

  @Test("the medium, the window's size and scripts are as they are set")
  func medium() throws {
    let document = """
      <!doctype html><script>document.title = "ran"</script><p>text</p>
      """
    try withPage { _, page in
      try page.setViewport(width: 390, height: 800, scale: 2)
      try page.setMedium(Medium(scheme: .dark, hasForcedColors: true))
      try page.show(["/": document])
      func matches(_ query: String) throws -> JSON {
        try page.evaluate("matchMedia('\(query)').matches")
      }
      #expect(try matches("(prefers-color-scheme: dark)") == true)
      #expect(try matches("(forced-colors: active)") == true)
      #expect(try matches("(prefers-reduced-motion: reduce)") == true)
      #expect(try page.evaluate("[innerWidth, devicePixelRatio]") == [390, 2])
      #expect(try page.evaluate("document.title") == "ran")
      try page.setMedium(Medium(isPrint: true))
      #expect(try matches("print") == true)
      #expect(try matches("(prefers-color-scheme: light)") == true)
      try page.allowScripts(false)
      try page.navigate(to: "http://site.test/")
      #expect(try page.evaluate("document.title") == "")
    }
  }

  @Test("several pages work at once")
  func severalPages() throws {
    try withPage { browser, first in
      let pages = [first] + (try (0..<3).map { _ in try browser.newTab() })
      for page in pages {
        try page.serve { .html("<title>\($0.split(separator: "/").last ?? "")") }
      }
      let loads = try pages.enumerated().map { index, page in
        try page.startNavigation(to: "http://site.test/\(index)")
      }
      for (page, load) in zip(pages, loads) { try page.finish(load) }
      let pictures = try pages.map { try $0.startScreenshot() }
      for (index, page) in pages.enumerated() {
        #expect(try page.evaluate("document.title") == .string("\(index)"))
        #expect(try page.picture(of: pictures[index]).starts(with: [0x89, 0x50, 0x4E, 0x47]))
      }
    }
  }

  @Test("a page that is not drawn is laid out as one that is, in its fonts and at every size")
  func undrawn() throws {
    try withPage { browser, drawn in
      let undrawn = try browser.newTab(isDrawn: false)
      let documents = [
        "/": """
        <!doctype html><meta charset=utf-8><style>\(String(decoding: inlinedFaces(), as: UTF8.self))
        body { font-family: var(--text) } p { hyphens: none } :focus { margin-left: 20px }
        </style><h1>Tea &amp; cake</h1><p>Some words that take several lines where there is little room.
        <p><a href=#a>A link</a>
        """
      ]
      func places(on page: BrowserTab) throws -> [JSON] {
        try page.show(documents)
        return try [320, 1280].map { width in
          try page.setViewport(width: width, height: 400)
          try page.press(.tab)
          return try page.evaluate(
            """
            document.body.offsetHeight, document.fonts.ready.then(() => [...document.querySelectorAll('*')]
              .flatMap((e) => Object.values(e.getBoundingClientRect().toJSON())))
            """)
        }
      }
      let places = (try places(on: drawn), try places(on: undrawn))
      #expect(places.0 == places.1 && places.0[0] != places.0[1])
      let isDrawn =
        "new Promise((end) => { requestAnimationFrame(() => end(true)); setTimeout(end, 500) })"
      #expect(try drawn.evaluate(isDrawn) == true)
      let isShell = try browser.version().hasPrefix("HeadlessChrome")
      #expect(try undrawn.evaluate(isDrawn) == (isShell ? .null : true))
    }
  }

  @Test("errors say what happened")
  func errors() throws {
    try withPage { browser, page in
      #expect(
        throws: BrowserError.notLoaded(
          url: "file:///nowhere/at/all", reason: "net::ERR_FILE_NOT_FOUND")
      ) { try page.navigate(to: "file:///nowhere/at/all") }
      #expect(throws: BrowserError.self) { try page.evaluate("throw new Error('so')") }
      page.timeout = .seconds(1)
      #expect(
        throws: BrowserError.timedOut(doing: "Runtime.evaluate", limit: .seconds(1))
      ) { try page.evaluate("new Promise(() => {})") }
      page.close()
      #expect(throws: BrowserError.pageClosed) { try page.evaluate("1") }
    }
  }

  @Test("a page that hangs or crashes is done again in a new browser")
  func restarts() throws {
    try withPage { browser, _ in
      let accidents: [(Browser, BrowserTab) throws -> Void] = [
        { browser, page in
          page.timeout = .seconds(1)
          try page.evaluate("while (true) {}")
        },
        { browser, page in try page.navigate(to: "chrome://crash") },
        { browser, page in
          kill(-browser.processID, SIGKILL)
          try page.evaluate("1")
        },
      ]
      for accident in accidents {
        var tries = 0
        let title = try browser.retrying { browser throws(BrowserError) in
          tries += 1
          let page = try browser.newTab()
          if tries == 1 {
            let error = #expect(throws: BrowserError.self) { try accident(browser, page) }
            if let error { throw error }
          }
          try page.navigate(to: "data:text/html,<title>here</title>")
          return try page.evaluate("document.title")
        }
        #expect(title == "here" && tries == 2)
      }
    }
  }

  @Test("a browser that starts clears what those left whose owners were killed, and nothing else")
  func leftFolders() throws {
    let living = try Browser()
    defer { living.close() }
    let words = String(
      decoding: try Data(contentsOf: URL(fileURLWithPath: "/proc/\(living.processID)/cmdline")),
      as: UTF8.self)
    let start = "--user-data-dir="
    let word = try #require(words.split(separator: "\0").first { $0.hasPrefix(start) })
    let profile = String(word.dropFirst(start.count))
    let owner = try Data(contentsOf: URL(fileURLWithPath: "\(profile)/owner"))
    var made: [String] = []
    defer { for path in made { Folder.remove(path) } }
    func makeFolder(owner: Data?, days: Double) throws -> String {
      let path = try Folder.makeNew("\(Folder.temporary)/vitrine-browser-of-others")
      made.append(path)
      try Folder.make("\(path)/Default")
      try Data("kept".utf8).write(to: URL(fileURLWithPath: "\(path)/Default/Cookies"))
      try owner?.write(to: URL(fileURLWithPath: "\(path)/owner"))
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -days * 86_400)], ofItemAtPath: path)
      return path
    }
    // Other tests start browsers, too: what is to be cleared is not touched once it has its name.
    func name(_ path: String) throws -> String {
      let name = "\(Folder.temporary)/vitrine-browser-\(path.suffix(6))"
      made.append(name)
      try Folder.rename(path, to: name)
      return name
    }
    let foreign = try makeFolder(owner: owner, days: 2)
    let lost = try makeFolder(owner: owner, days: 0)
    try FileManager.default.createSymbolicLink(
      atPath: "\(lost)/Default/link", withDestinationPath: foreign)
    let killed = try name(lost)
    let named = try name(makeFolder(owner: nil, days: 2))
    let beingMade = try name(makeFolder(owner: nil, days: 0))
    let notYetOwned = try name(makeFolder(owner: Data(), days: 0))
    let link = "\(Folder.temporary)/vitrine-browser-\(foreign.suffix(6))"
    made.append(link)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: foreign)
    try withPage { _, _ in }
    func isThere(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }
    #expect(!isThere(killed))
    for path in [named, beingMade, notYetOwned, foreign, link] {
      #expect(isThere("\(path)/Default"), "\(path)")
    }
    #expect(isThere("\(foreign)/Default/Cookies") && isThere("\(profile)/owner"))
    living.close()
    #expect(!isThere(profile))
  }

  /// A program in the browser's place.
  private func program(_ text: String) throws -> String {
    let path = NSTemporaryDirectory() + "vitrine-browser-\(UUID().uuidString)"
    try makeProgram(text, at: path)
    return path
  }

  /// A program that does as it is told by expressions: on 'many' it asks for more than fits the channel before
  /// it reads the first answer, and after 'no more' it reads nothing.
  private func odd() throws -> String {
    try program(
      #"""
      #!/usr/bin/env python3
      import json, os, time
      inbox = b""
      def take():
          global inbox
          while b"\0" not in inbox:
              inbox += os.read(3, 1 << 16) or exit(1)
          message, inbox = inbox.split(b"\0", 1)
          return json.loads(message)
      def tell(**message):
          rest = json.dumps(message).encode() + b"\0"
          while rest:
              rest = rest[os.write(4, rest):]
      results = {"Target.createTarget": {"targetId": "t"},
                 "Target.attachToTarget": {"sessionId": "s"}}
      while (command := take())["method"] != "Browser.close":
          result = results.get(command["method"], {})
          expression = command.get("params", {}).get("expression")
          if expression == "many":
              for number in range(400):
                  tell(method="Fetch.requestPaused", sessionId="s", params={
                      "requestId": number, "request": {"url": "x" * 2000}})
              answered = [take()["params"]["requestId"] for number in range(400)]
              result = {"result": {"value": answered == list(range(400))}}
          tell(id=command["id"], result=result)
          if expression == "no more":
              time.sleep(600)
          if expression == "one more":
              # It asks for one thing more when half of a long command has come.
              inbox += os.read(3, 1 << 16)
              tell(method="Fetch.requestPaused", sessionId="s", params={
                  "requestId": -1, "request": {"url": "x"}})
              time.sleep(0.2)

      """#)
  }

  @Test("what comes while an answer is written is answered after it, and nothing is lost")
  func busy() throws {
    let path = try odd()
    defer { try? FileManager.default.removeItem(atPath: path) }
    try withPage(BrowserSettings(program: path)) { _, page in
      try page.serve { _ in .html(String(repeating: "a", count: 20_000)) }
      #expect(try page.evaluate("many") == true)
      try page.evaluate("one more")
      try page.evaluate(String(repeating: "a", count: 1 << 21))
    }
  }

  @Test("a browser that takes in nothing more is given up, and ended")
  func deaf() throws {
    let path = try odd()
    defer { try? FileManager.default.removeItem(atPath: path) }
    let start = ContinuousClock.now
    var settings = BrowserSettings(program: path)
    settings.timeout = .seconds(5)
    try withPage(settings) { browser, page in
      try page.evaluate("no more")
      let long = String(repeating: "a", count: 1 << 22)
      let limit = Duration.seconds(5)
      #expect(
        throws: BrowserError.timedOut(doing: "telling the browser Runtime.evaluate", limit: limit)
      ) { try page.evaluate(long) }
      let id = browser.processID
      browser.close()
      #expect(kill(id, 0) != 0)
    }
    // As long as it may be silent, and a while to end it; not the ten minutes that it would take.
    #expect(ContinuousClock.now - start < .seconds(60))
  }

  @Test("a browser that is missing or no browser at all is told apart")
  func noBrowser() throws {
    #expect(
      throws: BrowserError.cannotStart(
        path: "/nowhere/chromium", reason: "No such file or directory")
    ) { try Browser(BrowserSettings(program: "/nowhere/chromium")) }
    #expect(throws: BrowserError.died(said: "")) {
      try Browser(BrowserSettings(program: "/bin/true"))
    }
    let mute = try program("#!/bin/sh\nsleep 60\n")
    defer { try? FileManager.default.removeItem(atPath: mute) }
    var error: BrowserError?
    // Who forks while the file is written holds it open for a moment: it is busy then.
    repeat {
      error = #expect(throws: BrowserError.self) {
        try Browser(BrowserSettings(program: mute, timeout: .seconds(1)))
      }
    } while error == .cannotStart(path: mute, reason: "Text file busy")
    #expect(error == .timedOut(doing: "Browser.getVersion", limit: .seconds(1)))
    let words = BrowserError.notFound(searched: ["chromium"]).description
    #expect(words.contains("apt-get install chromium-headless-shell"))
  }
}
