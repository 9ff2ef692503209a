// Each planted change is found, told in the right words, and nothing else is.

import Foundation
import Review
import Testing

private func review(_ base: Sample = .site(), to head: Sample) throws -> Review {
  try Workplace().review(from: base, to: head)
}

extension Review {
  /// What changed, as lines.
  var lines: [String] {
    frames.flatMap { frame in
      ["\(frame.fate.rawValue) \(frame.path): \(frame.causeWords)"]
        + frame.changes.map { "  \($0.aspect.rawValue): \($0.sentence)" }
    }
  }
}

@Test("equal outputs have no difference")
func nothing() throws {
  let review = try review(to: .site())
  #expect(review.isEmpty)
  #expect(review.sameCount == 6)
}

@Test("a word in one article is a change of its content, in each of its frames")
func word() throws {
  let review = try review(to: Sample.site().replacing("three minutes", "four minutes"))
  #expect(
    review.lines == [
      "changed articles/tea/loaded-favorite.html: content of articles/tea.md",
      "  words: ‘three’ became ‘four’",
      "changed articles/tea/loaded.html: content of articles/tea.md",
      "  words: ‘three’ became ‘four’",
    ])
  #expect(review.groups.count == 1)
  #expect(review.otherFiles == [])
}

@Test("what a list shows of an article is the same group, where nobody knows the sources, too")
func list() throws {
  var base = Sample.site()
  base.page("shelf", "shelf", source: nil)
  base.frame("shelf", "full", "<h1>Shelf</h1><p>On tea</p><p>On milk</p>")
  base.frame("shelf", "loading", "<h1>Shelf</h1>\(redacted("p", 6))\(redacted("p", 7))")
  let head = base.replacing("On tea", "On coffee").replacing(redacted("p", 6), redacted("p", 9))
  let groups = try review(base, to: head).groups
  #expect(groups.map(\.cause.words) == ["content of articles/tea.md"])
  #expect(groups.first?.title == "articles/tea: ‘tea’ became ‘coffee’")
  #expect(
    Set(groups[0].frames.map(\.path)).isSuperset(of: ["shelf/full.html", "shelf/loading.html"]))
}

@Test(
  "what is seen or heard of markup is told as that",
  arguments: [
    (
      "<pre><code>a b</code></pre>", "<pre><code>a  b</code></pre>",
      "The white space in ‘a b’ is another"
    ),
    (
      "<p><a href=\"#a\">a</a></p>", "<p><a href=\"#a\" title=\"b\">a</a></p>",
      "The link ‘a’ has the title ‘b’, and had nothing"
    ),
    (
      "<img src=\"a.svg\" alt=\"a\" title=\"b\">", "<img src=\"a.svg\" alt=\"a\" title=\"c\">",
      "The picture ‘a’ has the title ‘c’, and had ‘b’"
    ),
    (
      "<ul><li><input type=\"checkbox\" disabled> a</li></ul>",
      "<ul><li><input type=\"checkbox\" disabled checked> a</li></ul>",
      "A task is done, and was not"
    ),
    (
      "<ol><li>a</li></ol>", "<ol start=\"4\"><li>a</li></ol>",
      "A list begins with 4, and began with 1"
    ),
    (
      "<h2>The people</h2>", "<h3>The people</h3>", "A heading is of level 3, and was of level 2"
    ),
    (
      "<p>The best coffee in town.</p>", "<p>The <strong>best</strong> coffee in town.</p>",
      "One ‘strong’ is new"
    ),
    (
      "<p>The <em>best</em> coffee.</p>", "<p>The best coffee.</p>", "One ‘em’ is gone"
    ),
    (
      "<p>Ropes are thrown. Boats come in.</p>", "<p>Ropes are thrown.</p><p>Boats come in.</p>",
      "One ‘paragraph’ is new"
    ),
    (
      "<p>Un<em>believ</em>able</p>", "<p>Unbelievable</p>", "One ‘em’ is gone"
    ),
  ])
private func seen(before: String, now: String, told: String) throws {
  func site(_ markup: String) -> Sample {
    Sample.site().replacing("<p>Water just off the boil, and three minutes.</p>", markup)
  }
  let review = try review(site(before), to: site(now))
  let changes = review.frames.flatMap(\.changes)
  #expect(!changes.isEmpty && changes.allSatisfy { $0.sentence == told }, "\(review.lines)")
  #expect(changes.allSatisfy { $0.aspect < .markup })
}

@Test("what could be read before and stands elsewhere now has not opened")
func movedPublicText() throws {
  let hidden = "<p class=\"sk\" aria-hidden=\"true\" inert>\u{E010}</p>"
  let base = article(
    "<p>Everybody knows the front door.</p>", ["<p>foo bar</p>"], "<p>After it.</p>")
  let head = article("", [], "<p>Everybody knows the front door.</p><p>After it.</p>")
  let groups = try review(base, to: head).groups
  #expect(!groups.isEmpty && !groups.contains { $0.opensRedaction }, "\(groups.map(\.title))")
  // Once more is not elsewhere.
  func site(_ markup: String) -> Sample {
    Sample.site().replacing("<p>Water just off the boil, and three minutes.</p>", markup)
  }
  let twice = try review(
    site("<p>Door code</p><hr>\(hidden)"), to: site("<p>Door code</p><hr><p>Door code</p>"))
  #expect(twice.groups.contains { $0.opensRedaction })
}

@Test(
  "another look is told in the words that its author has for it",
  arguments: [
    ("class=\"bold\"", "class=\"caption\"", "is drawn as ‘caption’, and was as ‘bold’"),
    ("id=\"a\"", "class=\"bold\" id=\"a\"", "is drawn as ‘bold’, and was not"),
    ("class=\"bold\" id=\"a\"", "id=\"a\"", "is not drawn as ‘bold’ any more"),
    (hidden("sk bold"), hidden("sk"), "is not drawn as ‘bold’ any more"),
    (hidden("sk"), hidden("sk bar"), "is covered in another way"),
  ])
private func look(before: String, now: String, told: String) throws {
  func site(_ attributes: String) -> Sample {
    Sample.site().replacing(
      "<p>Water just off the boil, and three minutes.</p>", "<p \(attributes)>Water.</p>")
  }
  let looks = try review(site(before), to: site(now)).lines.filter { $0.contains("structure: ") }
  #expect(!looks.isEmpty && looks.allSatisfy { $0.hasSuffix(" \(told)") }, "\(looks)")
}

private func hidden(_ classes: String) -> String {
  "class=\"\(classes)\" aria-hidden=\"true\" inert"
}

@Test(
  "what was redacted and can be read now has opened, whatever it is, and the other way round",
  arguments: [
    "<ul><li>Door code</li><li>Alarm code</li></ul>", "<ol start=\"3\"><li>Door code</li></ol>",
    "<ul><li><input type=\"checkbox\" disabled> Door code</li></ul>", "<h2 id=\"d\">Door code</h2>",
    "<blockquote><p>Door code</p></blockquote>", "<pre><code>Door code</code></pre>",
    "<table><tr><td>Door</td><td>code</td></tr></table>", "<p>Door <a href=\"#d\">code</a></p>",
    "<p><img src=\"../../assets/tea.svg\" alt=\"A door\" width=\"8\" height=\"8\"></p>",
    "<figure><img src=\"../../assets/tea.svg\" alt=\"\"></figure>",
  ], ["", "<p>Before it</p>", "<ul><li>Before it</li></ul>"])
func opened(markup: String, before: String) throws {
  let place = "<p>Water just off the boil, and three minutes.</p>"
  for block in [redacted("p", 9), "<div class=\"box\" aria-hidden=\"true\" inert></div>"] {
    let closed = Sample.site().replacing(place, "\(before)\(block)<p>After it.</p>")
    let open = Sample.site().replacing(place, "\(before)\(markup)<p>After it.</p>")
    let opening = try review(closed, to: open).lines
    #expect(opening.contains { $0.hasPrefix("  opened: ") }, "\(opening)")
    let closing = try review(open, to: closed).lines
    #expect(closing.contains { $0.hasPrefix("  closed: ") }, "\(closing)")
    #expect(!closing.contains { $0.hasPrefix("  opened: ") }, "\(closing)")
  }
}

/// An article with a private part, as it is when all is seen and when that part is hidden: a bar stands for
/// it, however long it is.
private func article(_ open: String, _ hidden: [String], _ after: String = "") -> Sample {
  var sample = Sample()
  let start = "<h1>Notes</h1><p>What everybody may know of the door and the alarm.</p>"
  let bar = hidden.isEmpty ? "" : "<p class=\"sk\" aria-hidden=\"true\" inert></p>"
  sample.page("articles/notes", "articles", source: "articles/notes.md")
  sample.frame("articles/notes", "loaded", start + open + hidden.joined() + after)
  sample.frame("articles/notes", "privacy", start + open + bar + after)
  return sample
}

@Test(
  "what leaves a private part, other things staying in it, has opened, wherever it goes",
  arguments: [
    article("", ["<p>foo bar</p>"], "<p>secret line</p>"),
    article("<p>foo bar</p>", ["<p>secret line</p>"]),
    article("<p>What everybody sees. secret line</p>", ["<p>foo bar</p>"]),
    article("<table><tr><td>secret line</td></tr></table>", ["<p>foo bar</p>"]),
    article("<p>The code was: the code of the door is 2580, as before.</p>", []),
    article("<ul><li>Before.</li><li>The code of the door is 2580.</li></ul>", ["<p>foo bar</p>"]),
    article("<p>THE CODE of the door, is 2580!</p>", ["<p>foo bar</p>"]),
    article("<p><img src=\"a.svg\" alt=\"The code of the door is 2580.\"></p>", ["<p>foo bar</p>"]),
    article("<p><a href=\"#a\" title=\"Secret line\">See</a></p>", ["<p>foo bar</p>"]),
  ])
private func leavesPrivatePart(head: Sample) throws {
  let base = article(
    "", ["<p>foo bar</p>", "<p>secret line</p>", "<p>The code of the door is 2580.</p>"])
  let groups = try review(base, to: head).groups
  #expect(groups.contains { $0.opensRedaction }, "\(groups.map(\.title))")
  let back = try review(head, to: base).groups
  #expect(!back.contains { $0.opensRedaction }, "\(back.map(\.title))")
}

@Test("what a private part does not hold opens nothing, however much of it is said")
func staysPublic() throws {
  let base = article("<p>Read on.</p>", ["<p>foo bar</p>", "<p>The code of the door is 2580.</p>"])
  for head in [
    article("<p>Read on. Of the door more is to be said.</p>", ["<p>foo bar</p>"]),
    article("<p>Read on.</p><p>foo and bar</p>", ["<p>The code of the door is 2581.</p>"]),
    article("<p>Read on.</p>", ["<p>foo bar</p>"], "<p>The code of the house is 2580.</p>"),
  ] {
    let groups = try review(base, to: head).groups
    #expect(!groups.isEmpty && !groups.contains { $0.opensRedaction }, "\(groups.map(\.title))")
  }
}

@Test("what opens in one page only of a feature comes from its content, and not from the view")
func openedInOne() throws {
  var base = Sample.site()
  base.page("articles/rain", "articles", source: "articles/rain.md")
  base.frame("articles/rain", "loaded", "<h1>Rain</h1>\(redacted("p", 11))")
  let head = base.replacing(redacted("p", 11), "<p>It rains</p>")
  let groups = try review(base, to: head).groups
  #expect(groups.map(\.cause.words) == ["content of articles/rain.md"])
  #expect(groups.map(\.opensRedaction) == [true])
}

@Test(
  "what lies under a sheet can be read: it opens there as elsewhere, and not as the sheet closes")
func underSheet() throws {
  func sample(_ markup: String, isCovered: Bool = true) -> Sample {
    let covered = """
      <div class="over"><div class="under" inert>\(markup)</div>\
      <div class="overlay"><div class="sheet modal"><p>Really?</p></div></div></div>
      """
    return Sample.site().replacing(
      "<p>Water just off the boil, and three minutes.</p>", isCovered ? covered : markup)
  }
  let word = "<p>Door code</p>"
  let opening = try review(sample(redacted("p", 9)), to: sample(word)).lines
  #expect(opening.contains { $0.hasPrefix("  opened: ") }, "\(opening)")
  let uncovering = try review(sample(word), to: sample(word, isCovered: false)).lines
  #expect(!uncovering.contains { $0.hasPrefix("  opened: ") }, "\(uncovering)")
  let written = try review(sample(word), to: sample("<p>Door codes</p>")).lines
  #expect(!written.contains { $0.contains("redacted") }, "\(written)")
}

@Test("a redacted word is one block, of however many glyphs")
func blocks() throws {
  let head = Sample.site().replacing(
    "<h1>Items</h1>", "<h1>Items</h1>\(redacted("p", 3))")
  #expect(try review(to: head).lines.contains("  structure: 1 redacted block is new"))
}

@Test("a colour in the theme changes every frame, and has one cause")
func theme() throws {
  let review = try review(to: Sample.site().replacing("#222", "#a00", in: ".css"))
  #expect(review.frames.count == 6)
  #expect(review.groups.map(\.cause.words) == ["the theme, assets/frame.css"])
}

@Test("a control that becomes inert comes from the reducer")
func inert() throws {
  let head = Sample.site().replacing(button("Edit", to: "edit.html"), button("Edit", to: nil))
  #expect(
    try review(to: head).lines == [
      "changed todos/tour.html: the reducer or the story of ‘todos’",
      "  liveness: The button ‘Edit’ in ‘actions’ is inert, and was live",
    ])
}

@Test("a gate that opens where something is redacted comes first")
func gate() throws {
  let head = Sample.site()
    .replacing(button("Add", to: nil), button("Add", to: "added.html"))
    .replacing("three minutes", "four minutes")
  let groups = try review(to: head).groups
  #expect(groups.map(\.opensRedaction) == [true, false])
  #expect(
    groups[0].first.changes.map(\.sentence) == [
      "The button ‘Add’ in ‘actions’ is live, and was inert"
    ])
}

@Test("a leaf that loses its redaction comes first, and is told with its words")
func opened() throws {
  let head = Sample.site()
    .replacing(redacted("p", 7), "<p>Buy Milk</p>").replacing("Check Mail", "Check the mail")
    .replacing("three minutes", "four minutes")
  let groups = try review(to: head).groups
  #expect(groups.map(\.opensRedaction) == [true, false])
  #expect(groups[0].variants.map(\.opensRedaction) == [true, false])
  #expect(
    groups.map(\.title) == [
      "Redaction opened in todos: the text ‘Buy Milk’ in ‘rows’ is visible, and was redacted",
      "articles/tea: ‘three’ became ‘four’",
    ])
  #expect(groups[0].first.first.path == "todos/tour.html")
  #expect(
    groups[0].first.changes.first?.sentence
      == "The text ‘Buy Milk’ in ‘rows’ is visible, and was redacted")
}

@Test(
  "whatever stands where something redacted was has opened",
  arguments: [
    redacted("p", 7), "<svg class=\"box blocks\" inert aria-hidden=\"true\"></svg>",
    "<span class=\"shape blocks\" inert aria-hidden=\"true\"></span>",
  ],
  [
    "<p>Buy Milk</p>", "<img src=\"milk.png\" alt=\"Milk\">",
    "<svg role=\"img\" aria-label=\"Milk\"></svg>",
    "<progress max=\"1000\" value=\"400\" aria-label=\"Milk\"></progress>",
  ])
func openedAnyhow(hidden: String, shown: String) throws {
  var base = Sample.site()
  base.frame("todos", "tour", "<h1>Todos</h1>\(hidden)<p>Mail</p>")
  let groups = try review(base, to: base.replacing(hidden, shown)).groups
  #expect(groups.first?.opensRedaction == true)
}

@Test(
  "words that stand in the chrome of a redacted control have opened",
  arguments: ["button", "segment", "checkbox", "link"])
func openedInChrome(kind: String) throws {
  let control = "<span class=\"\(kind) neutral\">\(redacted("span", 3))</span>"
  var base = Sample.site()
  base.frame("todos", "tour", "<h1>Todos</h1>\(control)")
  let words = "<span class=\"\(kind) neutral\">Buy Milk</span>"
  let groups = try review(base, to: base.replacing(control, words)).groups
  #expect(groups.first?.opensRedaction == true)
}

@Test("a redacted control that is live comes first")
func liveUnderRedaction() throws {
  let control = "<span class=\"button neutral\">\(redacted("span", 3))</span>"
  let live =
    "<a class=\"button neutral\" role=\"button\" aria-label=\"Redacted control\" "
    + "href=\"edit.html\">\(redacted("span", 3))</a>"
  var base = Sample.site()
  base.frame("todos", "tour", "<h1>Todos</h1>\(control)")
  let groups = try review(base, to: base.replacing(control, live)).groups
  #expect(groups.first?.opensRedaction == true)
  #expect(
    groups.first?.first.changes.first
      .map { $0.sentence } == "A redacted button is live")
}

@Test("an article that is added or removed is told as such, for the page and each frame")
func addedAndRemoved() throws {
  var head = Sample.site()
  head.page("articles/rain", "articles", source: "articles/rain.md")
  head.frame("articles/rain", "loaded", "<h1>On rain</h1><p>It falls on all alike.</p>")
  let added = try review(to: head)
  #expect(added.lines == ["added articles/rain/loaded.html: content of articles/rain.md"])
  #expect(added.pages.map(\.notes) == [["The page is new"]])
  let removed = try review(head, to: .site())
  #expect(removed.lines == ["removed articles/rain/loaded.html: content of articles/rain.md"])
  #expect(removed.pages.map(\.notes) == [["The page is gone"]])
}

@Test("an article that is renamed keeps its frames")
func renamed() throws {
  let head = Sample.site().renaming("articles/tea", "articles/on-tea")
  let review = try review(to: head)
  #expect(review.frames.map(\.fate) == [.renamed, .renamed, .renamed])
  #expect(review.frames.map(\.basePath).contains("articles/tea/loaded.html"))
  #expect(review.pages.map(\.notes) == [["The page was called articles/tea"]])
}

@Test("what a page was called is told, whatever else of it changed, and first")
func renamedAndMore() throws {
  var head = Sample.site().renaming("articles/tea", "articles/on-tea")
  head.files["articles/on-tea/loading.html"] = nil
  head.failing["articles/on-tea"] = "reachable"
  let page = try #require(try review(to: head).pages.first)
  #expect(page.notes == ["The page was called articles/tea", "State lost: loading"])
  #expect(page.failing.count == 1)
}

@Test("an attribute that draws nothing is markup, and so is white space")
func markup() throws {
  let attribute = try review(to: Sample.site().replacing("<h1>Items", "<h1 data-x=\"1\">Items"))
  #expect(
    attribute.lines == [
      "changed items/list.html: how Vitrine writes frames",
      "  markup: The attribute ‘data-x’ of a ‘h1’ is ‘1’, and was not there",
    ])
  let space = try review(to: Sample.site().replacing("<p>One</p>", "\n <p>One </p>"))
  #expect(space.lines.last == "  markup: The bytes changed, and what they say did not")
}

@Test("a picture that is replaced changes the frames that show it, and no others")
func picture() throws {
  let review = try review(to: Sample.site().replacing("#963", "#693", in: ".svg"))
  #expect(review.lines == ["changed articles/tea/loaded.html: the file assets/tea.svg"])
}

@Test("a picture whose name an address escapes is found, compared and put into the report")
func escapedNames() throws {
  func sample(_ picture: String) -> Sample {
    var sample = Sample.site()
    sample.frame(
      "items", "list",
      """
      <h1>Items</h1><img src="../assets/a%20b%2bc.svg" alt="">
      <img src="../%C3%A9.svg" alt="">
      """)
    sample.files["assets/a b+c.svg"] = picture
    sample.files["é.svg"] = "<svg/>"
    return sample
  }
  let place = try Workplace()
  let review = try place.review(from: sample("<svg/>"), to: sample("<svg id=\"new\"/>"))
  #expect(review.frames.map(\.frame) == ["list"])
  #expect(review.frames.map(\.assets) == [["assets/a b+c.svg"]])
  try review.writeReport(in: "\(place.path)/report")
  for file in ["base/assets/a b+c.svg", "head/assets/a b+c.svg", "head/é.svg"] {
    #expect(FileManager.default.fileExists(atPath: "\(place.path)/report/\(file)"))
  }
}

@Test("a name, a state and an order that change are told as what is heard")
func accessibility() throws {
  let name = try review(to: Sample.site().replacing("alt=\"A cup\"", "alt=\"\""))
  #expect(name.lines.last == "  accessibility: A picture lost its name ‘A cup’")
  let state = try review(
    to: Sample.site().replacing("aria-pressed=\"true\"", "aria-pressed=\"false\""))
  #expect(
    state.lines.last
      == "  accessibility: The button ‘Favourite’: ‘aria-pressed’ is false, and was true")
}

@Test("a state that is gained is told of its page")
func states() throws {
  var head = Sample.site()
  head.frame("todos", "done", "<h1>Todos</h1>")
  let review = try review(to: head)
  #expect(review.pages.map(\.notes) == [["State gained: done"]])
}

@Test("states that a page lost, gained or renamed are told as such: the page is still there")
func statesOfPage() throws {
  func title(_ base: Sample, _ head: Sample) throws -> [String] {
    try review(base, to: head).groups.map(\.title)
  }
  var fewer = Sample.site()
  fewer.files["articles/tea/loading.html"] = nil
  #expect(try title(.site(), fewer) == ["articles/tea: 1 state removed"])
  fewer.files["articles/tea/loaded-favorite.html"] = nil
  #expect(try title(.site(), fewer) == ["articles/tea: 2 states removed"])
  #expect(try title(fewer, .site()) == ["articles/tea: 2 states added"])
  var renamed = Sample.site()
  renamed.files["todos/edit.html"] = nil
  renamed.frame(
    "todos", "change", "<h1>Todos</h1><p>Check Mail</p>\(button("Done", to: "tour.html"))")
  #expect(try title(.site(), renamed) == ["todos: 1 state renamed"])
}

@Test("a page that came or went is told as such, and so is a state of one that was renamed")
func wholePages() throws {
  var head = Sample.site()
  head.page("articles/rain", "articles", source: "articles/rain.md")
  head.frame("articles/rain", "loaded", "<h1>On rain</h1><p>It falls on all alike.</p>")
  #expect(try review(to: head).groups.map(\.title) == ["articles/rain: added"])
  #expect(try review(head, to: .site()).groups.map(\.title) == ["articles/rain: removed"])
  var fewer = Sample.site().renaming("articles/tea", "articles/on-tea")
  fewer.files["articles/on-tea/loading.html"] = nil
  let titles = try review(to: fewer).groups.map(\.title)
  #expect(titles.contains("articles/tea: 1 state removed"))
  #expect(titles.contains("articles/on-tea: renamed"))
}

@Test("a change that is the same in pages of two features comes from what writes both")
func shared() throws {
  let review = try review(to: Sample.site().replacing("<main>", "<main><hr>"))
  #expect(Set(review.frames.flatMap(\.reasons).map(\.cause.kind)) == [.vitrine])
}

@Test("what a new page declares to show is told as a note, and is no alarm")
func newPageWithDefect() throws {
  var head = Sample.site()
  head.page("gate", "gate", source: nil)
  head.frame("gate", "open", "<h1>Gate</h1>")
  head.failing["gate"] = "redacted-is-inert"
  let page = try #require(try review(to: head).pages.first)
  #expect(page.failing == [])
  #expect(
    page.notes == [
      "The page is new", "It is there to show a defect: the check ‘redacted-is-inert’ fails",
    ])
  var base = head
  base.failing = [:]
  #expect(
    try review(base, to: head).pages.first?.failing == [
      "The check ‘redacted-is-inert’ fails in open, and did not"
    ])
}

@Test("a control that is called something else is told once, however many transitions it makes")
func renamedControl() throws {
  var (base, head) = (Sample.site(), Sample.site())
  let ways = (0..<40).map { ("\($0)", "\($0 + 1)") }
  let left = [("0", "Shut", "0"), ("3", "Left", "4"), ("5", "Gone", "9")]
  base.transitions["items"] = ways.map { ($0, "One more", $1) } + left
  let found = [("0", "Close", "0"), ("3", "West", "4")]
  head.transitions["items"] = ways.map { ($0, "Another one", $1) } + found
  let page = try #require(try review(base, to: head).pages.first)
  #expect(
    page.notes == [
      "39 transitions by ‘Another one’, which were by ‘One more’",
      "1 transition by ‘Close’, which was by ‘Shut’",
      // Two that lead the same way are not told apart.
      "Transition gained: 3, Another one → 4", "Transition gained: 3, West → 4",
      "Transition lost: 3, One more → 4", "Transition lost: 3, Left → 4",
      "Transition lost: 5, Gone → 9",
    ])
}

@Test("tags that came and went are told of their page")
func tags() throws {
  var (base, head) = (Sample.site(), Sample.site())
  base.tags["todos"] = ["tea", "rain"]
  head.tags["todos"] = ["tea", "sun"]
  #expect(try review(base, to: head).pages.map(\.notes) == [["Tag gained: sun", "Tag lost: rain"]])
}

@Test("a summary tells the first of many notes, and how many more there are")
func manyNotes() throws {
  var head = Sample.site()
  head.transitions["items"] = (0..<200).map { ("\($0)", "Next", "\($0 + 1)") }
  let review = try review(to: head)
  let markdown = review.markdown()
  #expect(markdown.contains("Transition gained: 11, Next → 12; and 188 more\n"))
  #expect(!markdown.contains("12, Next → 13"))
}

@Test("what the site is called is told as that, and only if it is called otherwise")
func siteTitle() throws {
  let place = try Workplace()
  func review(_ base: String?, _ head: String?) throws -> Review {
    for (side, title) in [("base", base), ("head", head)] {
      try Sample.site().write(to: "\(place.path)/\(side)")
      guard let title else { continue }
      let path = "\(place.path)/\(side)/atlas.json"
      let atlas = try String(contentsOfFile: path, encoding: .utf8)
      try ("{\"title\":\"\(title)\"," + atlas.dropFirst()).write(
        toFile: path, atomically: true, encoding: .utf8)
    }
    return try Review(
      from: Side(folder: "\(place.path)/base"), to: Side(folder: "\(place.path)/head"))
  }
  let pages = try review("The Letter", "The Gazette").pages
  #expect(pages.map(\.page) == ["the site"])
  #expect(pages.flatMap(\.notes) == ["It is called ‘The Gazette’, and was ‘The Letter’"])
  for (base, head) in [("The Letter", "The Letter"), (nil, "The Letter"), ("The Letter", nil)] {
    #expect(try review(base, head).pages == [])
  }
}

@Test("what a page shows and leads to is the same, however far down the page lies now")
func movedPage() throws {
  var base = Sample.site()
  base.page("articles/knots", "articles", source: "articles/knots.md")
  let words = (0..<40).map { "Knot number \($0) holds." }.joined(separator: " ")
  func frame(_ root: String) -> String {
    """
    <h1>Knots</h1><p>\(words)</p><img src="\(root)assets/tea.svg" alt="A cup">
    \(button("Tea", to: "\(root)articles/tea/index.html")) \(button("Next", to: "next.html"))
    """
  }
  base.frame("articles/knots", "loaded", frame("../../"))
  var head = base.renaming("articles/knots", "articles/rope/knots")
  head.frame("articles/rope/knots", "loaded", frame("../../../"))
  // The sample's title is its name, which is another one.
  func sentences() throws -> [String] {
    try review(base, to: head).frames.flatMap(\.changes)
      .filter { $0.aspect < .caption && $0.aspect != .words }.map(\.sentence)
  }
  #expect(try sentences() == [])
  let other = frame("../../../").replacing("tea.svg", with: "cup.svg")
  head.frame("articles/rope/knots", "loaded", other.replacing("tea/index", with: "mate/index"))
  #expect(
    try sentences() == [
      "The button ‘Tea’ leads to articles/mate/index.html, and led to articles/tea/index.html",
      "The picture ‘A cup’ shows another file: assets/cup.svg",
    ])
}
