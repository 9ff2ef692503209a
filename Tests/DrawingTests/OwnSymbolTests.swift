// Symbols of a site's own: of an SVG nothing is kept but shapes, and what is more is told.

import Composable
import Drawing
import Testing

@Suite("symbols of one's own")
struct OwnSymbolTests {
  private static let anchor = """
    <?xml version="1.0"?>
    <!-- from a set of icons -->
    <svg xmlns="http://www.w3.org/2000/svg" class="icon" width="20" height="20" viewBox="0 0 20 20"
      fill="none" stroke="#000" stroke-width="1.5" aria-hidden="true" data-slot="icon">
      <title>Anchor</title>
      <g id="layer"><path d="M10 2v14"/><circle cx='10' cy='4' r="2" fill="rgb(1,2,3)"></circle></g>
    </svg>
    """

  private func html(_ view: some View) -> String {
    var bytes: [UInt8] = []
    HTMLWriter.write(Drawing(of: view), into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test("shapes are kept, in the colour of the text, and nothing else")
  func shapesAreKept() {
    #expect(
      html(Symbol(svg: Self.anchor).tint(.red).label("Drop it")) == """
        <svg class="symbol red" role="img" aria-label="Drop it" viewBox="0 0 20 20" width="24" \
        height="24"><g fill="none" stroke="currentColor" stroke-linecap="butt" \
        stroke-linejoin="miter" stroke-width="1.5"><g><path d="M10 2v14"/>\
        <circle cx="10" cy="4" fill="currentColor" r="2"/></g></g></svg>
        """)
    #expect(Drawing(of: Symbol(svg: Self.anchor)).refusedSymbols.isEmpty)
  }

  @Test(
    "what does more than draw is told and not drawn",
    arguments: [
      ("<svg viewBox='0 0 9 9'><script>a()</script></svg>", "the element <script>"),
      (
        "<svg viewBox='0 0 9 9' onload='a()'><path d='M0 0'/></svg>",
        "the attribute 'onload' of <svg>: 'a()'"
      ),
      ("<svg viewBox='0 0 9 9'><path style='fill:red' d=''/></svg>", "the attribute 'style'"),
      ("<svg viewBox='0 0 9 9'><use href='#a'/></svg>", "the element <use>"),
      ("<svg viewBox='0 0 9 9'><image href='a.png'/></svg>", "the element <image>"),
      ("<svg viewBox='0 0 9 9'><path fill='url(#a)' d='M0 0'/></svg>", "the attribute 'fill'"),
      ("<svg viewBox='0 0 9 9'><path d='M0&#32;0'/></svg>", "the attribute 'd'"),
      ("<svg viewBox='0 0 9 9'><foreignObject/></svg>", "the element <foreignObject>"),
      ("<svg viewBox='0 0 9 9'><text>Secret</text></svg>", "the element <text>"),
      ("<svg viewBox='0 0 9 9'>Secret<path d=''/></svg>", "text in it"),
      ("<svg viewBox='0 0 9 9'><path d='M0 0'/></svg><b>", "something behind its end"),
      ("<svg viewBox='0 0 9 9'><g><path d='M0 0'/></svg>", "a tag too many: </svg>"),
      ("<svg viewBox='0 0 9 9'><path d='M0 0'", "a tag that does not end: <path>"),
      ("<svg viewBox='0 0 9 9'><path d=M0/></svg>", "the attribute 'd' without quotes"),
      ("<svg viewBox='0 0 9 9'></svg>", "nothing that draws"),
      ("<svg viewBox='0 0 9 9'/>", "nothing that draws"),
      ("<svg viewBox='0 0 nan 9'><path d='M0 0'/></svg>", "no viewBox of four numbers"),
      ("<svg><path d='M0 0'/></svg>", "no viewBox of four numbers"),
      ("<!DOCTYPE svg [<!ENTITY a 'b'>]><svg/>", "the element <!DOCTYPE>"),
      ("<path d='M0 0'/>", "the element <path>"), ("anchor.svg", "text in it"), ("", "no end"),
      ("<svg viewBox='0 0 9 9'><!--", "no '-->'"),
      (
        "<svg viewBox='0 0 9 9'>\(String(repeating: "<g>", count: 20))",
        "groups in groups, more than 16 deep"
      ),
      (String(repeating: " ", count: 20_000), "more than 16 KB"),
    ])
  func moreIsTold(_ svg: String, _ problem: String) {
    let drawing = Drawing(of: Symbol(svg: svg))
    #expect(
      drawing.refusedSymbols.first?.problem.hasPrefix(problem) == true, "\(drawing.refusedSymbols)")
    #expect(drawing.refusedSymbols.first?.place?.fileID.hasSuffix("OwnSymbolTests.swift") == true)
    #expect(!html(Symbol(svg: svg)).contains("ecret"))
  }

  @Test("hidden, it is the shape that any symbol is")
  func hidden() {
    #expect(
      html(Symbol(svg: Self.anchor).redacted(.placeholder))
        == html(Symbol(.star).redacted(.placeholder)))
  }

  @Test("two symbols are two looks; where a symbol was made is none")
  func looks() {
    let other = Self.anchor.replacing("M10 2v14", with: "M10 2v15")
    let drawings = [Self.anchor, other].map { Drawing(of: Symbol(svg: $0)) }
    #expect(drawings[0] != drawings[1])
    #expect(drawings[0].key != drawings[1].key)
    let moved = Drawing(of: Symbol(svg: Self.anchor, line: 7))
    #expect(drawings[0] == moved && drawings[0].hashValue == moved.hashValue)
  }
}
