// Sheets and alerts that lie over the page, and what lies under them.

import Composable
import Drawing
import Testing

@Suite("sheets over the page")
struct OverlayTests {
  private func page(_ isPresented: Bool, nested: Bool = false) -> some View {
    Stack {
      Row {
        Button("Before", Intent(1)).sheet(isPresented: isPresented, label: "Share") {
          Button("Done", Intent(2)).alert("Sure?", isPresented: nested) {
            Button("Yes", Intent(3))
          }
        }
      }
      .region("top")
      Button("After", Intent(4))
      Link("Terms", to: .page("terms"))
    }
  }

  @Test("what is not presented leaves no trace")
  func absent() {
    let markup = html(page(false), slots: [.link("a"), .link("b")])
    #expect(!markup.contains("over") && markup.contains("href=\"a\""))
    #expect(Drawing(of: page(false)).slots.allSatisfy { !$0.isCovered })
  }

  @Test("a sheet is drawn last, as a modal dialog, outside of what it was asked for in")
  func dialog() {
    let markup = html(page(true))
    #expect(
      markup.hasPrefix("<div class=\"over\"><div class=\"under\" inert><div class=\"stack\">"))
    #expect(
      markup.hasSuffix(
        """
        </div><div class="overlay"><div class="sheet modal" aria-modal="true" role="dialog" \
        aria-label="Share"><a class="button" role="button" aria-disabled="true">Done</a></div>\
        </div></div>
        """))
    #expect(Drawing(of: page(true)).slots.last?.regions.isEmpty == true)
    #expect(text(page(true)).hasSuffix("over the page:\n  “Share”\n  (Done)\n"))
  }

  @Test("each control under it is inert, and the Tab key visits those of the sheet only")
  func covered() {
    let drawing = Drawing(of: page(true))
    #expect(drawing.slots.map(\.name) == ["Before", "After", "Done"])
    #expect(drawing.slots.map(\.isCovered) == [true, true, false])
    let all: [SlotState] = (0..<3).map { .link("\($0)") }
    #expect(drawing.linkedControls(all) == [2])
    #expect(drawing.tabOrder(all) == [.control(2)])
    let markup = html(page(true), slots: all)
    #expect(markup.matches(of: /href="/).count == 1)
    #expect(Drawing(of: page(false)).tabOrder(Array(all.prefix(2))).count == 3)
  }

  @Test("of a sheet over a sheet the upper one is live")
  func nested() {
    let drawing = Drawing(of: page(true, nested: true))
    #expect(drawing.slots.filter { !$0.isCovered }.map(\.name) == ["Yes"])
    let markup = html(page(true, nested: true))
    #expect(markup.matches(of: /<div class="under" inert>/).count == 2)
    #expect(markup.matches(of: /<div/).count == markup.matches(of: /<\/div>/).count)
    #expect(markup.contains("role=\"alertdialog\" aria-label=\"Sure?\"><h2>Sure?</h2>"))
  }

  @Test("a sheet is redacted, disabled and read as the view that it is asked for in")
  func environmentOfSheet() {
    let hidden = html(page(true).redacted(.placeholder))
    #expect(!hidden.contains("Share") && hidden.contains("role=\"dialog\" aria-label=\"Redacted\""))
    #expect(Drawing(of: page(true).disabled()).slots.allSatisfy { $0.isDisabled })
  }

  @Test("a link to another place is a link; redacted, it leads nowhere")
  func places() {
    let link = Link("Terms", to: .page("articles/the terms"))
    #expect(html(link) == "<a class=\"anchor\" href=\"articles/the%20terms/index.html\">Terms</a>")
    #expect(text(link) == "‹→ Terms›\n")
    var bytes: [UInt8] = []
    HTMLWriter.write(Drawing(of: link), root: "../", into: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self).contains("href=\"../articles/"))
    #expect(
      html(Link("Web", to: .url("https://a.example/?a=b&c=\"d\"")))
        == "<a class=\"anchor\" href=\"https://a.example/?a=b&amp;amp;c=%22d%22\">Web</a>"
        .replacing("&amp;amp;", with: "&amp;"))
    #expect(Drawing(of: link).linkedPages.map(\.name) == ["articles/the terms"])
    for reason in [RedactionReasons.placeholder, .privacy] {
      let one = link.privacySensitive().redacted(reason)
      #expect(!html(one).contains("href") && html(one).contains("anchor neutral"))
      #expect(Drawing(of: one).linkedPages.isEmpty)
      let other = Link("Terms", to: .url("mailto:a@b.example")).privacySensitive().redacted(reason)
      #expect(Drawing(of: one) == Drawing(of: other))
      #expect(Drawing(of: one).tabOrder([]).isEmpty)
    }
  }

  @Test(
    "an address that may do more than lead somewhere is refused",
    arguments: ["javascript:alert(1)", "data:text/html,x", "terms", "//a.example", "tel:1", ""])
  func refused(url: String) {
    let link = Link("Go", to: .url(url))
    #expect(!html(link).contains("href"))
    #expect(Drawing(of: link).refusedLinks.map(\.name) == ["Go"])
  }

  @Test("a link in a control is none, and told")
  func nestedLink() {
    let view = Button(Intent(1)) { Link("Terms", to: .page("terms")) }
    #expect(!html(view, slots: [.link("a")]).contains("terms"))
    #expect(Drawing(of: view).nestedLinks == ["Terms"])
  }
}
