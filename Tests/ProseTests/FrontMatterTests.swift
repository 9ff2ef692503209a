// Front matter: what is read, and what is told when it is wrong.

import Drawing
import Testing

@testable import Prose

/// A document of front matter and one paragraph.
private func document(_ yaml: String, isStrict: Bool = false) throws -> Document {
  try Document(
    Array("---\n\(yaml)\n---\n\nText.\n".utf8), path: "a.md",
    options: DocumentOptions(isStrict: isStrict))
}

@Suite("front matter")
struct FrontMatterTests {
  @Test("everything that can be said")
  func everything() throws {
    let matter = try document(
      """
      title: "A page: behind glass"
      date: 2025-01-31
      blurb: Every state, built once.
      image: pictures/glass.png
      tags: [design, testing, design]
      language: pt-BR
      draft: yes
      favorite: true
      flags: [readLater]
      states: [loading, loaded, privacy]
      latency: 250ms
      outcome: slow
      redaction: { projection: exact, reasons: [images], private: true }
      onboarding:
        - region: header
          text: The header.
        - regions: [actions]
          text: Keep it with [[Favorite]].
          actions: [favorite]
          goal: favorite
          skip: false
      """
    ).frontMatter
    #expect(matter.title == "A page: behind glass")
    #expect(matter.moment?.secondsSince1970 == 1_738_281_600)
    #expect(matter.blurb == "Every state, built once.")
    #expect(matter.image?.text == "pictures/glass.png")
    #expect(matter.image?.mark.line == 5)
    #expect(matter.tags == ["design", "testing"])
    #expect(matter.language == "pt-BR")
    #expect(matter.isDraft)
    #expect(matter.flags == [.favorite, .readLater])
    #expect(matter.states == [.loading, .loaded, .privacy])
    #expect(matter.latency == 250)
    #expect(matter.outcome == .slow)
    #expect(matter.redaction.projection == .exact)
    #expect(matter.redaction.reasons == ["images"])
    #expect(matter.redaction.isPrivate == true)
    #expect(matter.onboarding?.map(\.id) == ["header", "actions"])
    #expect(matter.onboarding?.last?.actions == [.favorite])
    #expect(matter.onboarding?.last?.goal == .favorite)
    #expect(matter.onboarding?.map(\.showsSkip) == [true, false])
  }

  @Test(
    "a blurb may be called otherwise, as other generators do",
    arguments: ["blurb", "description", "summary"])
  func blurb(key: String) throws {
    #expect(try document("\(key): Short.").blurb == "Short.")
  }

  @Test("a text is what is written, whatever YAML would make of it")
  func texts() throws {
    #expect(try document("title: 2024").title == "2024")
    #expect(try document("title: No").title == "No")
    #expect(try document("tags: a, b ,c").frontMatter.tags == ["a", "b", "c"])
  }

  @Test("a text by itself cannot be redacted for a reason that there is not")
  func unknownReason() {
    let source = Array("---\nredaction: { reasons: [privcy] }\n---\n\nText.\n".utf8)
    let found = mistakes { try Render.render(source, RenderOptions(readsFrontMatter: true)) }
    #expect(found == ["2:24 'privcy' is not a value of 'reasons'. Did you mean 'privacy'?"])
  }

  @Test("a key that is almost a known one is an error with a suggestion")
  func suggestion() throws {
    #expect(throws: ContentError.self) { try document("favourit: true") }
    let error = #expect(throws: ContentError.self) { try document("title: x\nfavourit: true") }
    #expect(
      error?.description == """
        a.md:3:1: error: unknown key 'favourit'. Did you mean 'favorite'?
          3 | favourit: true
            | ^~~~~~~~
        """)
    for (key, meant) in [
      ("Title", "title"), ("read_later", "readLater"), ("tag", "tags"),
      ("descripton", "description"),
      ("darft", "draft"),
    ] {
      #expect(
        mistakes { try document("\(key): x") }
          == ["2:1 unknown key '\(key)'. Did you mean '\(meant)'?"])
    }
  }

  @Test("any other key belongs to the author: a warning, an error where it is strict")
  func unknownKeys() throws {
    let lenient = try document("author: Jo\nupdate: x")
    #expect(lenient.warnings.map(\.severity) == [.warning, .warning])
    #expect(lenient.frontMatter.custom.keys.sorted() == ["author", "update"])
    #expect(mistakes { try document("author: Jo", isStrict: true) }.count == 1)
  }

  @Test("keys that are to be merged are an error: none of them would have an effect")
  func merged() {
    let message =
      "'<<' brings nothing along here: what it names would have no effect. Write its keys out"
    for (yaml, place) in [
      ("base: &base { draft: true }\n<<: *base", "3:1"),
      ("<<: { redaction: { private: true } }", "2:1"),
      ("redaction:\n  <<: { private: true }", "3:3"),
    ] {
      #expect(
        mistakes { try document(yaml) }.filter { $0.contains("<<") } == ["\(place) \(message)"])
    }
  }

  @Test("a page reads the author's own keys: a text, or each of a list")
  func ownKeys() throws {
    let custom = try document(
      "author: Jo\neditors: [Mo, 7, [x]]\nseries: { name: Glass }\nplace:\ncount: 3"
    ).frontMatter.custom
    let expected = [
      "author": ["Jo"], "editors": ["Mo", "7"], "series": [], "place": [], "count": ["3"],
    ]
    #expect(custom == expected)
  }

  @Test("all mistakes of a file are told, from top to bottom")
  func many() {
    #expect(
      mistakes {
        try document(
          "title: [a]\ndate: soon\ndraft: 3\nstates: [laoded, x]\nlatency: long\ntitle: b")
      } == [
        "2:8 'title' must be a text, not a list",
        "3:7 'soon' is not a date. Write it as 2025-01-31, with a time as 2025-01-31T10:00:00Z",
        "4:8 'draft' must be true or false, not '3'",
        "5:10 'laoded' is not a value of 'states'. Did you mean 'loaded'?",
        "5:18 'x' is not a value of 'states'. It can be loading, loaded, favorite, readLater, hidden, failed, empty, text, images, privacy, invalidated, blur, onboarding, all",
        "6:10 'latency' must be a span of time such as 4s or 250ms, not 'long'",
        "7:1 the key 'title' is there twice. Remove one of the two",
      ])
  }

  @Test(
    "lines are those that an author sees, though YAML has more",
    arguments: ["\u{85}", "\u{2028}", "\u{2029}"])
  func otherLines(_ end: String) {
    #expect(
      mistakes { try document("title: \"日本\(end) a\"\r\nblurb: 'b\(end)c'\ndate: soon\rdraft: 'x") }
        == [
          "5:8 the quote ' is never closed. Put another ' where the text ends"
        ])
    #expect(
      mistakes { try document("title: \"日本\(end) a\"\r\nblurb: 'b\(end)c'\ndate: soon\rdraft: 3") }
        == [
          "4:7 'soon' is not a date. Write it as 2025-01-31, with a time as 2025-01-31T10:00:00Z",
          "5:8 'draft' must be true or false, not '3'",
        ])
  }

  @Test("what is wrong is said in few words, however long a name is, and ends with what to do")
  func longNames() throws {
    let key = String(repeating: "k", count: 20_000)
    let told = mistakes { try document("date: \(key)") }
    #expect(told.count == 1 && told.allSatisfy { $0.count < 700 })
    #expect(told.contains { $0.hasSuffix("with a time as 2025-01-31T10:00:00Z") }, "\(told)")
  }

  @Test("a walk of too many steps, or of a name that is no file's, is told where it is")
  func longWalks() {
    let steps = String(repeating: "\n  - { region: body, text: a }", count: 51)
    #expect(
      mistakes { try document("onboarding:\(steps)") } == [
        "53:5 a walk has 50 steps at most, each of which is a page. Leave some out, or divide the text"
      ])
    let id = String(repeating: "é", count: 51)
    #expect(
      mistakes { try document("onboarding: [{ id: \(id), region: body, text: a }]") } == [
        "2:20 'id' becomes the name of a file, and has 50 letters at most. Make it shorter"
      ])
    let regions = String(repeating: "body, ", count: 100) + "header"
    let walk = try? document("onboarding: [{ regions: [\(regions)], text: a }]").frontMatter
      .onboarding
    #expect(walk?.map(\.id) == ["body-header"])
  }

  @Test("mistakes of front matter and of the text are told together")
  func together() {
    #expect(
      mistakes {
        try Document(
          Array("---\ndraft: 3\n---\n<!-- private -->\n\nx\n".utf8), path: "a.md")
      }.map { $0.prefix(4) } == ["2:8 ", "4:1 "])
  }

  @Test("what is not YAML is told with its place")
  func notYAML() {
    #expect(
      mistakes { try document("title: a: b") } == [
        "2:9 this is not YAML: mapping values are not allowed in this context. Put quotes around a text that has a colon in it"
      ])
    #expect(mistakes { try document("\ttitle: a") }.first?.hasPrefix("2:1 ") == true)
    #expect(
      mistakes { try document("- a\n- b") } == [
        "2:1 keys with values are expected here, not a list"
      ])
    #expect(mistakes { try document("a\u{0}b: c") }.count == 1)
  }

  @Test(
    "a quote that is never closed is named, and told where it begins",
    arguments: [
      ("title: \"a", "2:8", "\""), ("title: \"a\nfoo: bar", "2:8", "\""),
      ("blurb: \u{DC}ber\r\ntags: [\u{E9}, \u{1F600}, 'it''s\nfoo: bar", "3:14", "'"),
    ])
  func openQuotes(yaml: String, place: String, quote: String) {
    #expect(
      mistakes { try document(yaml) } == [
        "\(place) the quote \(quote) is never closed. Put another \(quote) where the text ends"
      ])
  }

  @Test(
    "a text that speaks to machines and not to readers is a mistake with its place",
    arguments: [
      (#"title: "a\0b""#, "2:8", "00"), (#"tags: [x, "\e[2J"]"#, "2:11", "1B"),
      (#""a\x7F": b"#, "2:1", "7F"), (#"blurb: "a\x9B2J""#, "2:8", "9B"),
    ])
  func controlCharacters(yaml: String, place: String, code: String) {
    #expect(
      mistakes { try document(yaml) } == [
        "\(place) this text has the control character U+00\(code) in it. Remove it"
      ])
  }

  @Test("tabs, line ends and letters of all scripts are no control characters")
  func letters() throws {
    let matter = try document("title: \"a\\tb\\nc Âé日\\u00A0\"").frontMatter
    #expect(matter.title == "a\tb\nc Âé日\u{A0}")
  }

  @Test("a mistake is quoted from where it stands, however long its line is")
  func longLine() throws {
    let mark = "<!-- privat -->"
    for count in [0, 20, 600, 2000] {
      let text =
        String(repeating: "wörter ", count: count) + mark + String(repeating: " more", count: 2000)
      let error = #expect(throws: ContentError.self) {
        try Document(Array(text.utf8), path: "a.md")
      }
      let lines = try #require(error).description.split(separator: "\n")
      #expect(lines[0].hasPrefix("a.md:1:\(7 * count + 1): "))
      let caret = try #require(lines[2].firstIndex(of: "^"))
      let shown = lines[1].dropFirst(lines[2].distance(from: lines[2].startIndex, to: caret))
      #expect(shown.hasPrefix(mark) && shown.hasSuffix("…"))
    }
  }

  @Test(
    "the caret stands below what is meant, whatever is drawn together before it",
    arguments: [
      ("e\u{301}o\u{308} ", 3), ("\u{E01}\u{E34}\u{E48} ", 2), ("\u{2764}\u{FE0F} ", 2), ("日\t", 3),
    ])
  func caretBehindMarks(before: String, cells: Int) throws {
    let error = #expect(throws: ContentError.self) {
      try Document(Array((before + "<!-- privat -->").utf8), path: "a.md")
    }
    let lines = try #require(error).description.split(separator: "\n")
    let blank = lines[2].dropFirst("    | ".count).prefix { $0 != "^" }
    #expect(blank.count == cells && blank.allSatisfy { $0 == " " || $0 == "\t" }, "\(lines[2])")
  }

  @Test("nothing that a mistake quotes speaks to the terminal, and neither does a path")
  func terminal() {
    let error = #expect(throws: ContentError.self) {
      try Document(
        Array("---\n\"a\\nb\": 1\n---\n".utf8),
        path: "a\u{1B}[2J\u{9B}.md", options: DocumentOptions(isStrict: true))
    }
    #expect(
      error?.diagnostics.map(\.description) == [
        "a·[2J·.md:2:1: error: unknown key 'a·b'; it is kept as your own and does nothing\n"
          + "  2 | \"a\\nb\": 1\n    | ^~~~~~"
      ])
  }

  @Test("aliases may stand for values, but not multiply without end")
  func aliases() throws {
    #expect(try document("title: &t Glass\nblurb: *t").blurb == "Glass")
    #expect(
      mistakes { try document("title: *none") } == [
        "2:8 there is no anchor '&none' before this alias"
      ])
    var bomb = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]"
    for level in 1...12 {
      bomb +=
        "\na\(level): &a\(level) ["
        + Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ",") + "]"
    }
    #expect(mistakes { try document(bomb) }.contains { $0.contains("too many values") })
    #expect(
      mistakes { try document("a: " + String(repeating: "[", count: 5000)) }.last?.contains(
        "too deep") == true)
  }

  @Test("front matter of other generators is an error that says what to write instead")
  func ofOthers() throws {
    for text in ["+++\ntitle = \"x\"\ndraft = true\n+++\nText", "\u{FEFF}+++ \r\n", "+++"] {
      let found = mistakes { try Document(Array(text.utf8), path: "a.md") }
      #expect(found.count == 1)
      #expect(found.first?.hasPrefix("1:1 front matter in TOML is not read. Write it as") == true)
    }
    for text in ["{\"title\": \"x\"}\nText", "{\n  \"title\": \"x\"\n}\n"] {
      let found = mistakes { try Document(Array(text.utf8), path: "a.md") }
      #expect(found.count == 1)
      #expect(found.first?.hasPrefix("1:1 front matter in JSON is not read. Write it as") == true)
    }
    for text in ["++++\nText", "+++ more\n", "{braces} in a text", "{}\n", "---\n---\n+++\n"] {
      #expect(mistakes { try Document(Array(text.utf8), path: "a.md") } == [])
    }
    let options = DocumentOptions(readsFrontMatter: false)
    #expect(try Document(Array("+++\n".utf8), path: "a.md", options: options).warnings == [])
  }

  @Test("a page that is not to be published is told how to be a draft")
  func published() throws {
    let words = "'published' has no meaning here, and the page would be published."
    for yaml in ["title: x\npublished: false", "title: x\nPublished: No"] {
      #expect(mistakes { try document(yaml) }.contains("3:1 \(words) Write 'draft: true'"))
    }
    #expect(try document("published: true").warnings.count == 1)
    #expect(try document("published: false\ndraft: true").frontMatter.isDraft)
  }

  @Test(
    "front matter that is not closed is an error; a rule at the top is not front matter when it is not asked for"
  )
  func fences() throws {
    #expect(mistakes { try Document(Array("---\ntitle: x\n".utf8), path: "a.md") }.count == 1)
    #expect(try Document(Array("Text\n\n---\n".utf8), path: "a.md").frontMatter == FrontMatter())
    #expect(try Document(Array("---\r\ntitle: x\r\n---\r\nText".utf8), path: "a.md").title == "x")
    #expect(try Document(Array("\u{FEFF}---\ntitle: x\n...\nText".utf8), path: "a.md").title == "x")
    #expect(try Document(Array("---\n---\n".utf8), path: "a.md").frontMatter == FrontMatter())
    let ruled = try Document(
      Array("---\n\nText".utf8), path: "a.md", options: DocumentOptions(readsFrontMatter: false))
    #expect(
      String(decoding: ruled.drawn(ProseTreatment()).html, as: UTF8.self) == "<hr />\n<p>Text</p>\n"
    )
  }
}

@Suite("dates")
struct MomentTests {
  @Test(
    "ISO 8601, in UTC unless a zone is given",
    arguments: [
      ("1970-01-01", 0), ("2024-02-29", 1_709_164_800), ("2025-01-31T10:00:00Z", 1_738_317_600),
      ("2025-01-31T10:00:00+09:00", 1_738_285_200), ("2025-01-31 10:00", 1_738_317_600),
      ("1969-12-31T23:59:59.5Z", -1), ("2000-03-01", 951_868_800), ("0001-01-01", -62_135_596_800),
    ])
  func valid(text: String, seconds: Int) {
    #expect(Moment(text)?.secondsSince1970 == seconds)
  }

  @Test(
    "what is no date is refused",
    arguments: [
      "2025-02-29", "2025-13-01", "2025-1-1", "31.01.2025", "2025-01-31T", "2025-01-31T25:00",
      "2025-01-31x", "", "2025-01-31T10:00:00+9", "1900-02-29",
    ])
  func invalid(text: String) {
    #expect(Moment(text) == nil)
  }
}
