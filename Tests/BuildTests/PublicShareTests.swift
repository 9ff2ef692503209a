// A share of a public build tells nobody what is private: not its text, and no function of it.

import Build
import Content
import Foundation
import Output
import Testing

@Suite struct PublicShareTests {
  /// A site with a private text in every place that has one.
  func site(secret: String, open: String = "open") throws -> TestSite {
    let site = try TestSite([
      "Content/site.yaml": "# \(secret)\ntitle: Shares # \(secret)\nlanguage: en\n",
      "Content/a.md":
        "# A\n\n\(open)\n\n<!-- private -->\n\nSalary: \(secret) EUR\n\n<!-- /private -->\n",
      "Content/b.md":
        "---\ntitle: \(secret)\nredaction: {private: true}\n---\n# \(secret)\n\n\(secret)\n",
      "Content/c.md": "# C\n\n[data](data.txt)\n",
      "Content/unlinked.txt": "\(secret)", "Content/data.txt": "public",
    ])
    site.site = Site(title: "Shares")
    site.options.isPublic = true
    return site
  }

  func share(_ number: Int, _ site: TestSite) throws -> String {
    let path = site.folder("share-\(number)")
    try site.build { options in
      options.share = Share(number, of: 2)
      options.output = path
    }
    return path
  }

  @Test(
    "shares of two contents that differ in what is private are the same bytes", arguments: 1...2)
  func nothingPrivate(number: Int) throws {
    let trees = try ["73250", "81000", "no money"].map { secret in
      let site = try site(secret: secret)
      _ = try share(number, site)
      return site.tree("share-\(number)")
    }
    #expect(trees[0].count > 5 && trees[0] == trees[1] && trees[0] == trees[2])
  }

  @Test("joined they are what one build makes; of other public content they are refused")
  func joined() throws {
    let one = try site(secret: "73250")
    let other = try site(secret: "81000")
    let changed = try site(secret: "73250", open: "changed")
    func merge(_ shares: [String], in site: TestSite) throws {
      _ = try Merge(
        site.site, MergeOptions(shares: shares, output: site.folder("Output"), memory: nil)
      ).run()
    }
    try merge([share(1, one), share(2, other)], in: one)
    #expect(try one.tree() == one.fresh())
    #expect(throws: SiteError.self) { try merge([share(1, one), share(2, changed)], in: one) }
    try other.write("Content/data.txt", "PUBLIC")
    try other.write("Content/a.md", "# A\n\nopen\n\n[data](data.txt)")
    try one.write("Content/a.md", "# A\n\nopen\n\n[data](data.txt)")
    #expect(throws: SiteError.self) { try merge([share(1, one), share(2, other)], in: one) }
  }

  @Test(
    "shares of documents whose front matter builds their pages otherwise are refused",
    arguments: [
      "states: [loading]", "latency: 9s", "outcome: failed", "flags: [favorite]",
      "redaction: {projection: constant}",
      "onboarding: [{region: header, text: Read this.}]",
    ])
  func settings(line: String) throws {
    let one = try site(secret: "73250")
    let first = try share(1, one)
    let other = try site(secret: "73250")
    try other.write("Content/c.md", "---\n\(line)\n---\n# C\n\n[data](data.txt)\n")
    let second = try share(2, other)
    #expect(throws: SiteError.self) {
      try Merge(
        one.site, MergeOptions(shares: [first, second], output: one.folder("Output"), memory: nil)
      ).run()
    }
  }

  @Test("what a site says is told without comments, and read as it was")
  func settings() throws {
    let one = try site(secret: "73250")
    try one.write(
      "Content/site.yaml",
      """
      # 73250
      title: "Quoted: \\"yes\\", \\u00e9, 日本"
      author: Ada
      url: https://a.test/x/
      states: [loaded]
      frames: 12
      redaction: {projection: grid, private: false}
      reasons: {spoiler: {bit: 12, treatment: blur, scope: text}}
      """)
    let shares = [try share(1, one), try share(2, one)]
    _ = try Merge(
      one.site, MergeOptions(shares: shares, output: one.folder("Output"), memory: nil)
    ).run()
    #expect(try one.tree() == one.fresh())
    for number in 1...2 {
      for (path, bytes) in one.tree("share-\(number)") {
        #expect(!String(decoding: bytes, as: UTF8.self).contains("73250"), "\(path)")
      }
    }
  }
}
