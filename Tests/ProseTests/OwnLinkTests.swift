// Links of a text to its own headings.

import Drawing
import Prose
import Testing

@Suite("links to headings of the text itself")
struct OwnLinkTests {
  private func links(_ text: String, _ treatment: ProseTreatment) throws -> [ProseLink] {
    try Document(Array(text.utf8), path: "a.md").drawn(treatment).links
  }

  private let privacy = ProseTreatment.reasons(.privacy)

  @Test("one whose heading is hidden is no stop of the Tab order")
  func hidden() throws {
    let text =
      "[one](#a) [two](#b)\n\n## A\n\n<!-- private -->\n\n## B\n\n[three](#a)\n\n<!-- /private -->\n"
    #expect(
      try links(text, ProseTreatment()) == [
        ProseLink(href: "#a", name: "one"), ProseLink(href: "#b", name: "two"),
        ProseLink(href: "#a", name: "three"),
      ])
    #expect(try links(text, privacy) == [ProseLink(href: "#a", name: "one")])
  }

  @Test("one leads to a public heading, whether there is a private one of that name or not")
  func publicFirst() throws {
    let text = "<!-- private -->\n\n## A\n\n<!-- /private -->\n\n## A\n\n[one](#a) [two](#a-1)\n"
    #expect(
      try links(text, ProseTreatment()) == [
        ProseLink(href: "#a", name: "one"), ProseLink(href: "#a-1", name: "two"),
      ])
    #expect(try links(text, privacy) == [ProseLink(href: "#a", name: "one")])
  }

  @Test(
    "one leads to the heading that is written as it is, and to a public one in whatever Unicode form"
  )
  func forms() throws {
    let (one, two) = ("caf\u{E9}", "cafe\u{301}")
    for (first, second) in [(one, two), (two, one)] {
      let both = try links(
        "[one](#\(first)) [two](#\(second))\n\n## \(first)\n\n## \(second)\n", .init())
      #expect(
        both.map { Array($0.href.utf8) } == [first, second].map { Array("#\($0.asAddress)".utf8) })
      let other = try links("[one](#\(first))\n\n## \(second)\n", ProseTreatment())
      #expect(other.map { Array($0.href.utf8) } == [Array("#\(second.asAddress)".utf8)])
      for secret in [first, second, "other"] {
        let text =
          "[one](#\(first))\n\n## \(second)\n\n<!-- private -->\n\n## \(secret)\n\n<!-- /private -->\n"
        #expect(try links(text, privacy).count == 1, "\(text)")
      }
    }
  }

  @Test("one that is always visible leads nowhere while the text is on its way")
  func placeholder() throws {
    let text =
      "## A\n\n<!-- unredacted -->\n\n[one](#a) [two](#b)\n\n## B\n\n<!-- /unredacted -->\n"
    #expect(
      try links(text, .reasons(.placeholder)) == [ProseLink(href: "#b", name: "two")])
  }

  @Test("the heading that became the title is the top of the page")
  func title() throws {
    let text = "# On glass\n\n[one](#on-glass) [two](#top) [three](#)\n"
    #expect(
      try links(text, ProseTreatment()).map(\.href) == ["#", "#top", "#"])
  }

  @Test("where headings have no ids, links stay as they are written")
  func noAnchors() throws {
    let text = try Markdown(Array("## A\n\n[one](#a)\n".utf8), options: .commonMark)
    #expect(text.drawn(privacy).links == [ProseLink(href: "#a", name: "one")])
  }

  @Test("what stands behind the # is read, even where both are one character")
  func joined() throws {
    let document = try Document(Array("[one](b.pdf?c#\u{FE0F}\u{20E3}-one)\n".utf8), path: "a.md")
    let link = try #require(document.links.first)
    #expect(link.relativePath == "b.pdf")
    #expect(link.suffix.utf8.elementsEqual("?c#\u{FE0F}\u{20E3}-one".utf8))
    #expect(link.fragment?.utf8.elementsEqual("\u{FE0F}\u{20E3}-one".utf8) == true)
  }
}
