// Pages of ours where no build makes one, beside an output to which nothing is new: what git, an archive or a
// hand puts back. What a check tells of them, the next build puts right.

import Build
import Foundation
import Testing

@Suite struct StrayPageTests {
  let site: TestSite

  init() throws {
    site = try TestSite([
      "Content/a.md": "# A", "Content/b.md": "# B", "Content/deep/c.md": "# C",
    ])
    try site.build()
    try settle()
  }

  /// Builds until what is remembered is older than nothing that is there.
  private func settle() throws {
    Thread.sleep(forTimeInterval: 0.03)
    try site.build()
    Thread.sleep(forTimeInterval: 0.03)
  }

  private func check() throws -> [String] {
    try site.build { $0.onlyChecks = true }.differences.map { "\($0.kind) \($0.path)" }
  }

  private func copy(_ page: String, to path: String) throws {
    try site.folder.write(site.tree()[page] ?? [], to: "Output/\(path)")
  }

  @Test(
    "a page that was put anywhere goes with the next build, though nothing else is new",
    arguments: ["old.html", "a/old.html", "a/old/old.html", "old/a/old.html", "deep/old.html"])
  func anywhere(path: String) throws {
    try copy("a/lit.html", to: path)
    #expect(try check() == ["orphaned \(path)"])
    #expect(try site.build().removed == 1)
    #expect(try check() == [])
    #expect(try site.tree() == site.fresh())
  }

  @Test(
    "so does one in a folder of somebody's that was seen before",
    arguments: ["mine", "a/mine", "mine/deep"])
  func inFolderOfStranger(folder: String) throws {
    try site.write("Output/\(folder)/note.txt", "mine")
    try settle()
    try copy("a/lit.html", to: "\(folder)/old.html")
    try site.build()
    #expect(try check() == [])
    #expect(site.text("\(folder)/note.txt") == "mine")
    #expect(site.tree()["\(folder)/old.html"] == nil)
  }

  @Test("so does the folder of a page that went, when it is put back")
  func formerPage() throws {
    let manager = FileManager.default
    try manager.copyItem(atPath: site.folder("Output/b"), toPath: site.folder("kept"))
    try site.remove("Content/b.md")
    try site.build()
    try settle()
    try manager.copyItem(atPath: site.folder("kept"), toPath: site.folder("Output/b"))
    try site.build()
    #expect(try check() == [])
    #expect(try site.tree() == site.fresh())
  }

  @Test("a build of some pages forgets nothing that is beside the others")
  func only() throws {
    try copy("a/lit.html", to: "a/old.html")
    try site.write("Content/b.md", "# B changed")
    try site.build { $0.only = ["b"] }
    Thread.sleep(forTimeInterval: 0.03)
    try site.build()
    #expect(try check() == [])
    #expect(try site.tree() == site.fresh())
  }

  @Test("a build of what changed finds what is beside the rest")
  func changed() throws {
    try copy("a/lit.html", to: "a/old.html")
    try site.write("Content/b.md", "# B changed")
    try site.build()
    #expect(try check() == [])
  }

  @Test("what is somebody's is named by each build as long as it is there, and left")
  func strangers() throws {
    let mine = ["CNAME", "a/mine.html", "mine/deep/note.txt"]
    for path in mine { try site.write("Output/\(path)", "mine") }
    #expect(try site.build().strangers == mine)
    try settle()
    #expect(try site.build().strangers == mine)
    try site.write("Content/b.md", "# B changed")
    #expect(try site.build { $0.only = ["b"] }.strangers == mine)
    #expect(try site.build().strangers == mine)
    #expect(site.text("a/mine.html") == "mine")
    try settle()
    try site.remove("Output/a/mine.html")
    try site.remove("Output/CNAME")
    #expect(try site.build().strangers == ["mine/deep/note.txt"])
    #expect(try site.build().strangers == ["mine/deep/note.txt"])
  }
}
