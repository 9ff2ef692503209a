// Shares of a site, built apart from each other, and joined to what one build makes.

import Atlas
import Build
import Content
import Foundation
import Output
import Testing

@Suite struct MergeTests {
  let site: TestSite

  init() throws {
    site = try TestSite([
      "Content/site.yaml": "title: In pieces\nbaseURL: https://a.test/\n",
      "Content/hidden.md": "---\ndraft: true\n---\n# Hidden",
      "Content/deep/down/index.md": "# Down\n\n![dot](../../dot.gif)",
    ])
    for number in 0..<9 {
      try site.write(
        "Content/\(number % 2)/\(number).md",
        "---\ndate: 2025-01-0\(number + 1)\n---\n# Page \(number)\n\n[next](../0/0.md) "
          + "![dot](../dot.gif)")
    }
    try site.folder.write(IncrementalTests.gif(width: 5), to: "Content/dot.gif")
  }

  /// Builds a share to a folder of its own; gives the folder.
  @discardableResult
  func build(
    _ share: Int, of count: Int, to name: String? = nil,
    _ change: (inout BuildOptions) -> Void = { _ in }
  ) throws -> (path: String, report: BuildReport) {
    let output = site.folder(name ?? "share-\(share)-of-\(count)")
    let report = try site.build { options in
      options.share = Share(share, of: count)
      options.output = output
      change(&options)
    }
    return (output, report)
  }

  /// Builds all shares.
  func buildAll(_ count: Int) throws -> [String] {
    try (1...count).map { try build($0, of: count).path }
  }

  @discardableResult
  func merge(
    _ shares: [String], _ change: (inout MergeOptions) -> Void = { _ in }
  ) throws -> BuildReport {
    var options = MergeOptions(
      shares: shares, output: site.folder("Output"), memory: site.folder("memory"))
    change(&options)
    return try Merge(site.site, options).run()
  }

  /// What is wrong with some shares, without the folder.
  func problems(_ shares: [String]) -> String {
    do {
      try merge(shares)
      return ""
    } catch {
      return "\(error)".replacingOccurrences(of: site.folder.path + "/", with: "")
    }
  }

  @Test(
    "what was built in shares is, merged, what one build makes, byte for byte",
    arguments: [1, 2, 3, 7, 40])
  func bytes(count: Int) throws {
    let shares = try buildAll(count)
    let report = try merge(shares.shuffled())
    #expect(report.pages == 10 && report.frames == 20)
    #expect(try site.tree() == site.fresh())
  }

  @Test("an index of several rooms is merged, and builds and merges go on from it")
  func rooms() throws {
    for number in 100..<310 { try site.write("Content/d/\(number).md", "# Page \(number)") }
    try merge(try buildAll(2))
    #expect(try site.tree() == site.fresh())
    #expect(site.tree()["index-2.html"] != nil)
    try site.remove("Content/d/150.md")
    #expect(try site.build().built == 0)
    #expect(try site.tree() == site.fresh())
    let again = try (1...2).map { try build($0, of: 2) }
    #expect(again.allSatisfy { $0.report.built <= 1 })
    #expect(try merge(again.map(\.path)).written == 0)
  }

  @Test("every page is in one share, and shares are as large as each other, give or take one page")
  func shares() throws {
    let shares = try buildAll(4).map { pages($0) }
    #expect(shares.joined().count == Set(shares.joined()).count)
    // The draft counts, in whichever share it is: that it is one shows when it is read.
    #expect([[1, 3, 3, 3], [2, 2, 3, 3]].contains(shares.map(\.count).sorted()))
    #expect(shares.joined().count == 10)
  }

  /// The pages of a share, by the folders in it that have a storyboard.
  func pages(_ share: String) -> [String] {
    site.tree((share as NSString).lastPathComponent).keys.filter { $0.hasSuffix("/index.html") }
  }

  @Test("a new page moves at most one other across each cut")
  func stable() throws {
    var names: [String] = []
    for number in 0..<60 { names.append("\(number)/page") }
    for name in names { try site.write("Content/\(name).md", "# A") }
    let before = try buildAll(3).map { Set(pages($0)) }
    for added in ["aa", "zz/zz", "m"] {
      try site.write("Content/\(added).md", "# New")
      let after = try buildAll(3).map { Set(pages($0)) }
      let moved = zip(before, after).map { $1.subtracting($0).subtracting(["\(added)/index.html"]) }
      #expect(moved.map(\.count).reduce(0, +) <= 2, "\(added) moves \(moved)")
      try site.remove("Content/\(added).md")
    }
  }

  @Test("a share that is missing is named, and nothing is written")
  func missing() throws {
    let shares = try buildAll(4)
    try site.build()
    let before = site.tree()
    #expect(
      problems([shares[0], shares[3]])
        == "shares 2/4, 3/4 are missing. Build them, and merge again.")
    #expect(
      problems(Array(shares.dropLast())) == "share 4/4 is missing. Build it, and merge again.")
    #expect(
      problems([shares[0], site.folder("nothing")])
        == "'nothing' is no share of a gallery, or not a whole one. Build it with "
        + "'vitrine build --shard I/N --output nothing'.")
    #expect(site.tree() == before)
  }

  @Test("a share may be there twice, if both are the same")
  func repeated() throws {
    let shares = try buildAll(2)
    let again = try build(1, of: 2, to: "again").path
    #expect(problems([again] + shares) == "")
    #expect(try site.tree() == site.fresh())

    site.site.article = { document, content in
      var page = readingSite.article(document, content)
      page.title += "!"
      return page
    }
    let other = try build(1, of: 2, to: "other").path
    #expect(
      problems([other] + shares)
        == "'other' and 'share-1-of-2' are both share 1/2, and differ. "
        + "Build it again, and merge one of them.")
  }

  @Test("shares that are not of one kind are refused")
  func mixed() throws {
    let shares = try buildAll(2)
    let third = try build(1, of: 3).path
    #expect(
      problems([shares[0], third])
        == "'share-1-of-3' and 'share-1-of-2' are shares 1/3 and 1/2. "
        + "Cut the pages into one number of shares.")
    let open = try build(2, of: 2, to: "open") { $0.includesDrafts = true }.path
    #expect(
      problems([shares[0], open])
        == "'open' and 'share-1-of-2' were built with different options. "
        + "Build all shares with the same.")
    // One word of one page is enough, whichever share that page is in.
    try site.write("Content/0/0.md", "# Changed")
    for number in 1...2 {
      let changed = try build(number, of: 2, to: "changed").path
      #expect(
        problems([shares[2 - number], changed])
          == "'changed' and 'share-\(3 - number)-of-2' were built of different content. "
          + "Build all shares of one content.")
    }
  }

  @Test("a share whose files are not those that were built is refused")
  func damaged() throws {
    let shares = try buildAll(2)
    let page = try #require(pages(shares[1]).min())
    let bytes = try #require(site.tree("share-2-of-2")[page])
    try site.folder.write(Array(bytes.dropLast()), to: "share-2-of-2/\(page)")
    #expect(
      problems(shares)
        == "'share-2-of-2/\(page)' is not what was built. Build share 2/2 again.")
    #expect(site.tree().isEmpty)
    // The next build of the share puts it right.
    try build(2, of: 2)
    #expect(problems(shares) == "")
    #expect(try site.tree() == site.fresh())
  }

  @Test(
    "a share that is cut off anywhere is no share", arguments: ["pages", "atlas.jsonl", "strips"])
  func cutOff(file: String) throws {
    let shares = try buildAll(2)
    let path = "share-1-of-2/assets/share/\(file)"
    let bytes = try #require(site.tree("share-1-of-2")["assets/share/\(file)"])
    for count in stride(from: 0, to: bytes.count, by: max(1, bytes.count / 50)) {
      try site.folder.write(Array(bytes.prefix(count)), to: path)
      #expect(problems(shares).hasPrefix("'share-1-of-2' is no share of a gallery"))
    }
  }

  @Test("a merge removes what earlier builds made and leaves what no build made")
  func otherFiles() throws {
    try site.write("Content/gone.md", "# Gone")
    try site.build()
    try site.write("Output/mine.txt", "mine")
    try site.remove("Content/gone.md")
    let report = try merge(try buildAll(2))
    #expect(report.removed == 3)
    var expected = try site.fresh()
    expected["mine.txt"] = Array("mine".utf8)
    #expect(site.tree() == expected)
    // A file in the way that nobody built ends it.
    try site.write("Content/new.md", "# New")
    try site.write("Output/new/index.html", "mine")
    #expect(problems(try buildAll(2)).hasPrefix("no build made 'new/index.html', and this one"))
    #expect(site.text("new/index.html") == "mine")
  }

  @Test("nothing changed: neither a share nor a merge writes, and a build goes on from a merge")
  func unchanged() throws {
    let shares = try buildAll(2)
    try merge(shares)
    let again = try build(1, of: 2).report
    #expect(again.built == 0 && again.written == 0 && again.removed == 0)
    let merged = try merge(shares)
    #expect(merged.written == 0 && merged.removed == 0)
    #expect(try merge(shares) { $0.onlyChecks = true }.differences.isEmpty)
    let built = try site.build()
    #expect(built.built == 0 && built.written == 0 && built.removed == 0)
  }

  @Test("warnings do not go along with a share, and a build that goes on from a merge tells them")
  func warnings() throws {
    try site.write("Content/0/odd.md", "---\nodd: My own word\n---\n# Odd")
    let shares = try buildAll(2)
    for share in 1...2 {
      for (path, bytes) in site.tree("share-\(share)-of-2") {
        #expect(Data(bytes).firstRange(of: Data("My own word".utf8)) == nil, "\(path)")
      }
    }
    try merge(shares)
    let built = try site.build()
    #expect(built.warnings.map(\.message).contains { $0.hasPrefix("unknown key 'odd'") })
    #expect(built.written == 0 && built.removed == 0)
    #expect(try site.tree() == site.fresh())
  }

  @Test("one page changed: a share builds that page or none, and a merge writes what differs")
  func changed() throws {
    try merge(try buildAll(2))
    try site.write("Content/1/3.md", "# Changed")
    let reports = try (1...2).map { try build($0, of: 2).report }
    #expect(reports.map(\.built).sorted() == [0, 1])
    let shares = (1...2).map { site.folder("share-\($0)-of-2") }
    let stale = try merge(shares) { $0.onlyChecks = true }.differences.map(\.path)
    #expect(
      stale == [
        "1/3/dark.html", "1/3/index.html", "1/3/lit.html", "assets/pages.js", "assets/tree.js",
        "atlas.json", "feed.xml", "index.html", "sitemap.xml",
      ])
    #expect(try merge(shares).written == stale.count)
    #expect(try site.tree() == site.fresh())
  }

  @Test("a share that comes from elsewhere is built upon, and files beside it are left alone")
  func moved() throws {
    _ = try buildAll(2)
    try site.remove("memory")
    try site.write("share-1-of-2/mine.txt", "mine")
    try site.write("Content/0/0.md", "# Changed")
    try site.write("Content/1/1.md", "# Changed too")
    let shares = try buildAll(2)
    #expect(site.tree("share-1-of-2")["mine.txt"] == Array("mine".utf8))
    try merge(shares)
    #expect(try site.tree() == site.fresh())
  }

  @Test("a page that looks at all documents is the same in a share")
  func lookingAround() throws {
    site.site.pages = [
      { content in
        let titles = content.documents.map(\.title).joined(separator: ", ")
        return [
          Page("all", title: titles, Reading.State(document: content.documents[0])) {
            Reading()
          } view: {
            ReadingView(store: $0)
          } story: {
            Frame("dark")
          }
        ]
      }
    ]
    site.options.isOwn = true
    try merge(try buildAll(3))
    #expect(site.text("all/index.html").contains("Page 0, Page 2"))
    #expect(try site.tree() == site.fresh { $0.isOwn = true })
  }

  @Test("a link from one share to a draft in another ends the merge as it ends a build")
  func draftLinks() throws {
    for number in 0..<4 { try site.write("Content/\(number).md", "# A\n\n[hidden](hidden.md)") }
    // With so many shares, no two pages are in one.
    let shares = try buildAll(40)
    let message =
      "0.md: error: a link leads to the draft 'hidden.md', which is not built. "
      + "Publish it, build with --drafts, or remove the link"
    #expect(problems(shares).hasPrefix(message))
    let lines = problems(shares).split(separator: "\n")
    #expect(lines.count == 2 && lines[1].contains("and in 3 more places"), "\(lines)")
    #expect(site.findings { $0.share = Share(1, of: 1) }.count == 4)
  }

  @Test("a link to nowhere and names that collide end the build of a share")
  func findings() throws {
    try site.write("Content/a.md", "# A\n\n[nowhere](nowhere.md)")
    let found = (1...3).map { number in
      site.findings { options in
        options.share = Share(number, of: 3)
        options.output = site.folder("share-\(number)")
      }
    }
    #expect(
      found.filter { !$0.isEmpty } == [["Content/a.md:3:1: the link 'nowhere.md' leads nowhere"]])
    try site.write("Content/A.md", "# A")
    for number in 1...3 {
      let findings = site.findings { options in
        options.share = Share(number, of: 3)
        options.output = site.folder("share-\(number)")
      }
      #expect(findings.contains { $0.contains("are one path where case") })
    }
  }

  @Test("a check that fails fails the share, and leaves no share")
  func failedChecks() throws {
    site.site = leakingSite
    let reports = try (1...2).map { try build($0, of: 2) }
    #expect(reports.allSatisfy { !$0.report.findings.isEmpty })
    #expect(site.tree("share-1-of-2").isEmpty)
    #expect(problems(reports.map(\.path)).contains("is no share of a gallery"))
  }

  @Test("neither is a gallery taken to pieces, nor a share written over")
  func places() throws {
    try site.build()
    let before = site.tree()
    #expect(throws: SiteError.outputIsGallery(site.folder("Output"))) {
      try build(1, of: 2, to: "Output")
    }
    #expect(site.tree() == before)
    let shares = try buildAll(2)
    #expect(throws: SiteError.outputIsShare(shares[0])) {
      try merge(shares) { $0.output = shares[0] }
    }
  }

  @Test("a file is no share of a gallery, and the machine is not to blame")
  func file() throws {
    try site.write("file", "1")
    #expect(problems([site.folder("file")]).hasPrefix("'file' is no share of a gallery"))
  }

  @Test("files of two shares that are one where case does not count are refused")
  func copies() throws {
    let site = try TestSite([
      "Content/a.md": "# A\n\n[a](p.txt)", "Content/b.md": "# B\n\n[b](P.txt)",
    ])
    try site.write("Content/p.txt", "1")
    try site.write("Content/P.txt", "2")
    let shares = try (1...2).map { number in
      let output = site.folder("share-\(number)")
      try site.build {
        $0.share = Share(number, of: 2)
        $0.output = output
      }
      return output
    }
    let options = MergeOptions(shares: shares, output: site.folder("Output"), memory: nil)
    let error = #expect(throws: SiteError.self) { try Merge(site.site, options).run() }
    let told = error.map { "\($0)" } ?? ""
    #expect(told.contains("are one path where case and Unicode forms do not count"), "\(told)")
    #expect(site.tree().isEmpty)
  }
}
