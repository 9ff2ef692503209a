// Privacy as whole builds keep it: in their frames, in what they copy, in what they tell.

import ArticlePages
import Content
import Foundation
import Prose
import Testing

@Suite("privacy in builds")
struct PrivacyTests {
  private static let secret = "Loading the article…\n\nThis takes longer than usual…"

  @Test("a private text that equals a label of the interface is no leak")
  func labels() throws {
    let site = try TestSite([
      "Content/a.md": "# A\n\n<!-- private -->\n\n\(Self.secret)\n\n<!-- /private -->\n",
      "Content/b.md":
        "---\ntitle: The article did not arrive.\nredaction: { private: true }\n---\n",
    ])
    site.site = Site(title: "Articles")
    #expect(try site.build { $0.isPublic = true }.leaks == [])
  }

  @Test("the atlas tells how many private words are read, and nothing of them to the public")
  func privateWords() throws {
    let text = "# A\n\nOpen.\n\n<!-- private -->\n\nOne `two` three.\n\n<!-- /private -->\n"
    for (front, isPublic, told) in [
      ("states: [loading, loaded]", false, "\"private\":3"),
      ("states: [loading, loaded]", true, nil),
      ("redaction: { reasons: [privacy] }", false, nil), ("states: [loading]", false, nil),
    ] {
      let site = try TestSite(["Content/a.md": "---\n\(front)\n---\n\(text)"])
      site.site = Site(title: "Articles")
      site.options.isPublic = isPublic
      try site.build()
      let atlas = site.text("atlas.json")
      #expect(atlas.contains("\"private\":") == (told != nil), "\(front)")
      #expect(told.map { atlas.contains($0) } ?? true)
    }
  }

  @Test("what becomes private is looked for in pages that are kept, too", arguments: [[], ["b"]])
  func becomesPrivate(only: [String]) throws {
    let words = "the-door-code-of-the-house-is-2580"
    let site = try TestSite(["Content/\(words).md": "Nothing.", "Content/b.md": "# B"])
    site.site = Site(title: "Articles")
    site.options.isPublic = true
    for _ in 0..<2 {
      #expect(try site.build().leaks == [])
      usleep(50_000)
    }
    try site.write("Content/b.md", "# B\n\n<!-- private -->\n\n\(words)\n\n<!-- /private -->\n")
    if !only.isEmpty { try site.build { $0.only = only } }
    for _ in 0..<2 { #expect(try site.build().leaks.contains { $0.page == words }) }
    let leaks = try site.build { $0.memory = nil }.leaks
    #expect(try site.build().leaks.map(\.file).sorted() == leaks.map(\.file).sorted())
  }

  @Test("what the storyboard of a page shows unredacted is no leak")
  func unredacted() throws {
    for reason in ["text", "blur"] {
      let site = try TestSite([
        "Content/a.md":
          "---\ntitle: The merger with the glassworks\ndate: 2025-01-01\nstates: all\n"
          + "redaction: { private: true, reasons: [\(reason)] }\n---\nWords.\n"
      ])
      site.site = Site(title: "Articles")
      for isPublic in [false, true] {
        #expect(try site.build { $0.isPublic = isPublic }.leaks == [])
        let storyboard = String(decoding: site.tree()["a/index.html"] ?? [], as: UTF8.self)
        #expect(storyboard.contains("glassworks") == !isPublic)
      }
    }
  }

  @Test("what a private document has shows in no frame that hides it")
  func privateDocuments() throws {
    let gif = IncrementalTests.gif(width: 5)
    let front = "states: [loaded, privacy]\nredaction: { private: true }"
    let all = "date: 2025-01-01\nblurb: A blurb\nimage: dot.gif\ntags: [a]"
    var frames: [[UInt8]?] = []
    for text in ["---\ntitle: A\n\(all)\n\(front)\n---\n# A\n\n# B\n", "---\n\(front)\n---\n"] {
      let site = try TestSite(["Content/a.md": text])
      try site.folder.write(gif, to: "Content/dot.gif")
      site.site = Site(title: "Articles")
      try site.build()
      frames.append(site.tree()["a/privacy.html"])
    }
    #expect(frames[0] != nil && frames[0] == frames[1])
  }

  @Test(
    "a link to a source of the site is an error, since that would be published as it is",
    arguments: ["b.markdown", "b.MD", "b.mkd", "site.yaml", "Site.yml"])
  func sources(_ name: String) throws {
    let site = try TestSite(["Content/a.md": "# A\n\n[b](\(name))", "Content/\(name)": "title: B"])
    site.site = Site(title: "Articles")
    for isPublic in [true, false] {
      let found = site.findings { $0.isPublic = isPublic }
      #expect(
        found.count == 1 && found[0].hasPrefix("Content/a.md:3:1: the link '\(name)' leads to"))
    }
    #expect(site.tree().isEmpty)
  }

  @Test("every build tells what is odd about the content, whether it reads that or not")
  func warnings() throws {
    let site = try TestSite([
      "Content/a.md": "---\nmood: calm\n---\n![b](https://a.test/b.png)",
      "Content/b.md": "# B", "Content/c.md": "---\nc: 1\ndraft: true\n---\n",
    ])
    site.site = Site(title: "Articles")
    let first = try site.build().warnings
    #expect(first.count == 3)
    #expect(try site.build().warnings == first)
    try site.write("Content/b.md", "# B, changed")
    #expect(try site.build().warnings == first)
    #expect(try site.build { $0.only = ["b"] }.warnings == first)
    #expect(try site.build { $0.onlyChecks = true }.warnings == first)
    try site.write("Content/a.md", "# A")
    #expect(try site.build().warnings.count == 1)
  }

  @Test("a warning about a page that is kept has the path that its file has now")
  func moved() throws {
    let site = try TestSite(["Content/a.md": "---\nmood: calm\n---\n# A"])
    try site.build()
    try FileManager.default.moveItem(atPath: site.folder("Content"), toPath: site.folder("Notes"))
    let report = try site.build { $0.content = site.folder("Notes") }
    #expect(report.built == 0)
    #expect(report.warnings.map(\.place.file) == [site.folder("Notes/a.md")])
  }
}
