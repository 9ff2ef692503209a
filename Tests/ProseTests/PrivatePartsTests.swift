// What is private changes nothing of what is public: each way in which it once did.

import Drawing
import Testing

@testable import Prose

/// What a part says that reaches out of it, as CommonMark has it.
struct Reaching: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var before = ""
  var inside: String
  var after = ""

  static let all = [
    Reaching(
      testDescription: "a definition", before: "See [the docs][d] and ![it][d].",
      inside: "[d]: https://secret.example/merger \"Project X\""),
    Reaching(
      testDescription: "a definition before a public one", inside: "[d]: /secret",
      after: "[d]\n\n[d]: /open"),
    Reaching(
      testDescription: "an empty line in a tight list", before: "- a", inside: "b\n\nc",
      after: "- d"),
    Reaching(testDescription: "a heading of level 1", before: "## One", inside: "# Secret"),
    Reaching(testDescription: "a heading of the same name", inside: "## One", after: "## One"),
    Reaching(
      testDescription: "a heading that a link names", before: "[a](#one)", inside: "## One",
      after: "## One"),
    Reaching(
      testDescription: "an item of a numbered list", before: "1. a", inside: "2. b\n7. c",
      after: "3. d"),
    Reaching(testDescription: "a comment that is left open", inside: "<!-- x", after: "a --> b"),
    Reaching(testDescription: "an element that is left open", inside: "<pre>\n\nx", after: "*a*"),
    Reaching(testDescription: "a line that goes on", before: "> a", inside: "b", after: "c\n==="),
    Reaching(testDescription: "a table", before: "| a |\n|---|", inside: "| b |", after: "| c |"),
    Reaching(testDescription: "a paragraph", before: "a", inside: "first", after: "b"),
    Reaching(testDescription: "many lines", inside: String(repeating: "x\n\n", count: 500)),
    Reaching(testDescription: "code", inside: "```\n# a\n```", after: "a"),
    Reaching(testDescription: "a fence in a quote", inside: "> ```", after: "a\n\n    b"),
    Reaching(testDescription: "nothing", inside: ""),
  ]

  func text(_ inside: String) -> [UInt8] {
    let part = "\n<!-- private -->\n\(inside)\n<!-- /private -->\n"
    return Array("\(before)\(part)\(after)\n\n## Last\n".utf8)
  }
}

@Suite("private parts")
struct PrivatePartsTests {
  @Test("change nothing of the text around them", arguments: Reaching.all)
  func reaching(_ case: Reaching) throws {
    for isPublic in [true, false] {
      var options = DocumentOptions()
      options.leavesOutPrivate = isPublic
      let documents = try [`case`.inside, "Another."].map {
        try Document(`case`.text($0), path: "a.md", options: options)
      }
      let treatments: [ProseTreatment] = [
        .reasons(.privacy), .reasons([.privacy, .invalidated]), .reasons(.placeholder, .constant),
        ProseTreatment(redaction: Redaction(isPublic: true)),
      ]
      for treatment in isPublic ? treatments + [.reasons([])] : treatments {
        let drawn = documents.map { $0.drawn(treatment) }
        #expect(drawn[0] == drawn[1])
        #expect(drawn[0].hasRedactedContent || treatment == .reasons([]))
      }
      #expect(documents[0].title == documents[1].title)
      #expect(documents[0].blurb == documents[1].blurb)
      if isPublic {
        #expect(documents[0].links.map(\.url) == documents[1].links.map(\.url))
        #expect(documents[0].anchors.ids == documents[1].anchors.ids)
      }
    }
  }

  @Test("end in no fence of their own: nobody can say whether a mark is only shown there")
  func fences() throws {
    for inside in ["```\na", "~~~\n```", "```\n<!-- /private -->\nSecret.\n```", "<pre>\n```"] {
      let text = "<!-- private -->\n\(inside)\n<!-- /private -->\n\n```\nb\n```\n"
      let found = mistakes { try Markdown(Array(text.utf8)) }
      #expect(found.contains { $0.contains("a fence of code that is private itself") }, "\(inside)")
    }
  }

  @Test("are read by themselves, and shown where they stand")
  func shown() throws {
    let text = """
      [d] before

      <!-- private -->
      [d], [e]

      [d]: /inside
      <!-- /private -->
      [d] after, [e]

      [d]: /outside
      [e]: /outside
      """
    let drawn = try html(text)
    #expect(
      drawn == "<p><a href=\"/outside\">d</a> before</p>\n"
        + "<p><a href=\"/inside\">d</a>, [e]</p>\n"
        + "<p><a href=\"/outside\">d</a> after, <a href=\"/outside\">e</a></p>\n")
  }

  @Test("leave the places of what stands after them as they are in the file")
  func places() throws {
    let text =
      "---\ntitle: A\n---\n[a](b)\n<!-- private -->\n\n[c](d)\n\n"
      + "<!-- /private -->\n[e](f)\n\n<!-- private -->\n<!-- /private -->\n\n [g](h)\n"
    var options = DocumentOptions()
    #expect(
      try Document(Array(text.utf8), path: "a.md", options: options).links.map {
        "\($0.url) \($0.place)"
      } == ["b a.md:4:1", "d a.md:7:1", "f a.md:10:1", "h a.md:15:2"])
    options.leavesOutPrivate = true
    #expect(
      try Document(Array(text.utf8), path: "a.md", options: options).links.map {
        "\($0.url) \($0.place)"
      } == ["b a.md:4:1", "f a.md:10:1", "h a.md:15:2"])
  }

  @Test("of any kinds of lines are cut alike", arguments: ["\n", "\r", "\r\n"])
  func lines(_ end: String) throws {
    let text = ["a", "<!-- private -->  ", "b", "<!--/PRIVATE-->", "c"].joined(separator: end)
    let drawn = try html(text, .reasons(.privacy))
    #expect(drawn.hasPrefix("<p>a</p>\n<p class=\"sk\""))
    #expect(drawn.hasSuffix("</p>\n<p>c</p>\n") && !drawn.contains("b</p>"))
  }

  @Test("a heading of level 1 in one takes itself down, and no other")
  func levels() throws {
    let text = "## A\n\n<!-- private -->\n\n# B\n\n## C\n\n<!-- /private -->\n"
    let document = try Document(Array(text.utf8), path: "a.md")
    let drawn = String(decoding: document.drawn(ProseTreatment()).html, as: UTF8.self)
    #expect(
      drawn == "<h2 id=\"a\">A</h2>\n<h2 id=\"b\">B</h2>\n<h2 id=\"c\">C</h2>\n")
  }

  @Test("a document that is private as a whole is not looked into for the public")
  func whole() {
    var options = DocumentOptions()
    options.leavesOutPrivate = true
    let text = "---\nredaction: { private: true }\n---\n<!-- privat -->\n\n[^1]: x\n"
    #expect(Document.read(Array(text.utf8), path: "a.md", options: options).findings.isEmpty)
  }

  @Test("a closing mark with text behind it is named, where its part is never closed")
  func closedWithMore() {
    let text =
      "A\n\n<!-- private -->\n\n```\n<!-- /private --> b\n```\n\n<!-- /private --> c\n\nd\n"
    for isPublic in [false, true] {
      var options = DocumentOptions()
      options.leavesOutPrivate = isPublic
      let found = Document.read(Array(text.utf8), path: "a.md", options: options).findings
      #expect(
        found.first?.message
          == "'<!-- private -->' is never closed: '<!-- /private -->' in line 9 has text "
          + "behind it. Put it on a line of its own")
      #expect(found.first?.place.line == 3)
    }
    let closed = text + "\n<!-- /private -->\n\n<!-- private -->\n"
    let last = Document.read(Array(closed.utf8), path: "a.md").findings.last
    #expect(last?.message.hasPrefix("'<!-- private -->' is never closed. Put") == true)
  }

  @Test("that leave anything open take no mark for code, and no code for a mark")
  func leftOpen() throws {
    let part = "<!-- private -->\ns\n<!-- /private -->\n"
    let open = [
      "a", "", "```", "```\na\n```", "~~~~", "````swift", "<pre>", "<!-- a", "<div>", "<script>",
      "> ```",
      "- ```", "- a\n\n  ```", "    ```", "`", "[a]: <", "<?a", "1. ~~~",
    ]
    let between = [
      "b\n", "```\n\(part)```\n", "~~~\nb\n~~~\n", "```\nb\n```\n\n- b\n\n  ```\n\(part)  ```\n",
      "````\n```\n\(part)```\n````\n", "<pre>\n\n```\n</pre>\n",
    ]
    var drawn = 0
    for b in between {
      for c in between {
        var outcomes: Set<String> = []
        for one in open {
          for other in open {
            let text =
              "<!-- private -->\n\(one)\n<!-- /private -->\n\(b)"
              + "<!-- private -->\n\(other)\n<!-- /private -->\n\(c)"
            guard let html = try? html(text, .reasons(.privacy)) else { continue }
            drawn += 1
            outcomes.insert(html)
          }
        }
        #expect(outcomes.count <= 1, "\(b)\(c)")
      }
    }
    #expect(drawn > 3_000)
  }
}
