// The language of views: builders, components, environment.

import Drawing
import Testing

private enum DensityKey: EnvironmentKey {
  static let defaultValue = 1
}

extension EnvironmentValues {
  fileprivate var density: Int {
    get { self[DensityKey.self] }
    set { self[DensityKey.self] = newValue }
  }
}

private enum Phase: CaseIterable { case idle, loading, failed }

private struct Page: View {
  var phase: Phase
  var note: Text?

  var body: some View {
    switch phase {
    case .idle: EmptyView()
    case .loading: Text("loading")
    case .failed:
      Text("failed")
      Text("retry")
    }
    if let note { note }
    if phase == .idle { Text("idle") } else { Text("busy") }
    for number in 0..<2 { Text("\(number)") }
    note
  }
}

@Suite("views")
struct ViewTests {
  @Test("a body may branch, switch, loop and leave out")
  func builder() {
    #expect(Drawing(of: Page(phase: .idle, note: nil)).visibleText == "idle01")
    #expect(Drawing(of: Page(phase: .loading, note: nil)).visibleText == "loadingbusy01")
    #expect(
      Drawing(of: Page(phase: .failed, note: Text("n"))).visibleText == "failedretrynbusy01n")
  }

  @Test("an environment value holds for the subtree it is set on")
  func environmentValue() {
    let reader = Reading(\.density) { Text("\($0)") }
    let view = Group {
      reader
      Group { reader.environment(\.density, 3) }.environment(\.density, 2)
      reader.environment(\.density, 2)
      AnyView(reader)
    }
    #expect(Drawing(of: view).visibleText == "1321")
  }

  @Test("whatever a text holds, it is neither markup nor the end of an attribute")
  func escaping() {
    let nasty = "<a href=\"x\">&amp;</a>'"
    let escaped = "&lt;a href=&quot;x&quot;&gt;&amp;amp;&lt;/a&gt;'"
    #expect(html(Text(nasty)) == "<p>\(escaped)</p>")
    #expect(html(Nav(nasty) {}) == "<nav aria-label=\"\(escaped)\"></nav>")
    #expect(html(Link("x", .none), slots: [.link(nasty)]).contains("href=\"\(escaped)\""))
  }

  @Test("each view of structure is the element that its name says")
  func structure() {
    let word = Text("a")
    let written: [(any View, String)] = [
      (Main { word }, "<main><p>a</p></main>"),
      (Header { word }, "<header><p>a</p></header>"),
      (Footer { word }, "<footer><p>a</p></footer>"),
      (Nav { word }, "<nav><p>a</p></nav>"),
      (Aside { word }, "<aside><p>a</p></aside>"),
      (Section { word }, "<section><p>a</p></section>"),
      (Piece { word }, "<article><p>a</p></article>"),
      (
        Sheet("s") { word },
        "<section class=\"sheet\" role=\"dialog\" aria-label=\"s\"><p>a</p></section>"
      ),
      (List { Item { word } }, "<ul><li><p>a</p></li></ul>"),
      (OrderedList { Item { word } }, "<ol><li><p>a</p></li></ol>"),
      (Quote { word }, "<blockquote><p>a</p></blockquote>"),
      (Paragraph { word }, "<p>a</p>"),
      (
        Table { TableRow { ColumnHeader { word } } },
        "<table><tr><th scope=\"col\">a</th></tr></table>"
      ),
      (
        Table { TableRow { RowHeader { word } } },
        "<table><tr><th scope=\"row\">a</th></tr></table>"
      ),
      (Table { TableRow { Cell { word } } }, "<table><tr><td>a</td></tr></table>"),
      (
        Figure { FigureCaption { word } },
        "<figure><figcaption>a</figcaption></figure>"
      ),
    ]
    for (view, markup) in written { #expect(html(AnyView(view)) == markup) }
  }

  @Test("escaping agrees with escaping byte by byte, at every length and place")
  func escapingByBlocks() {
    for length in 0..<80 {
      for place in 0..<max(length, 1) {
        var bytes = [UInt8](repeating: UInt8(ascii: "a"), count: length)
        if length > 0 { bytes[place] = UInt8(ascii: "<") }
        let text = String(decoding: bytes, as: UTF8.self)
        var escaped: [UInt8] = []
        escaped.append(escaped: text)
        #expect(String(decoding: escaped, as: UTF8.self) == text.replacing("<", with: "&lt;"))
      }
    }
  }

  @Test("a long drawing is written whole")
  func long() {
    let words = (0..<5_000).map { "word \($0) & more" }
    let view = List { ForEach(words) { word in Item { Text(word) } } }
    let expected = words.map { "<li><p>\($0.replacing("&", with: "&amp;"))</p></li>" }.joined()
    #expect(html(view) == "<ul>\(expected)</ul>")
    let rows = (0..<50).map { row in (0..<row).map { "\(row) \($0)" } }
    let nested = List {
      ForEach(rows) { row in Item { List { ForEach(row) { word in Item { Text(word) } } } } }
    }
    let inner = rows.map { row in
      "<li><ul>\(row.map { "<li><p>\($0)</p></li>" }.joined())</ul></li>"
    }
    #expect(html(nested) == "<ul>\(inner.joined())</ul>")
    let huge = String(repeating: "x", count: 100_000)
    #expect(html(Text(huge)) == "<p>\(huge)</p>")
  }
}
