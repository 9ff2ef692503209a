// The table of leaves: what each becomes under each kind of reason.

import Composable
import Drawing
import Testing
import Type

private let hidden = "aria-hidden=\"true\" inert"

@Suite("leaves")
struct LeafTableTests {
  @Test("a text is blocks, one for each piece, with its face and no text")
  func text() {
    let markup = html(Text("Buy Milk").bold().caption().redacted(.placeholder))
    let glyphs = Projection(of: "Buy Milk", style: TextStyle(size: 875, weight: .bold)).glyphs
    let blocks = String(decoding: glyphs, as: UTF8.self)
    #expect(markup == "<p class=\"sk caption bold\" \(hidden)>\(blocks)</p>")
    #expect(blocks.contains(" "))
  }

  @Test(
    "a text is as wide as it is, or as its page says",
    arguments: [nil, Projection.Kind.exact, .grid, .constant])
  func projection(kind: Projection.Kind?) {
    let hides = environment(.placeholder) { if let kind { $0.projection = kind } }
    let blocks = String(decoding: Projection(of: "Milk", kind ?? .exact).glyphs, as: UTF8.self)
    #expect(
      html(Text("Milk"), environment: hides) == "<p class=\"sk\" \(hidden)>\(blocks)</p>")
  }

  @Test("a text under privacy is one block, whatever its length, face or structure")
  func privateText() {
    let constant = String(decoding: Projection.constant.glyphs, as: UTF8.self)
    let expected = "<p class=\"sk\" \(hidden)>\(constant)</p>"
    for text in ["", "x", "Buy Milk", String(repeating: "word ", count: 99)] {
      #expect(html(Text(text).bold().lead().privacySensitive().redacted(.privacy)) == expected)
    }
    #expect(html(Code("let x\nlet y").privacySensitive().redacted(.privacy)) == expected)
    #expect(
      html(DateText(CalendarDay(daysSince1970: 1)).privacySensitive().redacted(.privacy))
        == expected)
  }

  @Test("the runs of a paragraph keep the spaces between them")
  func runs() {
    let view = Paragraph {
      Text("Read ")
      Text("this").bold()
    }
    let shape = Drawing(of: view.redacted(.placeholder))
    #expect(TextWriter.write(shape).contains("▒ ▒"))
  }

  @Test("a date is blocks and has no datetime")
  func date() throws {
    let day = try #require(CalendarDay(year: 2024, month: 2, day: 29))
    #expect(
      html(DateText(day).bold())
        == "<p><time class=\"bold\" datetime=\"2024-02-29\">Thursday February 29, 2024</time></p>")
    let markup = html(DateText(day).bold().redacted(.placeholder))
    #expect(markup == html(Text("Thursday February 29, 2024").bold().redacted(.placeholder)))
  }

  @Test("a picture is a neutral box of its size, without source and words")
  func picture() {
    let picture = Picture("cat.jpg", alternative: "A cat", width: 120, height: 80)
    #expect(
      html(picture) == """
        <img src="cat.jpg" alt="A cat" width="120" height="80" loading="lazy">
        """)
    let box = html(picture.redacted(.placeholder))
    #expect(
      box == """
        <span class="box" \(hidden)><svg viewBox="0 0 120 80" width="120" height="80">\
        <rect width="100%" height="100%"/></svg></span>
        """)
    #expect(html(picture.label("A cat").redacted(.placeholder)) == box)
  }

  @Test("a picture under privacy is the block of a text, unless the view fixes its size")
  func privatePicture() {
    let natural = Picture("cat.jpg", width: 120, height: 80).privacySensitive()
    let text = Text("anything").privacySensitive()
    #expect(html(natural.redacted(.privacy)) == html(text.redacted(.privacy)))
    let fixed = Picture("cat.jpg", fixedWidth: 80, height: 80).privacySensitive()
    #expect(
      html(fixed.redacted(.privacy))
        == html(Picture("dog.jpg", width: 80, height: 80).redacted(.placeholder)))
  }

  @Test(
    "a picture's source is relative or http, or left out",
    arguments: [
      ("a.png", true), ("/a:b.png", true), ("https://x.example/a.png", true),
      ("HTTP://x.example/a.png", true), ("javascript:alert(1)", false), ("data:x", false),
      (" javascript:x", false), ("file:/etc/passwd", false),
    ])
  func source(source: String, isKept: Bool) {
    let markup = html(Picture(source, width: 1, height: 1))
    #expect(markup.contains("src=") == isKept)
  }

  @Test("a symbol is a neutral shape, the same for all, and loses its tint")
  func symbol() {
    let markup = html(Symbol(.heartFilled).tint(.red))
    #expect(markup.contains("class=\"symbol filled red\" aria-hidden=\"true\""))
    #expect(html(Symbol(.star).label("Star")).contains("role=\"img\" aria-label=\"Star\""))
    let shape = "<span class=\"shape\" \(hidden)></span>"
    for name in SymbolName.allCases {
      #expect(html(Symbol(name).tint(.yellow).label("x").redacted(.placeholder)) == shape)
      #expect(html(Symbol(name).privacySensitive().redacted(.privacy)) == shape)
    }
  }

  @Test("code is lines of blocks")
  func code() {
    #expect(html(Code("a < b\n")) == "<pre><code>a &lt; b\n</code></pre>")
    let markup = html(Code("let a\nlet b").redacted(.placeholder))
    #expect(markup.hasPrefix("<pre class=\"sk code\" \(hidden)>"))
    #expect(markup.split(separator: "\n").count == 2)
  }

  @Test("spinner and divider are as they are")
  func ornaments() {
    #expect(html(Spinner().redacted(.placeholder)) == html(Spinner()))
    #expect(html(Divider().redacted(.placeholder)) == html(Divider()))
  }

  @Test("under a scope, only what it covers is hidden")
  func scopes() throws {
    let declared = try DeclaredReasons([
      DeclaredReason("text", bit: 10, treatment: .look(.solid), scope: .text),
      DeclaredReason("images", bit: 11, treatment: .look(.outline), scope: .images),
    ])
    let view = Stack {
      Text("word")
      Symbol(.star)
      Picture("a.png", width: 8, height: 8)
    }
    func shown(_ reasons: RedactionReasons) -> String {
      html(view, environment: environment(reasons) { $0.declaredReasons = declared })
    }
    #expect(shown(.custom(10)).contains("class=\"sk solid\""))
    #expect(shown(.custom(10)).contains("<img") && shown(.custom(10)).contains("\"symbol\""))
    #expect(shown(.custom(11)).contains("<p>word</p>"))
    #expect(shown(.custom(11)).contains("\"shape outline\""))
    #expect(shown(.custom(11)).contains("\"box outline\""))
    #expect(!shown([.custom(10), .custom(11)]).contains("word"))
    #expect(shown(.custom(12)) == html(view))
  }

  @Test("a blur is a projection that is drawn out of focus")
  func blur() throws {
    let declared = try DeclaredReasons([DeclaredReason("b", bit: 30, treatment: .look(.blur))])
    let view = Text("secret words")
    let blurred = html(
      view, environment: environment(.custom(30)) { $0.declaredReasons = declared })
    let blocks = html(view.redacted(.placeholder))
    #expect(blurred == blocks.replacing("\"sk\"", with: "\"sk blur\""))
  }

  @Test("what is invalidatable is drawn as stale under invalidated, and in full")
  func stale() {
    let view = Stack {
      Text("old").invalidatable()
      Text("new")
      Symbol(.star).invalidatable()
    }
    let markup = html(view.redacted(.invalidated))
    #expect(markup.contains("<p class=\"stale\">old</p><p>new</p>"))
    #expect(markup.contains("class=\"symbol stale\""))
    #expect(!html(view).contains("stale"))
  }
}
