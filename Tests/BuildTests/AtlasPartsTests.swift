// The atlas of many pages: cut into files, of which a change writes one.

import Build
import Composable
import Foundation
import Testing

@Suite("the parts of atlas.json")
struct AtlasPartsTests {
  private struct Atlas: Decodable {
    struct Page: Decodable {
      let name: String
    }
    struct Part: Decodable, Equatable {
      let file: String
      let hash: String
    }
    let version: Int
    let pages: [Page]
    let parts: [Part]?
  }

  private struct Pages: Decodable {
    let pages: [Atlas.Page]
  }

  /// A site of so many pages, of which `atlas.json` may hold a few.
  private func site(of count: Int) throws -> TestSite {
    let site = try TestSite()
    for number in 0..<count { try site.write("Content/page-\(number).md", "# \(number)") }
    site.options.mostInAtlas = 100
    return site
  }

  private func atlas(of site: TestSite) throws -> Atlas {
    try JSONDecoder().decode(Atlas.self, from: Data(site.text("atlas.json").utf8))
  }

  private func names(_ atlas: Atlas, _ site: TestSite) throws -> [String] {
    try atlas.pages.map(\.name)
      + (atlas.parts ?? []).flatMap { part in
        try JSONDecoder().decode(Pages.self, from: Data(site.text(part.file).utf8)).pages.map(
          \.name)
      }
  }

  @Test("hold all pages of a large site, in order, and none of a small one")
  func whole() throws {
    let small = try site(of: 100)
    try small.build()
    #expect(try atlas(of: small).parts == nil)
    #expect(try atlas(of: small).pages.count == 100)

    let large = try site(of: 300)
    try large.build()
    let atlas = try atlas(of: large)
    #expect(atlas.version == 4)
    #expect(atlas.pages.isEmpty)
    #expect((atlas.parts ?? []).count > 1)
    #expect(try names(atlas, large) == (0..<300).map { "page-\($0)" }.sorted())
  }

  @Test("are written where a page changed, came or went, and nowhere else")
  func change() throws {
    let site = try site(of: 300)
    try site.build()
    for step in [
      { try site.write("Content/page-7.md", "# Seven\n\nMore.") },
      { try site.write("Content/page-77x.md", "# Between") },
      { try site.remove("Content/page-200.md") },
    ] {
      let before = try #require(try atlas(of: site).parts)
      try step()
      try site.build()
      let after = try #require(try atlas(of: site).parts)
      #expect(after.count { !before.contains($0) } == 1)
      #expect(try site.tree() == site.fresh())
    }
  }

  @Test("come with more pages, and go with fewer")
  func limit() throws {
    let site = try site(of: 100)
    try site.build()
    try site.write("Content/page-100.md", "# One more")
    try site.build()
    #expect(try names(atlas(of: site), site).count == 101)
    #expect(try site.tree() == site.fresh())
    try site.remove("Content/page-5.md")
    try site.build()
    #expect(!site.tree().keys.contains { $0.hasPrefix("assets/atlas/") })
    #expect(try site.tree() == site.fresh())
  }

  @Test("tell which files are the gallery's, where nothing is remembered")
  func forgotten() throws {
    let site = try site(of: 300)
    try site.build()
    try site.remove("memory")
    // Nothing but the parts can tell that a build made this: its seal is broken.
    try site.write("Output/page-7/index.html", "changed")
    try site.remove("Content/page-8.md")
    let report = try site.build()
    #expect(report.strangers.isEmpty)
    #expect(try site.tree() == site.fresh())
  }

  /// Any sequence of pages that come, go, change and become drafts, each built upon the last, is as
  /// built from nothing.
  @Test("are the same as from nothing, whatever came before")
  func sequences() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededGenerator(seed: seed)
    let site = try site(of: 150)
    try site.build()
    for step in 0..<12 {
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let path = "Content/page-\(Int.random(in: 0..<220, using: &random)).md"
        let exists = FileManager.default.fileExists(atPath: site.folder(path))
        switch Int.random(in: 0..<4, using: &random) {
        case 0 where exists: try site.remove(path)
        case 1: try site.write(path, "---\ndraft: true\n---\n\n# Draft \(step)")
        default:
          try site.write(path, "# \(step)\n\nWritten \(Int.random(in: 0..<9, using: &random)).")
        }
      }
      // Another limit is another cut.
      site.options.mostInAtlas = [100, 100, 0, 1_000].randomElement(using: &random) ?? 100
      try site.build()
      #expect(try site.tree() == site.fresh(), "seed \(seed), step \(step)")
    }
  }
}
