// What is in the output and not of it: what builds of ours left goes, what is another's stays.

import Composable
import Foundation
import Testing

@Suite struct LeftoverTests {
  let site: TestSite

  init() throws {
    site = try TestSite(["Content/a.md": "# A", "Content/b.md": "# B\n\n[data](data.txt)"])
    try site.write("Content/data.txt", "1")
    try site.build()
  }

  func check() throws -> [String] {
    try site.build { $0.onlyChecks = true }.differences.map { "\($0.kind) \($0.path)" }
  }

  /// Keeps what a build remembers, as a build that was killed at its first rename leaves it: the
  /// output is as it was, and what was to be made is noted.
  func killedBuild() throws {
    let manager = FileManager.default
    try manager.copyItem(atPath: site.folder("Output"), toPath: site.folder("kept"))
    let before = site.tree("memory")
    try site.build()
    // All that is remembered was written anew, or what changed since.
    let noted = try #require(site.tree("memory").first { before[$0.key] != $0.value })
    try site.remove("memory")
    for (name, bytes) in before { try site.folder.write(bytes, to: "memory/\(name)") }
    let print = try #require(noted.key.split(separator: ".").first)
    try site.folder.write(noted.value, to: "memory/\(print).next")
    // The folder stays the one that is remembered; what is in it is as it was.
    for entry in try manager.contentsOfDirectory(atPath: site.folder("Output")) {
      try manager.removeItem(atPath: site.folder("Output/\(entry)"))
    }
    for entry in try manager.contentsOfDirectory(atPath: site.folder("kept")) {
      try manager.moveItem(
        atPath: site.folder("kept/\(entry)"), toPath: site.folder("Output/\(entry)"))
    }
    try site.remove("kept")
  }

  @Test("a page that goes leaves nothing behind, whatever stays above it, beside it and below it")
  func nested() throws {
    let pages = ["d", "d/a", "d/a/b", "e/f", "e/f/g/h"]
    let text = "# Page\n\n[data](/data/one.txt)"
    try site.write("Content/data/one.txt", "1")
    for page in pages { try site.write("Content/\(page).md", text) }
    try site.write("Content/data.md", "# The page of a folder with data")
    try site.build()
    for page in pages {
      try site.remove("Content/\(page).md")
      try site.build()
      #expect(try site.tree() == site.fresh(), "\(page)")
      try site.write("Content/\(page).md", text)
      try site.build()
      #expect(try site.tree() == site.fresh(), "\(page) again")
    }
    for page in pages { try site.write("Content/\(page).md", "# Page") }
    try site.build()
    #expect(try site.tree() == site.fresh())
  }

  @Test("whatever pages are called, what was made of those that go goes; what is another's stays")
  func names() throws {
    let seed = UInt64.random(in: 0 ... .max)
    var random = SeededGenerator(seed: seed)
    // Signs that come before the one between folders, and behind it.
    let parts = ["a", "a-b", "a.b", "a0", "b"]
    let manager = FileManager.default
    for round in 0..<8 {
      let site = try TestSite([:])
      let pages = Set(
        (0..<10).map { _ in
          (0..<Int.random(in: 1...3, using: &random)).map { _ in
            parts.randomElement(using: &random) ?? "a"
          }.joined(separator: "/")
        })
      for page in pages { try site.write("Content/\(page).md", "# \(page)") }
      try site.build()
      var strangers: Set<String> = []
      for page in pages.sorted() where Bool.random(using: &random) {
        try site.remove("Content/\(page).md")
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
          try site.write("Output/\(page)/other.txt", "mine")
          strangers.insert("\(page)/other.txt")
        case 1:
          // A folder that somebody emptied.
          let names = try? manager.contentsOfDirectory(atPath: site.folder("Output/\(page)"))
          for name in names ?? [] where name.hasSuffix(".html") {
            try site.remove("Output/\(page)/\(name)")
          }
        case 2:
          // One of which somebody left no more than the folders above.
          try? site.remove("Output/\(page)")
        default: break
        }
      }
      try site.build()
      let place = Comment(rawValue: "round \(round) of seed \(seed)")
      let tree = site.tree()
      #expect(Set(tree.keys.filter { $0.hasSuffix("/other.txt") }) == strangers, place)
      #expect(try tree.filter { !strangers.contains($0.key) } == site.fresh(), place)
      for case let name as String in manager.enumerator(atPath: site.folder("Output")) ?? .init() {
        let below = try? manager.contentsOfDirectory(atPath: site.folder("Output/\(name)"))
        #expect(below?.isEmpty != true, "\(name) is empty, \(place)")
      }
    }
  }

  @Test("an empty folder is not ours because a draft is called so, of which nothing was made")
  func draft() throws {
    try site.write("Content/notes/idea.md", "---\ndraft: true\n---\n# Idea")
    try site.build()
    let folder = site.folder("Output/notes/idea")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try site.build()
    #expect(FileManager.default.fileExists(atPath: folder))
  }

  @Test("a page whose new text was never moved into place goes when its article does")
  func killed() throws {
    try site.write("Content/a.md", "# A edited")
    try killedBuild()
    try site.remove("Content/a.md")
    try site.build()
    #expect(try site.tree() == site.fresh())
    #expect(try check() == [])
  }

  @Test("however many builds were killed, what each left is known", arguments: [false, true])
  func killedOften(losesMemory: Bool) throws {
    for number in 1...4 {
      try site.write("Content/a.md", "# A\n\n\(number)")
      try site.write("Content/new\(number).md", "# New")
      try site.write("Content/data.txt", "\(number)")
      try killedBuild()
    }
    if losesMemory { try site.remove("memory") }
    try site.remove("Content/a.md")
    try site.write("Content/b.md", "# B")
    try site.build()
    #expect(try site.tree() == site.fresh())
    #expect(try check() == [])
  }

  @Test("on another branch a page was edited: back on this one it goes when its article does")
  func branches() throws {
    let manager = FileManager.default
    try manager.copyItem(atPath: site.folder("Output"), toPath: site.folder("main"))
    try site.write("Content/a.md", "# A edited")
    try site.write("Content/data.txt", "2")
    try site.build()
    // Back to the main line: git writes those files that differ.
    for path in site.tree("main").keys {
      try site.folder.write(site.tree("main")[path] ?? [], to: "Output/\(path)")
    }
    try site.remove("Content/a.md")
    try site.write("Content/b.md", "# B")
    try site.build()
    #expect(try site.tree() == site.fresh())
    #expect(try check() == [])
  }

  @Test("a page of ours is known by its seal, where nothing else tells of it")
  func seal() throws {
    try site.write("Content/c.md", "# C")
    try site.build()
    let tree = site.tree()
    try site.remove("Content/c.md")
    try site.build()
    for (path, bytes) in tree where path.hasPrefix("c/") {
      try site.folder.write(bytes, to: "Output/\(path)")
    }
    try site.folder.write((tree["c/lit.html"] ?? []) + [0x0A], to: "Output/c/changed.html")
    try site.remove("memory")
    #expect(
      try check() == [
        "foreign c/changed.html", "orphaned c/dark.html", "orphaned c/index.html",
        "orphaned c/lit.html",
      ])
    let report = try site.build()
    #expect(report.strangers == ["c/changed.html"])
    try site.remove("Output/c")
    #expect(try site.tree() == site.fresh())
  }

  @Test("what others put there stays, and is told; an extra page is a finding of --check")
  func strangers() throws {
    try site.write("Output/CNAME", "example.org")
    try site.write("Output/.git/config", "x")
    try site.write("Output/mine/deep/page.html", "mine")
    try site.write("Output/other/atlas.json", "{}")
    try site.write("Output/other/page.html", "another gallery's")
    try site.folder.link("Output/link", to: site.folder("Content"))
    try site.write("Content/a.md", "# A edited")
    let before = site.tree().filter { !$0.key.hasPrefix("a/") && $0.key != "index.html" }
    let report = try site.build()
    #expect(report.strangers == ["CNAME", "link", "mine/deep/page.html", "other/"])
    for (path, bytes) in before where !path.hasSuffix(".json") && !path.hasSuffix(".js") {
      #expect(site.tree()[path] == bytes, "\(path)")
    }
    #expect(try check() == ["foreign mine/deep/page.html"])
    let checked = try site.build { $0.onlyChecks = true }
    #expect(checked.strangers == report.strangers)
  }

  @Test("an atlas of the first version, whose hashes were others, is written over")
  func firstVersion() throws {
    let atlas = site.text("atlas.json")
      .replacing("{\"version\":2,", with: "{\"version\":1,")
      .replacing(/"hash":"([0-9a-f]{16})[0-9a-f]{16}"/) { "\"hash\":\"\($0.1)\"" }
    #expect(atlas.contains(/"hash":"[0-9a-f]{16}"/))
    try site.write("Output/atlas.json", atlas)
    for path in ["assets/museum.css", "index.html", "a/lit.html"] {
      try site.write("Output/\(path)", "of the former version")
    }
    try site.remove("memory")
    try site.build()
    #expect(try site.tree() == site.fresh())
  }
}
