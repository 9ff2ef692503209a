// The copy of axe-core that a site brings for the stage of its gallery.

import Build
import Content
import Output
import Testing

@Suite("the axe of a site")
struct SiteAxeTests {
  static let copied = "assets/axe.min.js"
  static let axe = "/*! axe v4.12.1\n * Copyright */\nvar axe = {};\n"

  let site: TestSite

  init() throws {
    site = try TestSite([
      "Content/a.md": "# A\n\nWords.", "Content/tools/axe.min.js": Self.axe,
      "Content/tools/other.js": "alert(1)", "Content/site.yaml": "axe: tools/axe.min.js\n",
    ])
  }

  private var hasQuestion: Bool { site.text("assets/stage.js").contains("vitrine.axe = (") }

  @Test("it is copied once, beside the scripts of the gallery, and the stage asks it")
  func copy() throws {
    try site.build()
    #expect(site.text(Self.copied) == Self.axe)
    #expect(site.tree().keys.filter { $0.hasSuffix("axe.min.js") } == [Self.copied])
    #expect(!site.text("index.html").contains("axe") && !site.text("a/index.html").contains("axe"))
    #expect(hasQuestion)
    #expect(site.text("atlas.json").contains(Self.copied))
    #expect(try site.build().written == 0)
  }

  @Test("without a word about it, it is not there, and when the word goes, so does it")
  func gone() throws {
    try site.build()
    try site.write("Content/site.yaml", "title: Bare\n")
    try site.build()
    #expect(site.tree()[Self.copied] == nil)
    #expect(!hasQuestion)
    #expect(try site.tree() == site.fresh())
  }

  @Test("when it changes, it is copied anew, and no page is built")
  func change() throws {
    try site.build()
    let newer = Self.axe.replacing("4.12.1", with: "4.13.0")
    try site.write("Content/tools/axe.min.js", newer)
    #expect(try site.build { $0.onlyChecks = true }.differences.isEmpty == false)
    #expect(try site.build().built == 0)
    #expect(site.text(Self.copied) == newer)
    #expect(try site.tree() == site.fresh())
  }

  @Test("shares take it with them", arguments: [false, true])
  func shares(isPublic: Bool) throws {
    try site.write("Content/b.md", "# B\n\nThe same file: [to read](tools/axe.min.js).")
    let shares = try (1...2).map { number in
      let path = site.folder("share-\(number)")
      try site.build { options in
        options.share = Share(number, of: 2)
        options.output = path
        options.isPublic = isPublic
      }
      return path
    }
    _ = try Merge(
      site.site,
      MergeOptions(
        shares: shares, output: site.folder("Output"), memory: site.folder("memory"))
    ).run()
    #expect(try site.tree() == site.fresh { $0.isPublic = isPublic })
    #expect(site.text(Self.copied) == Self.axe)
    #expect(hasQuestion)
  }

  @Test(
    "what is wrong with it is told where it is asked for",
    arguments: [
      ("axe:", "1:1: 'axe' is there and says nothing. Give it a value, or remove it"),
      ("axe: [a.js]", "1:6: 'axe' must be a text, not a list"),
      (
        "axe: tool/axe.min.js",
        "1:6: there is no copy of axe-core 'tool/axe.min.js' in the content. "
          + "Did you mean 'tools/axe.min.js'?"
      ),
      (
        "axe: ../secret.js",
        "1:6: there is no copy of axe-core '../secret.js' in the content. "
          + "Put the file there, or remove its name here"
      ),
      (
        "title: T\naxe: tools/other.js",
        "2:6: 'tools/other.js' is not axe-core, which begins with '/*! axe v'. "
          + "Take the file 'axe.min.js' of its package"
      ),
      ("aex: tools/axe.min.js", "1:1: unknown key 'aex'. Did you mean 'axe'?"),
    ])
  func errors(settings: String, message: String) throws {
    try site.write("Content/site.yaml", settings + "\n")
    #expect(site.findings() == ["Content/site.yaml:\(message)"])
    #expect(site.tree().isEmpty)
  }
}
