// What a build does when there was one before.

import Build
import Content
import Foundation
import Testing

@Suite struct IncrementalTests {
  let site: TestSite

  init() throws {
    site = try TestSite([
      "Content/a.md": "# A\n\n[B](b.md)", "Content/b.md": "# B\n\n![dot](dot.gif)",
      "Content/c.md": "# C\n\nText.",
    ])
    try site.folder.write(Self.gif(width: 5), to: "Content/dot.gif")
    try site.build()
    // Files that changed a moment ago are read again, since they could change unseen.
    usleep(50_000)
    try site.build()
  }

  static func gif(width: UInt8) -> [UInt8] {
    Array("GIF89a".utf8) + [width, 0, 7, 0, 0, 0, 0, 0x3B]
  }

  /// When each file of the output was written, and which file of the disk it is.
  func marks() throws -> [String: String] {
    var marks: [String: String] = [:]
    for path in site.tree().keys {
      let attributes = try FileManager.default.attributesOfItem(
        atPath: site.folder("Output/\(path)"))
      marks[path] = "\(attributes[.modificationDate] ?? "") \(attributes[.systemFileNumber] ?? "")"
    }
    return marks
  }

  /// Builds, and gives the files that were written.
  func written(_ change: (inout BuildOptions) -> Void = { _ in }) throws -> Set<String> {
    let before = try marks()
    try site.build(change)
    #expect(try site.tree() == site.fresh(change))
    return Set(try marks().filter { before[$0.key] != $0.value }.keys)
  }

  @Test(
    "a file that is called the same in another Unicode form is another page, and the old one goes",
    arguments: [false, true])
  func spelledAnew(isEdited: Bool) throws {
    let (composed, apart) = ("caf\u{E9}", "cafe\u{301}")
    try site.write("Content/\(composed).md", "# D")
    try site.build()
    usleep(50_000)
    try site.build()
    try FileManager.default.moveItem(
      atPath: site.folder("Content/\(composed).md"), toPath: site.folder("Content/\(apart).md"))
    if isEdited { try site.write("Content/\(apart).md", "# E") }
    for _ in 0..<2 {
      try site.build()
      let names = try FileManager.default.contentsOfDirectory(atPath: site.folder("Output"))
        .filter { $0.utf8.starts(with: "caf".utf8) }
      #expect(names.map { Array($0.utf8) } == [Array(apart.utf8)])
    }
    let report = try site.build()
    #expect(report.built == 0 && report.written == 0 && report.removed == 0)
  }

  /// A name in two Unicode forms.
  static let forms = ["caf\u{E9}", "cafe\u{301}"]

  @Test("pictures that are called the same in two Unicode forms are two", arguments: [false, true])
  func spelledPictures(areFolders: Bool) throws {
    let paths =
      areFolders
      ? ["\(Self.forms[0])/a.gif", "\(Self.forms[1])/b.gif"] : Self.forms.map { "\($0).gif" }
    for (index, path) in paths.enumerated() {
      try site.folder.write(Self.gif(width: UInt8(5 + index)), to: "Content/\(path)")
    }
    try site.write("Content/c.md", "# C\n\n![one](\(paths[0]))\n")
    try site.write("Content/b.md", areFolders ? "# B\n\n![other](\(paths[1]))\n" : "# B\n")
    try site.build()
    #expect(try site.tree() == site.fresh())
    func copied() -> Set<[UInt8]> {
      Set(
        site.tree().keys.filter { $0.hasPrefix("assets/content/caf") && $0.hasSuffix(".gif") }.map {
          Array($0.utf8)
        })
    }
    let all = paths.map { Array("assets/content/\($0)".utf8) }
    #expect(copied() == Set(areFolders ? all : [all[0]]))
    usleep(50_000)
    try site.build()
    try site.write("Content/c.md", "# C\n\n![other](\(paths[1]))\n")
    try site.write("Content/b.md", "# B\n")
    try site.build()
    #expect(try site.tree() == site.fresh())
    #expect(copied() == [all[1]])
  }

  @Test("what somebody put there under the same name in another Unicode form is in the way")
  func strangersForm() throws {
    try site.folder.write(Self.gif(width: 5), to: "Content/\(Self.forms[0]).gif")
    try site.write("Content/c.md", "# C\n\n![one](\(Self.forms[0]).gif)\n")
    try site.build()
    try site.write("Output/assets/content/\(Self.forms[1]).gif", "mine")
    try site.remove("Content/\(Self.forms[0]).gif")
    try site.folder.write(Self.gif(width: 5), to: "Content/\(Self.forms[1]).gif")
    try site.write("Content/c.md", "# C\n\n![one](\(Self.forms[1]).gif)\n")
    #expect(throws: SiteError.self) { try site.build() }
    // By its path: as keys of a tree the two are one.
    #expect(site.text(of: "Output/assets/content/\(Self.forms[1]).gif") == "mine")
  }

  @Test("nothing changed: nothing is built, nothing is written")
  func nothing() throws {
    let report = try site.build()
    #expect(report.built == 0 && report.written == 0 && report.removed == 0)
    #expect(report.pages == 3 && report.frames == 6)
    #expect(try written().isEmpty)
  }

  @Test("a document changed: its page is built, and what speaks of it")
  func changed() throws {
    try site.write("Content/c.md", "# C\n\nText.\n\nMore.")
    #expect(try site.build { $0.onlyChecks = true }.built == 1)
    let written = try written()
    #expect(written == ["c/dark.html", "c/lit.html", "c/index.html", "index.html", "atlas.json"])
  }

  @Test("a change of as few bytes as there are shows", arguments: [1, 8, 12, 31, 33])
  func smallChange(count: Int) throws {
    try site.folder.write(
      Array("S3CRET-1 is what this says, and no word more".utf8.prefix(count)), to: "Content/c.md")
    try site.build()
    try site.folder.write(
      Array("REDACTED is what this says, and no word more".utf8.prefix(count)), to: "Content/c.md")
    #expect(try site.build { $0.onlyChecks = true }.built == 1)
    try site.build()
    #expect(try site.tree() == site.fresh())
  }

  @Test("a document was written again as it was: nothing is built")
  func touched() throws {
    try site.write("Content/c.md", "# C\n\nText.")
    let report = try site.build()
    #expect(report.built == 0 && report.written == 0)
  }

  @Test("a document is new: all others are kept, and one that waited for it is built")
  func added() throws {
    try site.write("Content/d.md", "# D")
    #expect(try site.build().built == 1)
    #expect(try site.tree() == site.fresh())
    // A link from the root of the host leads out, until there is something below the content.
    try site.write("Content/c.md", "[E](/e)")
    try site.build()
    try site.write("Content/e.md", "# E")
    #expect(try site.build().built == 2)
    #expect(site.text("c/lit.html").contains("href=\"../e/index.html\""))
  }

  @Test("a document went: its files go, with the folder that they stood in")
  func removed() throws {
    try site.remove("Content/c.md")
    #expect(try site.build().removed == 3)
    #expect(try site.tree() == site.fresh())
    #expect(!FileManager.default.fileExists(atPath: site.folder("Output/c")))
  }

  @Test("a document that others refer to went: an error, and the output stays")
  func removedTarget() throws {
    let before = site.tree()
    try site.remove("Content/b.md")
    #expect(site.findings() == ["Content/a.md:3:1: the link 'b.md' leads nowhere"])
    #expect(site.tree() == before)
  }

  @Test("a picture changed: it is copied, and the pages that show it are built if its size did")
  func picture() throws {
    try site.folder.write(Self.gif(width: 5) + [0], to: "Content/dot.gif")
    #expect(try site.build { $0.onlyChecks = true }.built == 0)
    #expect(try written() == ["assets/content/dot.gif", "atlas.json"])
    try site.folder.write(Self.gif(width: 9), to: "Content/dot.gif")
    #expect(try site.build { $0.onlyChecks = true }.built == 1)
    #expect(
      try written() == [
        "assets/content/dot.gif", "atlas.json", "b/dark.html", "b/index.html", "b/lit.html",
        "index.html",
      ])
  }

  @Test("a draft that is published, and an article that becomes a draft")
  func draft() throws {
    try site.write("Content/c.md", "---\ndraft: true\n---\n# C")
    #expect(try site.build().removed == 3)
    #expect(try site.build().built == 0)
    try site.write("Content/c.md", "# C")
    try site.build()
    #expect(try site.tree() == site.fresh())
    try site.write("Content/b.md", "---\ndraft: true\n---\n# B")
    #expect(site.findings().count == 1)
  }

  @Test("files of the output that were removed or changed by hand are put right")
  func putRight() throws {
    try site.remove("Output/a/lit.html")
    try site.write("Output/b/dark.html", "mine")
    try site.write("Output/index.html", "mine")
    #expect(try written() == ["a/lit.html", "b/dark.html", "index.html"])
    try site.remove("Output/atlas.json")
    #expect(try written() == ["atlas.json"])
    try site.remove("Output")
    try site.build()
    #expect(try site.tree() == site.fresh())
  }

  @Test("other options build all pages, and write those files that differ")
  func options() throws {
    try site.write("Content/c.md", "# C\n\n<!-- private -->\n\nSecret.\n\n<!-- /private -->")
    try site.build()
    let written = try written { $0.isPublic = true }
    #expect(written.contains("c/lit.html"))
    // Of the other pages only what is for the author goes: what looks hide, on their storyboards.
    let others = written.filter { $0.hasPrefix("a/") || $0.hasPrefix("b/") }
    #expect(others == ["a/index.html", "b/index.html"])
    #expect(!site.text("c/lit.html").contains("Secret"))
  }

  @Test("a configuration that changed builds all pages")
  func configuration() throws {
    try site.write("Content/site.yaml", "title: Behind glass")
    #expect(try site.build().built == 3)
    #expect(try site.tree() == site.fresh())
  }

  @Test("without a memory, as in a clone, what is there is taken over, and orphans go")
  func noMemory() throws {
    try site.write("Output/mine.html", "mine")
    try site.remove("memory")
    let before = try marks()
    #expect(try site.build().written == 0)
    #expect(try marks() == before)
    try site.remove("memory")
    try site.remove("Content/c.md")
    try site.write("Content/b.md", "# Changed")
    #expect(try site.build().removed == 4)
    var fresh = try site.fresh()
    fresh["mine.html"] = Array("mine".utf8)
    #expect(site.tree() == fresh)
  }

  @Test("an orphan that someone changed is theirs")
  func changedOrphan() throws {
    try site.remove("Content/c.md")
    try site.write("Output/c/lit.html", "mine")
    #expect(try site.build().removed == 2)
    #expect(site.text("c/lit.html") == "mine")
  }

  @Test("a file whose place becomes a folder, and a folder whose place becomes a file")
  func fileAndFolder() throws {
    try site.write("Content/data", "1")
    try site.write("Content/c.md", "# C\n\n[one](data)")
    try site.build()
    try site.remove("Content/data")
    try site.write("Content/data/deep/one.txt", "2")
    try site.write("Content/data/two.txt", "3")
    try site.write("Content/c.md", "# C\n\n[one](data/deep/one.txt) [two](data/two.txt)")
    try site.build()
    #expect(try site.tree() == site.fresh())
    try site.remove("Content/data")
    try site.write("Content/data", "4")
    try site.write("Content/c.md", "# C\n\n[one](data)")
    try site.build()
    #expect(try site.tree() == site.fresh())
  }

  @Test("what someone changed or put where a folder or a file is to come is named, and stays")
  func filesInTheWay() throws {
    try site.write("Content/data", "1")
    try site.write("Content/c.md", "# C\n\n[one](data)")
    try site.build()
    try site.write("Output/assets/content/data", "mine")
    try site.remove("Content/data")
    try site.write("Content/data/one.txt", "2")
    try site.write("Content/c.md", "# C\n\n[one](data/one.txt)")
    let before = site.tree()
    #expect(throws: SiteError.filesInTheWay(["assets/content/data"])) { try site.build() }
    #expect(site.tree() == before)
    try site.remove("Output/assets/content/data")
    try site.build()
    try site.write("Output/assets/content/data/mine.txt", "mine")
    try site.remove("Content/data")
    try site.write("Content/data", "3")
    try site.write("Content/c.md", "# C\n\n[one](data)")
    #expect(throws: SiteError.filesInTheWay(["assets/content/data"])) { try site.build() }
    try site.remove("Output/assets/content/data/mine.txt")
    try site.build()
    #expect(try site.tree() == site.fresh())
  }

  @Test("--only builds the pages that are named, and remembers that others are out of date")
  func only() throws {
    try site.write("Content/a.md", "# A changed")
    try site.write("Content/c.md", "# C changed")
    #expect(try site.build { $0.only = ["c"] }.built == 1)
    #expect(site.text("a/lit.html").contains(">A<"))
    #expect(site.text("c/lit.html").contains(">C changed<"))
    #expect(try site.build().built == 1)
    #expect(try site.tree() == site.fresh())
    #expect(throws: SiteError.noSuchPage("artcle", suggestion: nil)) {
      try site.build { $0.only = ["artcle"] }
    }
    #expect(throws: SiteError.noSuchPage("bb", suggestion: "b")) {
      try site.build { $0.only = ["bb"] }
    }
  }

  @Test("--only says of other pages nothing that need not be so any more")
  func onlyWarnings() throws {
    try site.write("Content/b.md", "---\nmyKey: 1\n---\n# B\n")
    try site.write("Content/c.md", "---\ndraft: true\n---\n# C\n")
    #expect(try site.build().warnings.map(\.place.line) == [2])
    try site.write("Content/b.md", "# B\n")
    try site.write("Content/c.md", "# C\n")
    try site.write("Content/a.md", "# A\n\n[C](c.md)\n")
    let report = try site.build { $0.only = ["a"] }
    #expect(report.built == 1 && report.warnings == [])
    #expect(try site.build().warnings == [])
    #expect(try site.tree() == site.fresh())
  }

  @Test("--only builds that page alone, each time that the output was taken away before")
  func onlyAnew() throws {
    for page in ["a", "b", "c", "a", "a"] {
      try site.remove("Output")
      #expect(try site.build { $0.only = [page] }.built == 1)
    }
    #expect(try site.build().built > 1)
    #expect(try site.tree() == site.fresh())
  }

  @Test("--only with a name that no page has is refused also where everything would be built")
  func onlyUnknown() throws {
    let changes: [(inout BuildOptions) -> Void] = [
      { $0.includesDrafts = true }, { $0.memory = nil }, { $0.onlyChecks = true },
      { [folder = site.folder("new")] in $0.output = folder },
    ]
    for change in changes {
      #expect(throws: SiteError.noSuchPage("bb", suggestion: "b")) {
        try site.build { options in
          change(&options)
          options.only = ["c", "bb"]
        }
      }
    }
  }

  @Test("a page that was asked for and is a draft is said to be one")
  func onlyDraft() throws {
    try site.write("Content/c.md", "---\ndraft: true\n---\n# C")
    #expect(try site.build { $0.only = ["c"] }.drafts == ["c"])
    #expect(try site.build { $0.only = ["c"] }.drafts == ["c"])
    #expect(try site.build { $0.only = ["a"] }.drafts == [])
    #expect(try site.build().drafts == [])
    let built = try site.build {
      $0.only = ["c"]
      $0.includesDrafts = true
    }
    #expect(built.drafts == [])
  }

  @Test("--check lists what is out of date, and writes nothing")
  func check() throws {
    func differences() throws -> [String] {
      try site.build { $0.onlyChecks = true }.differences.map { "\($0.kind) \($0.path)" }
    }
    #expect(try differences() == [])
    try site.remove("Content/c.md")
    try site.write("Content/d.md", "# D")
    try site.write("Output/b/lit.html", "mine")
    try site.write("Output/mine.html", "mine")
    let before = site.tree()
    let expected = [
      "differs assets/pages.js", "differs assets/tree.js", "differs atlas.json",
      "differs b/lit.html",
      "orphaned c/dark.html", "orphaned c/index.html", "orphaned c/lit.html",
      "missing d/dark.html", "missing d/index.html", "missing d/lit.html", "differs index.html",
      "foreign mine.html", "differs snapshots.json",
    ]
    #expect(try differences() == expected)
    try site.remove("memory")
    #expect(try differences() == expected)
    #expect(site.tree() == before)
    try site.remove("Output")
    #expect(try differences().allSatisfy { $0.hasPrefix("missing") })
    #expect(!FileManager.default.fileExists(atPath: site.folder("Output")))
  }

  @Test("--check --thorough reads what has the size and the time that it had")
  func thorough() throws {
    let path = site.folder("Output/b/lit.html")
    var status = stat()
    #expect(stat(path, &status) == 0)
    let file = try #require(fopen(path, "r+"))
    fseek(file, 200, SEEK_SET)
    fputc(0x7E, file)
    fclose(file)
    var times = [status.st_atim, status.st_mtim]
    utimensat(AT_FDCWD, path, &times, 0)
    func differences(thorough: Bool) throws -> [String] {
      let report = try site.build { options in
        options.onlyChecks = true
        options.isThorough = thorough
      }
      return report.differences.map { "\($0.kind) \($0.path)" }
    }
    #expect(try differences(thorough: false) == [])
    #expect(try differences(thorough: true) == ["differs b/lit.html"])
  }

  @Test("pages move from room to room of the index, and bring their looks along")
  func rooms() throws {
    func name(_ number: Int) -> String { "Content/d/\(number).md" }
    func hasRoom(_ room: Int) -> Bool { site.tree().keys.contains("index-\(room).html") }
    for number in 100..<310 { try site.write(name(number), "# Page \(number)") }
    try site.build()
    #expect(hasRoom(2) && !hasRoom(3))
    try site.write(name(205), "# Page 205\n\nIs another one.")
    try site.write(name(99), "# Page 99")
    try site.remove(name(300))
    let report = try site.build()
    #expect(report.built == 2)
    #expect(try site.tree() == site.fresh())
    // Nothing is taken from a room that somebody changed.
    try site.write("Output/index-2.html", site.text("index-2.html").uppercased())
    try site.build()
    #expect(try site.tree() == site.fresh())
    // One room is enough, and then there is one.
    for number in 120..<230 { try site.remove(name(number)) }
    #expect(try site.build().built == 0)
    #expect(!hasRoom(2))
    #expect(try site.tree() == site.fresh())
  }

  @Test("a link to a hidden file of the content is refused")
  func hiddenFile() throws {
    try site.write("Content/.secret/key.txt", "hidden")
    try site.folder.link("Content/open.txt", to: site.folder("Content/.secret/key.txt"))
    try site.write("Content/c.md", "# C\n\n[key](open.txt)")
    #expect(
      site.findings().contains(
        "Content/open.txt: this symbolic link leads to a hidden file. Put the file itself here"))
  }

  @Test("a link by which a source would be published as it is, is refused")
  func linkedSource() throws {
    try site.write("Content/c.md", "# C\n\n[all of it](open.txt)\n\n<!-- private -->\nA secret.\n")
    try site.folder.link("Content/open.txt", to: site.folder("Content/c.md"))
    #expect(
      site.findings().contains {
        $0.hasPrefix(
          "Content/open.txt: this symbolic link gives a source of the site another ending")
      })
    // Another page of the same text is no harm.
    try site.remove("Content/open.txt")
    try site.folder.link("Content/d.md", to: site.folder("Content/c.md"))
    #expect(!site.findings().contains { $0.contains("symbolic link") })
  }
}
