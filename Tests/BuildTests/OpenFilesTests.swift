// What builds open, they close.

import Build
import Content
import Foundation
import Output
import Testing

@Suite("open files")
struct OpenFilesTests {
  let site: TestSite

  init() throws {
    site = try TestSite([
      "Content/deep/a.md": "# A\n\n![dot](../dot.gif)", "Content/b.md": "[a](deep/a.md)",
    ])
    try site.folder.write(IncrementalTests.gif(width: 5), to: "Content/dot.gif")
  }

  /// The files and folders of the test that this process holds open.
  func open() -> [String] {
    let root = URL(filePath: site.folder.path).resolvingSymlinksInPath().path
    let numbers = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
    return numbers.compactMap { number in
      try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(number)")
    }.filter { $0.hasPrefix(root) }
  }

  @Test("a build that is at work holds its output, and one that ended nothing, however it ended")
  func builds() throws {
    var most = 0
    for change: (inout BuildOptions) -> Void in [
      { _ in }, { _ in }, { $0.onlyChecks = true }, { $0.only = ["b"] }, { $0.only = ["none"] },
      { $0.memory = nil },
    ] {
      var options = site.options
      change(&options)
      _ = try? Build(site.site, options).run { _ in most = max(most, open().count) }
      #expect(open() == [])
    }
    #expect(most > 0)
    try site.write("Content/b.md", "[nowhere](c.md)")
    #expect(throws: SiteError.self) { try site.build() }
    #expect(open() == [])
    try site.write("Content/b.md", "# B")
    try site.remove("Output/b/index.html")
    try site.write("Output/b/index.html/mine.txt", "mine")
    #expect(throws: SiteError.self) { try site.build() }
    #expect(open() == [])
  }

  @Test("a merge that ended holds nothing, be its shares whole or damaged")
  func merges() throws {
    let shares = try (1...2).map { number in
      let path = site.folder("share-\(number)")
      try site.build { options in
        options.share = Share(number, of: 2)
        options.output = path
      }
      return path
    }
    func merge() throws {
      _ = try Merge(
        site.site, MergeOptions(shares: shares, output: site.folder("Output"), memory: nil)
      ).run()
    }
    try merge()
    #expect(open() == [])
    try site.write("share-2/assets/share/atlas.jsonl", "{")
    #expect(throws: SiteError.self) { try merge() }
    #expect(open() == [])
  }
}
