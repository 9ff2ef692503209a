// Stylesheets of a site's own: what may stand in them, how they read in pictures, what they meet.

import Composable
import Drawing
import Testing

@Suite("a stylesheet of one's own")
struct OwnSheetTests {
  @Test(
    "in a picture, what is said of the document is said of the picture",
    arguments: [
      ("body { color: red }", ".page { color: red }"),
      ("html, :root{--x:1}", ":host, :host{--x:1}"),
      ("body>.own-body, a.html{}", ".page>.own-body, a.html{}"),
      (
        "@media (min-width: 40rem) { body { margin: 0 } }",
        "@container (min-width: 40rem) { .page { margin: 0 } }"
      ),
      (".md\\:own, body { }", ".md\\:own, .page { }"),
      ("@media print { html { color: #000 } }", "@media print { :host { color: #000 } }"),
      (
        "/* body { */ .own-a::before { content: \"body {\" }",
        "/* body { */ .own-a::before { content: \"body {\" }"
      ),
      (
        ".own-a { --body: html; &:hover { color: body } }",
        ".own-a { --body: html; &:hover { color: body } }"
      ),
      (
        "a:hover { font: 1rem var(--mono); content: \"!\" } b { font-family: inherit }",
        "a:hover { font: 1rem var(--mono); content: \"!\" } b { font-family: inherit }"
      ),
    ])
  func pictures(sheet: String, picture: String) throws {
    #expect(try OwnSheet(sheet).inPicture == picture)
    #expect(try OwnSheet(sheet).text == sheet)
  }

  @Test(
    "what is said of a heading is said of one that is hidden, which is none, and weighs as much",
    arguments: [
      ("h2 { margin: 0 }", ":is(h2, :where(.h2)) { margin: 0 }"),
      (
        "article > H1:hover, .h3, #h4{} /* h5 */",
        "article > :is(h1, :where(.h1)):hover, .h3, #h4{} /* h5 */"
      ),
      (
        ".own-a { & h6::before { content: \"h1\" } }",
        ".own-a { & :is(h6, :where(.h6))::before { content: \"h1\" } }"
      ),
      ("[title=\"h1\"], [h2], h7, h10, th1 {}", "[title=\"h1\"], [h2], h7, h10, th1 {}"),
      (
        "@media print { h1 { color: #000 } }",
        "@media print { :is(h1, :where(.h1)) { color: #000 } }"
      ),
    ])
  func headings(sheet: String, read: String) throws {
    #expect(try OwnSheet(sheet).text == read)
    #expect(try OwnSheet(sheet).inPicture == read)
  }

  @Test(
    "what makes words larger or smaller than what stands for them is told, with its place",
    arguments: [
      (".a { color: red; letter-spacing: 0.1em }", ["letter-spacing"]),
      (
        ".a{\n  TEXT-TRANSFORM : uppercase;\n  font-weight: 700; }",
        ["TEXT-TRANSFORM", "font-weight"]
      ),
      (".a { font: 700 1rem var(--sans); b { font-style: italic } }", ["font", "font-style"]),
      ("@media print { .a { font-variant-caps: small-caps } }", ["font-variant-caps"]),
      (".a { /* */ l\\65 tter-spacing/**/: 1px }", ["l\\65 tter-spacing"]),
      ("code { all: unset } b { all: inherit }", ["all", "all"]),
      (
        ".a { letter-spacing: normal; text-transform: none; font-size: 2rem; word-spacing: 1em }",
        []
      ),
      (".own-font-weight:hover { --font-weight: 1; color: red; content: \"font-weight: 1\" }", []),
    ])
  func warnings(sheet: String, names: [String]) throws {
    let bytes = Array(sheet.utf8)
    let warnings = try OwnSheet(sheet).warnings
    #expect(
      warnings.map { String(decoding: bytes[$0.offset..<($0.offset + $0.length)], as: UTF8.self) }
        == names)
  }

  @Test(
    "nothing is loaded, and what is open is closed",
    arguments: [
      (".a { background: url(a.png) }", "'url(…)' is not allowed", 17),
      (".a { background: u\\72l(a.png) }", "'url(…)' is not allowed", 17),
      (".a { background: \\000055 R\\4c\n(a.png) }", "'url(…)' is not allowed", 17),
      (".a { background: -webkit-image-set(\"a\" 1x) }", "'-webkit-image-set(…)' is not", 17),
      ("@import \"a.css\";", "'@import' is not allowed", 0),
      ("@\\69mport \"a.css\";", "'@import' is not allowed", 0),
      ("\n@font-face { }", "'@font-face' is not allowed", 1),
      (".a { color: red", "'{' is never closed", 14),
      (".a { } }", "'}' closes nothing", 7),
      (".a { content: \"x }", "text is never closed", 14),
      (".a { content: \"x\r} .b{\" }", "text is never closed", 14),
      (".a { content: \"x\u{C}} .b{\" }", "text is never closed", 14),
      (".a { }\n/* .sk", "comment is never closed", 7),
      (".a { }\n.b", "is of no rule", 8),
      (".a { } \\", "stands before nothing", 7),
      (".a:is( { }", "')' is missing", 7),
      (".a[x { }", "']' is missing", 5),
      (".a) { }", "')' closes nothing", 2),
      (".a { color: red !important }", "'!important' is not allowed", 16),
      ("* { color: red ! /* x */ IMPORTANT; }", "'!important' is not allowed", 15),
      (".a { color: red; font-family: Georgia, serif }", "'font-family' must end with one of", 17),
      (".a{b:c;Font: 1rem/1.5 var(--text, serif)}", "'font' must end with one of", 7),
      ("@media print { .a { .b & { font-family:initial; } } }", "'font-family' must end", 27),
      (".a { f\\6fnt-family: Georgia }", "'font-family' must end with one of", 5),
      (".a { /* x */ font-family/**/:/**/Georgia }", "'font-family' must end with one of", 13),
      (".a { font: var(--text) Georgia }", "'font' must end with one of", 5),
      (":root { --sans: Georgia }", "'--sans' is not to be set", 8),
      ("a{color:red;all:revert}", "'all' can be 'inherit' or 'unset'", 12),
    ])
  func refusals(sheet: String, sentence: String, offset: Int) throws {
    let refusal = try #require(throws: OwnSheet.Remark.self) { try OwnSheet(sheet) }
    #expect(refusal.sentence.contains(sentence), "\(refusal.sentence)")
    #expect(refusal.offset == offset)
  }

  @Test("a style is a class of the element, with its own beside it, and none under privacy")
  func styles() {
    #expect(html(Card { Text("Gold") }.style("medal")).contains("class=\"card own-medal\""))
    #expect(
      html(Main { Text("Gold") }.style("medal").region("x")).contains("<main class=\"own-medal\""))
    #expect(html(Heading(1, "Gold").style("big one")).contains("<h1 class=\"own-big-one\""))
    let hidden = Card { Text("Gold") }.style("medal").privacySensitive().redacted(.privacy)
    #expect(!html(hidden).contains("own-"))
    let within = Card { Text("Gold") }.privacySensitive().style("medal").redacted(.privacy)
    #expect(!html(within).contains("own-"))
    for leaf in [
      AnyView(Symbol(.warning)), AnyView(Progress("Medals", 1, of: 2, hidesLabel: true)),
      AnyView(Picture("medal.png", fixedWidth: 9, height: 9)), AnyView(Button("Show", Intent(1))),
    ] {
      let hidden = Card { leaf }.privacySensitive().style("medal").redacted(.privacy)
      #expect(!html(hidden).contains("own-"))
    }
    let half = Card {
      Text("Gold").privacySensitive()
      Text("Medal")
    }
    #expect(html(half.style("medal").redacted(.privacy)).contains("own-medal"))
    #expect(html(Card { Text("Gold") }.style("medal").redacted(.placeholder)).contains("own-medal"))
    let loading = Card { Text("Gold") }.style("medal").redacted(.placeholder)
    #expect(html(loading).contains("own-medal"))
  }

  @Test("styles that differ by a number are looks that differ")
  func numberedStyles() {
    let levels: [StaticString] = ["level-0", "level-1", "level-2", "level-3"]
    let keys = levels.map { Drawing(of: Card { Text("Medal") }.style($0)).key }
    #expect(Set(keys).count == levels.count)
  }

  private func html(_ view: some View) -> String {
    var bytes: [UInt8] = []
    HTMLWriter.write(Drawing(of: view), into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}

@Suite("the contrast of a theme")
struct ContrastTests {
  @Test("the theme that is there keeps it, and one that does not names both roles")
  func findings() {
    #expect(Theme().contrastFindings.isEmpty)
    let pale = Theme(colors: [.accent: Tone(day: Color(0x99ccff), night: Color(0x8ebcf2))])
    #expect(
      pale.contrastFindings.map(\.sentence) == [
        "'accent' on 'page' has a contrast of 1.64 by day, and text takes 4.5. Make one of the two "
          + "lighter or darker",
        "'accent' on 'surface' has a contrast of 1.68 by day, and text takes 4.5. Make one of the two "
          + "lighter or darker",
        "'on-accent' on 'accent' has a contrast of 1.68 by day, and text takes 4.5. Make one of the "
          + "two lighter or darker",
      ])
  }

  @Test("black on white is 21 to 1, and a grey that is known is 4.54")
  func known() {
    #expect(abs(Color(0).contrast(with: Color(0xffffff)) - 21) < 0.001)
    #expect(abs(Color(0x767676).contrast(with: Color(0xffffff)) - 4.542) < 0.001)
  }
}
