// Prose as a leaf: what a document is told of the place where it is drawn.

import Testing

@testable import Drawing

@Suite("prose")
struct ProseLeafTests {
  @Test("prose is copied as its document drew it")
  func visible() {
    let drawing = Drawing(of: Prose(Note(word: "tea")).region("body"))
    #expect(
      html(Prose(Note(word: "tea")))
        == "<div class=\"prose\"><p><a href=\"#tea\">tea</a></p>\n</div>")
    #expect(drawing.tabOrder([]) == [.link(ProseLink(href: "#tea", name: "tea"))])
    #expect(drawing.regions.map(\.hasVisibleContent) == [true])
  }

  @Test("prose under a placeholder is drawn by its document under that treatment")
  func redacted() {
    let drawing = Drawing(of: Prose(Note(word: "tea")).region("body").redacted(.placeholder))
    #expect(drawing.regions.map(\.isRedacted) == [true])
    #expect(drawing.tabOrder([]).isEmpty)
    #expect(drawing.prose.map { String(decoding: $0.text, as: UTF8.self) } == ["▒\n"])
    #expect(drawing.prose.allSatisfy { $0.prose.bytes.firstRange(of: "tea".utf8) == nil })
  }

  @Test("stale prose has the same HTML, in an element that says so, and is another look")
  func stale() {
    let prose = Prose(Note(word: "tea")).invalidatable()
    let fresh = Drawing(of: prose)
    let stale = Drawing(of: prose.redacted(.invalidated))
    #expect(
      html(prose.redacted(.invalidated))
        == "<div class=\"prose stale\"><p><a href=\"#tea\">tea</a></p>\n</div>")
    #expect(stale.prose.map(\.html) == fresh.prose.map(\.html))
    #expect(stale != fresh)
    #expect(stale.key != fresh.key)
    #expect(stale.leavesThatDiffer(from: fresh) == nil)
    let hidden = Drawing(of: prose.redacted([.invalidated, .placeholder]))
    #expect(hidden.prose.map(\.isStale) == [false])
  }

  @Test("sensitive prose under privacy is one block, and its document is not asked")
  func sensitive() {
    let prose = Prose(Note(word: "tea")).privacySensitive().redacted(.privacy)
    #expect(html(prose) == html(Text("x").privacySensitive().redacted(.privacy)))
    #expect(Drawing(of: prose).prose.isEmpty)
  }
}
