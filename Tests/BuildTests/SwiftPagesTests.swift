// Pages in Swift while documents change: which of them are built again.

import Atlas
import Build
import Composable
import Content
import Drawing
import Foundation
import Output
import Testing

@Suite("pages in Swift while documents change") struct SwiftPagesTests {
  let site: TestSite

  init() throws {
    site = try TestSite(["Content/a.md": "# A", "Content/b.md": "# B", "Content/data.txt": "7"])
    site.options.isOwn = true
  }

  /// Builds until nothing is left to do, with pages that are made of the content.
  private func build(_ pages: (@Sendable (Content) -> [Page])...) throws {
    site.site.pages = pages
    try site.build()
    // Files that changed a moment ago are read again, since they could change unseen.
    usleep(50_000)
    try site.build()
    #expect(try site.build().built == 0)
  }

  /// How many pages are built now; what comes of it is what a build from nothing makes.
  private func built() throws -> Int {
    let count = try site.build().built
    #expect(try site.tree() == site.fresh())
    return count
  }

  /// A page of one look, that says what it is told whenever it is drawn.
  private static func page(_ name: String, _ words: @escaping @Sendable () -> String) -> Page {
    Page(name, 0) {
      EmptyReducer<Int, Never>()
    } view: { _ in
      Main {
        Heading(1, "Page")
        Text(words())
      }
    } story: {
      Frame("all")
    }
  }

  @Test("a page that asks for no document is kept")
  func asksForNone() throws {
    try build { _ in [Self.page("still") { "Still." }] }
    try site.write("Content/a.md", "# A\n\nMore.")
    #expect(try built() == 1)
    try site.remove("Output/still/all.html")
    #expect(try built() == 1)
    #expect(site.text("still/all.html").contains("Still."))
  }

  @Test("of several, the one is built again that asks as it is drawn")
  func asksWhenDrawn() throws {
    try build(
      { content in
        [
          Self.page("all") { content.documents.map(\.title).joined(separator: ", ") },
          Self.page("beside") { "Beside." },
        ]
      },
      { content in
        [Self.page("folder") { content.folder.hasSuffix("Content") ? "Content." : "Elsewhere." }]
      },
      { _ in [Self.page("still") { "Still." }] })
    // Whether the one beside is built before the other one asks is a matter of chance.
    try site.write("Content/b.md", "# Bee")
    #expect(try (3...4).contains(built()))
    #expect(site.text("all/all.html").contains("A, Bee"))
    try site.write("Content/b.md", "# Sea")
    #expect(try (3...4).contains(built()))
    #expect(site.text("all/all.html").contains("A, Sea"))
  }

  @Test("where documents are asked for before there are pages, all that come of it are built again")
  func asksBefore() throws {
    try build(
      { content in
        content.documents.contains { $0.title == "Bee" }
          ? [Self.page("bee") { "A bee." }, Self.page("beside") { "Beside." }]
          : [Self.page("beside") { "Beside." }]
      },
      { _ in [Self.page("still") { "Still." }] })
    try site.write("Content/b.md", "# Bee")
    #expect(try built() == 3)
    #expect(site.text("bee/all.html").contains("A bee."))
    try site.write("Content/a.md", "# Ant")
    #expect(try built() == 3)
    try site.write("Content/b.md", "# B")
    #expect(try built() == 2)
    #expect(site.tree()["bee/all.html"] == nil)
  }

  @Test("where documents are asked for and no page comes of it, one may come later")
  func asksForNothing() throws {
    try build { content in
      content.documents.contains { $0.title == "Bee" } ? [Self.page("bee") { "A bee." }] : []
    }
    try site.write("Content/b.md", "# Bee")
    #expect(try built() == 2)
    #expect(site.text("bee/all.html").contains("A bee."))
  }

  @Test("a page that reads a file that is no document is built again as that changes")
  func readsFile() throws {
    let path = site.folder("Content/data.txt")
    try build { _ in
      [Self.page("data") { (try? String(contentsOfFile: path, encoding: .utf8)) ?? "nothing" }]
    }
    try site.write("Content/data.txt", "eleven")
    #expect(try built() == 1)
    #expect(site.text("data/all.html").contains("eleven"))
  }

  @Test("a page that is kept is told of what it links to becoming a draft, or going")
  func linkedDraft() throws {
    let page = Page("still", 0) {
      EmptyReducer<Int, Never>()
    } view: { _ in
      Main { Link("Bee", to: .page("b")) }
    } story: {
      Frame("all")
    }
    try build { _ in [page] }
    try site.write("Content/b.md", "---\ndraft: true\n---\n# B")
    let told = [
      "still: a link leads to the draft 'b.md', which is not built. "
        + "Publish it, build with --drafts, or remove the link"
    ]
    #expect(site.findings() == told)
    try site.remove("memory")
    #expect(site.findings() == told)
    try site.build { $0.includesDrafts = true }
    try site.remove("Content/b.md")
    #expect(site.findings().count == 1)
  }

  /// A page that leads to one in Swift.
  private static func leading(_ name: String) -> Page {
    Page(name, 0) {
      EmptyReducer<Int, Never>()
    } view: { _ in
      Main { Link("Bee", to: .page("bee")) }
    } story: {
      Frame("all")
    }
  }

  /// Lets the article 'a' lead to a page in Swift.
  private func leadFromArticle() {
    let article = site.site.article
    site.site.article = { document, content in
      let name = content.pageName(of: document)
      return name == "a" ? Self.leading(name) : article(document, content)
    }
  }

  /// Lets it lead to one that is there while another article is called 'Bee'.
  private func leadToBee() throws {
    leadFromArticle()
    site.site.pages = [
      { content in
        content.documents.contains { $0.title == "Bee" } ? [Self.page("bee") { "A bee." }] : []
      }
    ]
    try site.write("Content/b.md", "# Bee")
  }

  @Test("an article is not kept where what it leads to goes, and was never built beside it")
  func linkedPageWasNotBuilt() throws {
    try leadToBee()
    try site.build { $0.only = ["a"] }
    try site.write("Content/b.md", "# B")
    #expect(site.findings().count == 1)
  }

  @Test("an article is not kept in a share where what it leads to goes from another one")
  func linkedPageOfAnotherShare() throws {
    try leadToBee()
    func findings() -> Int {
      (1...2).reduce(0) { count, number in
        count
          + site.findings {
            $0.output = site.folder("share-\(number)")
            $0.share = Share(number, of: 2)
          }.count
      }
    }
    #expect(findings() == 0)
    try site.write("Content/b.md", "# B")
    #expect(findings() == 1)
  }

  @Test(
    "a page is not kept where a page in Swift that it leads to goes, nor is an article",
    arguments: [false, true])
  func linkedPageGoes(isArticle: Bool) throws {
    if isArticle { leadFromArticle() }
    try site.write("Content/b.md", "# Bee")
    try build(
      { content in
        content.documents.contains { $0.title == "Bee" }
          ? [Self.page("bee") { "A bee." }, Self.page("other") { "Another one." }]
          : content.documents.contains { $0.title == "Sea" } ? [Self.page("bee") { "A bee." }] : []
      },
      { _ in isArticle ? [] : [Self.leading("still")] })
    // Where another one goes, it is kept.
    try site.write("Content/b.md", "# Sea")
    #expect(try built() == 2)
    try site.write("Content/b.md", "# B")
    #expect(site.findings().count == 1)
    try site.remove("memory")
    #expect(site.findings().count == 1)
    try site.write("Content/b.md", "# Bee")
    try site.build()
    #expect(try site.tree() == site.fresh())
  }

  @Test(
    "pages of one name, or of one path, are told when a document brings one",
    arguments: [("x", "the site has it twice"), ("X", "are one path")])
  func oneName(other: String, said: String) throws {
    let pages: [@Sendable (Content) -> [Page]] = [
      { content in
        content.documents.contains { $0.title == "Bee" } ? [Self.page(other) { "A bee." }] : []
      },
      { _ in [Self.page("x") { "Still." }] },
    ]
    try build(pages[0], pages[1])
    try site.write("Content/b.md", "# Bee")
    let error = #expect(throws: SiteError.self) { try site.build() }
    #expect(error.map { "\($0)".contains(said) } == true, "\(error.debugDescription)")
    try site.write("Content/b.md", "# B")
    #expect(try site.tree() == site.fresh())
  }

  @Test("in a build for the public, a page tells what is private once no document says it publicly")
  func publicWords() throws {
    let words = "the seventh lantern of the harbour"
    try site.write("Content/a.md", "# A\n\n<!-- private -->\n\nOf \(words).\n\n<!-- /private -->")
    try site.write("Content/b.md", "# B\n\nOf \(words).")
    site.options.isPublic = true
    try build { _ in [Self.page("still") { "Of \(words)." }] }
    try site.write("Content/b.md", "# B")
    #expect(try site.build().leaks.map(\.page) == ["still", "still"])
  }

  @Test("a share says the same of pages in Swift, whichever of them asked first")
  func shares() throws {
    site.options.share = Share(1, of: 1)
    site.options.jobs = 1
    try build(
      { content in
        [
          Self.page("list") { content.documents.map(\.title).joined(separator: ", ") },
          Self.page("zebra") { "Stripes." },
        ]
      })
    let share = try site.fresh()
    try site.remove("Output/zebra/all.html")
    try site.build()
    #expect(site.tree() == share)
  }
}
