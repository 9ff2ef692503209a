// The row of prose in the table of leaves: the same structure, and nothing of what it says.

import Drawing
import Testing

@testable import Prose
import Type

/// What stands for a text in prose.
private func blocks(_ text: String, _ style: TextStyle = TextStyle(family: .text)) -> String {
  String(decoding: Projection(of: text, .grid, style: style).glyphs, as: UTF8.self)
}

/// A treatment that hides the texts, the pictures or both.
private func hiding(
  _ scope: DeclaredReason.Scope, _ look: Look = .blocks, isUnsafe: Bool = false
) throws -> ProseTreatment {
  let reason = DeclaredReason("some", bit: 10, treatment: .look(look), scope: scope)
  return ProseTreatment(
    redaction: Redaction(
      reasons: reason.reason, declared: try DeclaredReasons([reason]), projection: .grid),
    allowsUnsafeHTML: isUnsafe)
}

private func wrapped(_ html: String) -> String {
  "<div class=\"sk\" aria-hidden=\"true\" inert>\n\(html)</div>\n"
}

@Suite("redacted prose")
struct RedactedProseTests {
  let hidden = ProseTreatment.reasons(.placeholder)

  @Test("paragraphs, lists and quotes keep their structure, words are blocks")
  func structure() throws {
    #expect(
      try html("One two\n\n- a\n- b\n\n> c\n\n***", hidden)
        == wrapped(
          """
          <p>\(blocks("One two"))</p>
          <ul>
          <li>\(blocks("a"))</li>
          <li>\(blocks("b"))</li>
          </ul>
          <blockquote>
          <p>\(blocks("c"))</p>
          </blockquote>
          <hr />

          """))
  }

  @Test("a heading is none any more, and has no id")
  func headings() throws {
    let style = TextStyle(size: 1500, weight: .bold, family: .text)
    #expect(
      try html("## Two", hidden) == wrapped("<div class=\"h2\">\(blocks("Two", style))</div>\n"))
  }

  @Test("a heading of nothing but hidden pictures is none, has no id and cannot be led to")
  func pictureHeadings() throws {
    let text = "## ![a](b.png)&nbsp;\n\n## ![a](b.png) c\n\n##\n\n[d](#section) [e](#c)"
    let drawn = try html(text, hiding(.images)).replacing(/<svg.*?<\/svg>/, with: "")
    let box = "<span class=\"box\" aria-hidden=\"true\" inert></span>"
    #expect(drawn.hasPrefix("<div class=\"h2\">\(box)\u{A0}</div>\n<h2 id=\"c\">\(box) c</h2>\n"))
    #expect(drawn.hasSuffix("<p><a>d</a> <a href=\"#c\">e</a></p>\n"))
    #expect(try html(text).hasPrefix("<h2 id=\"section\"><img src=\"b.png\" alt=\"a\" />"))
  }

  @Test("a cell names a column only where its words are seen")
  func headCells() throws {
    let text = "|  | ![a](b.png) | c ![a](b.png) |\n|---|:-:|---|\n| d | ![a](b.png) | e |"
    func heads(_ treatment: ProseTreatment) throws -> [String] {
      let drawn = try html(text, treatment)
      #expect(drawn.matches(of: /<t[hd]\b/).count == drawn.matches(of: /<\/t[hd]>/).count)
      #expect(drawn.matches(of: /<th\b/).count == drawn.matches(of: /<\/th>/).count)
      return drawn.prefix(upTo: try #require(drawn.firstRange(of: "</thead>")).lowerBound)
        .matches(of: /<t[hd]\b[^>]*>/).map { String($0.output) }
    }
    let head = "<th scope=\"col\">"
    #expect(try heads(ProseTreatment()) == ["<td>", "<th scope=\"col\" class=\"center\">", head])
    #expect(try heads(hiding(.images)) == ["<td>", "<td class=\"center\">", head])
    #expect(try heads(hidden) == ["<td>", "<td class=\"center\">", "<td>"])
    // A picture that is seen says what it is.
    #expect(try heads(hiding(.text)) == ["<td>", "<th scope=\"col\" class=\"center\">", head])
  }

  @Test("a picture that cannot be shown is text: its other text, and blocks where text is hidden")
  func absentPictures() throws {
    var targets = ProseTargets()
    targets.absentPictures = [0]
    let text = try Markdown(Array("![the sea](//e.test/b.png)".utf8))
    func html(_ treatment: ProseTreatment) -> String {
      String(decoding: text.drawn(treatment, targets: targets).html, as: UTF8.self)
    }
    #expect(html(ProseTreatment()) == "<p>the sea</p>\n")
    #expect(html(hidden) == wrapped("<p>\(blocks("the sea"))</p>\n"))
    var treatment = ProseTreatment()
    treatment.redaction.declared = try DeclaredReasons([
      DeclaredReason("text", bit: 10, treatment: .look(.blocks), scope: .text)
    ])
    treatment.redaction.reasons = RedactionReasons(rawValue: 1 << 10)
    #expect(!html(treatment).contains("sea") && !html(treatment).contains("<img"))
  }

  @Test("links have no target, pictures are boxes, code has no language, tasks no state")
  func leaves() throws {
    let drawn = try html(
      "[a](/b \"c\") ![d](e.png \"f\")\n\n```swift\nlet a\n```\n\n- [x] g\n- [ ] g\n\n7. h", hidden)
    for trace in ["href", "src", "alt=", "title", "swift", "checked", "start", "language", "<img"] {
      #expect(!drawn.contains(trace), "\(trace)")
    }
    #expect(drawn.contains("<a>\(blocks("a"))</a>"))
    #expect(drawn.contains("<span class=\"box\"><svg viewBox=\"0 0 640 360\""))
    let items = drawn.matches(of: /<li class="task">.*<\/li>/).map { String($0.output) }
    #expect(items.count == 2 && items.first == items.last)
    #expect(drawn.contains("<ol>"))
  }

  @Test("a box is as large as its picture, where that is known")
  func boxes() throws {
    var targets = ProseTargets()
    targets.pictures[0] = .init(url: "../a.png", size: .init(width: 30, height: 20))
    let markdown = try Markdown(Array("![a](b.png)".utf8))
    let drawn = String(decoding: markdown.drawn(hidden, targets: targets).html, as: UTF8.self)
    #expect(drawn.contains("<svg viewBox=\"0 0 30 20\" width=\"30\" height=\"20\">"))
    let plain = markdown.drawn(ProseTreatment(), targets: targets)
    #expect(
      String(decoding: plain.html, as: UTF8.self)
        == "<p><img src=\"../a.png\" alt=\"a\" width=\"30\" height=\"20\" /></p>\n")
  }

  @Test("raw HTML that is let through is one block, whatever it says; a comment is nothing")
  func rawHTML() throws {
    let treatment = ProseTreatment.reasons(.placeholder, isUnsafe: true)
    let one = try html("<div>\nsecret\n</div>", treatment)
    #expect(one == (try html("<p>another, and longer", treatment)))
    #expect(one.contains("<p>") && !one.contains("secret"))
    #expect(try html("<!-- a secret -->", treatment) == "")
    #expect(!(try html("a <b title=\"secret\">b</b>", treatment).contains("title")))
  }

  @Test("raw HTML that is shown as code is hidden as that code; a comment is nothing")
  func rawHTMLAsText() throws {
    for markup in ["<div>\nsecret\n</div>", "<p>another,\n  and <!-- two\nlines --> longer"] {
      let shown = String(
        try #require(try html(markup).split(separator: "<code>").last?.split(separator: "</").first)
      ).replacing("&lt;", with: "<").replacing("&gt;", with: ">")
      #expect(try html(markup, hidden) == (try html("```\n\(shown)```", hidden)))
    }
    #expect(try html("<!-- a secret -->", hidden) == "")
    #expect(!(try html("a <b title=\"secret\">b</b>", hidden).contains("title")))
  }

  @Test("code is lines of blocks")
  func code() throws {
    let drawn = try html("```\nab\n  c\n```", hidden)
    let lines = drawn.split(separator: "\n").drop { !$0.contains("<pre>") }.prefix(2)
    #expect(lines.count == 2)
    #expect(lines.last?.hasPrefix(" ") == true)
  }

  @Test("under constant one block stands for all of it")
  func constant() throws {
    let one = try html("# a\n\nb", .reasons(.placeholder, .constant))
    #expect(one == (try html("- quite\n- another\n\n![x](y)", .reasons(.placeholder, .constant))))
    #expect(one == (try html("", .reasons(.placeholder, .constant))))
  }

  @Test("a reason for texts leaves pictures, one for images leaves texts")
  func scopes() throws {
    let text = "a ![b](c.png) d\n\n[![e](f.png)](g)\n\n[h ![e](f.png)](g)"
    let textHidden = try html(text, hiding(.text))
    #expect(
      textHidden.hasPrefix(
        "<p><span class=\"sk\" aria-hidden=\"true\" inert>\(blocks("a"))</span> <img src=\"c.png\" alt=\"b\" />"
      ))
    #expect(!textHidden.contains("href"))
    let imagesHidden = try html(text, hiding(.images))
    #expect(imagesHidden.hasPrefix("<p>a <span class=\"box\" aria-hidden=\"true\" inert><svg"))
    #expect(!imagesHidden.contains("<img"))
    // A link that shows nothing any more cannot be reached; one with a text can.
    #expect(imagesHidden.matches(of: /href="g"/).count == 1)
    #expect(try html("a", hiding(.all, .blur)).hasPrefix("<div class=\"sk blur\" aria-hidden"))
  }

  @Test("white space beside a hidden picture is nothing that a link shows")
  func blankLinks() throws {
    for blank in [" ", "&nbsp;", "&#8203;", "&emsp;&shy;", "&#xFE0F;", "` `", "<!-- a -->", "\\\n"]
    {
      let text = "[![a](b.png)\(blank)](c)"
      #expect(try !html(text, hiding(.images)).contains("href"), "\(blank)")
    }
    for words in ["a", "&nbsp;é", "`a`", "❤️", "<b>"] {
      let text = "[![a](b.png) \(words)](c)"
      #expect(try html(text, hiding(.images)).contains("href"), "\(words)")
    }
    // What raw HTML would show is left out with the pictures, if it is let through.
    let raw = try html("[![a](b.png) <b></b>](c)", hiding(.images, isUnsafe: true))
    #expect(!raw.contains("href"))
  }

  @Test("a text between pictures keeps its spaces")
  func spaces() throws {
    let drawn = try html("a ![b](c) d![e](f)g", hidden).replacing(/<span.*?<\/span>/, with: "P")
    #expect(drawn == wrapped("<p>\(blocks("a")) P \(blocks("d"))P\(blocks("g"))</p>\n"))
  }

  @Test("what is drawn says whether something shows, and whether something is hidden")
  func flags() throws {
    let text = try Markdown(Array("a\n\n<!-- private -->\n\nb\n\n<!-- /private -->".utf8))
    let plain = text.drawn(ProseTreatment())
    #expect(plain.hasVisibleContent && !plain.hasRedactedContent)
    let mixed = text.drawn(.reasons(.privacy))
    #expect(mixed.hasVisibleContent && mixed.hasRedactedContent)
    let none = text.drawn(.reasons(.placeholder))
    #expect(!none.hasVisibleContent && none.hasRedactedContent)
    // And for which of the reasons in force.
    #expect(mixed.shownReasons == .privacy && none.shownReasons == .placeholder)
    #expect(text.drawn(.reasons([.privacy, .invalidated])).shownReasons == .privacy)
    let open = try Markdown(Array("a\n\n<!-- stale -->\n\nb\n\n<!-- /stale -->".utf8))
    #expect(open.drawn(.reasons(.privacy)).shownReasons == [])
    #expect(open.drawn(.reasons([.privacy, .invalidated])).shownReasons == .invalidated)
  }
}
