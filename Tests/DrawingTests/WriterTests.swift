import Composable
import Drawing
import Testing

@testable import Drawing

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

// Numbers as bytes.

@Suite("numbers as bytes")
struct BytesTests {
  @Test("have their sign and all their digits, in an array and in a sink")
  func decimal() {
    for number in [0, 1, -1, 9, -9, 10, -10, 42, -105, 99_999, -100_000, .max, .min, .min + 1] {
      var bytes: [UInt8] = []
      bytes.append(decimal: number)
      let sunk = ByteSink.bytes { $0.append(decimal: number) }
      #expect(String(decoding: bytes, as: UTF8.self) == "\(number)")
      #expect(String(decoding: sunk, as: UTF8.self) == "\(number)")
    }
  }
}
