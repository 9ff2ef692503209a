// What a build that looked at some pages only, or whose content changed meanwhile, leaves to the next.

import ArticlePages
import Atlas
import Composable
import Content
import Drawing
import Foundation
import Prose
import Synchronization
import Testing

@Suite("what a build did not look at, the next one does")
struct PassedOverTests {
  let site: TestSite

  init() throws {
    site = try TestSite([
      "Content/a.md": "# A\n\n![dot](dot.gif) [two](b.md#two)", "Content/b.md": "# B\n\n## Two",
      "Content/c.md": "# C",
    ])
    site.site = Site(title: "Articles")
    try site.folder.write(IncrementalTests.gif(width: 5), to: "Content/dot.gif")
    try site.build()
    usleep(50_000)
    try site.build()
  }

  private func buildOnly(_ name: String) throws {
    try site.build { $0.only = [name] }
  }

  private func expectFresh() throws {
    try site.build()
    #expect(try site.tree() == site.fresh())
    #expect(try site.build { $0.onlyChecks = true }.differences == [])
  }

  @Test("--only: a picture's new size")
  func onlyPicture() throws {
    try site.folder.write(IncrementalTests.gif(width: 9), to: "Content/dot.gif")
    let before = site.tree()["assets/content/dot.gif"]
    try buildOnly("c")
    #expect(site.tree()["assets/content/dot.gif"] == before)
    #expect(
      try site.build { $0.onlyChecks = true }.differences.map(\.path).contains("a/loaded.html"))
    try expectFresh()
  }

  @Test("--only: a picture that is gone", arguments: ["dot.gif", "b.md"])
  func onlyDeleted(_ path: String) throws {
    try site.remove("Content/\(path)")
    try buildOnly("c")
    #expect(site.findings().count == 1)
    #expect(site.findings { $0.only = ["a"] }.count == 1)
  }

  @Test("--only: a heading that is gone, and one that moved")
  func onlyHeading() throws {
    try site.write("Content/b.md", "# B\n\n## Three")
    try buildOnly("b")
    #expect(
      site.findings() == [
        "Content/a.md:3:17: the link 'b.md#two' leads to no heading. There are '#b', '#three'"
      ])
    try site.write("Content/b.md", "---\nstates: [failed]\n---\n# B\n\n## Two")
    try buildOnly("b")
    try expectFresh()
  }

  @Test("--only in a clone without a memory leaves the other pages where they are")
  func onlyClone() throws {
    try site.remove("memory")
    try buildOnly("c")
    #expect(try site.tree() == site.fresh())
  }

  @Test("--only where nothing was built yet: all other pages come next, those in Swift too")
  func onlyFirst() throws {
    try site.remove("memory")
    try site.remove("Output")
    site.site = Site(
      title: "Own",
      pages: { _ in
        [
          Page("own", 0) {
            EmptyReducer<Int, Never>()
          } view: { _ in
            Main { Heading(1, "Own") }
          } story: {
            Frame("all")
          }
        ]
      })
    try site.build {
      $0.only = ["c"]
      $0.isOwn = true
    }
    #expect(site.tree()["a/index.html"] == nil && site.tree()["c/index.html"] != nil)
    try site.build { $0.isOwn = true }
    #expect(try site.tree() == site.fresh { $0.isOwn = true })
    #expect(site.tree()["own/index.html"] != nil)
  }

  @Test("a draft that refers to nothing is the same with a memory and without")
  func draft() throws {
    try site.write("Content/d.md", "---\ndraft: true\n---\n[b](b.md) ![e](c.gif)")
    try site.write("Content/a.md", "# A")
    try site.build()
    try site.remove("Content/b.md")
    try site.build()
    #expect(try site.tree() == site.fresh())
    #expect(site.findings { $0.includesDrafts = true }.count == 2)
  }

  /// Changes a file when the page of a document is made, and builds.
  private func build(changing change: @escaping @Sendable () -> Void, at page: String) -> [String] {
    let isDone = Atomic(false)
    let site = site
    let usual = site.site
    site.site = Site(
      title: "Articles",
      article: { document, content in
        let name = content.pageName(of: document)
        if name == page, !isDone.exchange(true, ordering: .relaxed) { change() }
        return Site.reading(document, content)
      },
      readingFrame: { ArticlePages.readingFrame(of: $0, of: $1, in: $2) })
    defer { site.site = usual }
    return site.findings { $0.jobs = 1 }
  }

  @Test(
    "a picture that is replaced during a build: nothing is written, and the next build is right")
  func pictureDuringBuild() throws {
    try site.folder.write(IncrementalTests.gif(width: 6), to: "Content/dot.gif")
    let before = site.tree()
    let path = site.folder("Content/dot.gif")
    let findings = build(
      changing: {
        _ = FileManager.default.createFile(
          atPath: path, contents: Data(IncrementalTests.gif(width: 9)))
      }, at: "a")
    #expect(findings == ["Content/dot.gif: the file changed while it was read. Build again"])
    #expect(site.tree() == before)
    try expectFresh()
  }

  @Test("a heading that is replaced during a build")
  func headingDuringBuild() throws {
    try site.write("Content/a.md", "# A\n\n[two](b.md#two)")
    try site.write("Content/b.md", "# B\n\n## Two\n\nMore.")
    let before = site.tree()
    let path = site.folder("Content/b.md")
    let findings = build(
      changing: {
        _ = FileManager.default.createFile(atPath: path, contents: Data("# B\n\n## Three".utf8))
      }, at: "a")
    #expect(findings == ["Content/b.md: the file changed while it was read. Build again"])
    #expect(site.tree() == before)
    #expect(site.findings().count == 1)
  }

  @Test("a file that vanishes during a build is told as such")
  func vanished() throws {
    try site.folder.write(IncrementalTests.gif(width: 6), to: "Content/dot.gif")
    let before = site.tree()
    let path = site.folder("Content/dot.gif")
    let findings = build(
      changing: { try? FileManager.default.removeItem(atPath: path) }, at: "a")
    #expect(findings == ["Content/dot.gif: the file vanished while it was read. Build again"])
    #expect(site.tree() == before)
  }

  @Test("links to drafts are told whatever else is wrong, and in whatever order it is found")
  func draftLinks() throws {
    try site.write("Content/d.md", "---\ndraft: true\n---\n# D")
    try site.write("Content/c.md", "[d](d.md)\n\n[e](e.md)")
    try site.write("Content/b.md", "[d](d.md)\n\n## Two")
    let all = site.findings { $0.jobs = 1 }
    #expect(all.count == 3)
    #expect(site.findings { $0.memory = nil } == all)
  }
}
