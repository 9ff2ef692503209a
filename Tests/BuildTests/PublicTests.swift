// A build for the public: nothing of what is private is in it.

import Atlas
import Build
import Composable
import Content
import Drawing
import Foundation
import Prose
import Testing

@Suite("a build for the public")
struct PublicTests {
  /// A site with a page that lists all documents, and forgets to mark what is private.
  private static let listing = Site(
    title: "Listing",
    pages: { content in
      let lines = content.documents.map { document in
        [
          document.title, document.blurb, document.frontMatter.tags.joined(separator: ", "),
          document.frontMatter.moment.map { "\($0.secondsSince1970)" } ?? "",
          content.pictureSource(of: document, onPage: "list") ?? "",
          document.frontMatter.custom.keys.sorted().joined(separator: ", "),
        ].joined(separator: "; ")
      }
      let documents = content.documents.map { content.document($0, onPage: "list") }
      return [
        Page("list", title: "List", 0) {
          EmptyReducer<Int, Never>()
        } view: { _ in
          Main {
            Heading(1, "List")
            for line in lines { Text(line) }
            for document in documents { Prose(document) }
          }
        } story: {
          Frame("all")
        }
      ]
    })

  /// A site that holds secrets in every place there is for them.
  private func site(with secret: Secret) throws -> TestSite {
    let site = try TestSite([
      "Content/site.yaml": "url: https://example.org/",
      "Content/articles/open.md": """
      ---
      title: Open to all
      date: 2025-03-01
      ---

      Everybody may read [this](closed.md), and [that](shown.txt).

      > Quoted.

      <!-- private -->

      > \(secret.inQuote)

      <!-- /private -->

      ## A heading

      <!-- private -->

      \(secret.inText)

      <!-- /private -->

      # Another
      """,
      "Content/articles/closed.md": """
      ---
      \(secret.frontMatter)
      states: [loading, loaded, privacy, failed]
      redaction: { private: true }
      ---

      \(secret.text)
      """,
      "Content/articles/shown.txt": "shown",
    ])
    for (path, text) in secret.files { try site.write("Content/articles/\(path)", text) }
    site.site = Self.listing
    site.options.isOwn = true
    return site
  }

  private struct Secret {
    var frontMatter: String
    var text: String
    var inText: String
    var inQuote: String
    var files: [String: String] = [:]

    static let long = Secret(
      frontMatter: """
        title: The merger with the glassworks
        date: 2026-07-04
        blurb: Whom we buy, and for how much.
        tags: [merger, glassworks]
        image: works.gif
        codename: Sand and Soda
        flags: [favorite]
        readLater: true
        onboarding:
          - region: body
            text: Here stands the price of the glassworks.
        """,
      text: """
        # The price

        It is forty million for the [works](price.pdf).

        ![The works](works.gif)
        """,
      inText: """
        # We are not alone

        The other bidder is a sugar refinery, see [the letter](letter.pdf).

        ![The letter](letter.gif)

        | a | b |
        |---|---|
        | c | d |

        ```swift
        let bid = 41
        ```
        """,
      inQuote: "![A whisper](whisper.gif)",
      files: [
        "works.gif": "GIF89a\u{5}\0\u{7}\0\0\0\0;", "price.pdf": "forty", "letter.pdf": "sugar",
        "letter.gif": "GIF89a\u{9}\0\u{7}\0\0\0\0;", "whisper.gif": "GIF89a\u{2}\0\u{2}\0\0\0\0;",
      ])

    static let short = Secret(
      frontMatter: "title: Nothing", text: "Nothing.", inText: "Nothing at all.", inQuote: "Hush.")
  }

  @Test("two contents that differ only in what is private give the same files, to the byte")
  func secretsDoNotShow() throws {
    let (long, short) = (try site(with: .long), try site(with: .short))
    let trees = try [long, short].map { try $0.fresh { $0.isPublic = true } }
    #expect(trees[0].keys.sorted() == trees[1].keys.sorted())
    for (path, bytes) in trees[0] { #expect(bytes == trees[1][path], "\(path)") }
    #expect(trees[0]["assets/content/articles/shown.txt"] != nil)
    #expect(trees[0]["articles/closed/loaded.html"] != nil)

    let whole = try [long, short].map { try $0.fresh() }
    for path in [
      "list/all.html", "articles/closed/loaded.html", "articles/open/loaded.html", "atlas.json",
    ] { #expect(whole[0][path] != whole[1][path], "\(path)") }
    #expect(whole[0]["assets/content/articles/price.pdf"] != nil)
  }

  @Test(
    "an article whose own reasons hide it in every state is told by its name",
    arguments: ["reasons: [text]", "reasons: [placeholder]", "{ reasons: [text], private: false }"])
  func hiddenByReasons(redaction: String) throws {
    let site = try TestSite([
      "Content/site.yaml": "url: https://example.org/",
      "Content/plan.md": """
      ---
      title: Plan Zinnober
      date: 2026-07-04
      tags: [Zinnober]
      redaction: \(redaction.hasPrefix("{") ? redaction : "{ \(redaction) }")
      ---

      The takeover of Zinnober is set for the third of March.
      """,
      "Content/other.md": "# Other\n\n[The plan](plan.md)",
    ])
    site.site = Site(title: "Articles")
    try site.build { $0.isPublic = true }
    for (path, bytes) in site.tree() {
      #expect(!String(decoding: bytes, as: UTF8.self).contains("Zinnober"), "\(path)")
    }
    #expect(site.tree()["plan/loaded.html"] != nil)
    // Whoever builds it for themselves sees it under the slider.
    try site.build()
    #expect(site.text("index.html").contains("Zinnober"))
  }

  @Test(
    "a file that no look of any page shows or leads to is not published",
    arguments: [
      ("{ private: false }", ["cover.gif", "in.gif", "paper.txt"], []),
      ("{ reasons: [placeholder] }", [], ["cover.gif", "in.gif"]),
      ("{ reasons: [text] }", ["cover.gif", "in.gif"], []),
      ("{ reasons: [images] }", ["paper.txt"], ["cover.gif", "in.gif"]),
      ("{ reasons: [privacy], private: true }", [], []),
    ])
  func hiddenFiles(redaction: String, shown: [String], unredacted: [String]) throws {
    let site = try TestSite([
      "Content/a.md": """
      ---
      image: cover.gif
      redaction: \(redaction)
      ---

      # A

      Here is [the paper](paper.txt#end).

      ![In the text](in.gif)
      """,
      "Content/paper.txt": "paper",
      "Content/cover.gif": "GIF89a\u{5}\0\u{7}\0\0\0\0;",
      "Content/in.gif": "GIF89a\u{9}\0\u{7}\0\0\0\0;",
    ])
    site.site = Site(title: "Articles")
    for isPublic in [false, true] {
      let tree = try site.fresh { $0.isPublic = isPublic }
      let isPrivate = redaction.contains("private: true")
      let copies = tree.keys.filter { $0.hasPrefix("assets/content/") }.sorted()
      // A storyboard that is not for the public lays what is hidden over its looks.
      let wanted = isPublic ? isPrivate ? [] : shown : (shown + unredacted).sorted()
      #expect(copies == wanted.map { "assets/content/" + $0 })
    }
    // What another page shows is there, and gone with it.
    site.site.pages = [
      { content in
        [
          Page("list", title: "List", 0) {
            EmptyReducer<Int, Never>()
          } view: { _ in
            Main {
              Heading(1, "List")
              Prose(content.document(content.documents[0], onPage: "list"))
            }
          } story: {
            Frame("all")
          }
        ]
      }
    ]
    site.options.isOwn = true
    let tree = try site.fresh()
    #expect(tree["assets/content/in.gif"] != nil && tree["assets/content/paper.txt"] != nil)
    try site.write("Content/a.md", "# A")
    #expect(try site.fresh()["assets/content/in.gif"] == nil)
  }

  @Test(
    "what is wrong with a private file is told without a word of it",
    arguments: [
      ("internal-note: Zinnober", "", 3), ("Zinnober: 1", "", 3), ("date: Zinnober", "", 3),
      ("states: [Zinnober]", "", 3), ("language: '!Zinnober'", "", 3), ("title: \"Zinnober", "", 0),
      ("", "[^1]: Zinnober", 0),
    ])
  func mistakes(frontMatter: String, text: String, line: Int) throws {
    let site = try TestSite([
      "Content/a.md": "---\nredaction: { private: true }\n\(frontMatter)\n---\n\n\(text)\n",
      "Content/b.md": "# B\n\n<!-- private -->\n\n\(text)\n\n<!-- /private -->\n",
    ])
    site.site = Site(title: "Articles")
    var told: [String] = []
    do {
      told = try site.build { $0.isPublic = true }.warnings.map(\.description)
    } catch {
      told = ["\(error)"]
    }
    #expect(!told.joined().contains("Zinnober"), "\(told)")
    if line > 0 { #expect(told.joined().contains("Content/a.md:\(line):"), "\(told)") }
  }

  @Test("a file that is referred to from elsewhere too is there")
  func sharedFile() throws {
    let site = try site(with: .long)
    try site.write("Content/articles/other.md", "# Other\n\n[The letter](letter.pdf)")
    try site.build { $0.isPublic = true }
    let copies = site.tree().keys.filter { $0.hasPrefix("assets/content/") }.sorted()
    #expect(
      copies == ["assets/content/articles/letter.pdf", "assets/content/articles/shown.txt"])
  }

  @Test("a site that is private as a whole shows what its authors say is not")
  func privateSite() throws {
    let site = try site(with: .long)
    try site.write("Content/site.yaml", "redaction: { private: true }")
    try site.write(
      "Content/articles/news.md", "---\nredaction: { private: false }\n---\n# Good news")
    let tree = try site.fresh { $0.isPublic = true }
    let text = tree.values.map { String(decoding: $0, as: UTF8.self) }.joined()
    #expect(text.contains("Good news"))
    for word in ["Open to all", "Everybody may read", "glassworks", "sugar"] {
      #expect(!text.contains(word), "\(word)")
    }
    #expect(!tree.keys.contains { $0.hasPrefix("assets/content/") })
  }

  @Test("an article that becomes private is gone from all that tells of it, and comes back")
  func becomesPrivate() throws {
    let site = try site(with: .long)
    let closed = site.text(of: "Content/articles/closed.md")
    let open = closed.replacing("private: true", with: "private: false")
    func isThere() -> [Bool] {
      [
        site.text("list/all.html").contains("merger"), site.text("index.html").contains("merger"),
        site.text("atlas.json").contains("merger"), site.text("feed.xml").contains("merger"),
        site.tree()["assets/content/articles/works.gif"] != nil,
      ]
    }
    for (text, expected) in [(open, true), (closed, false), (open, true)] {
      try site.write("Content/articles/closed.md", text)
      try site.build { $0.isPublic = true }
      #expect(isThere() == Array(repeating: expected, count: 5))
      #expect(try site.tree() == site.fresh { $0.isPublic = true })
    }
  }

  @Test("a page that has private words from elsewhere is a leak, and stops the build")
  func leak() throws {
    let site = try site(with: .long)
    func leaks(_ text: String, isPublic: Bool = true) throws -> [Leak] {
      site.site.pages = [
        { _ in
          [
            Page("a/swift", title: "Swift", 0) {
              EmptyReducer<Int, Never>()
            } view: { _ in
              Main {
                Heading(1, "Swift")
                Text("Before, " + text + ", and after.")
              }
            } story: {
              Frame("all")
            }
          ]
        }
      ]
      // A page in Swift is built again when the program changed, which it did not.
      try? site.remove("memory")
      return try site.build { $0.isPublic = isPublic }.leaks
    }
    // The storyboard has a picture of the frame.
    let found = ["all.html", "index.html"].map { Leak(page: "a/swift", file: $0) }
    #expect(try leaks("The merger with the glassworks") == found)
    #expect(try leaks("Whom we buy, and for how much.") == found)
    #expect(try leaks("The other bidder is a sugar refinery, see ") == found)
    #expect(try leaks("The merger with the glass") == [])
    #expect(try leaks("The merger with the glassworks", isPublic: false) == [])
    // What somebody says publicly is no secret.
    try site.write("Content/b.md", "# B\n\nNews: The merger with the glassworks is on.")
    #expect(try leaks("The merger with the glassworks") == [])
    #expect(try leaks("Whom we buy, and for how much.") == found)
  }

  @Test("the name of a private heading is in no link that leads to it")
  func privateHeadings() throws {
    let secret = "<!-- private -->\n\n## Forty million\n\n<!-- /private -->"
    let site = try TestSite([
      "Content/a.md": "# A\n\n[Below](#forty-million), [there](b.md#forty-million)\n\n\(secret)",
      "Content/b.md": "# B\n\n[Up](#top)\n\n\(secret)",
    ])
    site.site = Site(title: "Articles")
    try site.build { $0.isPublic = true }
    let text = site.text("a/loaded.html")
    #expect(text.contains("<a>Below</a>, <a href=\"../b/index.html\">there</a>"))
    for (path, bytes) in site.tree() {
      #expect(Data(bytes).range(of: Data("forty".utf8)) == nil, "\(path)")
    }
    #expect(site.text("b/loaded.html").contains("href=\"#top\""))
    try site.build()
    #expect(site.text("a/loaded.html").contains("href=\"../b/loaded.html#forty-million\""))
    try site.write("Content/a.md", "# A\n\n[Below](#forty), [there](b.md#forty)\n\n\(secret)")
    #expect(
      site.findings { $0.isPublic = true } == [
        "Content/a.md:3:1: the link '#forty' leads to no heading. There are '#a'",
        "Content/a.md:3:18: the link 'b.md#forty' leads to no heading. There are '#b'",
      ])
  }

  @Test("content that is read for the public has nothing private in it")
  func reading() throws {
    let site = try site(with: .long)
    let content = try Content.read(
      site.options.content, options: ContentOptions(isPublic: true))
    #expect(content.environment.redaction.isPublic)
    let closed = try #require(content.documents.first)
    #expect(content.isPrivate(closed))
    #expect(closed.title == "closed" && closed.blurb.isEmpty)
    #expect(closed.frontMatter.states == [.loading, .loaded, .privacy, .failed])
    #expect(closed.links.isEmpty && closed.pictures.isEmpty)
    let open = try #require(content.documents.last)
    #expect(!content.isPrivate(open))
    #expect(open.links.map(\.url) == ["closed.md", "shown.txt"] && open.pictures.isEmpty)
  }
}
