// Links to headings: they lead to where the heading stands, or are findings.

import Content
import Foundation
import Testing

@Suite struct HeadingLinkTests {
  let site: TestSite

  init() throws {
    site = try TestSite(["Content/b.md": "# The title\n\n## Part\n\nOne.\n\n## Part\n\nTwo.\n"])
    site.site = Site(title: "Links")
  }

  /// Builds, and gives the links of a page's text in a frame.
  func links(_ file: String) throws -> [String] {
    try site.build()
    let text = site.text(file).split(separator: "<div class=\"prose\">").last ?? ""
    return text.prefix(upTo: text.range(of: "</article>")?.lowerBound ?? text.startIndex)
      .matches(of: #/<a( href="[^"]*")?>[^<]*</a>/#).map { String($0.output.0) }
  }

  @Test("a heading that is not there is an error with its place, and what it may be instead")
  func unknown() throws {
    try site.write(
      "Content/a.md", "[x](#nope) [y](b.md#prat)\n\n[z](b.md#Part) [v](b.md#other)\n")
    #expect(
      site.findings() == [
        "Content/a.md:1:1: the link '#nope' leads to no heading. "
          + "The text has none that it could lead to",
        "Content/a.md:1:12: the link 'b.md#prat' leads to no heading. Did you mean '#part'?",
        "Content/a.md:3:1: the link 'b.md#Part' leads to no heading. Did you mean '#part'?",
        "Content/a.md:3:16: the link 'b.md#other' leads to no heading. "
          + "There are '#the-title', '#part', '#part-1'",
      ])
    #expect(!FileManager.default.fileExists(atPath: site.folder("Output")))
  }

  @Test("a link to a heading of another document leads to the frame that shows it")
  func other() throws {
    try site.write(
      "Content/c/a.md",
      "[one](../b.md#part) [two](../b#part-1) [title](../b.md#the-title) [all](../b.md#)")
    #expect(
      try links("c/a/loaded.html") == [
        "<a href=\"../../b/loaded.html#part\">one</a>",
        "<a href=\"../../b/loaded.html#part-1\">two</a>",
        "<a href=\"../../b/index.html\">title</a>", "<a href=\"../../b/index.html\">all</a>",
      ])
    let b = site.text("b/loaded.html")
    #expect(b.contains("id=\"part\"") && b.contains("id=\"part-1\""))
  }

  @Test("a heading in another script is found as it is written, and by its bytes")
  func script() throws {
    try site.write("Content/b.md", "## Über Glas\n")
    try site.write("Content/a.md", "[one](b.md#über-glas) [two](b.md#%C3%BCber-glas)")
    #expect(
      try links("a/loaded.html") == [
        "<a href=\"../b/loaded.html#%C3%BCber-glas\">one</a>",
        "<a href=\"../b/loaded.html#%C3%BCber-glas\">two</a>",
      ])
  }

  @Test("where no frame shows the heading, the link leads to the storyboard")
  func noFrame() throws {
    try site.write("Content/b.md", "---\nstates: [loading]\n---\n## Part\n")
    try site.write("Content/a.md", "[one](b.md#part)")
    #expect(try links("a/loaded.html") == ["<a href=\"../b/index.html\">one</a>"])
    let other = try TestSite(["Content/a.md": "[one](b.md#part)", "Content/b.md": "## Part"])
    try other.build()
    #expect(other.text("a/lit.html").contains("<a href=\"../b/index.html\">one</a>"))
  }

  @Test("a link to a heading that was there only while '--only' built its page is looked at again")
  func forAWhile() throws {
    let part = site.text(of: "Content/b.md")
    func build(_ b: String, _ a: String) throws {
      try site.write("Content/b.md", b)
      try site.write("Content/a.md", a)
      try site.build { $0.only = ["a"] }
      try site.write("Content/b.md", part)
      usleep(50_000)
    }
    try site.write("Content/a.md", "[one](b.md#part)\n")
    try site.build()
    usleep(50_000)
    try site.build()
    try build("---\nstates: [loading]\n---\n\(part)", "[here](b.md#part)\n")
    try site.build()
    #expect(try site.tree() == site.fresh())
    try build("# The title\n\n## New\n", "[new](b.md#new)\n")
    #expect(site.findings().first?.contains("the link 'b.md#new' leads to no heading") == true)
  }

  @Test("a heading that no frame of a public build shows is not spoken of in another page")
  func notPublic() throws {
    try site.write("Content/b.md", "Text.\n\n<!-- private -->\n\n## Secret\n\n<!-- /private -->\n")
    try site.write("Content/a.md", "[one](b.md#secret)")
    #expect(try links("a/loaded.html") == ["<a href=\"../b/loaded.html#secret\">one</a>"])
    site.options.isPublic = true
    #expect(try links("a/loaded.html") == ["<a href=\"../b/index.html\">one</a>"])
    #expect(!site.text("a/loaded.html").lowercased().contains("secret"))
  }

  @Test("a link to a heading of its own text leads nowhere in a frame that hides the heading")
  func own() throws {
    try site.write(
      "Content/a.md",
      "[one](#part) [two](#secret)\n\n## Part\n\n"
        + "<!-- private -->\n\n## Secret\n\nText.\n\n<!-- /private -->\n")
    #expect(
      try links("a/loaded.html") == ["<a href=\"#part\">one</a>", "<a href=\"#secret\">two</a>"])
    #expect(try links("a/privacy.html") == ["<a href=\"#part\">one</a>", "<a>two</a>"])
    #expect(!site.text("a/privacy.html").lowercased().contains("secret"))
  }

  @Test("a link into a file that is no document keeps what follows its path")
  func file() throws {
    try site.write("Content/d.txt", "Notes")
    try site.write("Content/a.md", "[d](d.txt?x#line-2)")
    #expect(
      try links("a/loaded.html") == ["<a href=\"../assets/content/d.txt?x#line-2\">d</a>"])
  }

  @Test("a heading that is renamed is noticed by the next build of who links to it")
  func renamed() throws {
    try site.write("Content/a.md", "[one](b.md#part)")
    try site.build()
    #expect(try site.build().built == 0)
    // What else changes in the document does not matter.
    try site.write("Content/b.md", "# Another title\n\n## Part\n")
    #expect(try site.build().built == 1)
    try site.write("Content/b.md", "---\nstates: [loading]\n---\n## Part\n")
    #expect(try site.build().built == 2)
    #expect(site.text("a/loaded.html").contains("href=\"../b/index.html\""))
    #expect(try site.tree() == site.fresh())
    let before = site.tree()
    try site.write("Content/b.md", "## Parts\n")
    #expect(
      site.findings() == [
        "Content/a.md:1:1: the link 'b.md#part' leads to no heading. Did you mean '#parts'?"
      ])
    #expect(site.tree() == before)
  }
}
