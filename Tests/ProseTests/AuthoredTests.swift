// What authors expect besides CommonMark.

import Drawing
import Testing

@testable import Prose

@Suite("anchors")
struct AnchorTests {
  private func ids(_ markdown: String, _ treatment: ProseTreatment = ProseTreatment()) throws
    -> [String]
  {
    try html(markdown, treatment).matches(of: /id="([^"]*)"/).map { String($0.output.1) }
  }

  @Test("a heading is named for its words, in any script")
  func names() throws {
    #expect(
      try ids("# Behind *glass*, `x_1`!\n# Über Größe\n# 日本語 の 見出し\n# Ünï-Cödé  two\n# ١٢ हिन्दी")
        == ["behind-glass-x_1", "über-größe", "日本語-の-見出し", "ünï-cödé-two", "١٢-हिन्दी"])
  }

  @Test("no two headings have one name")
  func unique() throws {
    #expect(
      try ids("# a\n# a\n# a-1\n# a\n# !\n# ?") == [
        "a", "a-1", "a-1-1", "a-2", "section", "section-1",
      ])
  }

  @Test("a redacted heading has no name, and leaves no trace in the others'")
  func redacted() throws {
    let text = "<!-- private -->\n\n# Glass\n\n<!-- /private -->\n\n# Glass\n"
    #expect(try ids(text) == ["glass-1", "glass"])
    #expect(try ids(text, .reasons(.privacy)) == ["glass"])
    #expect(try ids(text, .reasons(.placeholder)).isEmpty)
  }

  @Test("a thousand equal headings take no longer than a thousand different ones")
  func many() throws {
    let names = try ids(String(repeating: "# a\n", count: 20_000))
    #expect(Set(names).count == 20_000)
  }
}

@Suite("task lists, tables and punctuation")
struct ExtensionTests {
  @Test("an item that begins with a box is a task with a label")
  func tasks() throws {
    #expect(
      try html("- [x] *a*\n- [ ] b\n- [ ]\n- [y] c") == """
        <ul>
        <li class="task"><label><input type="checkbox" disabled checked /> <em>a</em></label></li>
        <li class="task"><label><input type="checkbox" disabled /> b</label></li>
        <li>[ ]</li>
        <li>[y] c</li>
        </ul>

        """)
  }

  @Test("lines of cells over dashes are a table")
  func table() throws {
    #expect(
      try html("| a | b |\n|:--|--:|\n| *c* | d \\| e |\n| f") == """
        <table>
        <thead>
        <tr>
        <th scope="col">a</th>
        <th scope="col" class="end">b</th>
        </tr>
        </thead>
        <tbody>
        <tr>
        <td><em>c</em></td>
        <td class="end">d | e</td>
        </tr>
        <tr>
        <td>f</td>
        <td class="end"></td>
        </tr>
        </tbody>
        </table>

        """)
  }

  @Test(
    "of a row with more cells than its table has columns it is told that the last are not shown")
  func overfullRow() {
    let text = "# T\n\n> | a | b |\n> |---|---|\n> | 1 | 2 |\n> | 1 | 2 | 3 |\n\nEnd, a | b.\n"
    let found = Document.read(
      Array(text.utf8), path: "a.md", options: DocumentOptions()
    ).findings
    #expect(found.map(\.place.line) == [6])
    #expect(found.map(\.severity) == [.warning])
    #expect(found.first?.message.contains("more cells than the head") == true)
  }

  @Test("a table is found in lists and quotes, behind typographic dashes, and with links in it")
  func tablesAnywhere() throws {
    var smart = MarkdownOptions.authored
    smart.isSmart = true
    #expect(try html("> a | b\n> ---|---\n> c | d", options: smart).contains("<td>d</td>"))
    #expect(
      try html("- a | b\n  ---|---\n  [x|y](/z|z) | d").contains(
        "<td><a href=\"/z%7Cz\">x|y</a></td>"))
    #expect(try html("a | `b|c`\n---|---\nd | e").contains("<code>b|c</code></th>"))
    // Where a table is written as GitHub reads it; elsewhere code is as it is written.
    let code = try html("a | `\\|b\\|\\c\\|`\n---|---\n*`d\\|`* | `e\\\\|`")
    #expect(code.contains("<code>|b|\\c|</code></th>"))
    #expect(code.contains("<em><code>d|</code></em>") && code.contains("<code>e\\|</code></td>"))
    #expect(try html("a | `b\\|c`").contains("<code>b\\|c</code>"))
  }

  @Test(
    "what only looks like a table stays a paragraph",
    arguments: [
      "a | b\nc | d", "a | b\n---", "a\n---|---", "a | b | c\n---|---", "*a | b\n---|--- | c*",
      "a | b\n--x|---", "a &#124; b | c\n---|---", "a | b",
    ])
  func noTable(text: String) throws {
    #expect(!(try html(text).contains("<table>")))
  }

  @Test("a head that is far longer than its rows does not make a page of nothing")
  func wideTable() throws {
    let head = String(repeating: "a|", count: 2_000) + "\n" + String(repeating: "-|", count: 2_000)
    #expect(try html(head + String(repeating: "\nb|c", count: 2_000)).utf8.count < 100_000)
    // Nor do many that would each be let pass: of these some are tables, and the rest are text.
    let one =
      String(repeating: "|a", count: 20) + "|\n" + String(repeating: "|-", count: 20) + "|\n"
      + String(repeating: "|b|\n", count: 30) + "\n"
    #expect(try html(one).contains("<td></td>"))
    let many = try html(String(repeating: one, count: 1_000)).split(separator: "<table>").count - 1
    #expect((1..<50).contains(many), "\(many)")
  }

  @Test("punctuation is smart only where it is asked for")
  func smart() throws {
    var options = MarkdownOptions.authored
    #expect(try html("\"a\" -- 'b'...", options: options) == "<p>&quot;a&quot; -- 'b'...</p>\n")
    options.isSmart = true
    #expect(try html("\"a\" -- 'b'...", options: options) == "<p>“a” – ‘b’…</p>\n")
  }
}
