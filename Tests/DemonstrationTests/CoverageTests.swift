// Between them, the articles use everything that an author can write.

import Foundation
import Prose
import Testing

@Test(
  "each key of the front matter is used",
  arguments: [
    "title", "date", "blurb", "description", "summary", "image", "tags", "language", "lang",
    "draft", "flags", "favorite", "readLater", "hidden", "states", "latency", "outcome",
    "onboarding", "redaction", "  projection", "  reasons", "  private", "  - id", "    region",
    "    regions", "    text", "    actions", "    goal", "    skip",
  ])
func keys(_ key: String) throws {
  #expect(
    try Library.texts().contains {
      $0.frontMatter.contains("\n\(key): ")
        || $0.frontMatter.contains("\n\(key):\n")
    })
}

@Test("each state of an article's page that can be chosen is chosen or left to the default")
func states() throws {
  let all = try Library.texts().map(\.document.frontMatter)
  #expect(all.contains { $0.states == nil })
  #expect(all.contains { $0.states?.contains(.privacy) == true })
  #expect(all.contains { $0.outcome == .slow })
  #expect(all.contains { $0.onboarding?.isEmpty == true })
  #expect(all.contains { ($0.onboarding?.count ?? 0) > 2 })
}

/// What has to be found in the text as it is drawn.
private let drawn: [(construct: String, html: String)] = [
  ("heading of level 2", "<h2 id="), ("heading of level 3", "<h3 id="),
  ("list", "<ul>\n<li>"), ("list in a list", "sensitive\n<ul>\n<li>in one"),
  ("ordered list in a list", "own:\n<ol>"),
  ("ordered list", "<ol>\n<li>"), ("ordered list that goes on", "<ol start=\"3\">"),
  ("loose list", "<li>\n<p>"), ("task", "<li class=\"task\">"), ("done task", " checked"),
  ("quote", "<blockquote>\n<p>"), ("quote in a quote", "</p>\n<blockquote>\n<p>"),
  ("list in a quote", "</blockquote>\n<ul>"),
  ("code of a language", "<pre><code class=\"language-swift\">"),
  ("code without a language", "<pre><code>"), ("code in an item", "<li>\n<p><strong>Redaction"),
  ("table", "<table>\n<thead>\n<tr>"), ("code in a cell", "<td><code>"),
  ("emphasis in a cell", "<td><em>"), ("emphasis", "<em>stress</em>"),
  ("strong emphasis", "<strong>insist</strong>"),
  ("emphasis in emphasis", "<em><strong>overdo</strong></em>"),
  ("emphasis within strong", "word <em>in</em> a phrase</strong>"),
  ("code in a line", "<code>"), ("backtick in code", "<code>two of `them`</code>"),
  ("inline link with a title", "title=\"The specification\""),
  ("link of a URL", "<a href=\"https://commonmark.org/help/\">https"),
  ("link of an address", "<a href=\"mailto:vitrine@example.org\">"),
  ("picture", "<img src="), ("picture with a title", "title=\"One page, one state, one case\""),
  ("picture by reference", "title=\"The tools of the trade\""),
  ("hard break", "ends<br />\nearly with two spaces, or<br />\nwith"), ("rule", "<hr />"),
  ("HTML in a line as text", "&lt;mark&gt;"), ("HTML block as text", "&lt;aside&gt;"),
  ("entity", "© 2026, café &amp; bar, 3 × 4"), ("numeric entity", "“quoted”"),
  ("escaped sign", "*not stressed*, 1. not"), ("heading in Japanese", "id=\"おわりに\""),
  ("heading in Hebrew", "id=\"ולסיום\""),
]

@Test("each construct is drawn", arguments: drawn.map(\.construct))
func constructs(_ construct: String) throws {
  let html = drawn.first { $0.construct == construct }?.html ?? ""
  #expect(try Library.texts().contains { $0.html.contains(html) }, "\(html)")
}

@Test(
  "each way of writing a construct is used",
  arguments: [
    "\n--------------\n", "\n## ", "\n### ", "\n* * *\n", "\n***\n", "\n```", "\n   ```", "\n    ",
    "  \n", "\\\n", "\n- [x] ", "\n- [ ] ", "\n> > ", "\n* `", "\n- ", "][env]", "\n[env]: ",
    "\n[parts]: <", "<https://", "&copy;", "&#8220;", "\n<!-- private -->\n", "\n<!-- /private -->",
    "\n<!-- stale -->\n", "\n<!-- unredacted -->\n",
  ])
func spellings(_ spelling: String) throws {
  #expect(try Library.texts().contains { $0.body.contains(spelling) })
}
