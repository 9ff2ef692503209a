// The index, its filters, and its rooms.

import Atlas
import Drawing
import Gallery
import Testing

@Suite("index")
struct IndexTests {
  @Test("the build stands in one line")
  func sum() throws {
    let index = try #require(index([summary(notesPage())], site: site).first)
    #expect(index.path == "index.html")
    #expect(
      text(index).contains("1 page · 3 looks · 3 transitions · all checks hold · all closed"))
  }

  @Test("a thousand articles make rooms of less than 100 KB, in which each page stands once")
  func rooms() {
    let one = summary(notesPage())
    let pages = (0..<1000).map { number in
      var page = one
      page.name = "articles/an-article-with-a-name-\(number)"
      page.frames += page.frames + page.frames.prefix(2)
      return page
    }
    let rooms = index(pages, site: site).filter { $0.path.hasSuffix(".html") }
    #expect(rooms.count > 10)
    #expect(rooms.allSatisfy { $0.bytes.count < 100_000 })
    let titles = rooms.flatMap { text($0).split(separator: "\n").filter { $0.hasPrefix("<h2>") } }
    #expect(
      titles.map(String.init)
        == pages.map { "<h2><a href=\"\($0.name)/index.html\">Notes</a></h2>" })
    #expect(rooms.map(\.path).prefix(2) == ["index.html", "index-2.html"])
    #expect(text(rooms[0]).contains("<li><a href=\"index-\(rooms.count).html\">"))
    let numbers = rooms.map { room in
      text(room).split(separator: "<nav class=\"pager\"").last?
        .matches(of: #/>(\d+|…)</#).map { String($0.output.1) } ?? []
    }
    let last = "\(rooms.count)"
    #expect(numbers[0] == ["1", "2", "3", "…", last])
    #expect(numbers[4] == ["1", "…", "3", "4", "5", "6", "7", "…", last])
    #expect(numbers[3] == ["1", "2", "3", "4", "5", "6", "…", last])
    #expect(
      numbers[rooms.count - 1].suffix(3) == ["\(rooms.count - 2)", "\(rooms.count - 1)", last])
  }

  @Test("each choice that is there has a rule, and each frame the classes of what it is")
  func filters() throws {
    let others = [notesPage(name: "notes/two"), barePage("Bare")].map(summary)
    let files = index([summary(notesPage()), summary(openPage)] + others, site: site)
    let index = text(files[0])
    let rules = text(try #require(files.first { $0.path == "assets/filters.css" }))
    #expect(index.contains("id=\"_f0\"><span>Notes</span>"))
    // A feature of one page is no choice.
    #expect(!index.contains("<span>Door</span>") && !index.contains("id=\"_f1\""))
    #expect(index.contains("<section class=\"page\">\n<h2><a href=\"door/index.html\">"))
    #expect(index.contains("id=\"_r1\"><span>privacy</span>"))
    #expect(index.contains("<li class=\"s0 s2 r r0 r1 d i\">"))
    #expect(rules.contains(":root:has(#_r1:checked) .shelf li:not(.r1){display:none}"))
    #expect(
      rules.contains(
        ":root:has(#_s2:checked):has(#_r1:checked) .page:not(:has(.s2.r1)){display:none}"))
  }

  @Test("tags stand where a reader of the site's language looks for them")
  func tags() throws {
    func order(_ language: Language) throws -> [String] {
      var page = summary(notesPage())
      page.tags = ["zebra", "Ärger", "日本語", "apple", "Zoo", "arg"]
      var other = page
      other.name = "notes/other"
      other.tags = []
      let site = SiteInfo(title: "Tests", language: language)
      let index = text(try #require(index([page, other], site: site).first))
      return index.matches(of: #/id="_t\d+"><span>([^<]*)</#).map { String($0.output.1) }
    }
    #expect(try order(.english) == ["apple", "arg", "Ärger", "zebra", "Zoo", "日本語"])
    #expect(try order(Language("sv")) == ["apple", "arg", "zebra", "Zoo", "Ärger", "日本語"])
  }

  @Test("comparisons are led to, and titles in other languages say so")
  func links() throws {
    var page = summary(notesPage())
    page.title = "מאחורי הזכוכית"
    page.language = "he"
    let comparison = Comparison(
      name: "notes/compare", title: "Two & two", blurb: "", measures: [], ways: [])
    let files = index([page], comparisons: [comparison], site: site)
    let index = text(files[0])
    #expect(index.contains("<a href=\"notes/compare/index.html\">Two &amp; two</a>"))
    #expect(index.contains("<bdi lang=\"he\">מאחורי הזכוכית</bdi></a></h2>"))
  }

  private func index(
    _ pages: [PageSummary], comparisons: [Comparison] = [], site: SiteInfo
  ) -> [OutputFile] {
    var files: [OutputFile] = []
    Gallery.index(pages, comparisons: comparisons, site: site) { files.append($0) }
    return files
  }

  private func summary(_ page: Page) -> PageSummary {
    Gallery.summary(of: page.explored(), info: PageInfo(page))
  }

  private func text(_ file: OutputFile) -> String {
    String(decoding: file.bytes, as: UTF8.self)
  }
}
