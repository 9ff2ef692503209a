// The report: a folder that needs nothing from elsewhere, and is walked by keyboard.

import Browser
import Checkers
import Foundation
import JSON
import Review
import Testing

/// A report on a few changes.
private func report(in place: Workplace) throws -> Review {
  var head = Sample.site()
    .replacing(redacted("p", 7), "<p>Buy Milk</p>")
    .replacing("three minutes", "four minutes")
    .replacing("<h1>Items", "<h1 data-x=\"1\">Items")
  head.page("articles/rain", "articles", source: "articles/rain.md")
  head.frame("articles/rain", "loaded", "<h1>On rain</h1><p>It falls on all alike.</p>")
  var review = try place.review(from: .site(), to: head)
  let folder = "\(place.path)/report"
  try review.capture(CaptureSettings(widths: [390], schemes: [.light]), in: folder)
  try review.writeReport(in: folder)
  return review
}

private func files(in folder: String) throws -> [String] {
  try FileManager.default.subpathsOfDirectory(atPath: folder)
}

/// The pages of the report itself; what it stages of both sides is theirs.
private func pages(in folder: String) throws -> [String] {
  try files(in: folder).filter { file in
    file.hasSuffix(".html") && !file.hasPrefix("base/") && !file.hasPrefix("head/")
  }.sorted().map { "\(folder)/\($0)" }
}

@Suite("the report", .serialized)
struct ReportTests {
  @Test("its faces lie beside it, and it says where")
  func faces() throws {
    let place = try Workplace()
    _ = try report(in: place)
    let assets = "\(place.path)/report/assets"
    let sheet = try String(contentsOfFile: "\(assets)/report.css", encoding: .utf8)
    let named = sheet.components(separatedBy: "url(fonts/").dropFirst().map {
      $0.components(separatedBy: ")")[0]
    }
    #expect(named.count == 5)
    #expect(try files(in: "\(assets)/fonts").sorted() == (named + ["LICENCES.txt"]).sorted())
    for kind in ["text", "sans", "mono"] {
      #expect(sheet.contains("--\(kind):") && sheet.contains("var(--\(kind))"))
    }
    #expect(!sheet.contains("system-ui"))
  }

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

  @Test("a link in a copy leads to a file of the report or out of it, or is none; its words stay")
  func copiedLinks() throws {
    let place = try Workplace()
    var base = Sample.site()
    base.files["assets/stage.js"] = "document.title = 'ran'"
    base.files["assets/icon.svg"] = "<svg xmlns=\"http://www.w3.org/2000/svg\"/>"
    base.files["todos/index.html"] = """
      <!doctype html>
      <html lang="en"><head><meta charset="utf-8"><title>todos</title>
      <link rel="icon" href="../assets/icon.svg"><link rel="stylesheet" href="../assets/frame.css">
      <script src="../assets/stage.js" defer></script></head>
      <body><a class="home" href="../index.html">Home</a> <a href="#looks">Looks</a>
      <a href="edit.html#x"title="close">Frame</a> <iframe src="tour.html" title="Tour"></iframe>
      </body></html>
      """
    base.page("secret", "secret", source: nil)
    base.frame("secret", "loaded", "<h1>Secret</h1>")
    let elsewhere = "https://example.org/a?b=c#d"
    base.frame(
      "todos", "edit",
      """
      <h1>Todos</h1><p>Check Mail</p><a href="../secret/index.html">Page</a>
      <a href="../secret/loaded.html?a=b#c"title="close">Part</a> <a href="/index.html">Root</a>
      <A HREF='../index.html'>Loud</A> <a href=../index.html>Bare</a>
      <a href=../todos/tour.html>Lives</a> <a href="tour.html?a=b#x">Other</a>
      <a href="\(elsewhere)">Far</a> <a href="mailto:a@example.org">Post</a>
      <form action="../secret/index.html"><button>Send</button></form>
      <img src="../assets/gone.svg" alt="Gone">
      """)
    let head = base.replacing("Check Mail", "Check Post")
    let folder = "\(place.path)/report"
    try place.review(from: base, to: head).writeReport(in: folder)
    func text(_ path: String) throws -> String {
      try String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8)
    }
    let documents = try files(in: folder).filter { $0.hasSuffix(".html") }
    var seen = 0
    for file in documents {
      let parent = URL(fileURLWithPath: "\(folder)/\(file)").deletingLastPathComponent()
      for link in try text(file).matches(of: #/\s(?:href|src|action)="([^"#?]*)[^"]*"/#) {
        let name = String(link.1)
        if name.isEmpty || name.contains(":") { continue }
        seen += 1
        let path = name.removingPercentEncoding ?? name
        let target = parent.appendingPathComponent(path).standardizedFileURL.path
        #expect(FileManager.default.fileExists(atPath: target), "\(file): \(name)")
        #expect(target.hasPrefix(URL(fileURLWithPath: folder).standardizedFileURL.path))
      }
    }
    #expect(seen >= 18)
    for side in ["base", "head"] {
      let story = try text("\(side)/todos/index.html")
      #expect(!story.contains("stage.js") && !story.contains("icon.svg"))
      #expect(story.contains("<a class=\"home\" >Home</a> <a href=\"#looks\">Looks</a>"))
      #expect(story.contains("<a href=\"edit.html#x\"title=\"close\">Frame</a>"))
      #expect(story.contains("<iframe src=\"tour.html\" title=\"Tour\">"))
      let frame = try text("\(side)/todos/edit.html")
      for gone in ["secret", "../index.html", "/index.html", "gone.svg"] {
        #expect(!frame.contains(gone), "\(gone)")
      }
      for kept in [
        "<a >Page</a>", "<a title=\"close\">Part</a>", "<a >Root</a>", "<A >Loud</A>",
        "<a >Bare</a>", "<a href=../todos/tour.html>Lives</a>",
        "<a href=\"tour.html?a=b#x\">Other</a>",
        "<a href=\"\(elsewhere)\">Far</a>", "<a href=\"mailto:a@example.org\">Post</a>",
        "<form ><button>Send</button></form>", "<img  alt=\"Gone\">",
      ] { #expect(frame.contains(kept), "\(kept)") }
    }
  }

  @Test("words that are read from right to left keep that to themselves")
  func directions() throws {
    let place = try Workplace()
    var base = Sample.site()
    base.page("שלום", "articles", source: nil)
    base.frame("שלום", "loaded", "<h1>On tea</h1><p>ו-English</p>")
    let review = try place.review(from: base, to: base.replacing("ו-English", "ו-Deutsch"))
    let folder = "\(place.path)/report"
    try review.writeReport(in: folder)
    let told = "<bdi>שלום</bdi>: ‘<bdi>ו-English</bdi>’ became ‘<bdi>ו-Deutsch</bdi>’"
    for (file, heading) in [
      ("index.html", "\(told)</a></h2>"), ("changes/001.html", "<h1>\(told)"),
    ] {
      let text = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
      #expect(text.contains(heading) && text.contains("<bdi>שלום</bdi>: loaded"), "\(file)")
      let rail = text.components(separatedBy: "</nav>")[0]
      #expect(rail.contains("\(told)</a>"), "\(file)")
    }
    let plain = "\u{2068}שלום\u{2069}: ‘\u{2068}ו-English\u{2069}’ became"
    #expect(review.groups.first?.title.hasPrefix(plain) == true)
    #expect(review.markdown().contains(plain))
  }

  @Test("the keyboard leads through all changes and back")
  func keyboard() throws {
    let place = try Workplace()
    let review = try report(in: place)
    let browser = try Browser()
    defer { browser.close() }
    let page = try browser.newTab()
    try page.setViewport(width: 1280, height: 900)
    try page.navigate(to: "file://\(place.path)/report/index.html")
    #expect(page.messages == [])
    let count = review.groups.count
    #expect(count == 4)
    // Keys are told of where they do something.
    try page.press(.character("?"))
    let keys = "[...document.querySelectorAll('dialog dt')].map((key) => key.textContent).join()"
    #expect(try page.evaluate(keys).string == "j  n  →,k  p  ←,Enter,?")
    try page.press(.escape)
    try page.press(.character("j"))
    #expect(
      try page.evaluate("document.activeElement.textContent").string?
        .hasPrefix("Redaction opened in todos: ") == true)
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
    func seen(_ selector: String) throws -> Bool? {
      try page.evaluate("document.querySelector('.stage > \(selector)').checkVisibility()").bool
    }
    func isHidden(_ selector: String) throws -> Bool {
      try page.evaluate("getComputedStyle(document.querySelector('\(selector)')).visibility")
        == "hidden"
    }
    #expect(try [seen(".base"), seen(".head"), seen(".difference")] == [true, true, false])
    try page.press(.character("2"))
    #expect(try [seen(".base"), seen(".head"), seen(".difference")] == [false, false, true])
    try page.press(.character("4"))
    #expect(
      try page.evaluate("getComputedStyle(document.querySelector('.head .sheet')).clipPath").string
        == "inset(0px 0px 0px 50%)")
    #expect(try page.evaluate("document.querySelector('.cut').checkVisibility()").bool == true)
    try page.press(.character("5"))
    let sides = try (isHidden(".base"), isHidden(".head"))
    try page.press(.character(" "))
    #expect(try (isHidden(".base"), isHidden(".head")) == (sides.1, sides.0))
    #expect(sides.0 != sides.1)
    // A switch in focus does not keep the key for itself.
    try page.evaluate("document.querySelector('[name=mode]:checked').focus()")
    try page.press(.character(" "))
    #expect(try (isHidden(".base"), isHidden(".head")) == sides)
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
    #expect(try page.evaluate(keys).string == "j  n  →,k  p  ←,Esc,1 … 5,Space,z,?")
    try page.press(.escape)
    #expect(try page.evaluate("document.querySelector('dialog').open").bool == false)
    try page.press(.escape)
    #expect(try waitFor("location.pathname.endsWith('report/index.html')"))
    #expect(page.messages == [])
  }

  @Test("what is chosen stands in the address: a link shows what its sender saw")
  func address() throws {
    let place = try Workplace()
    _ = try report(in: place)
    let browser = try Browser()
    defer { browser.close() }
    let sender = try browser.newTab()
    try sender.setViewport(width: 1280, height: 900)
    let summary = "file://\(place.path)/report/index.html"
    try sender.navigate(to: summary)
    let shown = """
      [...document.querySelectorAll('.group')].filter((group) => group.checkVisibility()).length
      """
    func isSaid(_ fragment: String, _ page: BrowserTab) throws -> Bool {
      try page.evaluate("location.hash").string == fragment
    }
    #expect(try sender.evaluate(shown).int == 4)
    try sender.evaluate("document.querySelector('.rail [value=opened]').click()")
    try sender.evaluate("document.querySelector('.rail [value=fate]').click()")
    #expect(try sender.evaluate(shown).int == 2)
    #expect(try isSaid("#kind=opened+fate", sender))
    // Handed on to a change and back.
    let change = try sender.evaluate("document.querySelector('.change').href").string
    try sender.navigate(to: try #require(change))
    try sender.press(.character("3"))
    #expect(try isSaid("#kind=opened+fate&mode=blend", sender))
    let up = try sender.evaluate("document.querySelector('[data-up]').href").string
    #expect(up == "\(summary)#kind=opened+fate&mode=blend")
    // For somebody else.
    let receiver = try browser.newTab()
    try receiver.setViewport(width: 1280, height: 900)
    try receiver.navigate(to: try #require(up))
    #expect(try receiver.evaluate(shown).int == 2)
    try receiver.evaluate("document.querySelector('.clear').click()")
    #expect(try receiver.evaluate(shown).int == 4)
    try receiver.navigate(to: try #require(change) + "&mode=difference&zoom=full")
    #expect(
      try receiver.evaluate(
        "[...document.querySelectorAll('.switches :checked')].map((input) => input.value).join()"
      ).string == "difference,full")
    #expect(sender.messages + receiver.messages == [])
  }

  @Test("the rail names all groups, marks the one that is open, and is a drawer on a phone")
  func rail() throws {
    let place = try Workplace()
    let review = try report(in: place)
    let browser = try Browser()
    defer { browser.close() }
    let page = try browser.newTab()
    try page.setViewport(width: 1280, height: 900)
    try page.navigate(to: "file://\(place.path)/report/changes/002.html")
    let names = "[...document.querySelectorAll('.names > li > a')].map((a) => a.textContent)"
    #expect(
      try page.evaluate(names).array?.compactMap(\.string) == review.groups.map(\.title))
    #expect(
      try page.evaluate("document.querySelector('.rail [aria-current]').textContent").string
        == review.groups[1].title)
    let isSeen = "document.querySelector('.rail').checkVisibility()"
    #expect(try page.evaluate(isSeen).bool == true)
    try page.setViewport(width: 390, height: 844)
    #expect(try page.evaluate(isSeen).bool == false)
    try page.evaluate("document.querySelector('.drawer').click()")
    #expect(try page.evaluate(isSeen).bool == true)
    try page.press(.escape)
    #expect(try page.evaluate(isSeen).bool == false)
    #expect(
      try page.evaluate("location.pathname").string?.hasSuffix("changes/002.html") == true)
  }

  @Test("a verdict stands first: an alarm where redaction opened, calm where words changed")
  func verdict() throws {
    let place = try Workplace()
    func verdict(_ head: Sample) throws -> String {
      let review = try place.review(from: .site(), to: head)
      try review.writeReport(in: "\(place.path)/report")
      let page = try String(contentsOfFile: "\(place.path)/report/index.html", encoding: .utf8)
      let found = page.firstMatch(of: #/<div class="verdict (\w+)">\n<p><b>([^<]*)</#)
      return found.map { "\($0.1): \($0.2)" } ?? ""
    }
    let words = Sample.site().replacing("three minutes", "four minutes")
    #expect(try verdict(words) == "calm: Only words and look changed")
    let live = words.replacing(button("Edit", to: "edit.html"), button("Edit", to: nil))
    #expect(try verdict(live) == "heed: Controls changed")
    #expect(
      try verdict(live.replacing(redacted("p", 7), "<p>Buy Milk</p>"))
        == "alarm: Redaction opened")
    #expect(try verdict(.site()) == "calm: Nothing changed")
    var failing = words
    failing.failing["todos"] = "reachable"
    #expect(try verdict(failing) == "alarm: Checks fail")
  }

  @Test("words that were private and are still there, where no frame hides them, are an alarm")
  func opened() throws {
    let place = try Workplace()
    func review(_ head: Sample, _ words: Int?) throws -> Review {
      var (base, head) = (Sample.site(), head)
      base.privateWords["articles/tea"] = 5
      head.privateWords["articles/tea"] = words
      return try place.review(from: base, to: head)
    }
    for words in [nil, 2] {
      let review = try review(.site(), words)
      #expect(review.alarms && review.pages.contains { $0.opening != nil })
      #expect(review.line.contains("none changed; private words can be read on 1 page; "))
      #expect(
        review.markdown().contains("⚠ **articles/tea**: \(words == nil ? 5 : 3) words were private")
      )
    }
    let gone = Sample.site().replacing("Water just off the boil, and three minutes.", "Water.")
    for (head, words) in [(Sample.site(), 5), (.site(), 9), (gone, nil)] {
      #expect(try !review(head, words).alarms)
    }
  }

  /// A page with a private sentence, which one of its frames hides, and a second page.
  private func secret(_ sentence: String?, hidden: Bool = true, on other: String = "") -> Sample {
    var site = Sample.site()
    let shown = sentence.map { "<p>\($0)</p>" } ?? ""
    let bar = hidden && sentence != nil ? redacted("p", 60) : shown
    site.page("articles/club", "articles", source: "articles/club.md")
    site.frame("articles/club", "loaded", "<h1>The club</h1><p>We meet at nine.</p>\(shown)")
    site.frame("articles/club", "privacy", "<h1>The club</h1><p>We meet at nine.</p>\(bar)")
    site.privateWords["articles/club"] =
      hidden ? sentence.map { $0.split(separator: " ").count } : nil
    site.page("articles/money", "articles", source: "articles/money.md")
    site.frame("articles/money", "loaded", "<h1>Money</h1><p>There is none.</p>\(other)")
    return site
  }

  @Test(
    "words that were private and can be read on another page are an alarm, however they came there")
  func openedElsewhere() throws {
    let words = "The treasurer lent the committee ninety thousand marks"
    let place = try Workplace()
    let base = secret(words)
    for (text, count) in [
      ("<p>\(words)</p>", 8), ("<p>It was \(words.lowercased()), we hear.</p>", 8),
      ("<p>Lent the committee ninety thousand.</p>", 5),
    ] {
      var gone = secret(nil, on: text)
      var new = secret(words, on: "")
      new.page("articles/late", "articles", source: "articles/late.md")
      new.frame("articles/late", "loaded", "<h1>Late</h1>\(text)")
      new = new.replacing("We meet at nine", "We meet at ten")
      gone = gone.replacing("We meet at nine", "We meet at ten")
      for (head, page) in [(gone, "articles/money"), (new, "articles/late")] {
        let review = try place.review(from: base, to: head)
        #expect(review.alarms)
        #expect(
          review.pages.first { $0.page == page }?.opening
            == "\(count) words were private on ‘articles/club’, and can be read by all here")
      }
    }
    // What was read there before, what came from a public part, and fewer words are none.
    for (base, head) in [
      (secret(words, on: "<p>\(words)</p>"), secret(nil, on: "<p>\(words)</p><p>More.</p>")),
      (base, secret(nil, on: "<p>We meet at nine, and again and again.</p>")),
      (base, secret(nil, on: "<p>The treasurer has ninety thousand ideas.</p>")),
    ] {
      #expect(try place.review(from: base, to: head).pages.allSatisfy { $0.opening == nil })
    }
  }

  @Test("other words where something private was open nothing, though they are as many")
  func replaced() throws {
    let words = "The treasurer lent the committee ninety thousand marks"
    let place = try Workplace()
    let head = secret("We keep a box of old nets and floats", hidden: false)
    let review = try place.review(from: secret(words), to: head)
    #expect(review.pages.allSatisfy { $0.opening == nil })
    for now in [words, "Ninety thousand marks were what the treasurer lent."] {
      let opened = try place.review(from: secret(words), to: secret(now, hidden: false))
      #expect(
        opened.pages.first { $0.page == "articles/club" }?.opening
          == "8 words were private, and can be read by all")
    }
  }

  @Test("what stands for as many words and tells more of each is an alarm")
  func tellsMore() throws {
    let place = try Workplace()
    func verdict(_ base: (Int, Int), _ head: (Int, Int)) throws -> (Bool, String) {
      var (old, new) = (Sample.site(), Sample.site())
      old.tells["todos"] = base
      new.tells["todos"] = head
      let review = try place.review(from: old, to: new)
      try review.writeReport(in: "\(place.path)/report")
      let page = try String(contentsOfFile: "\(place.path)/report/index.html", encoding: .utf8)
      let found = page.firstMatch(of: #/<div class="verdict (\w+)">\n<p><b>([^<]*)</#)
      return (review.pages.contains { $0.weakening != nil }, found.map { "\($0.1): \($0.2)" } ?? "")
    }
    let alarm = (true, "alarm: Redaction tells more")
    #expect(try verdict((40, 90), (40, 330)) == alarm)
    #expect(try verdict((40, 90), (70, 600)) == alarm)
    #expect(try verdict((3, 0), (3, 30)) == alarm)
    #expect(try verdict((0, 0), (3, 30)) == alarm)
    var (old, new) = (Sample.site(), Sample.site())
    (old.tells["todos"], new.tells["todos"]) = ((40, 90), (40, 330))
    let review = try place.review(from: old, to: new)
    #expect(
      review.alarms
        && review.line.contains("redaction tells more on 1 page"))
    #expect(review.markdown().contains("⚠ **todos**: What stands for hidden words tells 8.3 bits"))
    // Less; other words; more words, of which more is told in all; and so few that one of them is all.
    for (base, head) in [
      ((40, 330), (40, 90)), ((40, 330), (44, 400)), ((40, 330), (100, 1_900)), ((2, 8), (2, 30)),
      ((0, 0), (0, 0)), ((40, 0), (0, 0)),
    ] {
      #expect(try !verdict(base, head).0, "\(base) \(head)")
    }
  }

  @Test("without a script both sides and the difference are there to be seen")
  func withoutScript() throws {
    let place = try Workplace()
    _ = try report(in: place)
    let browser = try Browser()
    defer { browser.close() }
    let page = try browser.newTab()
    try page.setViewport(width: 1280, height: 900)
    try page.allowScripts(false)
    let words = try #require(
      pages(in: "\(place.path)/report").first {
        try String(contentsOfFile: $0, encoding: .utf8).contains("<h1>articles/tea: ‘three’")
      })
    try page.navigate(to: "file://\(words)")
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
    // What came has no difference to show, and is shown itself.
    let added = try #require(
      pages(in: "\(place.path)/report").first {
        try String(contentsOfFile: $0, encoding: .utf8).contains("<h1>articles/rain: added</h1>")
      })
    try page.navigate(to: "file://\(added)")
    try page.evaluate("document.querySelector('[value=difference]').checked = true")
    #expect(try page.evaluate(seen).string == "head")
  }

  @Test("the report holds the pictures that it shows and no others, cut to what changed")
  func pictures() throws {
    let place = try Workplace()
    let lines = (0..<200).map { "<p>Line \($0)</p>" }.joined()
    var base = Sample.site()
    base.frame("items", "list", "<h1>Items</h1>\(lines)")
    base.frame("items", "long", "<h1>Long</h1>\(lines)")
    let head = base.replacing("Line 150", "Rule 150").replacing("<h1>On", "<h1 data-x=\"1\">On")
    var review = try place.review(from: base, to: head)
    let folder = "\(place.path)/report"
    try review.capture(CaptureSettings(widths: [390], schemes: [.light]), in: folder)
    let whole = try #require(review.frames.first { $0.page == "items" }?.pictures.first?.headSize)
    try review.writeReport(in: folder)
    var shown: Set<String> = []
    for file in try pages(in: folder) {
      let text = try String(contentsOfFile: file, encoding: .utf8)
      shown.formUnion(text.matches(of: #/pictures/([0-9a-f]+\.png)/#).map { String($0.1) })
    }
    #expect(try Set(files(in: "\(folder)/pictures")) == shown)
    // Both frames changed alike: before, after, the difference, and two pieces for the summary; and
    // of each of two frames with the same pixels one picture, and a piece.
    #expect(review.groups.map(\.frames.count).sorted() == [2, 2])
    #expect(shown.count == 5 + 2)
    let page = try String(contentsOfFile: "\(folder)/changes/001.html", encoding: .utf8)
    let heights = page.matches(of: #/<img [^>]* height="(\d+)"/#).compactMap { Int($0.1) }
    #expect(heights.count == 3)
    for height in heights { #expect(height < whole.height / 4) }
    let tops = page.matches(of: #/<rect x="\d+" y="(\d+)"/#).compactMap { Int($0.1) }
    #expect(tops.allSatisfy { (200..<260).contains($0) } && !tops.isEmpty)
    #expect(page.contains(" px of \(whole.height / 1000),"))
  }

  @Test("axe finds nothing on what stands first, whatever the verdict")
  func axeOfVerdicts() throws {
    let place = try Workplace()
    let browser = try Browser(BrowserSettings(timeout: .seconds(90)))
    defer { browser.close() }
    let page = try browser.newTab()
    let words = Sample.site().replacing("three minutes", "four minutes")
    let live = words.replacing(button("Edit", to: "edit.html"), button("Edit", to: nil))
    for (verdict, head) in [("calm", words), ("heed", live), ("calm", .site())] {
      let review = try place.review(from: .site(), to: head)
      try review.writeReport(in: "\(place.path)/report")
      for width in [390, 1280] {
        try page.setViewport(width: width, height: 900)
        try page.navigate(to: "file://\(place.path)/report/index.html")
        #expect(try page.evaluate("!!document.querySelector('.verdict.\(verdict)')") == true)
        #expect(try Axe.findings(on: page) == [], "\(verdict) at \(width)")
      }
    }
  }

  @Test("axe finds nothing on any page of the report, by day and by night")
  func axe() throws {
    let place = try Workplace()
    _ = try report(in: place)
    let browser = try Browser(BrowserSettings(timeout: .seconds(90)))
    defer { browser.close() }
    let page = try browser.newTab()
    for width in [390, 1280] {
      try page.setViewport(width: width, height: 900)
      for file in try pages(in: "\(place.path)/report") {
        try page.navigate(to: "file://\(file)")
        let findings = try Axe.findings(on: page)
        #expect(findings == [], "\(file) at \(width)")
        let isWide = try page.evaluate("document.documentElement.scrollWidth > innerWidth")
        #expect(isWide == false, "\(file) at \(width)")
      }
    }
  }

  @Test("the Nu checker finds neither errors nor warnings in the report")
  func valid() throws {
    let place = try Workplace()
    _ = try report(in: place)
    let pages = try pages(in: "\(place.path)/report")
    #expect(pages.count == 5)
    let messages = try NuChecker.messages(on: pages)
    #expect(messages == [])
  }

  @Test("a folder that holds what is no report is left alone")
  func foreign() throws {
    let place = try Workplace()
    try FileManager.default.createDirectory(
      atPath: "\(place.path)/mine/base", withIntermediateDirectories: true)
    try Data("keep".utf8).write(to: URL(fileURLWithPath: "\(place.path)/mine/base/diary.txt"))
    #expect(Review.obstacle(toReportIn: "\(place.path)/mine") != nil)
    #expect(throws: ReviewError.self) { _ = try ReportDraft(in: "\(place.path)/mine") }
    #expect(FileManager.default.fileExists(atPath: "\(place.path)/mine/base/diary.txt"))
  }

  @Test(
    "a file that is named as the mark of a report makes none",
    arguments: ["[]", "", "{}", "{\"stars\": 5}", "{\"base\": 1, \"head\": 2}"])
  func foreignMark(text: String) throws {
    let place = try Workplace()
    try FileManager.default.createDirectory(
      atPath: "\(place.path)/mine/assets", withIntermediateDirectories: true)
    for name in ["review.json", "files.txt"] {
      try Data(text.utf8).write(to: URL(fileURLWithPath: "\(place.path)/mine/\(name)"))
    }
    try Data("keep".utf8).write(to: URL(fileURLWithPath: "\(place.path)/mine/assets/p.txt"))
    #expect(Review.obstacle(toReportIn: "\(place.path)/mine") != nil)
    #expect(throws: ReviewError.self) { _ = try ReportDraft(in: "\(place.path)/mine") }
    #expect(FileManager.default.fileExists(atPath: "\(place.path)/mine/assets/p.txt"))
  }

  @Test("a report that was begun, and one that was written, may be made anew")
  func anew() throws {
    let place = try Workplace()
    let folder = "\(place.path)/report"
    _ = try ReportDraft(in: folder)
    #expect(try files(in: folder) == ["files.txt"])
    #expect(Review.obstacle(toReportIn: folder) == nil)
    let head = Sample.site().replacing("three minutes", "four")
    let draft = try ReportDraft(in: folder)
    try place.review(from: .site(), to: head).writeReport(in: draft.path)
    try draft.show()
    #expect(Review.obstacle(toReportIn: folder) == nil)
  }

  @Test(
    "what somebody put into a report is not lost with it, and told",
    arguments: ["changes/notes.md", "pictures/mine.png", "assets/mine/a.css", "base/diary.txt"])
  func ownFiles(path: String) throws {
    let place = try Workplace()
    let folder = "\(place.path)/report"
    let review = try place.review(
      from: .site(), to: Sample.site().replacing("three minutes", "four"))
    func make() throws {
      let draft = try ReportDraft(in: folder)
      try review.writeReport(in: draft.path)
      try draft.show()
    }
    try make()
    let mine = URL(fileURLWithPath: "\(folder)/\(path)")
    let beside = URL(fileURLWithPath: "\(folder)/notes.md")
    try FileManager.default.createDirectory(
      at: mine.deletingLastPathComponent(), withIntermediateDirectories: true)
    for file in [mine, beside] { try Data("keep".utf8).write(to: file) }
    #expect(
      Review.obstacle(toReportIn: folder)
        == "holds what no report wrote: \(path). Move that, or name another folder")
    #expect(throws: ReviewError.self) { try make() }
    #expect(try String(contentsOf: mine, encoding: .utf8) == "keep")
    try FileManager.default.removeItem(at: mine)
    try make()
    #expect(try String(contentsOf: beside, encoding: .utf8) == "keep")
  }

  @Test("a report stands until the next one is whole, and nothing of it is left then")
  func interrupted() throws {
    let place = try Workplace()
    let folder = "\(place.path)/report"
    func make(_ words: String, isFinished: Bool = true) throws {
      let head = Sample.site().replacing("three minutes", words)
      let review = try place.review(from: .site(), to: head)
      let draft = try ReportDraft(in: folder)
      try review.writeReport(in: draft.path)
      if isFinished { try draft.show() }
    }
    try make("four minutes")
    let first = try Set(files(in: folder))
    #expect(first.contains("index.html") && first.contains("changes/001.html"))
    let page = try String(contentsOfFile: "\(folder)/changes/001.html", encoding: .utf8)
    // One that had more to say was here before.
    try Data("old".utf8).write(to: URL(fileURLWithPath: "\(folder)/changes/002.html"))
    let list = URL(fileURLWithPath: "\(folder)/files.txt")
    let listed = try String(contentsOf: list, encoding: .utf8) + "changes/002.html\n"
    try Data(listed.utf8).write(to: list)
    try make("five minutes", isFinished: false)
    #expect(try String(contentsOfFile: "\(folder)/changes/001.html", encoding: .utf8) == page)
    #expect(try Set(files(in: folder)) == first.union(["changes/002.html"]))
    try make("five minutes")
    #expect(try Set(files(in: folder)) == first)
    let new = try String(contentsOfFile: "\(folder)/changes/001.html", encoding: .utf8)
    #expect(new.contains("five") && !new.contains("four"))
  }

  @Test(
    "no word of a page is Markdown in the summary, whatever stands before or behind its signs",
    arguments: ["", "\u{600}", "\u{301}", "\u{FE0F}", "\u{200D}"])
  func plainWords(scalar: String) throws {
    let signs = ["[", "]", "<", ">", "|", "*", "_", "`", "@", "&", "#", "\\"]
    let words = signs.map { "\(scalar)\($0)\(scalar)" }.joined(separator: "a")
    let head = Sample.site().replacing(
      "three minutes", words.replacing("&", with: "&amp;").replacing("<", with: "&lt;"))
    let markdown = try Workplace().review(from: .site(), to: head).markdown()
    let line = try #require(markdown.split(separator: "\n").last { $0.hasPrefix("| ") })
    let told = Array(line.unicodeScalars)
    for sign in ["[", "]", "*", "_", "`", "@", "#"] as [Unicode.Scalar] {
      let places = told.indices.filter { told[$0] == sign }
      #expect(places.allSatisfy { $0 > 0 && told[$0 - 1] == "\\" }, "\(sign) in \(line)")
    }
    #expect(!told.contains("<") && !told.contains(">"))
  }

  @Test("summaries for pull requests and for servers name each group, and escape what they quote")
  func summaries() throws {
    let place = try Workplace()
    let head = Sample.site().replacing("three minutes", "four | &lt;minutes&gt; & more")
    let review = try place.review(from: .site(), to: head)
    let markdown = review.markdown(reportAt: "https://example.org/report")
    #expect(markdown.contains("](https://example.org/report/changes/001.html) | articles/tea: "))
    #expect(markdown.contains("| Words (2 frames) |"))
    #expect(markdown.contains("‘four \\| &lt;minutes&gt; &amp; more.’"))
    let junit = String(decoding: review.junit, as: UTF8.self)
    #expect(junit.contains("<testcase classname=\"articles/tea\" name=\"loaded\">"))
    #expect(junit.contains("‘four | &lt;minutes&gt; &amp; more.’"))
    #expect(review.json["groups"]?[0]?["cause"]?["subject"] == "articles/tea.md")
  }

  @Test("a summary is written where a link leads, and into a pipe, and takes the place of neither")
  func written() throws {
    let place = try Workplace()
    let (file, link, pipe) = ("\(place.path)/a.md", "\(place.path)/link.md", "\(place.path)/pipe")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "a.md")
    for words in ["one", "other"] {
      try Data("before".utf8).write(to: URL(filePath: file))
      try Review.write(Array(words.utf8), to: link)
      #expect(try String(contentsOfFile: file, encoding: .utf8) == words)
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "a.md")
    }
    try #require(mkfifo(pipe, 0o600) == 0)
    let reader = open(pipe, O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    try Review.write(Array("piped".utf8), to: pipe)
    #expect(FileHandle(fileDescriptor: reader).availableData == Data("piped".utf8))
    let type = try FileManager.default.attributesOfItem(atPath: pipe)[.type] as? FileAttributeType
    #expect(type != .typeRegular)
    #expect(throws: ReviewError.self) { try Review.write([], to: place.path) }
    let names = try FileManager.default.contentsOfDirectory(atPath: place.path).sorted()
    #expect(names == ["a.md", "link.md", "pipe"])
  }

  @Test("where other files changed and no frame did, summaries name them, and JUnit's fails")
  func otherFiles() throws {
    var head = Sample.site().replacing("<!doctype html><title>", "<!doctype html><title>Site, ")
    head.files["a&b_c.txt"] = "New"
    head.files["feed.xml"] = "<feed/>"
    let review = try Workplace().review(from: .site(), to: head)
    #expect(review.line == "6 frames, none changed; 6 other files changed")
    let junit = String(decoding: review.junit, as: UTF8.self)
    #expect(junit.contains("<testsuites name=\"vitrine diff\" tests=\"7\" failures=\"1\">"))
    #expect(
      junit.contains(
        """
        <testcase classname="other files" name="other files">\
        <failure message="6 other files changed">a&amp;b_c.txt
        articles/tea/index.html
        feed.xml
        index.html
        items/index.html
        todos/index.html
        </failure></testcase>
        """))
    #expect(
      review.markdown().contains(
        "\nOther files that changed: a&amp;b\\_c.txt, articles/tea/index.html, feed.xml, "
          + "index.html, items/index.html and 1 more\n"))
    let same = try Workplace().review(from: .site(), to: .site())
    #expect(!String(decoding: same.junit, as: UTF8.self).contains("other files"))
    #expect(!same.markdown().contains("Other files"))
  }
}
