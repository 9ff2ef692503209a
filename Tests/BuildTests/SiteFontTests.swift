// The fonts of a site: those that are shipped, none, or its own.

import Build
import Content
import Drawing
import Foundation
import Output
import Testing
import Type

@Suite("the fonts of a site")
struct SiteFontTests {
  /// A shipped face, as if it were a site's own for another kind of text.
  static func face(_ name: String) -> [UInt8] {
    FontFile.shipped.first { $0.name == name }?.bytes() ?? []
  }

  static let words = "Each of these words is as wide as in the font that it is set in: fi, AV, To."

  let site: TestSite

  init() throws {
    site = try TestSite(["Content/a.md": "# A\n\n\(Self.words)"])
    try site.folder.write(Self.face("mono-latin-400"), to: "Content/fonts/Own-Regular.woff2")
    try site.folder.write(
      Self.face("mono-latin-700-italic"), to: "Content/fonts/Own-BoldItalic.woff2")
    try site.folder.write(Self.face("sans-latin-400"), to: "Content/fonts/Other.woff2")
  }

  func settings(_ fonts: String) throws {
    try site.write("Content/site.yaml", "title: Fonts\n\(fonts)\n")
  }

  /// What stands for the words under a placeholder.
  func skeleton(in fonts: SiteFonts) -> String {
    var projector = Projector(.exact, typefaces: fonts.typefaces)
    var glyphs: [UInt8] = []
    projector.write(Self.words, style: TextStyle(family: .text), into: &glyphs)
    projector.finish(into: &glyphs)
    return String(decoding: glyphs, as: UTF8.self)
  }

  func sheets() -> String { site.text("assets/frame.css") + site.text("assets/museum.css") }

  var fontPaths: [String] { site.tree().keys.filter { $0.hasPrefix("assets/fonts") }.sorted() }

  @Test("without a word about them, the shipped fonts are there")
  func shipped() throws {
    try settings("fonts: shipped")
    #expect(try site.build().warnings.isEmpty)
    let said = site.tree()
    try settings("")
    try site.build()
    #expect(site.tree() == said)
    #expect(fontPaths.count == FontFile.shipped.count + 1)
    #expect(site.text("a/dark.html").contains(skeleton(in: .shipped)))
  }

  @Test("with those of the system, none are there, and the build says what that costs")
  func system() throws {
    try settings("fonts: system")
    let report = try site.build()
    #expect(fontPaths == [])
    #expect(!sheets().contains("url(fonts/"))
    #expect(sheets().components(separatedBy: "@font-face").count == 3, "the blocks have a font")
    for family in ["text", "sans", "mono"] {
      #expect(sheets().contains("--\(family):\"Vitrine Skeleton\","))
    }
    #expect(report.warnings.map(\.place.description) == ["\(site.options.content)/site.yaml:2:8"])
    #expect(report.warnings.first?.message.contains("blocks move when the text comes") == true)
    #expect(try site.tree() == site.fresh())
  }

  @Test("a font of a site's own is copied, named first, and measured")
  func own() throws {
    try settings("fonts: { text: [fonts/Own-Regular.woff2, fonts/Own-BoldItalic.woff2] }")
    #expect(try site.build().warnings.isEmpty)
    let own = try FontFile(own: Self.face("mono-latin-400"), for: .text)
    let other = try FontFile(own: Self.face("mono-latin-700-italic"), for: .text)
    #expect(own.weight == 400 && !own.isItalic)
    #expect(other.weight == 700 && other.isItalic)
    for font in [own, other] {
      #expect(site.tree()[FontSheet.path(of: font)] ?? [] == font.bytes())
      #expect(sheets().contains("src:url(fonts/\(FontSheet.fileName(of: font)))format(\"woff2\")"))
    }
    #expect(fontPaths.count == FontFile.shipped.count + 3)
    #expect(sheets().contains("--text:\"Vitrine Skeleton\",\"Vitrine Own Text\",\"Vitrine Text\","))
    #expect(sheets().contains("--mono:\"Vitrine Mono\","))
    let skeleton = skeleton(in: SiteFonts(own: [own, other]))
    #expect(skeleton != self.skeleton(in: .shipped))
    #expect(site.text("a/dark.html").contains(skeleton))
    #expect(try site.build().built == 0)
    #expect(try site.tree() == site.fresh())
  }

  @Test("what is shown where there is nothing stands alone in the fonts of the site")
  func notFound() throws {
    for (said, family) in [
      ("fonts: shipped", "Vitrine Text"), ("fonts: system", "Charter"),
      ("fonts: { text: fonts/Own-Regular.woff2 }", "Vitrine Own Text"),
    ] {
      try settings(said)
      try site.build()
      let page = site.text("404.html")
      #expect(page.contains("font:1.125rem/1.6 var(--text)"))
      #expect(page.contains(":root{--text:\"") && page.contains("\"\(family)\","))
      #expect(!page.contains("url(fonts/"))
      let inlined = page.components(separatedBy: "src:url(data:font/").count - 1
      #expect(inlined == (family == "Charter" ? 0 : 1))
      #expect(page.utf8.count < 64 * 1024)
    }
  }

  @Test("the time that shaping takes is told apart from all else", arguments: [1, 2])
  func time(jobs: Int) throws {
    try settings("fonts: { text: fonts/Own-Regular.woff2 }")
    for number in 0..<8 { try site.write("Content/\(number).md", "# \(number)\n\n\(Self.words)") }
    func build() throws -> BuildReport {
      try site.build { options in
        options.measuresTime = true
        options.jobs = jobs
      }
    }
    let report = try build()
    let shape = try #require(report.timings.first { $0.phase == .shape })
    // At least each word of the text, once.
    #expect(shape.count >= Set(Self.words.split(separator: " ")).count)
    #expect(shape.count < 200)
    #expect(shape.nanoseconds > 0)
    #expect(report.timings.allSatisfy { $0.nanoseconds >= 0 })
    #expect(report.timings.reduce(0) { $0 + $1.nanoseconds } == report.processorTime)
    #expect(try build().timings.first { $0.phase == .shape }?.count == 0)
  }

  @Test("when a font changes, all that was measured in it is built again")
  func change() throws {
    try settings("fonts: { text: fonts/Own-Regular.woff2 }")
    try site.build()
    try site.folder.write(Self.face("sans-latin-400"), to: "Content/fonts/Own-Regular.woff2")
    #expect(try site.build().built == 1)
    #expect(try site.tree() == site.fresh())
    #expect(fontPaths.count == FontFile.shipped.count + 2, "the old one is gone")
    try settings("fonts: system")
    #expect(try site.build().built == 1)
    #expect(fontPaths == [])
  }

  @Test("shares take the fonts with them", arguments: [false, true])
  func shares(isPublic: Bool) throws {
    try settings("fonts: { text: fonts/Own-Regular.woff2, sans: [fonts/Other.woff2] }")
    try site.write("Content/b.md", "# B\n\nThe same font: [to load](fonts/Other.woff2).")
    let shares = try (1...2).map { number in
      let path = site.folder("share-\(number)")
      try site.build { options in
        options.share = Share(number, of: 2)
        options.output = path
        options.isPublic = isPublic
      }
      return path
    }
    let output = site.folder("Output")
    _ = try Merge(
      site.site,
      MergeOptions(shares: shares, output: output, memory: site.folder("memory"))
    ).run()
    #expect(try site.tree() == site.fresh { $0.isPublic = isPublic })
    #expect(fontPaths.count == FontFile.shipped.count + 3)
  }

  @Test(
    "what is wrong with fonts is told where they are asked for",
    arguments: [
      ("fonts: sistem", "2:8: 'sistem' is not a value of 'fonts'. Did you mean 'system'?"),
      (
        "fonts: [a.woff2]",
        "2:8: 'fonts' must be 'system', or 'text', 'sans' and 'mono' with files, not a list"
      ),
      ("fonts:", "2:1: 'fonts' is there and says nothing. Give it a value, or remove it"),
      (
        "fonts: { serif: a.woff2 }",
        "2:10: unknown key 'serif'; it is kept as your own and does nothing"
      ),
      ("fonts: { text: }", "2:10: 'text' is there and says nothing. Give it a value, or remove it"),
      (
        "fonts: { text: fonts/Own-Reglar.woff2 }",
        "2:16: there is no font 'fonts/Own-Reglar.woff2' in the content. "
          + "Did you mean 'fonts/Own-Regular.woff2'?"
      ),
      (
        "fonts: { text: ../secret.ttf }",
        "2:16: there is no font '../secret.ttf' in the content. Put the file there, or remove its name here"
      ),
      (
        "fonts: { text: a.md }",
        "2:16: 'a.md' is no font. Fonts are files of WOFF2, TrueType or OpenType"
      ),
      (
        "fonts: { text: fonts/damaged.woff2 }",
        "2:16: 'fonts/damaged.woff2' is no font. Fonts are files of WOFF2, TrueType or OpenType"
      ),
      (
        "fonts: { text: [fonts/Own-Regular.woff2, fonts/Other.woff2] }",
        "2:42: 'fonts/Other.woff2' and 'fonts/Own-Regular.woff2' are both regular for 'text'. "
          + "Remove one of them"
      ),
    ])
  func errors(fonts: String, message: String) throws {
    let whole = Self.face("sans-latin-700")
    try site.folder.write(Array(whole.prefix(whole.count / 2)), to: "Content/fonts/damaged.woff2")
    try settings(fonts)
    #expect(site.findings() == ["Content/site.yaml:\(message)"])
    #expect(site.tree().isEmpty)
  }
}
