// The index, its filters, and its rooms.

import Atlas
import Composable
import Drawing
import Gallery
import Testing

@Suite("index")
struct IndexTests {
  @Test("the build stands in words that a newcomer reads")
  func sum() throws {
    let index = try #require(index([listed(notesPage())], site: site).first)
    #expect(index.path == "index.html")
    let all = text(index)
    #expect(all.contains("1 page in 3 looks. Nothing redacted can be read or touched, and every"))
    #expect(all.contains("and every other check holds.</p>"))
    #expect(all.contains("<h1>A &lt;Museum&gt;</h1>"))
  }

  @Test("pages that show defects are led to, and none is said to hold what it does not")
  func defects() throws {
    var one = listed(notesPage())
    one.summary = one.summary.with(defects: 2)
    var other = listed(openPage)
    other.summary = other.summary.with(defects: 1)
    other.summary = other.summary.with(isClosed: false)
    let all = text(try #require(index([one, other], site: site).first))
    #expect(
      all.contains(
        "holds, except for 3 defects that 2 pages show on purpose: "
          + "<a href=\"notes/one/index.html\">Notes</a> and <a href=\"door/index.html\">Door</a>."))
    #expect(all.contains("1 page can come to more than was tried, and says so.</p>"))
  }

  @Test("every look is a picture with its name, its kinds, and its classes")
  func looks() throws {
    let all = text(try #require(index([listed(notesPage())], site: site).first))
    #expect(
      all.contains(
        "<li class=\"k0 k6 r c0 r0 r1 d\" data-kinds=\"loading waiting\"><div class=\"glass\">"))
    #expect(all.contains("</div><a href=\"notes/one/loading.html\">loading</a></li>"))
    #expect(all.components(of: "<template shadowrootmode=\"open\">").count - 1 == 3)
    #expect(!all.contains("4711") && !all.contains("<iframe"))
  }

  @Test("a thousand articles make light rooms, in which each page stands once")
  func rooms() throws {
    let one = listed(notesPage())
    let pages = (0..<1000).map { number in
      var page = one
      page.summary = page.summary.with(name: "articles/an-article-with-a-name-\(number)")
      page.summary = page.summary.with(
        frames: page.summary.frames + page.summary.frames + page.summary.frames.prefix(2))
      return page
    }
    let files = index(pages, site: site)
    let rooms = files.filter { $0.path.hasSuffix(".html") }
    #expect(rooms.count == 38)
    #expect(rooms.allSatisfy { $0.bytes.count < 2_100_000 })
    let titles = rooms.flatMap {
      text($0).split(separator: "\n").filter { $0.hasPrefix("<h2><a") }
    }
    #expect(
      titles.map(String.init)
        == pages.map { "<h2><a href=\"\($0.summary.name)/index.html\">Notes</a></h2>" })
    #expect(rooms.map(\.path).prefix(2) == ["index.html", "index-2.html"])
    #expect(text(rooms[0]).contains("<li value=\"38\"><a href=\"index-38.html\">"))
    let numbers = rooms.map { room in
      text(room).split(separator: "<nav class=\"pager\"").last?
        .matches(of: #/>(\d+|…)</#).map { String($0.output.1) } ?? []
    }
    #expect(numbers[0] == ["1", "2", "3", "…", "38"])
    #expect(numbers[4] == ["1", "2", "3", "4", "5", "6", "7", "…", "38"])
    #expect(numbers[3] == ["1", "2", "3", "4", "5", "6", "…", "38"])
    #expect(numbers[37].suffix(3) == ["36", "37", "38"])
    // Pages that are alike have one list of looks, and of so many looks the titles are left out.
    let list = text(try #require(files.first { $0.path == "assets/pages.js" }))
    #expect(list.utf8.count < 80_000)
    #expect(
      list.contains("[\"articles/an-article-with-a-name-7\",\"Notes\",\"Articles\",\"f0\",0,l[0]]"))
    #expect(list.contains("\n})([[\"loading waiting\",\"k0 k6"))
  }

  @Test("strips stand where it is told that they stand")
  func places() {
    var pages = (0..<90).map { number in
      var page = listed(notesPage())
      page.summary = page.summary.with(name: "notes/\(number)")
      page.summary = page.summary.with(frames: page.summary.frames + page.summary.frames)
      page.strip += Array("<li>\(number)</li>\n".utf8)
      return page
    }
    pages[7].strip = []
    var found: [[UInt8]] = []
    Gallery.index(
      pages.map(\.summary), sizes: pages.map(\.strip.count), site: site,
      strip: { $1 += pages[$0].strip },
      write: { _, bytes, places in found += places.map { [bytes] in Array(bytes[$0]) } },
      stream: { _, _ in })
    #expect(found == pages.map(\.strip))
  }

  @Test("the list that is searched comes in pieces, and holds each page once, in order")
  func pieces() throws {
    let one = listed(notesPage())
    let pages = (0..<3000).map { one.summary.with(name: "notes/\($0)") }
    var pieces: [[UInt8]] = []
    Gallery.index(
      pages, sizes: pages.map { _ in 0 }, site: site, strip: { _, _ in }, write: { _, _, _ in },
      stream: { path, all in
        #expect(path == "assets/pages.js")
        pieces = Array(all)
      })
    #expect(pieces.count > 2 && pieces.allSatisfy { $0.count < 70_000 })
    let all = String(decoding: pieces.joined(), as: UTF8.self)
    let names = all.matches(of: #/\["(notes/\d+)",/#).map { String($0.output.1) }
    #expect(names == pages.map(\.name))
  }

  @Test("each choice tells how many looks it leaves, and what its words mean")
  func filters() throws {
    let others = [notesPage(name: "notes/two"), barePage("Bare")].map(listed)
    let files = index([listed(notesPage()), listed(openPage)] + others, site: site)
    let index = text(files[0])
    let rules = text(try #require(files.first { $0.path == "assets/filters.css" }))
    #expect(index.contains("<fieldset class=\"filter\" data-group=\"kind\"><legend>Kind</legend>"))
    #expect(index.contains(choice("k0", "Loading", 2)))
    #expect(index.contains(choice("k1", "Loaded", 65)))
    #expect(!index.contains("id=\"_k2\""))
    #expect(index.contains("<fieldset class=\"filter\" data-group=\"reason\">"))
    #expect(index.contains(choice("f0", "Notes", 6)))
    // A feature of one page is no choice, and no branch of the tree.
    #expect(!index.contains("<span>Door</span>") && !index.contains("id=\"_f1\""))
    #expect(index.contains("<ul>\n<li><details open><summary>Notes <b class=\"count\">2</b>"))
    #expect(index.contains("</details></li>\n<li><a href=\"#door\">Door</a></li>\n"))
    #expect(index.contains(choice("r1", "Privacy", 6)))
    #expect(index.contains("<dt>No store</dt><dd>"))
    #expect(index.contains("<section class=\"page\" id=\"door\">\n<h2><a href=\"door/index.html"))
    #expect(index.contains("<li><a href=\"#notes/two\">Notes</a></li>"))
    #expect(
      index.contains("<noscript><link rel=\"stylesheet\" href=\"assets/filters.css\"></noscript>"))
    let root = ":root"
    #expect(rules.contains("\(root):has(#_r1:checked) .shelf li:not(.r1){display:none}"))
    #expect(
      rules.contains(
        "\(root):has(#_k1:checked):has(#_r:checked) .page:not(:has(.k1.r)){display:none}"))
    #expect(
      rules.contains(
        "\(root):has(#_f0:checked):has(#_c3:checked) .index:not(:has(.f0 .c3))>.nothing{display:block}"
      ))
  }

  @Test("a reason is a choice for looks in which it hides something, and for no others")
  func reasons() throws {
    let plain = Page("plain", title: "Plain", false) {
      EmptyReducer<Bool, DoorAction>()
    } view: { _ in
      Text("Nothing secret").redacted([.placeholder, .privacy])
    } story: {
      Frame("only")
    }
    let index = text(try #require(index([listed(notesPage()), listed(plain)], site: site).first))
    #expect(index.contains(choice("r0", "Placeholder", 2)))
    #expect(index.contains(choice("r1", "Privacy", 3)))
  }

  @Test("tags stand where a reader of the site's language looks for them")
  func tags() throws {
    func order(_ language: Language) throws -> [String] {
      var page = listed(notesPage())
      page.summary = page.summary.with(tags: ["zebra", "Ärger", "日本語", "apple", "Zoo", "arg"])
      var other = page
      other.summary = other.summary.with(name: "notes/other")
      other.summary = other.summary.with(tags: [])
      let site = SiteInfo(title: "Tests", language: language)
      let index = text(try #require(index([page, other], site: site).first))
      return index.matches(of: #/data-filter="t\d+"><span>([^<]*)</#).map { String($0.output.1) }
    }
    #expect(try order(.english) == ["apple", "arg", "Ärger", "zebra", "Zoo", "日本語"])
    #expect(try order(Language("sv")) == ["apple", "arg", "zebra", "Zoo", "Ärger", "日本語"])
  }

  @Test("comparisons are led to, and titles in other languages say so")
  func links() throws {
    var page = listed(notesPage())
    page.summary = page.summary.with(title: "מאחורי הזכוכית")
    page.summary = page.summary.with(language: "he")
    let comparison = Comparison(
      name: "notes/compare", title: "Two & two", blurb: "", measures: [], ways: [])
    let files = index([page], comparisons: [comparison], site: site)
    let index = text(files[0])
    #expect(index.contains("<a href=\"notes/compare/index.html\">Two &amp; two</a>"))
    #expect(index.contains("<bdi lang=\"he\">מאחורי הזכוכית</bdi></a></h2>"))
  }

  @Test("an index of nothing says so")
  func empty() throws {
    let files = index([], site: site)
    #expect(text(files[0]).contains("<p>There are no pages yet.</p>"))
    #expect(!text(files[0]).contains("_filters"))
  }

  // MARK: Pages

  /// A page as the index has it.
  private struct Listed {
    var summary: PageSummary
    var strip: [UInt8]
  }

  private func listed(_ page: Page) -> Listed {
    let atlas = page.explored()
    let display = PageDisplay(atlas, info: PageInfo(page), site: SiteInfo(title: ""))
    var strip: [UInt8] = []
    let looks = display.strip
    for index in atlas.frames.indices { looks.write(index, into: &strip) }
    return Listed(summary: display.summary, strip: strip)
  }

  private func index(
    _ pages: [Listed], comparisons: [Comparison] = [], site: SiteInfo
  ) -> [OutputFile] {
    var files: [OutputFile] = []
    Gallery.index(
      pages.map(\.summary), sizes: pages.map(\.strip.count), comparisons: comparisons, site: site,
      strip: { $1 += pages[$0].strip },
      write: { path, bytes, _ in files.append(OutputFile(path: path, bytes: bytes)) },
      stream: { files.append(OutputFile(path: $0, bytes: Array($1.joined()))) })
    return files
  }

  private func choice(_ name: String, _ words: String, _ count: Int) -> String {
    "<label><input type=\"checkbox\" id=\"_\(name)\" data-filter=\"\(name)\"><span>\(words)</span> "
      + "<b class=\"count\">\(count)</b></label>"
  }

  private func text(_ file: OutputFile) -> String {
    String(decoding: file.bytes, as: UTF8.self)
  }
}

extension String {
  fileprivate func components(of separator: String) -> [Substring] {
    split(separator: separator, omittingEmptySubsequences: false)
  }
}

extension PageSummary {
  /// The same, but for what a test is about.
  fileprivate func with(
    name: String? = nil, title: String? = nil, tags: [String]? = nil, language: String? = nil,
    defects: Int? = nil, isClosed: Bool? = nil, frames: [Frame]? = nil
  ) -> PageSummary {
    PageSummary(
      name: name ?? self.name, title: title ?? self.title, mostTelling: mostTelling,
      tags: tags ?? self.tags,
      Common(
        language: language ?? self.language, defects: defects ?? self.defects,
        transitions: transitions,
        isClosed: isClosed ?? self.isClosed, frames: frames ?? self.frames))
  }
}
