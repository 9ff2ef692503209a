// What a build makes.

import Atlas
import Composable
import Content
import Drawing
import Foundation
import Prose
import Testing

@testable import Build

@Suite struct BuildTests {
  @Test("each document becomes a folder of frames and a storyboard; nothing else is made")
  func files() throws {
    let site = try TestSite(["Content/a.md": "# A", "Content/b/c.md": "# C"])
    let report = try site.build()
    #expect(
      Set(site.tree().keys)
        == Set(
          TestSite.about + [
            "a/dark.html", "a/index.html", "a/lit.html", "b/c/dark.html", "b/c/index.html",
            "b/c/lit.html",
          ]))
    #expect(report.pages == 2)
    #expect(report.frames == 4)
    #expect(report.built == 2)
  }

  @Test("a build that can remember nothing makes the same files, and knows them again")
  func withoutMemory() throws {
    let site = try TestSite(["Content/a.md": "# A"])
    site.options.memory = nil
    try site.build()
    let tree = site.tree()
    #expect(try tree == site.fresh())
    let report = try site.build { $0.onlyChecks = true }
    #expect(report.differences.isEmpty)
    try site.remove("Content/a.md")
    try site.write("Content/b.md", "# B")
    try site.build()
    #expect(try site.tree() == site.fresh())
  }

  @Test("no content gives a gallery of nothing")
  func nothing() throws {
    let site = try TestSite()
    #expect(try site.build().pages == 0)
    #expect(Set(site.tree().keys) == Set(TestSite.about))
  }

  @Test("a link to a document leads to its page, a link to a file to its copy")
  func links() throws {
    let site = try TestSite([
      "Content/a.md": "[C](b/c.md) [same](b/../b/c.md#part) [file](notes.txt) [top](#top)",
      "Content/b/c.md": "## Part\n\n[A](../a.md) [web](https://a.test/x.md) [root](/a.md)",
      "Content/notes.txt": "Notes",
    ])
    try site.build()
    let a = site.text("a/lit.html")
    #expect(a.contains("<a href=\"../b/c/index.html\">C</a>"))
    #expect(a.contains("<a href=\"../assets/content/notes.txt\">file</a>"))
    #expect(a.contains("<a href=\"#top\">top</a>"))
    let c = site.text("b/c/lit.html")
    #expect(c.contains("<a href=\"../../a/index.html\">A</a>"))
    #expect(c.contains("<a href=\"https://a.test/x.md\">web</a>"))
    #expect(c.contains("<a href=\"../../a/index.html\">root</a>"))
    #expect(site.text("assets/content/notes.txt") == "Notes")
  }

  @Test("the index counts as people do")
  func order() throws {
    let names = ["post-1", "post-2", "post-10", "post-10-b", "post-010", "post-b"]
    let site = try TestSite()
    for name in names { try site.write("Content/\(name).md", "# A") }
    try site.build()
    let titles = site.text("index.html").matches(of: #/<h2><a href="([^"]*)\/index.html"/#)
    #expect(
      titles.map { String($0.output.1) } == [
        "post-1", "post-2", "post-010", "post-10", "post-10-b", "post-b",
      ])
  }

  @Test("every link leads to a file, whatever a document is called")
  func addresses() throws {
    let site = try TestSite([
      "Content/x#y.md": "[100](100%25.md)", "Content/100%.md": "[x](x%23y.md)",
      "Content/a b&c/「日」.md": "[x](../x%23y.md)",
    ])
    try site.build()
    let tree = site.tree()
    for (path, bytes) in tree where path.hasSuffix(".html") {
      let folder = path.split(separator: "/").dropLast().map(String.init)
      let links = String(decoding: bytes, as: UTF8.self).matches(of: #/(?:href|src)="([^"]*)"/#)
      #expect(!links.isEmpty)
      for link in links {
        let address = link.output.1.prefix { $0 != "#" }.replacing("&amp;", with: "&")
        if address.isEmpty || address.hasPrefix("data:") { continue }
        let way = try #require(address.removingPercentEncoding, "\(link.output.1) in \(path)")
        var parts = folder
        for part in way.split(separator: "/") {
          if part == ".." { parts.removeLast() } else { parts.append(String(part)) }
        }
        #expect(tree[parts.joined(separator: "/")] != nil, "\(link.output.1) in \(path)")
      }
    }
  }

  @Test("a link or picture that leads nowhere is an error with its place")
  func brokenLinks() throws {
    let site = try TestSite([
      "Content/a.md": "# A\n\nSee [B](b.md) and ![C](c.png).\n",
      "Content/d.md": "---\nimage: e.png\n---\n# D\n\n[out](../../secret.md)",
    ])
    #expect(
      site.findings() == [
        "Content/a.md:3:5: the link 'b.md' leads nowhere",
        "Content/a.md:3:19: there is no picture 'c.png'",
        "Content/d.md:2:8: there is no picture 'e.png'",
        "Content/d.md:6:1: the link '../../secret.md' leads nowhere",
      ])
    #expect(!FileManager.default.fileExists(atPath: site.folder("Output")))
  }

  @Test("what was most likely meant is asked, as it would be written there")
  func nearLinks() throws {
    let site = try TestSite([
      "Content/tea.md": "# Tea",
      "Content/pictures/lamp one.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
      "Content/notes/a.md":
        "[k](../teaa.md)\n[l](../Tea.md)\n[m](tea)\n![x](../pictures/lamp-one.svg)\n![y](tea.svg)\n",
    ])
    #expect(
      site.findings() == [
        "Content/notes/a.md:1:1: the link '../teaa.md' leads nowhere. Did you mean '../tea.md'?",
        "Content/notes/a.md:2:1: the link '../Tea.md' leads nowhere. Did you mean '../tea.md'?",
        "Content/notes/a.md:3:1: the link 'tea' leads nowhere. Did you mean '../tea.md'?",
        "Content/notes/a.md:4:1: there is no picture '../pictures/lamp-one.svg'. Did you mean "
          + "'../pictures/lamp%20one.svg'?",
        "Content/notes/a.md:5:1: there is no picture 'tea.svg'",
      ])
  }

  @Test("where the name of a file is no address, it is told how that is written")
  func notAnAddress() throws {
    let site = try TestSite([
      "Content/a#1.md": "# A", "Content/b/c.md": "![x](<d #%ü.gif>) [y](../a#1.md)\n",
    ])
    try site.folder.write(IncrementalTests.gif(width: 5), to: "Content/b/d #%ü.gif")
    let hint = "In an address '#' is written %23 and '%' %25: write"
    let (picture, link) = ("d%20%23%25%C3%BC.gif", "../a%231.md")
    #expect(
      site.findings() == [
        "Content/b/c.md:1:1: there is no picture 'd #%ü.gif', but a file that is called so. \(hint) '\(picture)'",
        "Content/b/c.md:1:19: the link '../a#1.md' leads nowhere, but a file that is called so. \(hint) '\(link)'",
      ])
    try site.write("Content/b/c.md", "![x](\(picture)) [y](\(link))\n")
    try site.build()
  }

  @Test("an address that is empty or has no host is an error, whichever way it is written")
  func noGoal() throws {
    let site = try TestSite([
      "Content/a.md":
        "[n]() ![e]()\n[u](https://) [v](http:)\n[w](//) [x](ftp://a@:21/b) [m](mailto:)\n",
      "Content/b.md":
        "---\nimage: ''\n---\n[h](https://a) [m](mailto:a@b.c) [t](tel:1) [s](#) [q](?a)\n",
    ])
    #expect(
      site.findings() == [
        "Content/a.md:1:1: this link leads nowhere: it has no address",
        "Content/a.md:1:7: this picture is none: it has no address",
        "Content/a.md:2:1: the link 'https://' leads nowhere: its address is not whole",
        "Content/a.md:2:15: the link 'http:' leads nowhere: its address is not whole",
        "Content/a.md:3:1: the link '//' leads nowhere: its address is not whole",
        "Content/a.md:3:9: the link 'ftp://a@:21/b' leads nowhere: its address is not whole",
        "Content/a.md:3:28: the link 'mailto:' leads nowhere: its address is not whole",
        "Content/b.md:2:8: this picture is none: it has no address",
      ])
  }

  @Test("a link that nothing names is an error with its place")
  func noName() throws {
    let site = try TestSite([
      "Content/a.md":
        """
      a [![](p.svg)](https://a.b) [](https://a.b) [&nbsp;](https://a.b "t")
      | a |
      |---|
      | [*&#8203;*<!-- b -->](b.md) |

      [**b**](b.md) [![p](p.svg)](b.md) [![](p.svg)](b.md "t") [`b`](b.md) [<i>](b.md) <https://a.b>
      """,
      "Content/b.md": "b",
    ])
    try site.write("Content/p.svg", "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'/>")
    func finding(_ place: String, _ target: String) -> String {
      "Content/a.md:\(place): the link '\(target)' has no words that tell where it leads, and no picture "
        + "that has some. Write them in its brackets"
    }
    #expect(
      site.findings() == [
        finding("1:3", "https://a.b"), finding("1:29", "https://a.b"),
        finding("1:45", "https://a.b"),
        finding("4:3", "b.md"),
      ])
  }

  @Test("an address with a scheme that is not let through is told, as an error where it is strict")
  func withheld() throws {
    let site = try TestSite([
      "Content/a.md":
        "[j](javascript:x) [o](obsidian://x) ![d](data:text/html,x) ![i](data:image/png;base64,AA==)"
    ])
    let report = try site.build()
    let links =
      "only the words of the link are shown. Links may begin with https, http, mailto, tel, sms, ftp, xmpp, "
      + "irc or ircs"
    let told = [
      "Content/a.md:1:1: the address 'javascript:x' is not let through: \(links)",
      "Content/a.md:1:19: the address 'obsidian://x' is not let through: \(links)",
      "Content/a.md:1:37: the address 'data:text/html,x' is not let through: only its other text is shown. "
        + "Put the file into the content",
    ]
    #expect(
      report.warnings.map(\.message) == told.map { $0.replacing(#/^Content[^ ]* /#, with: "") })
    site.options.isStrict = true
    #expect(site.findings() == told)
  }

  @Test("from the root of the host links may lead anywhere, and pictures come; sources do not")
  func rootLinks() throws {
    let site = try TestSite([
      "Content/a/b.md":
        "[shop](/shop/) [terms](/terms.pdf) [B](/a/b.md) [C](//host.test/c.md)\n\n![dot](/dot.gif)\n",
      "Content/c.md": "[g](/a/nope.md?x#y) [d](/a/nope)\n\n![q](/pictures/nope.png)\n",
    ])
    try site.folder.write(IncrementalTests.gif(width: 5), to: "Content/dot.gif")
    #expect(
      site.findings() == [
        "Content/c.md:1:1: the link '/a/nope.md?x#y' leads nowhere"
      ])
    try site.remove("Content/c.md")
    try site.build()
    let text = site.text("a/b/lit.html")
    #expect(text.contains("<a href=\"/shop/\">shop</a>"))
    #expect(text.contains("index.html\">B</a>"))
    #expect(text.contains("src=\"../../assets/content/dot.gif\""))
  }

  @Test("a file that is no picture is told from one that is missing")
  func noPictures() throws {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let files: [(name: String, bytes: [UInt8])] = [
      ("a.png", signature), ("b.gif", Array("GIF89a".utf8)), ("c.png", Array("text".utf8)),
      ("d.webp", Array("RIFF\0\0\0\0WEBP".utf8)), ("e.jpg", []),
      ("f.jpg", Array(PictureHeaderTests.jpeg().dropLast(8))),
    ]
    let lines = files.map { "![](\($0.name))" }
    let site = try TestSite(["Content/a.md": lines.joined(separator: "\n")])
    for (name, bytes) in files { try site.folder.write(bytes, to: "Content/\(name)") }
    #expect(
      site.findings()
        == files.enumerated().map { line, file in
          "Content/a.md:\(line + 1):1: '\(file.name)' is no picture, or its beginning is not whole. "
            + "Browsers show PNG, JPEG, GIF, WebP, AVIF and SVG"
        })
  }

  @Test("a mistake above a text does not hide those in it")
  func findingsOfBoth() throws {
    let site = try TestSite([
      "Content/a.md": "---\ndate: soon\n---\n# A\n\n[B](b.md) ![C](c.png)\n",
      "Content/d.md": "[heading](a.md#nope) [other](a.md#a)",
    ])
    #expect(
      site.findings() == [
        "Content/a.md:2:7: 'soon' is not a date. "
          + "Write it as 2025-01-31, with a time as 2025-01-31T10:00:00Z",
        "Content/a.md:6:1: the link 'b.md' leads nowhere",
        "Content/a.md:6:11: there is no picture 'c.png'",
        "Content/d.md:1:1: the link 'a.md#nope' leads to no heading. There are '#a'",
      ])
  }

  @Test("a picture is copied, its width and height written")
  func pictures() throws {
    let site = try TestSite(["Content/b/a.md": "![A dot](dot%20one.gif)"])
    let gif: [UInt8] = Array("GIF89a".utf8) + [5, 0, 7, 0, 0, 0, 0, 0x3B]
    try site.folder.write(gif, to: "Content/b/dot one.gif")
    try site.build()
    #expect(site.tree()["assets/content/b/dot one.gif"] == gif)
    let lit = site.text("b/a/lit.html")
    #expect(lit.contains("src=\"../../assets/content/b/dot%20one.gif\""))
    #expect(lit.contains("width=\"5\" height=\"7\""))
  }

  @Test("a picture that is its own address has its width and height, if that can be read")
  func inlinePictures() throws {
    let gif = Data(IncrementalTests.gif(width: 5)).base64EncodedString()
    let long = Data(PictureHeaderTests.jpeg() + [UInt8](repeating: 7, count: 300_000))
    let svg = Data("<svg width=\"8\" height=\"9\"/>".utf8).base64EncodedString()
    let pictures: [(url: String, size: String)] = [
      ("data:image/gif;base64,\(gif)", " width=\"5\" height=\"7\""),
      ("DATA:image/GIF;x=y;Base64,\(gif)", " width=\"5\" height=\"7\""),
      ("data:image/jpeg;base64,\(long.base64EncodedString())", " width=\"5\" height=\"7\""),
      ("data:image/gif;base64,\(gif.prefix(8))", ""), ("data:image/gif;base64,-\(gif)", ""),
      ("data:image/gif,\(gif)", ""), ("data:image/gif;base64", ""),
    ]
    let lines = pictures.map { "![p](\($0.url))" } + ["![drawn](data:image/svg+xml;base64,\(svg))"]
    let site = try TestSite(["Content/a.md": lines.joined(separator: "\n\n")])
    try site.build()
    let lit = site.text("a/lit.html")
    for (url, size) in pictures {
      #expect(lit.contains("<img src=\"\(url)\" alt=\"p\"\(size) />"), "\(url.prefix(50))")
    }
    // A size makes no picture safe that is not.
    #expect(lit.contains("<p>drawn</p>"))
  }

  @Test("a link to a draft that is left out is an error; with --drafts it is none")
  func draftLinks() throws {
    let draft = "---\ndraft: true\n---\n# B"
    let site = try TestSite([
      "Content/a.md": "---\ntitle: A\n---\nTo [B](b.md) and\n[there](b#b).",
      "Content/b.md": draft,
    ])
    let message =
      "a link leads to the draft 'b.md', which is not built. "
      + "Publish it, build with --drafts, or remove the link"
    let told = ["Content/a.md:4:4: \(message)", "Content/a.md:5:1: \(message)"]
    #expect(site.findings() == told)
    #expect(try site.build { $0.includesDrafts = true }.pages == 2)
    // A page that is kept does not remember where its links stand.
    try site.write("Content/b.md", "# B")
    try site.build()
    try site.write("Content/b.md", draft)
    #expect(site.findings() == told)
  }

  @Test("names that are one path where case or Unicode form does not count are refused")
  func collisions() throws {
    let site = try TestSite([
      "Content/Glass.md": "# A", "Content/glass.md": "# B", "Content/caf\u{E9}.md": "# C",
      "Content/cafe\u{301}.md": "# D",
    ])
    let findings = site.findings()
    #expect(findings.count == 2)
    #expect(
      findings.contains { $0.contains("Content/glass.md") && $0.contains("Content/Glass.md") })
  }

  @Test("a link in the other Unicode form than the name of the file leads nowhere, and says so")
  func otherUnicodeForm() throws {
    let (composed, apart) = ("caf\u{E9}", "cafe\u{301}")
    // Swift takes both for one text, and the system for two files.
    #expect(composed == apart)
    for (name, link) in [(composed, apart), (apart, composed)] {
      let site = try TestSite([
        "Content/\(name).md": "# A", "Content/b.md": "[A](\(link).md)",
      ])
      let findings = site.findings()
      #expect(findings.count == 1 && findings[0].contains("leads nowhere"), "\(findings)")
      try site.write("Content/b.md", "[A](\(name).md)")
      #expect(try site.build().pages == 2)
    }
  }

  @Test(
    "names that cannot be paths everywhere are refused",
    arguments: [
      "con", "a.", "a:b", "a?", "x.html", "assets/x", "Feed.xml", "b\\c", "d\u{202E}e", "NUL.txt",
      " /x", "f\u{7}",
    ])
  func names(name: String) throws {
    let site = try TestSite()
    try site.write("Content/\(name).md", "# A")
    let findings = site.findings()
    #expect(findings.count == 1 && findings[0].hasSuffix("Rename it"), "\(findings)")
  }

  @Test("what the checks find stops the build, and the output stays as it was")
  func findings() throws {
    let site = try TestSite(["Content/a.md": "# A"])
    try site.build()
    let before = site.tree()
    try site.write("Content/a.md", "# Changed")
    site.site = leakingSite
    let report = try site.build()
    #expect(report.findings.map(\.check) == [.redactedIsInert])
    #expect(site.tree() == before)
  }

  @Test("a page that says in another way what its text hides is a leak, and stops the build")
  func leak() throws {
    let words = "words that are in no title and in no blurb"
    let site = try TestSite(["Content/a.md": "# A\n\nFirst.\n\nSome \(words)."])
    site.site = Site(
      title: "Leaking",
      article: { document, content in
        Page(content.pageName(of: document), false) {
          EmptyReducer<Bool, Reading.Action>()
        } view: { _ in
          Main {
            Text("A zero \0 ends no search.")
            Text("Some \(words).")
            Prose(document).redacted(.placeholder)
          }
        } story: {
          Frame("start")
        }
      })
    let report = try site.build()
    #expect(report.leaks == [Leak(page: "a", file: "start.html")])
    #expect(!FileManager.default.fileExists(atPath: site.folder("Output")))
  }

  @Test("with a base URL there are a feed and a sitemap, without what is private or a draft")
  func feeds() throws {
    let site = try TestSite([
      "Content/a.md": "---\ndate: 2025-01-31\n---\n# Glass & more\n\nOpening words.",
      "Content/b.md": "---\ndate: 2025-02-01\nredaction: { private: true }\n---\n# Secret",
      "Content/c.md": "---\ndate: 2025-03-01\ndraft: true\n---\n# Draft",
      "Content/d.md": "---\ndate: 2025-02-02T10:00:00+09:00\n---\n# Newer",
      "Content/e.md": "# Without a date",
      "Content/f.md": "---\ndate: 2025-01-30\nlanguage: de\n---\n# Glas",
      "Content/g.md": "---\ndate: 2025-01-29\nlanguage: en\n---\n# Case",
    ])
    try site.build { $0.baseURL = "https://a.test/x" }
    let feed = site.text("feed.xml")
    #expect(feed.contains("<updated>2025-02-02T01:00:00Z</updated>\n<author>"))
    #expect(feed.contains("<title>Glass &amp; more</title><id>https://a.test/x/a/index.html</id>"))
    #expect(feed.contains("<summary>Opening words.</summary>"))
    #expect(feed.contains("<entry xml:lang=\"de\"><title>Glas</title>"))
    #expect(feed.contains("<entry><title>Case</title>"))
    let sitemap = site.text("sitemap.xml")
    #expect(sitemap.contains("<loc>https://a.test/x/d/index.html</loc>"))
    #expect(sitemap.contains("<url><loc>https://a.test/x/e/index.html</loc></url>"))
    #expect(!feed.contains("/e/"))
    for text in [feed, sitemap] {
      #expect(!text.contains("Secret") && !text.contains("/b/"))
      #expect(!text.contains("Draft") && !text.contains("/c/"))
    }
    #expect(site.text("snapshots.json").contains("\"https://a.test/x/a/dark.html\""))
  }

  @Test("a feed has the newest articles, in whatever order they come")
  func newest() {
    let seed = UInt64.random(in: 0 ... .max)
    var random = SeededGenerator(seed: seed)
    for count in [0, 1, 49, 50, 51, 199, 200, 201, 1_000] {
      var newest = FeedFile.Newest()
      var all: [(date: Int, page: String)] = []
      for number in (0..<count).shuffled(using: &random) {
        // Some of one date, and some of none.
        let date = number.isMultiple(of: 7) ? nil : Int.random(in: 0..<99, using: &random)
        let page = "page-\(number)"
        newest.add(FeedEntry(page: page, title: "", blurb: "", date: date))
        if let date { all.append((-date, page)) }
      }
      #expect(
        newest.inOrder.map(\.entry.page) == all.sorted(by: <).prefix(50).map(\.page),
        "seed \(seed)")
    }
  }

  @Test("a sitemap has as many addresses as it may, and is a list of others where there are more")
  func sitemaps() {
    let entries = ["a", "b", "c d", "e", "f"].map {
      SitemapFile.Address(page: $0, date: nil)
    }
    func files(_ count: Int, most: Int) -> [(path: String, text: String)] {
      SitemapFile.files(Array(entries.prefix(count)), baseURL: "https://a.test/", most: most)
        .map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }
    }
    #expect(SitemapFile.mostAddresses == 50_000)
    #expect(files(0, most: 2).map(\.path) == ["sitemap.xml"])
    #expect(files(2, most: 2).map(\.path) == ["sitemap.xml"])
    let cut = files(5, most: 2)
    #expect(cut.map(\.path) == ["sitemap-1.xml", "sitemap-2.xml", "sitemap-3.xml", "sitemap.xml"])
    #expect(cut.dropLast().map { $0.text.split(separator: "<url>").count - 1 } == [2, 2, 1])
    #expect(
      cut[3].text == """
        <?xml version="1.0" encoding="utf-8"?>
        <sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
        <sitemap><loc>https://a.test/sitemap-1.xml</loc></sitemap>
        <sitemap><loc>https://a.test/sitemap-2.xml</loc></sitemap>
        <sitemap><loc>https://a.test/sitemap-3.xml</loc></sitemap>
        </sitemapindex>

        """)
  }

  @Test("no page takes the name of a part of the sitemap")
  func sitemapNames() {
    #expect(PageName.finding("sitemap-12.xml") != nil)
    #expect(PageName.finding("Sitemap-1.XML/a") != nil)
    #expect(PageName.finding("sitemap-1") == nil && PageName.finding("a/sitemap-1.xml") == nil)
  }

  @Test("two names of one setting must not contradict each other")
  func contradictions() throws {
    let site = try TestSite(["Content/a.md": "# A"])
    func findings(_ settings: String) throws -> [String] {
      try site.write("Content/site.yaml", settings)
      return site.findings()
    }
    #expect(
      try findings("url: https://a.test/\nbaseURL: https://b.test/\n") == [
        "Content/site.yaml:2:1: 'baseURL' and 'url' are names of one thing, and say two things of it. "
          + "Remove one of them"
      ])
    #expect(
      try findings("lang: en\nlanguage: ja\n") == [
        "Content/site.yaml:1:1: 'lang' and 'language' are names of one thing, and say two things of "
          + "it. Remove one of them"
      ])
    #expect(try findings("lang: ja\nlanguage: ja\n") == [])
  }

  @Test(
    "names are one where they are one in capitals",
    arguments: [
      ("ΟΔΟΣ", "οδος"), ("stra\u{DF}e", "STRASSE"), ("STRA\u{1E9E}E", "strasse"),
      ("\u{17F}et", "set"), ("\u{FB01}n", "FIN"), ("Caf\u{E9}", "cafe\u{301}"),
    ])
  func folding(one: String, other: String) {
    #expect(PageName.folded(one) == PageName.folded(other))
    #expect(PageName.folded("\(one)x") != PageName.folded(other))
  }

  @Test("an address that is none is refused")
  func baseURL() throws {
    let site = try TestSite(["Content/a.md": "# A"])
    for url in ["example.org", "ftp://a.test/", "https://", "https://a b/", "https://a.test/?q"] {
      #expect(throws: SiteError.baseURL(url)) { try site.build { $0.baseURL = url } }
    }
    try site.write("Content/site.yaml", "title: Glass\nurl: example.org\n")
    #expect(
      site.findings() == [
        "Content/site.yaml:2:6: 'url' must be the address of a site such as "
          + "'https://example.org/gallery/', not 'example.org'"
      ])
  }

  @Test("files that no build made are never written over, and never removed")
  func filesInTheWay() throws {
    let site = try TestSite([
      "Content/a.md": "# A", "Output/CNAME": "a.test", "Output/a/notes.txt": "Mine",
    ])
    try site.build()
    #expect(site.text("CNAME") == "a.test")
    try site.remove("Content/a.md")
    try site.build()
    #expect(site.text("a/notes.txt") == "Mine")
    #expect(Set(site.tree().keys) == Set(TestSite.about + ["CNAME", "a/notes.txt"]))
    try site.write("Output/b/lit.html", "Mine")
    try site.write("Content/b.md", "# B")
    #expect(throws: SiteError.filesInTheWay(["b/lit.html"])) { try site.build() }
    #expect(Set(site.tree().keys) == Set(TestSite.about + ["CNAME", "a/notes.txt", "b/lit.html"]))
  }

  @Test("the content itself is no output")
  func outputIsContent() throws {
    let site = try TestSite(["Content/a.md": "# A"])
    site.options.output = site.folder("Content/")
    #expect(throws: SiteError.outputIsContent(site.folder("Content/"))) { try site.build() }
  }

  @Test("for the public no output holds the content, which would be published with it")
  func outputHoldsContent() throws {
    let site = try TestSite(["public/site/Content/a.md": "# A"])
    site.options.content = site.folder("public/site/Content")
    site.options.output = site.folder("public/")
    site.options.isPublic = true
    let content = site.options.content
    #expect(throws: SiteError.outputHoldsContent(site.folder("public/"), content: content)) {
      try site.build()
    }
    site.options.output = site.folder("public/site/Con")
    for _ in 0..<2 { try site.build() }
    site.options.output = site.folder("public/")
    site.options.isPublic = false
    try site.build()
  }

  @Test("a file is no output, nor is what would stand below it, and nor is the root of the machine")
  func noOutput() throws {
    let site = try TestSite(["Content/a.md": "# A"])
    for name in ["Content/a.md", "Content/a.md/b"] {
      site.options.output = site.folder(name)
      #expect(throws: SiteError.outputIsNoFolder(site.folder(name))) { try site.build() }
    }
    site.options.output = "/"
    let content = site.options.content
    #expect(throws: SiteError.outputHoldsContent("/", content: content)) { try site.build() }
  }

  @Test("an output inside of the content is no content")
  func outputInContent() throws {
    let site = try TestSite(["Content/a.md": "# A"])
    site.options.output = site.folder("Content/out")
    try site.build()
    #expect(try site.build().built == 0)
  }
}
