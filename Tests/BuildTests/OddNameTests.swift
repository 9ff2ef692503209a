// Names that look alike, or whose letters reach over a slash.

import Build
import Content
import Foundation
import Testing

@Suite("odd names")
struct OddNameTests {
  @Test("an accent at the beginning of a name leaves the slash before it a slash")
  func accents() throws {
    let site = try TestSite([
      "Content/x/\u{301}y/p.md": "[q](../q.md) ![r](../../r.svg)",
      "Content/x/q.md": "# Q",
      "Content/r.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\"/>",
    ])
    try site.build()
    let page = try #require(site.tree().first { $0.key.hasSuffix("p/lit.html") })
    let text = String(decoding: page.value, as: UTF8.self)
    #expect(text.contains("href=\"../../q/index.html\""))
    #expect(text.contains("src=\"../../../assets/content/r.svg\""))
  }

  @Test(
    "names that look like others are refused, and those that only need joiners are not",
    arguments: [
      ("a\u{200B}b", false), ("a\u{2060}b", false), ("a\u{AD}b", false), ("a\u{61C}b", false),
      ("a\u{200D}b", false), ("a\u{3164}b", false), ("می\u{200C}خواهم", true),
      ("👩\u{200D}🚀", true), ("❤\u{FE0F}", true), ("1\u{FE0F}\u{20E3}", true),
      ("tea\u{FE0F}", false),
    ])
  func invisible(name: String, isFine: Bool) throws {
    let site = try TestSite(["Content/\(name).md": "# A"])
    let findings = try findings(site)
    #expect(isFine ? findings.isEmpty : findings.contains { $0.contains("invisible character") })
  }

  private func findings(_ site: TestSite) throws -> [String] {
    do {
      try site.build()
    } catch {
      guard case .content(let diagnostics) = error else { throw error }
      return diagnostics.map(\.description)
    }
    return []
  }

  @Test("a name that is not UTF-8 is told with its bytes")
  func bytes() throws {
    let site = try TestSite(["Content/b/a.md": "# A"])
    let name = Array("b/caf".utf8) + [0xE9, 0x01] + Array(".md".utf8)
    HostileContentTests.write(BadInput("bytes", name: name), in: site.folder("Content"))
    let told = try findings(site)
    #expect(told.count == 1)
    #expect(
      told.first?.contains("Content/b/caf\\xE9\\x01.md: error: this name is not UTF-8") == true,
      "\(told)")
  }

  @Test("a file that is called by another form of its letters is not there")
  func form() throws {
    let site = try TestSite([
      "Content/a.md": "# A", "Content/e\u{301}.css": "p {}",
      "Content/site.yaml": "theme:\n  stylesheet: \"\u{E9}.css\"\n",
    ])
    let findings = try findings(site)
    #expect(findings.count == 1)
    #expect(findings.first?.contains("site.yaml:2:15") == true)
    #expect(findings.first?.lowercased().contains("there is no stylesheet") == true)
  }
}
