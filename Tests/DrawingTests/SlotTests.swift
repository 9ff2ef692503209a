// What a drawing tells of its controls and regions.

import Composable
import Drawing
import Testing

@Suite("slots and regions")
struct SlotTests {
  @Test("controls are slots in reading order, with intent, regions and rows")
  func order() {
    let view = Stack {
      Button("A", Intent("a")).region("inner").region("outer")
      List {
        ForEach(["x", "y"]) { word in Item { Link(word, Intent(word)) } }
      }
      List {
        ForEach([1]) { _ in Button("B", .none) }
      }
      for word in ["p"] { Button(word, .none) }
    }
    let slots = Drawing(of: view).slots
    #expect(slots.map(\.index) == Array(0..<5))
    #expect(slots.map(\.name) == ["A", "x", "y", "B", "p"])
    #expect(slots.map(\.intent) == [Intent("a"), Intent("x"), Intent("y"), .none, .none])
    #expect(slots[0].regions == ["outer", "inner"])
    #expect(slots.map { $0.row?.list } == [nil, 0, 0, 1, nil])
    #expect(slots.map { $0.row?.row } == [nil, 0, 1, 0, nil])
  }

  @Test("a redacted control keeps its intent: whether it is live is the reducer's to say")
  func redactedIntent() {
    let slot = Drawing(of: Button("A", Intent(7)).redacted(.placeholder)).slots.first
    #expect(slot?.intent == Intent(7))
    #expect(slot?.isRedacted == true && slot?.name == nil)
    #expect(slot?.reasons == .placeholder)
  }

  @Test("regions report reasons and what of them shows; those of one name are one")
  func regions() {
    let view = Stack {
      Text("a").region("top")
      for index in 0..<2 {
        Row { Text("b").redacted(.placeholder, if: index == 1) }.region("rows")
      }
      Text("c").region("rest").redacted(.placeholder)
      Spinner().region("empty")
    }
    let regions = Drawing(of: view).regions
    #expect(regions.map(\.name) == ["top", "rows", "rest", "empty"])
    #expect(regions.map(\.hasVisibleContent) == [true, true, false, false])
    #expect(regions.map(\.hasRedactedContent) == [false, true, true, false])
    #expect(regions.map(\.isRedacted) == [false, false, true, false])
    #expect(regions.map(\.reasons) == [[], [], .placeholder, []])
  }

  @Test("a region of which nothing shows is busy")
  func busy() {
    let view = Text("a").region("r")
    #expect(html(view) == "<div class=\"region\"><p>a</p></div>")
    #expect(
      html(view.redacted(.placeholder)).hasPrefix("<div class=\"region\" aria-busy=\"true\">"))
    let mixed = Stack {
      Text("a").redacted(.placeholder)
      Button("Cancel", .none)
    }
    #expect(!html(mixed.region("r")).contains("aria-busy"))
  }

  @Test("a heading of which nothing shows is no heading, and looks the same")
  func headings() {
    #expect(html(Heading(1, "A")) == "<h1>A</h1>")
    let markup = html(Heading(2, "A").redacted(.placeholder))
    #expect(markup.hasPrefix("<div class=\"h2\"><span class=\"sk\"") && !markup.contains("<h"))
    let mixed = Heading(3) {
      Text("A").redacted(.placeholder)
      Text("B")
    }
    #expect(html(mixed).hasPrefix("<h3>"))
  }

  @Test("a heading that says nothing is no heading")
  func silentHeadings() {
    for silent in [AnyView(Text("")), AnyView(Text(" ")), AnyView(Symbol(.star))] {
      #expect(html(Heading(1) { silent }).hasPrefix("<div class=\"h1\">"))
      let beside = Heading(2) {
        silent
        Text("A").redacted(.placeholder)
      }
      #expect(html(beside).hasPrefix("<div class=\"h2\">"))
    }
    #expect(html(Heading(1) { Symbol(.star).label("Star") }).hasPrefix("<h1>"))
    #expect(
      html(Heading(1) { Link(to: .page("home")) { Symbol(.star) }.label("Home") }).hasPrefix("<h1>")
    )
  }

  @Test("a region among items is no element: the item itself is busy")
  func itemRegions() {
    let view = List {
      for word in ["a", "b"] {
        Item { Text(word) }.region("row").redacted(.placeholder, if: word == "b")
      }
    }
    let markup = html(view)
    #expect(markup.hasPrefix("<ul><li><p>a</p></li><li aria-busy=\"true\"><p class=\"sk\""))
    #expect(!markup.contains("region"))
    #expect(Drawing(of: view).regions.map(\.name) == ["row"])
    #expect(html(List { Item { Text("a").region("r") } }).contains("<li><div class=\"region\">"))
  }

  @Test("a header cell of which nothing shows is a cell")
  func headerCells() {
    let table = Table { TableRow { ColumnHeader { Text("Name") } } }
    #expect(html(table) == "<table><tr><th scope=\"col\">Name</th></tr></table>")
    #expect(html(table.redacted(.placeholder)).hasPrefix("<table><tr><td><span class=\"sk\""))
  }

  @Test("a control in the label of another is part of the label, and told of")
  func nested() {
    let view = Link(Intent(1)) { Button("Inner", Intent(2)) }
    let drawing = Drawing(of: view)
    #expect(drawing.slots.map(\.isNested) == [false, true])
    #expect(drawing.tabOrder([.link("a"), .link("b")]) == [.control(0)])
    #expect(
      html(view, slots: [.link("a"), .link("b")])
        == "<a class=\"link\" href=\"a\"><span class=\"button\">Inner</span></a>")
  }

  @Test("labels, titles and status sentences are hidden as texts are")
  func words() {
    let view = Nav("Places") {
      Status { Text("Loading articles…") }
    }.title("Articles")
    let drawing = Drawing(of: view)
    #expect(drawing.title == "Articles" && drawing.status == "Loading articles…")
    #expect(
      html(view) == """
        <nav aria-label="Places"><p class="status" role="status">Loading articles…</p></nav>
        """)
    let redacted = Drawing(of: view.redacted(.placeholder))
    #expect(redacted.title == nil && redacted.status == nil)
    #expect(!html(view.redacted(.placeholder)).contains("aria-label"))
  }

  @Test("appearances are intents apart from the controls, redacted or not")
  func appearances() {
    let view = Text("a").onAppear(Intent(1)).redacted(.placeholder).disabled()
    let drawing = Drawing(of: view)
    #expect(drawing.appearances == [Intent(1)])
    #expect(drawing.slots.isEmpty)
  }

  @Test("equal views give equal drawings, and what a drawing shows or names tells it apart")
  func equality() {
    func drawing(_ text: String, _ intent: Intent) -> Drawing {
      Drawing(of: Button(text, intent))
    }
    #expect(drawing("a", Intent(1)) == drawing("a", Intent(1)))
    #expect(drawing("a", Intent(1)).hashValue == drawing("a", Intent(1)).hashValue)
    #expect(drawing("a", Intent(1)) != drawing("b", Intent(1)))
    #expect(drawing("a", Intent(1)) != drawing("a", Intent(2)))
  }
}
