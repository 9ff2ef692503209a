// Reading a folder of content.

import Content
import Prose
import Testing

@Suite struct ContentTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  func read(_ options: ContentOptions = ContentOptions()) throws(SiteError) -> Content {
    try Content.read(folder("Content"), options: options)
  }

  /// The first line of each mistake, without the folder.
  func findings(_ options: ContentOptions = ContentOptions()) -> [String] {
    do throws(SiteError) {
      _ = try read(options)
      return []
    } catch {
      guard case .content(let diagnostics) = error else { return ["\(error)"] }
      return diagnostics.map { diagnostic in
        let place = String("\(diagnostic.place)".dropFirst(folder.path.count + 1))
        return "\(place): \(diagnostic.message)"
      }
    }
  }

  @Test("documents come in order of the bytes of their paths")
  func order() throws {
    try folder.write([
      "Content/b.md": "# B", "Content/a/z.md": "# Z", "Content/a-b.md": "# A-B",
      "Content/a.md": "# A", "Content/B.md": "# Capital",
    ])
    let content = try read()
    #expect(content.documents.map(content.pageName) == ["B", "a-b", "a", "a/z", "b"])
  }

  @Test(
    "the newest documents come first, those of one moment by path, and those without a date last")
  func newestFirst() throws {
    try folder.write([
      "Content/a.md": "# A", "Content/b.md": "---\ndate: 1969-07-20\n---\n",
      "Content/c.md": "---\ndate: 2026-01-02T09:00Z\n---\n",
      "Content/d.md": "---\ndate: 2026-01-02T10:00Z\n---\n",
      "Content/e.md": "---\ndate: 2026-01-02T10:00Z\n---\n",
    ])
    let content = try read()
    #expect(content.newestFirst.map(content.pageName) == ["d", "e", "c", "b", "a"])
  }

  @Test("files that are hidden, or no documents, are no pages")
  func otherFiles() throws {
    try folder.write([
      "Content/a.md": "# A", "Content/.b.md": "# B", "Content/.git/c.md": "# C",
      "Content/d.txt": "D", "Content/site.yaml": "title: Glass",
    ])
    let content = try read()
    #expect(content.documents.map(\.title) == ["A"])
    #expect(content.configuration.title == "Glass")
  }

  @Test("a draft is part of the site only when asked for")
  func drafts() throws {
    try folder.write(["Content/a.md": "---\ndraft: true\n---\n# A"])
    #expect(try read().documents.isEmpty)
    #expect(try read(ContentOptions(includesDrafts: true)).documents.count == 1)
  }

  @Test("a reason that there is not is a mistake with its place, in an article and in the site")
  func reasons() throws {
    let site = "reasons:\n  secret: { bit: 10 }\n"
    let front = "---\nredaction: { reasons: [blur, secrte, privacy, secret] }\n---\n# A"
    try folder.write(["Content/site.yaml": site, "Content/a.md": front])
    #expect(
      findings() == [
        "Content/a.md:2:30: 'secrte' is not a value of 'reasons'. Did you mean 'secret'?"
      ])
    try folder.write([
      "Content/site.yaml": site + "redaction:\n  reasons: [text, elsewhere]\n",
      "Content/a.md": "---\nredaction: { reasons: blur }\n---\n# A",
    ])
    #expect(
      findings() == [
        "Content/site.yaml:4:19: 'elsewhere' is not a value of 'reasons'. It can be placeholder, "
          + "privacy, invalidated, secret, images, blur, text"
      ])
    // What cannot be read says nothing of the reasons that there are.
    try folder.write(["Content/site.yaml": "reasons: none\n", "Content/a.md": front])
    #expect(
      findings() == [
        "Content/site.yaml:1:10: 'reasons' must be names with what they do, not 'none'"
      ])
  }

  @Test("the findings of all files are told")
  func allMistakes() throws {
    try folder.write([
      "Content/a.md": "---\nfavourite: true\n---\n", "Content/b.md": "---\ndate: soon\n---\n",
      "Content/site.yaml": "titel: Glass",
    ])
    #expect(
      findings() == [
        "Content/a.md:2:1: unknown key 'favourite'. Did you mean 'favorite'?",
        "Content/b.md:2:7: 'soon' is not a date. "
          + "Write it as 2025-01-31, with a time as 2025-01-31T10:00:00Z",
        "Content/site.yaml:1:1: unknown key 'titel'. Did you mean 'title'?",
      ])
  }

  @Test(
    "settings below the content are an error, which names the folder that was most likely meant")
  func settingsBelow() throws {
    try folder.write([
      "Content/deep/site.yaml": "redaction: { private: true }", "Content/deep/a.md": "# A",
    ])
    #expect(
      findings() == [
        "Content/deep/site.yaml: this file would not be read: the settings of a site stand in the folder of "
          + "its content, which is '\(folder("Content"))' here. Build with --content "
          + "'\(folder("Content/deep"))', or rename it"
      ])
  }

  @Test("links out of the content, to folders and to nothing are refused")
  func links() throws {
    try folder.write(["Content/a.md": "# A", "secret.md": "# Secret", "Content/b/c.md": "# C"])
    try folder.link("Content/inside.md", to: "a.md")
    try folder.link("Content/loop.md", to: "loop.md")
    try folder.link("Content/outside.md", to: "../secret.md")
    try folder.link("Content/b/up", to: "..")
    #expect(
      findings() == [
        "Content/b/up: a symbolic link to a folder is not followed. Put the folder itself here",
        "Content/loop.md: this symbolic link leads nowhere. Remove it",
        "Content/outside.md: this symbolic link leads out of the content. Put the file itself here",
      ])
  }
}
