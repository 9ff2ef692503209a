// The theme of a site: what `site.yaml` says, and what comes of it.

import Build
import Content
import Testing

@Suite("the theme of a site")
struct SiteThemeTests {
  let site: TestSite

  init() throws {
    site = try TestSite([
      "Content/a.md": "# A\n\nWords.",
      "Content/site.yaml": """
      title: Themed
      theme:
        colors:
          accent: { day: "#7a1f5c", night: "#f2a6d8" }
          hair: "#888"
        radius: 0.25
        width: 60
        stylesheet: site.css

      """,
      "Content/site.css": "body > .own-a { color: var(--accent); }\n",
    ])
  }

  @Test("colours, corners and the stylesheet are in that of frames and in that of pictures")
  func sheets() throws {
    try site.build()
    let frame = site.text("assets/frame.css")
    #expect(frame.contains("--accent: light-dark(#7a1f5c, #f2a6d8);"))
    #expect(frame.contains("--hair: light-dark(#888888, #888888);"))
    #expect(frame.contains("--radius: 0.25rem;") && frame.contains("--measure: 60.0rem;"))
    #expect(frame.contains("\nbody > .own-a { color"))
    #expect(site.text("assets/look.css").contains("\n.page > .own-a { color"))
  }

  @Test("what makes words wider than what stands for them is told with its place, and built")
  func measures() throws {
    try site.write("Content/site.css", "h1 { color: red }\nh2 { letter-spacing: 0.1em }\n")
    let warnings = try site.build().warnings
    #expect(warnings.map(\.place.description) == ["\(site.options.content)/site.css:2:6"])
    #expect(warnings.first?.message.contains("changes how much room words take") == true)
    #expect(site.text("assets/frame.css").contains("\n:is(h1, :where(.h1)) { color: red }"))
    try site.write("Content/site.yaml", "theme:\n  css: 'h2 { letter-spacing: 0.1em }'\n")
    #expect(try site.build().warnings.map(\.place.line) == [2])
  }

  @Test("a stylesheet that changes changes the output")
  func changes() throws {
    try site.build()
    try site.write("Content/site.css", ".own-b { color: var(--ink); }\n")
    try site.build()
    #expect(site.text("assets/frame.css").contains(".own-b { color"))
    #expect(try site.tree() == site.fresh())
  }

  @Test(
    "what is wrong is told where it stands",
    arguments: [
      (
        "theme: { colors: { accent: \"#9cf\" } }",
        "site.yaml:1:28: error: 'accent' on 'page' has a contrast of 1.64 by day"
      ),
      ("theme: { colors: { acent: \"#9cf\" } }", "unknown key 'acent'. Did you mean 'accent'?"),
      (
        "theme: { colors: { accent: blue } }",
        "'accent' must be a colour like \"#7a1f5c\", in quotation marks, not 'blue'"
      ),
      ("theme: { radius: 9 }", "'radius' must be a number of rem from 0.0 to 4.0, not '9'"),
      ("theme: { stylesheet: sit.css }", "There is no stylesheet"),
      ("theme: { stylesheet: bad.css }", "bad.css:2:18: error: 'url(…)' is not allowed"),
      (
        "theme: { css: \".a { color: red !important }\" }",
        "site.yaml:1:15: error: '!important' is not"
      ),
    ])
  func mistakes(settings: String, sentence: String) throws {
    try site.write("Content/site.yaml", settings + "\n")
    try site.write("Content/bad.css", "\n.a { background: url(x.png) }\n")
    let error = try #require(throws: SiteError.self) { try site.build() }
    #expect("\(error)".lowercased().contains(sentence.lowercased()), "\(error)")
  }
}
