// Symbolic links in the output, and folders that cannot be written to.

import Content
import Foundation
import Programs
import Testing

@testable import Output

@Suite struct OutputLinkTests {
  let site: TestSite

  init() throws {
    site = try TestSite([
      "Content/a.md": "# A", "Content/deep/b.md": "# B", "Content/z.md": "# Z",
      "victim/lit.html": "theirs", "victim/.ssh/known": "theirs",
    ])
    try site.build()
  }

  @Test("an atlas that names files beyond a link removes nothing there")
  func hostileAtlas() throws {
    let victim = site.tree("victim")
    try site.folder.link("Output/x", to: site.folder("victim"))
    // The fingerprint of "theirs".
    let theirs = try Self.theirs
    let atlas = site.text("atlas.json").replacing(
      "\"files\":[",
      with: """
        "files":[{"file":"x/.ssh/known","hash":"\(theirs)"},\
        {"file":"x/lit.html","hash":"\(theirs)"},{"file":"../victim/lit.html","hash":"\(theirs)"},
        """)
    try site.write("Output/atlas.json", atlas)
    try site.remove("memory")
    let report = try site.build()
    #expect(report.removed == 0 && report.strangers == ["x"])
    #expect(site.tree("victim") == victim)
  }

  /// The fingerprint of "theirs", as an atlas tells it.
  static var theirs: String {
    get throws {
      let other = try TestSite(["Content/a.md": "[x](x.txt)", "Content/x.txt": "theirs"])
      try other.build()
      let atlas = other.text("atlas.json")
      return try String(
        #require(atlas.firstMatch(of: /x\.txt","hash":"([0-9a-f]{32})"/)).1)
    }
  }

  @Test(
    "a link where a folder or a file belongs is refused, and nothing is written",
    arguments: [
      "a", "deep", "deep/b", "assets", "z", "a/lit.html", "index.html", "deep/b/lit.html",
    ],
    [true, false])
  func linkInPlace(path: String, remembers: Bool) throws {
    let manager = FileManager.default
    try manager.moveItem(
      atPath: site.folder("Output/\(path)"), toPath: site.folder("aside"))
    try site.folder.link("Output/\(path)", to: site.folder("aside"))
    if !remembers { try site.remove("memory") }
    for name in ["a", "deep/b", "z"] { try site.write("Content/\(name).md", "# Changed") }
    let before = site.tree()
    let aside = path.hasSuffix(".html") ? ["": []] : site.tree("aside")
    #expect(throws: SiteError.filesInTheWay([path])) { try site.build() }
    #expect(site.tree() == before)
    #expect((path.hasSuffix(".html") ? ["": []] : site.tree("aside")) == aside)
    #expect(try !site.build { $0.onlyChecks = true }.differences.isEmpty)
    try site.remove("Output/\(path)")
    try site.build()
    #expect(try site.tree() == site.fresh())
  }

  @Test("a page that went, whose folder became a link, is gone; what the link leads to stays")
  func orphanBehindLink() throws {
    try FileManager.default.moveItem(
      atPath: site.folder("Output/deep"), toPath: site.folder("aside"))
    try site.folder.link("Output/deep", to: site.folder("aside"))
    let aside = site.tree("aside")
    try site.remove("Content/deep")
    let report = try site.build()
    #expect(report.removed == 0 && report.strangers == ["deep"])
    #expect(site.tree("aside") == aside)
  }

  @Test("the output itself may be a link")
  func outputIsLink() throws {
    try site.remove("memory")
    try FileManager.default.moveItem(
      atPath: site.folder("Output"), toPath: site.folder("real"))
    try site.folder.link("Output", to: site.folder("real"))
    try site.write("Content/a.md", "# Changed")
    try site.build()
    #expect(try site.tree("real") == site.fresh())
  }

  @Test("a staging folder that is a link is removed, and not followed")
  func staging() throws {
    try site.folder.link("Output/.vitrine-staging", to: site.folder("victim"))
    let victim = site.tree("victim")
    try site.write("Content/a.md", "# Changed")
    try site.build()
    #expect(site.tree("victim") == victim)
    #expect(try site.tree() == site.fresh())
  }

  @Test("a folder that cannot be written to is found before anything is changed")
  func unwritable() throws {
    let folder = site.folder("Output/z")
    let seal = try #require(Seal(folder), "nothing can be sealed here")
    for name in ["a", "deep/b", "z"] { try site.write("Content/\(name).md", "# Changed") }
    let before = site.tree()
    let error = #expect(throws: SiteError.self) { try site.build() }
    #expect("\(error.map { "\($0)" } ?? "")".hasPrefix("cannot write '\(folder)'"))
    #expect(site.tree() == before)
    try site.remove("Content/z.md")
    #expect(throws: SiteError.self) { try site.build() }
    #expect(site.tree() == before)
    seal.lift()
    try site.build()
    #expect(try site.tree() == site.fresh())
  }

  /// Keeps a folder from being written to, even by root where the file system can.
  private struct Seal {
    let folder: String

    init?(_ folder: String) {
      self.folder = folder
      run("chmod", "a-w", folder)
      if access(folder, W_OK) == 0 { run("chattr", "+i", folder) }
      if access(folder, W_OK) == 0 { return nil }
    }

    func lift() {
      run("chattr", "-i", folder)
      run("chmod", "u+w", folder)
    }

    private func run(_ words: String...) {
      _ = try? outcome(of: words)
    }
  }
}

// Paths of the output are bytes between slashes, whatever the bytes are.

@Suite("paths of the output")
struct OutputPathTests {
  @Test(
    "a path is its folder and its name, also where the name begins with a mark that joins the slash",
    arguments: [
      ("b", "", "b"), ("a/b", "a", "b"), ("a/b/c.html", "a/b", "c.html"),
      ("a/\u{338}b", "a", "\u{338}b"), ("a/\u{301}/b", "a/\u{301}", "b"),
    ])
  func split(path: String, folder: String, name: String) {
    let (foundFolder, foundName) = OutputPath.split(path)
    #expect(Array(foundFolder.utf8) == Array(folder.utf8))
    #expect(Array(foundName.utf8) == Array(name.utf8))
  }

  @Test(
    "what leads out of the output is found",
    arguments: [
      ("a/b", true), ("a/\u{338}b", true), ("..", false), ("a/../b", false), ("a//b", false),
      ("/a", false), ("a/\u{338}/../b", false), ("a/.", false), ("", false), ("a\0b", false),
    ])
  func safe(path: String, isSafe: Bool) {
    #expect(OutputPath.isSafe(path) == isSafe)
  }
}
