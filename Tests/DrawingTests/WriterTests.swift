import Composable
import Drawing
import Testing

private struct Sample: View {
  var title = "Tea & Cake"
  var body: some View {
    Stack(.tight) {
      Heading(1, title)
      Row {
        Button("Next", Intent(1))
        Button(Intent(2), style: .plain) { Symbol(.check) }.label("Done").tint(.red)
        Checkbox("Milk", isOn: true, Intent(3))
      }
      List {
        for word in ["one", "two"] { Item { Text(word) } }
      }
      Paragraph {
        Text("Read ")
        Text("this").bold()
        Text(".")
      }
    }
    .region("all")
  }
}

private let states: [SlotState] = [.link("next.html?a&b"), .inert, .beyond(title: "Too far")]

@Suite("writers")
struct WriterTests {
  @Test("a view as HTML")
  func visibleHTML() {
    #expect(
      html(Sample(), slots: states) == """
        <div class="region"><div class="stack tight"><h1>Tea &amp; Cake</h1>\
        <div class="row"><a class="button" role="button" href="next.html?a&amp;b">Next</a>\
        <a class="button plain red" role="button" aria-label="Done" aria-disabled="true">\
        <svg class="symbol red" aria-hidden="true" viewBox="0 0 24 24" width="24" height="24">\
        <path d="M4.5 12.5l5 5 10-11"/></svg></a>\
        <a class="checkbox" role="checkbox" aria-checked="true" title="Too far">Milk</a></div>\
        <ul><li><p>one</p></li><li><p>two</p></li></ul>\
        <p>Read <span class="bold">this</span>.</p></div></div>
        """)
  }

  @Test("a view in the readable form")
  func visibleText() {
    #expect(
      text(Sample(), slots: states) == """
        all:
          # Tea & Cake
          [Next]  (Done ‹red check›)  [x] Milk …
          - one
          - two
          Read this.

        """)
  }

  @Test("a redacted view in the readable form shows its structure and no word")
  func redactedText() {
    let shape = text(Sample().redacted(.placeholder), slots: states)
    #expect(shape.hasPrefix("all (redacted):\n  ▒"))
    #expect(shape.contains("\n  - ▒"))
    #expect(!shape.contains { $0.isLetter && !"all(redacted)".contains($0) })
  }
}
