// The comments by which an author redacts without Swift.

import Drawing
import Testing

@testable import Prose

private let block = "<p class=\"sk\" aria-hidden=\"true\" inert>\(glyphs(of: .constant))</p>\n"

private func glyphs(of projection: Projection) -> String {
  String(decoding: projection.glyphs, as: UTF8.self)
}

@Suite("author's marks")
struct AuthorMarkTests {
  let text = "Before\n\n<!-- private -->\n\n# Secret\n\n- a\n- b\n\n<!-- /private -->\n\nAfter\n"

  @Test("what is private is one block under privacy, and is drawn without it")
  func privacy() throws {
    #expect(try html(text, .reasons(.privacy)) == "<p>Before</p>\n\(block)<p>After</p>\n")
    #expect(try html(text).contains("Secret</h1>"))
  }

  @Test("a build for the public hides what is private under any reasons")
  func isPublic() throws {
    let treatment = ProseTreatment(redaction: Redaction(isPublic: true))
    #expect(try html(text, treatment) == "<p>Before</p>\n\(block)<p>After</p>\n")
    let shown =
      "<!-- unredacted -->\n\nA\n\n<!-- private -->\n\nB\n\n<!-- /private -->\n\n<!-- /unredacted -->"
    #expect(try html(shown, treatment) == "<p>A</p>\n\(block)")
  }

  @Test("what is unredacted is visible under a placeholder, and what is around it is not")
  func unredacted() throws {
    let text = "Hidden\n\n<!-- unredacted -->\n\nShown\n\n<!-- /unredacted -->\n\nHidden"
    let drawn = try html(text, .reasons(.placeholder))
    #expect(drawn.contains("<p>Shown</p>"))
    #expect(!drawn.contains("Hidden"))
    #expect(
      try html(text, .reasons(.placeholder, .constant)) == "\(block)<p>Shown</p>\n\(block)")
  }

  @Test(
    "inside of a block, what is unredacted is reachable: the parts around it are inert for themselves"
  )
  func unredactedInside() throws {
    let text = "> Hidden\n>\n> <!-- unredacted -->\n>\n> [Shown](/a)\n>\n> <!-- /unredacted -->\n"
    let drawn = try html(text, .reasons(.placeholder))
    #expect(drawn.hasPrefix("<blockquote>\n<p><span class=\"sk\" aria-hidden=\"true\" inert>"))
    #expect(drawn.hasSuffix("</span></p>\n<p><a href=\"/a\">Shown</a></p>\n</blockquote>\n"))
  }

  @Test("unredacted shows nothing of a text that is private as a whole")
  func unredactedInPrivate() throws {
    let text = "<!-- unredacted -->\n\nShown\n\n<!-- /unredacted -->"
    var treatment = ProseTreatment.reasons([.privacy, .placeholder], .constant)
    treatment.isSensitive = true
    #expect(try html(text, treatment) == block)
  }

  @Test("what is stale is marked as stale under invalidated, and is like any other without")
  func stale() throws {
    let text = "A\n\n<!-- stale -->\n\nB\n\n<!-- /stale -->\n\nC"
    #expect(
      try html(text, .reasons(.invalidated))
        == "<p>A</p>\n<div class=\"stale\">\n<p>B</p>\n</div>\n<p>C</p>\n")
    #expect(try html(text) == "<p>A</p>\n<p>B</p>\n<p>C</p>\n")
    #expect(!(try html(text, .reasons([.invalidated, .placeholder]))).contains("stale"))
  }

  @Test("case and spaces in a mark do not matter")
  func spelling() throws {
    let text = "<!--PRIVATE-->\n\nSecret\n\n<!-- / Private -->"
    #expect(try html(text, .reasons(.privacy)) == block)
  }

  @Test("any other Markdown reader ignores the marks, and so does CommonMark mode")
  func otherReaders() throws {
    let bytes = Array(text.utf8)
    #expect(try commonMark(bytes) == reference(bytes))
  }

  @Test(
    "a mark that would not do what it says is an error with its place",
    arguments: [
      ("a\n\n<!-- private -->\n\nb", ["3:1 '<!-- private -->' is never closed"]),
      ("a\n\n<!-- /stale -->", ["3:1 '<!-- /stale -->' closes nothing"]),
      (
        "<!-- private -->\n\n<!-- stale -->\n\n<!-- /private -->\n\n<!-- /stale -->",
        ["3:1 '<!-- stale -->' is never closed", "7:1 '<!-- /stale -->' closes nothing"]
      ),
      (
        "- <!-- private -->\n\n  a\n\n<!-- /private -->",
        ["1:3 '<!-- private -->' would hide nothing", "5:1 '<!-- /private -->' closes nothing"]
      ),
      (
        "- <!-- stale -->\n\n  a\n\n<!-- /stale -->",
        ["1:3 '<!-- stale -->' is never closed", "5:1 '<!-- /stale -->' closes nothing"]
      ),
      (
        "<!-- unredacted -->\n\n<!-- stale -->\n\n<!-- /unredacted -->\n\n<!-- /stale -->",
        ["5:1 '<!-- /unredacted -->' comes before '<!-- /stale -->', which line 3 waits for"]
      ),
      ("a <!-- private --> b", ["1:3 '<!-- private -->' would hide nothing here"]),
      ("<!-- private --> b", ["1:1 '<!-- private -->' would hide nothing here"]),
      ("a <!-- stale --> b", ["1:3 '<!-- stale -->' marks whole blocks"]),
      (
        "<div>\n<!-- private -->\nb\n<!-- /private -->\n</div>",
        ["1:1 '<!-- private -->' would hide nothing", "2:1 '<!-- private -->' would hide nothing"]
      ),
      ("<!-- private\n\nb", ["1:1 '<!-- private' is no mark and would hide nothing"]),
      (
        "<!-- privat -->\n\nb",
        ["1:1 '<!-- privat -->' is no mark and would hide nothing. Did you mean"]
      ),
      (
        "<!-- private -->\n\n<!-- unredacted -->\n\na\n\n<!-- /unredacted -->\n\n<!-- /private -->",
        ["3:1 '<!-- unredacted -->' has no effect inside of '<!-- private -->'"]
      ),
    ])
  func mistakesOfMarks(text: String, expected: [String]) {
    let found = mistakes { try Markdown(Array(text.utf8)) }
    #expect(found.count == expected.count)
    for (one, other) in zip(found, expected) { #expect(one.hasPrefix(other)) }
  }

  @Test("comments that are no marks, and marks that are shown as code, are let be")
  func noMarks() throws {
    #expect(try html("<!-- TODO: private parts -->\n\na") == "<p>a</p>\n")
    #expect(try html("<!-- more -->\n\na") == "<p>a</p>\n")
    #expect(try html("<!-- un -->\n\n<!-- st -->\n\na") == "<p>a</p>\n")
    #expect(try html("`<!-- private -->`") == "<p><code>&lt;!-- private --&gt;</code></p>\n")
    #expect(try html("```\n<!-- private -->\n```").hasPrefix("<pre>"))
    #expect(try html("- a\n\n  ~~~\n  <!-- private -->\n  ~~~").contains("<pre>"))
    #expect(try html("<!-- the private life of bees -->\n\na") == "<p>a</p>\n")
    #expect(
      try html("<p class=\"b\">\n\nPrivate, Map<String, Int> & <b>stale</b> 1 < 2").contains("1"))
  }
}
