// The page that each Markdown file becomes.

import ArticlePages
import Atlas
import Composable
import Drawing
import Foundation
import Prose
import Testing

struct ArticlePagesTests {
  /// The page of a text; `frontMatter` stands above it.
  private func page(
    _ frontMatter: String = "", _ text: String = Self.text, blurb: String? = "What it hides.",
    of site: String = ""
  ) throws -> Page {
    let blurb = blurb.map { "blurb: \($0)\n" } ?? ""
    let source =
      "---\ntitle: Glass\ndate: 2026-01-31\n\(blurb)\(frontMatter)\n---\n" + text
    let document = try Document(Array(source.utf8), path: "Content/articles/glass.md")
    let configuration = try SiteConfiguration(Array(site.utf8), path: "Content/site.yaml")
    return ArticlePages.page(
      for: document, named: "articles/glass", of: configuration,
      picture: ArticlePicture(
        url: "../assets/glass.png", size: PictureSize(width: 640, height: 360)))
  }

  private static let text = """
    A pane lets you *see*, and keeps you from [touching](https://glass.example/touch).

    ## How it is made

    - sand
    - heat

    <!-- private -->
    The recipe is a secret.
    <!-- /private -->

    ![A furnace](furnace.png)
    """

  private let everyState = """
    states: [loading, loaded, favorite, readLater, hidden, failed, empty, text, images, privacy, \
    invalidated, blur, onboarding]
    """

  private func frameNames(_ page: Page) -> [String] { page.explored().frames.map(\.name) }

  @Test("an article has eight states, unless somebody says otherwise")
  func usualStates() throws {
    #expect(
      try frameNames(page()) == [
        "loading", "loaded", "favorite", "read-later", "hidden", "privacy", "invalidated", "failed",
      ])
  }

  @Test("an article that is there at once has no loading state", arguments: ["0", "0s", "0ms"])
  func atOnce(latency: String) throws {
    let latency = "latency: \(latency)\n"
    #expect(
      try frameNames(page(latency)) == [
        "loaded", "favorite", "read-later", "hidden", "privacy", "invalidated", "failed",
      ])
    for outcome in ["loaded", "slow", "failed", "empty"] {
      let page = try page(
        latency + "outcome: \(outcome)\n" + (outcome == "empty" ? "" : everyState))
      #expect(page.explored().audit().map(\.description) == [])
      #expect(!frameNames(page).contains { ["loading", "late", "retrying"].contains($0) })
      let alone = try self.page(latency + "outcome: \(outcome)\nstates: [loading]")
      #expect(frameNames(alone) == [outcome == "slow" ? "loaded" : outcome])
    }
  }

  @Test("who says that nothing comes of loading is shown that, without asking for the state")
  func emptyOutcome() throws {
    #expect(try frameNames(page("outcome: empty\n")) == ["loading", "empty", "failed"])
    #expect(try frameNames(page("outcome: empty\nlatency: 0\n")) == ["empty", "failed"])
    #expect(!(try frameNames(page("")).contains("empty")))
    #expect(
      try frameNames(page("outcome: empty\nstates: [empty, failed]\n")) == ["empty", "failed"])
    let error = #expect(throws: ContentError.self) {
      try page("states: [all, loaded]\noutcome: empty\n")
    }
    #expect(
      error?.diagnostics.map(\.message) == [
        "'loaded' is never seen here, since 'outcome: empty' brings no article. Remove one of the two"
      ])
  }

  @Test("the front matter chooses the states, before the site does")
  func chosenStates() throws {
    #expect(try frameNames(page(of: "states: [loaded, text]")) == ["loaded", "text"])
    #expect(try frameNames(page("states: [failed]", of: "states: [loaded, text]")) == ["failed"])
    #expect(
      try frameNames(page(everyState)) == [
        "loading", "loaded", "favorite", "read-later", "hidden", "privacy", "invalidated", "text",
        "images", "blur", "onboarding-navigation", "onboarding-header", "onboarding-body",
        "onboarding-actions", "onboarding-actions-favorite", "onboarding-actions-read-later",
        "failed", "empty",
      ])
  }

  @Test("the front matter chooses what comes of loading, and how long that takes")
  func outcomes() throws {
    func ways(_ outcome: String) throws -> [String] {
      let states = "loading, \(outcome == "empty" ? "" : "loaded, ")failed, empty"
      return try page("states: [\(states)]\nlatency: 2s\noutcome: \(outcome)").explored().frames.map
      {
        "\($0.name): \($0.path.map(\.description).joined(separator: ", "))"
      }
    }
    #expect(
      try ways("loaded") == [
        "loading: ", "loaded: +2 s", "failed: articles: failed, +2 s",
        "empty: articles: nothing, +2 s",
      ])
    #expect(
      try ways("slow").prefix(3) == [
        "loading: ", "late: +2 s", "loaded: articles: article, +2 s",
      ])
    #expect(
      try ways("failed").prefix(4) == [
        "loading: ", "failed: +2 s", "retrying: articles: article",
        "loaded: articles: article, +2 s",
      ])
    #expect(
      try ways("empty") == ["loading: ", "empty: +2 s", "failed: articles: failed, +2 s"])
  }

  @Test("what a reader did before is how the article begins, and the frames say what changes")
  func flags() throws {
    #expect(
      try frameNames(page("favorite: true\nstates: [loaded, favorite, readLater]")) == [
        "loaded", "not-favorite", "read-later",
      ])
    let hidden = try page("hidden: true\nstates: [loaded, hidden]").explored()
    #expect(hidden.frames.map(\.name) == ["hidden", "loaded"])
    #expect(hidden.frames[0].drawing.slots.map(\.name) == ["Undo"])
  }

  /// Where a control leads.
  private func target(of name: String, in frame: String, of atlas: PageAtlas) throws -> String? {
    let frame = try #require(atlas.frame(frame))
    let index = try #require(frame.drawing.slots.firstIndex { $0.name == name })
    guard case .live(let target) = frame.liveness[index] else { return nil }
    return atlas.frames[target].name
  }

  @Test("retrying leads back to loading, undoing and untoggling to the article")
  func links() throws {
    let atlas = try page(everyState).explored()
    #expect(try target(of: "Retry", in: "failed", of: atlas) == "loading")
    #expect(try target(of: "Undo", in: "hidden", of: atlas) == "loaded")
    #expect(try target(of: "Favorite", in: "favorite", of: atlas) == "loaded")
    #expect(try target(of: "Read later", in: "read-later", of: atlas) == "loaded")
    #expect(try target(of: "Show me around", in: "loaded", of: atlas) == "onboarding-navigation")
    #expect(try target(of: "Done", in: "onboarding-actions", of: atlas) == "loaded")
    #expect(try target(of: "Skip", in: "onboarding-header", of: atlas) == "loaded")
  }

  @Test(
    "the page of an article passes its checks, in each language",
    arguments: ArticlePages.languages + ["sv", "fa", "zh-Hant", "pt-PT", "xx"])
  func articleAudits(_ language: String) throws {
    let page = try page("language: \(language)\n" + everyState)
    let atlas = page.explored()
    #expect(atlas.audit().map(\.description) == [])
    #expect(atlas.frames.allSatisfy { $0.drawing.language.tag == language })
  }

  @Test("every frame of an article's story is as its snapshot says")
  func articleSnapshots() throws {
    try expectSnapshots(in: page(everyState).explored())
  }

  private func html(_ frame: PageAtlas.Frame) -> String {
    var bytes: [UInt8] = []
    HTMLWriter.write(frame.drawing, into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test("every frame has one heading of the first level, a title and a sentence on its state")
  func chrome() throws {
    let redactions = ["private: true, reasons: [privacy]", "reasons: [placeholder]"]
    for extra in [""] + redactions.map({ "redaction: { \($0) }\n" }) {
      for frame in try page(extra + everyState).explored().frames {
        #expect(html(frame).components(separatedBy: "<h1").count == 2, "\(frame.name)")
        #expect(frame.drawing.title != nil, "\(frame.name)")
        #expect(frame.drawing.status != nil, "\(frame.name)")
      }
    }
  }

  @Test("what an article begins with stands there once", arguments: [nil, "''"])
  func lead(blurb: String?) throws {
    let page = try page("states: [loaded]", "Only said once.", blurb: blurb)
    let html = try html(#require(page.explored().frame("loaded")))
    #expect(html.components(separatedBy: "Only said once.").count == 2)
    #expect(!html.contains("class=\"lead\""))
  }

  @Test("each reason hides what it is for, and no more")
  func reasons() throws {
    let atlas = try page(everyState).explored()
    func shows(_ frame: String) throws -> [Bool] {
      let html = try html(#require(atlas.frame(frame)))
      return ["What it hides.", "keeps you from", "The recipe is a secret", "<img"].map(
        html.contains)
    }
    #expect(try shows("loaded") == [true, true, true, true])
    #expect(try shows("loading") == [false, false, false, false])
    #expect(try shows("privacy") == [true, true, false, true])
    #expect(try shows("invalidated") == [true, true, true, true])
    #expect(try shows("text") == [false, false, false, true])
    #expect(try shows("images") == [true, true, true, false])
    #expect(try shows("blur") == [false, false, false, false])
    #expect(try html(#require(atlas.frame("invalidated"))).contains("stale"))
  }

  @Test("a page says that some of it is not shown where that is so")
  func partly() throws {
    let sentence = "Some of this page is not shown."
    func statuses(_ page: Page, _ frames: [String]) throws -> [Bool] {
      let atlas = page.explored()
      return try frames.map { try #require(atlas.frame($0)).drawing.status == sentence }
    }
    let reasons = ["text", "images", "privacy", "blur"]
    #expect(try statuses(page(everyState), reasons) == [true, true, true, true])
    let plain = try ArticlePages.page(
      for: Document(
        Array("---\ntitle: Plain\nstates: [text, images, privacy, blur]\n---\nWords.".utf8),
        path: "Content/articles/plain.md"), named: "articles/plain")
    #expect(try statuses(plain, reasons) == [true, false, false, true])
  }

  @Test("what is told of an article's page does not depend on those that were walked before it")
  func walkedInAnyOrder() throws {
    let texts = [
      "Words.", "Words.\n\n<!-- private -->\nA secret.\n<!-- /private -->",
      "Words.\n\n![A furnace](furnace.png)",
    ]
    let pages = try texts.enumerated().map { number, text in
      let source =
        "---\ntitle: Plain\nstates: [loading, loaded, favorite, images, privacy, invalidated]\n---\n"
        + text
      return ArticlePages.page(
        for: try Document(Array(source.utf8), path: "Content/articles/\(number).md"),
        named: "articles/\(number)")
    }
    func told(_ atlas: PageAtlas) -> [String] {
      atlas.transitions.map { "\($0.from) \($0.to ?? -1) \($0.label)" }
        + atlas.frames.map { "\($0.name) \($0.liveness)" }
    }
    for order in [[0, 1, 2], [2, 1, 0], [1, 0, 2], [1, 2, 0]] {
      var explorer = PageExplorer()
      for number in order {
        #expect(
          told(explorer.explore(pages[number])) == told(pages[number].explored()),
          "\(number) of \(order)")
      }
    }
    // For the public, other causes are told of controls under the veil that lets nothing through.
    let forPublic = [Projection.Kind.exact, .constant].map { kind in
      pages[0].environment { environment in
        environment.redaction.isPublic = true
        environment.projection = kind
      }
    }
    for order in [[0, 1, 0], [1, 0]] {
      var explorer = PageExplorer()
      for number in order {
        #expect(
          told(explorer.explore(forPublic[number])) == told(forPublic[number].explored()),
          "\(number) of \(order)")
      }
    }
  }

  @Test("a private article shows nothing of itself under privacy, nor in a build for the public")
  func privateArticle() throws {
    let frontMatter = "redaction: { private: true }\nstates: [loaded, privacy]"
    let page = try page(frontMatter)
    #expect(page.title == "articles/glass")
    let privacy = try #require(page.explored().frame("privacy"))
    let publicly = try #require(
      page.environment { $0.redaction.isPublic = true }.explored().frame("loaded"))
    for frame in [privacy, publicly] {
      for word in ["Glass", "hides", "see", "January", "2026", "glass.png"] {
        #expect(!html(frame).contains(word), "\(word) in \(frame.name)")
      }
    }
    #expect(try html(#require(page.explored().frame("loaded"))).contains("Glass"))
  }

  @Test("two articles of equal projections load alike, to the byte")
  func loadingTellsNothing() throws {
    let one = try page("redaction: constant")
    let other = try page(
      "redaction: constant", "Entirely other words, and more of them.\n\n> Said so.")
    let frames = try [one, other].map { try html(#require($0.explored().frame("loading"))) }
    #expect(frames[0] == frames[1])
  }

  @Test(
    "what is unredacted is read under each projection, and nothing is told of what is around it")
  func unredacted() throws {
    func loading(_ kind: String, around hidden: String, isPrivate: Bool = false) throws -> String {
      let shown = "<!-- unredacted -->\n\nRead this.\n\n<!-- /unredacted -->"
      let page = try page(
        "redaction: { projection: \(kind), private: \(isPrivate), reasons: [privacy] }",
        "\(hidden)\n\n\(shown)\n\n\(hidden)")
      return try html(#require(page.explored().frame("loading")))
    }
    for kind in ["exact", "grid", "constant"] {
      let html = try loading(kind, around: "Wait for it.")
      #expect(html.contains("<p>Read this.</p>"), "\(kind)")
      #expect(!html.contains("Wait"), "\(kind)")
      #expect(
        try !loading(kind, around: "Wait for it.", isPrivate: true).contains("Read"), "\(kind)")
    }
    for other in [
      "- Entirely\n- other\n\n> Said so.", "***", "Wait.\n\n***\n\n---", "> ***\n\n1. a\n\n   ***",
      "| a |\n| - |\n| b |\n\n# A heading\n\n`code`",
    ] {
      #expect(
        try loading("constant", around: "Wait for it.") == loading("constant", around: other),
        "\(other)")
    }
  }

  @Test(
    "what is unredacted in a quotation or an item is read under each projection",
    arguments: ["exact", "grid", "constant"])
  func unredactedInside(kind: String) throws {
    let shown = ["<!-- unredacted -->", "", "Read this.", "", "<!-- /unredacted -->"]
    func loading(_ first: String, _ other: String) throws -> String {
      let lines = shown.map { $0.isEmpty ? other.trimmingCharacters(in: .whitespaces) : other + $0 }
      let page = try page("redaction: \(kind)", "\(first)\n\(lines.joined(separator: "\n"))\n")
      return try html(#require(page.explored().frame("loading")))
    }
    for (first, other) in [("> Wait.\n>", "> "), ("- Wait.\n", "  "), ("> 1. Wait.\n>", ">    ")] {
      let html = try loading(first, other)
      #expect(html.contains("Read this.") && !html.contains("Wait"), "\(first)\n\(html)")
    }
    let list = "> <!-- unredacted -->\n> - Read\n> - this.\n>\n> <!-- /unredacted -->\n"
    let whole = try page("redaction: \(kind)", list)
    let drawn = try html(#require(whole.explored().frame("loading")))
    #expect(drawn.contains("<li>Read</li>") && drawn.contains("<li>this.</li>"), "\(drawn)")
  }

  @Test("reasons of the site take the place of the usual ones of their names")
  func siteReasons() throws {
    let site = """
      states: [loaded, blur]
      reasons:
        blur: { bit: 20, treatment: outline }
        quiet: { bit: 21, treatment: solid }
      redaction: { reasons: [quiet] }
      """
    let atlas = try page(of: site).explored()
    #expect(try html(#require(atlas.frame("loaded"))).contains("class=\"sk lead solid"))
    let plain = try page(of: site.replacing("[quiet]", with: "[]")).explored()
    #expect(try html(#require(plain.frame("blur"))).contains("class=\"sk lead outline"))
  }

  @Test("a usual reason whose bit the site has for another stands on one that is free")
  func bits() throws {
    let site = """
      states: [loaded, text, images, blur]
      reasons:
        mine: { bit: 10, treatment: none }
        blur: { bit: 13 }
      """
    let atlas = try page(of: site).explored()
    #expect(atlas.frames.map(\.name) == ["loaded", "text", "images", "blur"])
    #expect(try !html(#require(atlas.frame("text"))).contains("Glass"))
    let configuration = try SiteConfiguration(Array(site.utf8), path: "site.yaml")
    #expect(
      ArticlePages.declaredReasons(of: configuration).all.map { "\($0.bit) \($0.name)" }
        == ["10 mine", "11 images", "13 blur", "14 text"])
  }
}
