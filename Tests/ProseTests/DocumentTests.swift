// Files of content: titles, blurbs, references, and what is shared.

import Drawing
import Testing

@testable import Prose

private func document(_ text: String, path: String = "Content/my-first_page.md") throws -> Document
{
  try Document(Array(text.utf8), path: path)
}

private func html(_ document: Document, _ treatment: ProseTreatment = ProseTreatment()) -> String {
  String(decoding: document.drawn(treatment).html, as: UTF8.self)
}

@Suite("documents")
struct DocumentTests {
  @Test("the title is the front matter's, or the heading at the top, or the file's name")
  func titles() throws {
    #expect(try document("---\ntitle: A\n---\n# B").title == "A")
    // What is not seen is no title.
    for blank in ["", " ", "\\u00A0", "\\u200B", "\\u00AD \\u2060"] {
      #expect(try document("---\ntitle: \"\(blank)\"\n---\n# B").title == "B", "\(blank)")
    }
    #expect(try document("# &#8203;&nbsp;\n\nb").title == "my first page")
    #expect(try document("# B *c* `d`\n\ne").title == "B c d")
    #expect(try document("e\n\n# B").title == "my first page")
    #expect(try document("<!-- private -->\n\n# B\n\n<!-- /private -->").title == "my first page")
  }

  @Test("footnotes are an error with their place, and code about them is none")
  func footnotes() throws {
    let text = "---\ntitle: A\n---\nText.[^1]\n\n[^1]: note\n  [^long-name]: More words.\n"
    #expect(
      mistakes { try document(text) } == [
        "6:1 footnotes are not supported. Say it in the text, or in brackets",
        "7:3 footnotes are not supported. Say it in the text, or in brackets",
      ])
    for text in [
      "```\n[^1]: note\n```\n", "> ~~~~\n> ~~~\n> [^1]: note\n> ~~~~\n", "    [^1]: note\n",
      "x^2 [^]: a\n\n[^]: b\n\n[^a b]: c\n", "`[^1]: note`\n", "a `[^1]` \\[^1] b\n",
      "[^1][a]\n\n[a]: /b\n",
    ] {
      #expect(mistakes { try document(text) } == [], "\(text)")
    }
    #expect(
      mistakes { try document("# A\n\n\\[^1] `[^1]` *x*[^1] | [^a-b]\n") }.map { $0.prefix(40) }
        == [
          "3:17 '[^1]' refers to a footnote, and fo", "3:24 '[^a-b]' refers to a footnote, and ",
        ])
    var options = DocumentOptions()
    options.leavesOutPrivate = true
    let hidden = "a[^1]\n\n<!-- private -->\n\nb[^1]\n\n[^2]: c\n\n<!-- /private -->\n\nd[^1]\n"
    let found = Document.read(Array(hidden.utf8), path: "a.md", options: options).findings
    #expect(found.map(\.place.line) == [1, 11])
  }

  @Test("the heading that became the title is not drawn twice")
  func liftedTitle() throws {
    #expect(html(try document("# B\n\ne")) == "<p>e</p>\n")
    #expect(html(try document("---\ntitle: B\n---\n# B\n\ne")) == "<p>e</p>\n")
  }

  @Test("a page has one heading of level 1: others go a level down")
  func levels() throws {
    #expect(
      html(try document("---\ntitle: A\n---\n# B\n\n## c"))
        == "<h2 id=\"b\">B</h2>\n<h3 id=\"c\">c</h3>\n")
    #expect(html(try document("## B\n\n###### c")) == "<h2 id=\"b\">B</h2>\n<h6 id=\"c\">c</h6>\n")
    #expect(html(try document("a\n\n# B\n\n###### c")).contains("<h6 id=\"c\">"))
  }

  @Test("the blurb is the front matter's, or the first paragraph that is not private")
  func blurbs() throws {
    #expect(try document("---\nblurb: A\n---\nb").blurb == "A")
    #expect(try document("# t\n\n![p](q)\n\nb *c*\n`d`\n\ne").blurb == "b c d")
    #expect(
      try document("<!-- private -->\n\nsecret\n\n<!-- /private -->\n\nb").blurb == "b")
    #expect(try document("").blurb == "")
    let long = try document(String(repeating: "word ", count: 100)).blurb
    #expect(long.count <= 201 && long.hasSuffix("word…"))
    let heaped = try document("a" + String(repeating: "\u{301}", count: 200_000)).blurb
    #expect(heaped.count == 1 && heaped.utf8.count < 100_000)
    #expect(!heaped.unicodeScalars.contains("\u{FFFD}"))
  }

  @Test("links and pictures are told with their places, behind front matter too")
  func references() throws {
    let text =
      "---\ntitle: A\n---\na [b](c.md?x#y) ![d](e.png)\n\n- é [f](https://g.h) [i][]\n\n[i]: /j\n"
    let document = try document(text)
    #expect(document.links.map(\.url) == ["c.md?x#y", "https://g.h", "/j"])
    #expect(document.links.map(\.relativePath) == ["c.md", nil, "/j"])
    #expect(document.links.first?.suffix == "?x#y")
    #expect(document.pictures.map(\.url) == ["e.png"])
    #expect(document.links.map(\.place.line) == [4, 6, 6])
    var findings = ReferenceFindings(path: document.path, source: Array(text.utf8))
    for link in document.links { findings.add(leadingNowhere: link) }
    #expect(
      findings.all.map(\.description) == [
        """
        Content/my-first_page.md:4:3: error: the link 'c.md?x#y' leads nowhere
          4 | a [b](c.md?x#y) ![d](e.png)
            |   ^
        """,
        """
        Content/my-first_page.md:6:5: error: the link 'https://g.h' leads nowhere
          6 | - é [f](https://g.h) [i][]
            |     ^
        """,
        """
        Content/my-first_page.md:6:22: error: the link '/j' leads nowhere
          6 | - é [f](https://g.h) [i][]
            |                      ^
        """,
      ])
  }

  @Test("links and pictures lead to where the site has them")
  func targets() throws {
    var targets = ProseTargets()
    targets.links[0] = Array("b.html?x&y".utf8)
    targets.pictures[0] = .init(url: "assets/p.png", size: .init(width: 2, height: 1))
    let led = try document("[a](b.md) ![p](p.png) [c](d)").leading(to: targets)
    #expect(
      html(led)
        == "<p><a href=\"b.html?x&amp;y\">a</a> <img src=\"assets/p.png\" alt=\"p\" width=\"2\" "
        + "height=\"1\" /> <a href=\"d\">c</a></p>\n")
  }

  @Test("a document that was led for one page is led anew for another, from what is written")
  func ledAnew() throws {
    var near = ProseTargets()
    near.links[0] = Array("b.html".utf8)
    let led = try document("[a](b.md) ![p](p.png)").leading(to: near)
    #expect(led.links.map(\.url) == ["b.md"])
    var far = ProseTargets()
    far.pictures[0] = .init(url: "../p.png")
    #expect(
      html(led.leading(to: far))
        == "<p><a href=\"b.md\">a</a> <img src=\"../p.png\" alt=\"p\" /></p>\n")
  }

  @Test("what was drawn ahead of time is what would be drawn")
  func ahead() throws {
    let one = try document("# a\n\nb")
    let treatments = [ProseTreatment(), .reasons(.placeholder), .reasons(.privacy)]
    let ahead = one.drawn(aheadFor: treatments)
    for treatment in treatments { #expect(ahead.drawn(treatment) == one.drawn(treatment)) }
    #expect(ahead == one)
    #expect(try document("# a\n\nc") != one)
  }

  @Test("a file that is too large is an error, not a long wait")
  func tooLarge() {
    let bytes = [UInt8](repeating: 0x61, count: Markdown.limit + 1)
    #expect(
      mistakes { try Document(bytes, path: "a.md") }
        == ["0:1 the file is larger than 4194304 bytes, which is as much as is read. Split it"])
  }
}

@Suite("what prose says besides its HTML")
struct ProseReadingTests {
  @Test("the links that can be followed are told with their names")
  func links() throws {
    let text =
      "[a *b*](/c?d&e) ![f](g) [![h](i)](j) [k](javascript:l)\n\n<!-- private -->\n\n[m](n)\n\n<!-- /private -->"
    let markdown = try Markdown(Array(text.utf8))
    #expect(
      markdown.drawn(ProseTreatment()).links == [
        ProseLink(href: "/c?d&e", name: "a b"), ProseLink(href: "j", name: "h"),
        ProseLink(href: "n", name: "m"),
      ])
    #expect(markdown.drawn(.reasons(.privacy)).links.map(\.href) == ["/c?d&e", "j"])
    #expect(markdown.drawn(.reasons(.placeholder)).links.isEmpty)
  }

  @Test("the text form keeps the structure, and hidden words are blocks")
  func text() throws {
    let text =
      "# A\n\nb **c**\nd<e>  \nf\n\n- g\n- [x] h\n  1. i\n\n> j\n>\n> - k\n\n```\nl\n  m\n```\n\n***\n\n![n](o)\n\np | q\n--|--\nr | s\n"
    let markdown = try Markdown(Array(text.utf8))
    #expect(
      String(decoding: markdown.drawn(ProseTreatment()).text, as: UTF8.self) == """
        # A
        b c d<e>
        f
        - g
        - [x] h
          1. i
        > j
        > - k
            l
              m
        ———
        ‹picture: n›
        p | q
        r | s

        """)
    let hidden = try Markdown(Array("## A\n\nb ![c](d)\n\n- [x] e".utf8)).drawn(
      .reasons(.placeholder))
    #expect(
      String(decoding: hidden.text, as: UTF8.self).replacing(/▒+/, with: "▒")
        == "## ▒\n▒ ▒640×360▒\n- [▒] ▒\n")
  }
}
