// Prose as a leaf: what a document is told of the place where it is drawn.

import Drawing
import Testing

/// A document of one word and a link, which obeys its treatment.
private struct Note: ProseSource {
  var word: String

  func drawn(_ treatment: ProseTreatment) -> DrawnProse {
    if treatment.textVeil() != nil {
      return DrawnProse(html: Array("<p>▒</p>".utf8), text: [42], hasRedactedContent: true)
    }
    let link = ProseLink(href: "#\(word)", name: word)
    return DrawnProse(
      html: Array("<p>\(word)</p>".utf8), text: Array(word.utf8), links: [link],
      hasVisibleContent: true)
  }
}

@Suite("prose")
struct ProseLeafTests {
  @Test("prose is copied as its document drew it")
  func visible() {
    let drawing = Drawing(of: Prose(Note(word: "tea")).region("body"))
    #expect(html(Prose(Note(word: "tea"))) == "<div class=\"prose\"><p>tea</p></div>")
    #expect(drawing.tabOrder([]) == [.link(ProseLink(href: "#tea", name: "tea"))])
    #expect(drawing.regions.map(\.hasVisibleContent) == [true])
  }

  @Test("prose under a placeholder is drawn by its document under that treatment")
  func redacted() {
    let drawing = Drawing(of: Prose(Note(word: "tea")).region("body").redacted(.placeholder))
    #expect(drawing.regions.map(\.isRedacted) == [true])
    #expect(drawing.tabOrder([]).isEmpty)
    #expect(drawing.prose.map(\.text) == [[42]])
  }

  @Test("sensitive prose under privacy is one block, and its document is not asked")
  func sensitive() {
    let prose = Prose(Note(word: "tea")).privacySensitive().redacted(.privacy)
    #expect(html(prose) == html(Text("x").privacySensitive().redacted(.privacy)))
    #expect(Drawing(of: prose).prose.isEmpty)
  }
}
