// The theme of a page inside its frame, as the browser draws it: what is redacted, disabled, done with
// or empty looks it, in every medium.

import Browser
import Composable
import Drawing
import JSON
import Pixels
import Prose
import Testing
import Type

private let media = [
  Medium(), Medium(scheme: .dark), Medium(hasForcedColors: true),
  Medium(scheme: .dark, hasForcedColors: true), Medium(isPrint: true),
]

@Suite("theme of a frame in the browser", .serialized)
struct FrameThemeTests {
  private static let tap = Intent(1)

  @Test("whatever is redacted is drawn in the one colour of blocks, links of prose as well")
  func blockColor() throws {
    let prose = try Document(
      Array(
        "[a link](x:) and **[one](y:)**\n\n# [head](z:)\n\n- [item](i:)\n\n|head|\n|---|\n|cell|\n"
          .utf8),
      path: "a.md")
    let view = Stack {
      Heading(2, "Title")
      Text("Caption").caption()
      Paragraph { Link("Go", Self.tap) }
      Button("Go", Self.tap, style: .prominent).tint(.red)
      Picker("Filter") { Segment("All", isSelected: true, Self.tap) }
      Checkbox("Done", isOn: true, Self.tap)
      TextField("Todo", text: "Milk", edit: Self.tap).struck()
      Figure { FigureCaption { Text("Figure") } }
      Table { TableRow { ColumnHeader { Text("Column") } } }
      Prose(prose)
    }
    try withPage { _, page in
      try show([html(view.redacted(.placeholder))], on: page)
      let colors =
        try page.evaluate(
          """
          (() => {
            const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
            const colors = [];
            while (walker.nextNode()) {
              if (!/[\\uE000-\\uF8FF]/.test(walker.currentNode.data)) continue;
              const parent = walker.currentNode.parentElement;
              colors.push(getComputedStyle(parent).color + ' ' + parent.outerHTML.slice(0, 60));
            }
            return colors;
          })()
          """
        ).array?.compactMap(\.string) ?? []
      #expect(colors.count > 12)
      // --block by day.
      for color in colors { #expect(color.hasPrefix("rgb(119, 115, 109) "), "\(color)") }
    }
  }

  @Test("prose with pictures among its words is as high as it is shown, whatever of it is hidden")
  func pictures() throws {
    let reasons = [
      DeclaredReason("text", bit: 10, treatment: .look(.blocks), scope: .text),
      DeclaredReason("images", bit: 11, treatment: .look(.blocks), scope: .images),
    ]
    let declared = try DeclaredReasons(reasons)
    let picture = "![a](data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=)"
    let texts = [
      "## `b` \(picture)", "### *b* \(picture) c \(picture)", "## \(picture)",
      "- b \(picture) \(picture)",
      "1. *b* \(picture)\n\n   c \(picture)", "> `b`\n> \(picture)",
      "| \(picture) | b |  |\n|---|---|---|\n| c | \(picture) | d |",
    ]
    var targets = ProseTargets()
    for number in 0..<2 { targets.inlineSizes[number] = PictureSize(width: 40, height: 40) }
    try withPage { _, page in
      for text in texts {
        let document = try Document(Array(text.utf8), path: "a.md").leading(to: targets)
        let shown = [[], .placeholder, reasons[0].reason, reasons[1].reason].map { reasons in
          let redaction = Redaction(reasons: reasons, declared: declared, projection: .exact)
          return document.drawn(ProseTreatment(redaction: redaction)).html
        }
        try show(
          shown.map { "<div class=prose>\(String(decoding: $0, as: UTF8.self))</div>" }, on: page)
        let heights = try page.evaluate(
          "[...document.querySelectorAll('.prose')].map((prose) => prose.getBoundingClientRect().height)"
        )
        #expect(Set(heights.array ?? []).count == 1, "\(text): \(heights)")
      }
      // The head of a column that is none for want of words looks as the others do.
      let looks =
        try page.evaluate(
          """
          [...document.querySelectorAll('thead')[0].querySelectorAll('th, td')].map((cell) => {
            const style = getComputedStyle(cell);
            return [style.color, style.fontWeight, style.textAlign, style.verticalAlign].join();
          })
          """
        ).array ?? []
      #expect(looks.count == 3 && Set(looks).count == 1, "\(looks)")
    }
  }

  @Test("code in a line runs from left to right in a text that does not, and so do its blocks")
  func codeDirection() throws {
    let prose = try Document(Array("כתבו `-f it` כאן\n".utf8), path: "a.md")
    let paragraph = Paragraph {
      Text("כתבו ")
      Code("-f it")
      Text(" כאן")
    }
    let shown = [
      html(Prose(prose)), html(Prose(prose).redacted(.placeholder)), html(paragraph),
      html(paragraph.redacted(.placeholder)),
    ]
    try withPage { _, page in
      try show(shown.map { "<div dir=rtl>\($0)</div>" }, on: page)
      // Whether the first sign stands to the left of the last one.
      let found = try page.evaluate(
        """
        [...document.querySelectorAll('code, span.code')].map((code) => {
          const words = code.firstChild;
          const left = (index) => {
            const range = new Range();
            range.setStart(words, index);
            range.setEnd(words, index + 1);
            return range.getBoundingClientRect().left;
          };
          return left(0) < left(words.length - 1);
        })
        """)
      #expect(found == [true, true, true, true])
    }
  }

  @Test("on a phone there is room for a year as the number of an item, hidden or not")
  func longNumbers() throws {
    let years = try Document(Array("1986. Year\n".utf8), path: "a.md")
    let tasks = try Document(Array("1. [ ] One\n\n- [ ] Two\n".utf8), path: "b.md")
    let shown = [html(Prose(years)), html(Prose(years).redacted(.placeholder)), html(Prose(tasks))]
    try withPage { _, page in
      try show(shown, on: page)
      try page.setViewport(width: 320, height: 800)
      let left = "[...document.querySelectorAll('li')].map((e) => e.getBoundingClientRect().left)"
      let edges = try page.evaluate(left).array?.compactMap(\.double) ?? []
      #expect(edges.count == 4 && edges[0] == edges[1] && edges[2] == edges[3], "\(edges)")
      // The number stands before the item, and cannot be measured itself.
      let width = try page.evaluate(
        """
        (() => {
          const number = document.createElement('span');
          number.textContent = '1986. ';
          number.style.whiteSpace = 'pre';
          document.querySelector('li').append(number);
          return number.getBoundingClientRect().width;
        })()
        """
      ).double
      let room = try #require(edges.first)
      #expect(try #require(width) <= room)
    }
  }

  @Test("a redacted button has a border if it has one, and keeps its size")
  func buttonChrome() throws {
    try withPage { _, page in
      for style in [ButtonStyle.plain, .bordered, .prominent] {
        let button = Button(Self.tap, style: style) { Symbol(.star) }
        try show([html(button), html(button.redacted(.placeholder))], on: page)
        let boxes =
          try page.evaluate(
            """
            [...document.querySelectorAll('.button')].map((e) => {
              const box = e.getBoundingClientRect();
              const border = getComputedStyle(e).borderTopColor;
              return [box.width, box.height, border === 'rgba(0, 0, 0, 0)' ? 'plain' : 'border'];
            })
            """
          ).array ?? []
        #expect(boxes.count == 2 && boxes[0] == boxes[1], "\(style): \(boxes)")
        #expect(boxes[0][2] == (style == .plain ? "plain" : "border"))
      }
    }
  }

  @Test("a field is as high below other things as it is beside them")
  func fieldHeight() throws {
    let field = TextField("Todo", text: "Milk", edit: Self.tap)
    let views: [any View] = [
      Row { field }, Stack { field }, Card { field }, Stack { field.region("a") },
      Section { field },
      Grid {
        field
        field.error("None left")
      },
    ]
    try withPage { _, page in
      try show(views.map { html(AnyView($0)) }, on: page)
      let heights = try page.evaluate(
        "[...document.querySelectorAll('.field')].map((e) => e.getBoundingClientRect().height)")
      #expect(Set(heights.array ?? []).count == 1 && heights.array?.count == 7, "\(heights)")
    }
  }

  @Test("a button is as wide as what it says, wherever it stands")
  func buttonWidth() throws {
    let button = Button("Go on", Self.tap)
    let views: [any View] = [
      Row { button }, button, Section { button }, Card { button }, Header { button },
      button.region("a"), Stack { button }, Stack { button.region("a") }, Form("F") { button },
    ]
    try withPage { _, page in
      try show(views.map { html(AnyView($0)) }, on: page)
      let widths = try page.evaluate(
        "[...document.querySelectorAll('.button')].map((e) => e.getBoundingClientRect().width)")
      #expect(Set(widths.array ?? []).count == 1 && widths.array?.count == 9, "\(widths)")
    }
  }

  @Test("a slider is as high beside a field that is wrong as it is alone")
  func sliderHeight() throws {
    let slider = Slider("Volume", value: 3, in: 0...10) { _ in Self.tap }
    let field = TextField("Todo", text: "", edit: Self.tap).error("Too long to fit into one line")
    let grids: [any View] = [
      Grid { slider },
      Grid(columns: .narrow) {
        slider
        field
      },
      Grid(columns: .narrow) {
        slider.region("a")
        field
      },
    ]
    try withPage { _, page in
      try show(grids.map { html(AnyView($0)) }, on: page)
      let heights = try page.evaluate(
        "[...document.querySelectorAll('.slider')].map((e) => e.getBoundingClientRect().height)")
      #expect(Set(heights.array ?? []).count == 1 && heights.array?.count == 3, "\(heights)")
    }
  }

  @Test("a spinner beside a sentence makes no line higher", arguments: [100, 200])
  func spinner(percent: Int) throws {
    let sentences: [any View] = [
      Status { Text("Loading") }, Text("Loading").caption(), Text("Loading").lead(),
      Heading(1, "Loading"),
    ]
    try withPage { _, page in
      for sentence in sentences.map({ AnyView($0) }) {
        let busy = Row {
          Spinner()
          sentence
        }
        try show([html(Row { sentence }), html(busy)], on: page)
        try page.evaluate("document.documentElement.style.fontSize = '\(percent)%'")
        let heights = try page.evaluate(
          "[...document.querySelectorAll('.row')].map((e) => e.getBoundingClientRect().height)")
        #expect(heights[0] == heights[1] && (heights[0]?.double ?? 0) > 0, "\(heights)")
      }
    }
  }

  @Test("a sign stays beside its words, however many lines they take")
  func signs() throws {
    let long = String(repeating: "as long as it takes ", count: 20)
    let warning = Row {
      Symbol(.warning)
      Status { Text(long) }
    }
    let waiting = Row(.tight) {
      Spinner()
      Text(long)
    }
    try withPage { _, page in
      try show([html(warning), html(warning.redacted(.placeholder)), html(waiting)], on: page)
      let gaps =
        try page.evaluate(
          """
          [...document.querySelectorAll('.row')].map((e) => {
            const [sign, words] = [...e.children].map((c) => c.getBoundingClientRect());
            return words.height > 40 && words.right <= innerWidth ? words.left - sign.right : -1;
          })
          """
        ).array?.compactMap(\.double) ?? []
      #expect(gaps.count == 3)
      for gap in gaps { #expect(gap > 0 && gap < 20) }
    }
  }

  @Test("rows of a list are parted by lines, and cards by their own edges")
  func cardsInLists() throws {
    let list = List("Both") {
      Item { Text("Row") }
      Item { Card { Text("Card") } }
      Item { Card { Text("Card") }.region("part") }
      Item { Text("Row") }
    }
    try withPage { _, page in
      try show([html(list)], on: page)
      let lines = try page.evaluate(
        "[...document.querySelectorAll('li')].map((e) => getComputedStyle(e).borderBottomWidth)")
      #expect(lines.array?.compactMap(\.string) == ["1px", "0px", "0px", "0px"])
    }
  }

  @Test("the value of a slider stands at the end, with words before it and without")
  func sliderValue() throws {
    let sliders = [false, true].map { hidesLabel in
      Slider("Volume", value: 3, in: 0...10, hidesLabel: hidesLabel) { _ in Self.tap }
    }
    try withPage { _, page in
      try show(sliders.map { html($0) }, on: page)
      let ends = try page.evaluate(
        """
        [...document.querySelectorAll('.slider > .row')].map((e) =>
          e.getBoundingClientRect().right - e.lastElementChild.getBoundingClientRect().right)
        """)
      #expect(ends.array?.compactMap(\.double) == [0, 0])
    }
  }

  @Test("a disabled part is fainter through its skeleton than an inert one", arguments: media)
  func dimness(medium: Medium) throws {
    let prose = try Document(Array("Words of a [document](x:).\n".utf8), path: "a.md")
    let parts: [any View] = [
      Text("Some words"), Picture("a.png", fixedWidth: 80, height: 40), Symbol(.star),
      Button("Go", Self.tap), Button(Self.tap, style: .plain) { Symbol(.star) },
      Checkbox("Done", isOn: true, Self.tap), Toggle("On", isOn: true, Self.tap),
      TextField("Todo", text: "Milk", edit: Self.tap), Prose(prose), Code("let x = 1"),
    ]
    try withPage { _, page in
      try page.setMedium(medium)
      for (number, part) in parts.map({ AnyView($0) }).enumerated() {
        let skeleton = Stack { part }.redacted(.placeholder)
        try show([html(skeleton), html(skeleton.disabled())], on: page)
        let inert = try ink(on: page, of: "main > :first-child")
        let disabled = try ink(on: page, of: "main > :last-child")
        #expect(inert > 0.2, "\(medium) \(number)")
        #expect(disabled > 0.02, "\(medium) \(number): it can still be seen")
        // Which grey is the reader's choice where colours are forced.
        #expect(
          disabled < (medium.hasForcedColors ? 0.95 : 0.8) * inert,
          "\(medium) \(number): \(disabled) of \(inert)")
      }
    }
  }

  @Test("what is done with is struck through, and what is empty hints quietly", arguments: media)
  func fields(medium: Medium) throws {
    func field(_ text: String) -> TextField {
      TextField("Todo", text: text, placeholder: "What?", hidesLabel: true, edit: Self.tap)
    }
    try withPage { _, page in
      try page.setMedium(medium)
      try show([html(field("Milk")), html(field("Milk").struck()), html(field(""))], on: page)
      let found =
        try page.evaluate(
          """
          [...document.querySelectorAll('.field')].map((e) => {
            const words = e.querySelector('.struck') ?? e.querySelector('.value');
            const style = getComputedStyle(words);
            return [e.getBoundingClientRect().height, style.textDecorationLine, style.color];
          })
          """
        ).array ?? []
      #expect(found.count == 3 && found[0][0] == found[1][0] && found[0][0] == found[2][0])
      #expect(found[0][1] == "none" && found[1][1] == "line-through" && found[2][1] == "none")
      #expect(found[0][2] != found[2][2], "a hint is told from what is typed")
    }
  }

  @Test("a site's own rules outweigh the theme's, and none of those for what is redacted")
  func own() throws {
    let own = try OwnSheet(
      """
      html body main :is(div, span, a, b, .sk) { color: red; letter-spacing: 1em; text-decoration: underline; }
      h2 { color: red; }
      """)
    let page = Stack {
      Stack {
        Text("Gold")
        Text("Silver").bold()
        Button("Show", Self.tap)
        Card { Text("Bronze") }
      }.redacted(.placeholder)
      Heading(2, "Medals")
    }
    var theme = Theme()
    theme.sheet = own
    try withPage { _, tab in
      let looks = try [Theme(), theme].map { theme in
        try show([html(page)], on: tab, in: theme)
        return try tab.evaluate(
          """
          [...document.querySelectorAll('.sk, .sk *, h2')].map((e) => {
            const style = getComputedStyle(e);
            return [e.localName, style.letterSpacing, style.textDecorationLine, style.color];
          })
          """
        ).array ?? []
      }
      #expect(looks[0].count > 3 && looks[0].dropLast() == looks[1].dropLast())
      #expect(looks[1].last?[3] == "rgb(255, 0, 0)" && looks[0].last?[3] != "rgb(255, 0, 0)")
    }
  }

  /// Shows markup one below the other, in a theme, with nothing that moves.
  private func show(_ parts: [String], on page: BrowserTab, in theme: Theme = Theme()) throws {
    let sheet = String(decoding: FrameTheme.styleSheet(in: .shipped, theme), as: UTF8.self)
    try page.setViewport(width: 600, height: 800)
    try page.show([
      "/": """
      <!doctype html><html lang=en><meta charset=utf-8>
      <style>\(sheet) * { animation: none !important }</style>
      <body><main>\(parts.joined())</main>
      """
    ])
    try page.evaluate("document.fonts.ready.then(() => 0)")
  }

  private func html(_ view: some View) -> String {
    var environment = EnvironmentValues()
    environment.projection = .exact
    var bytes: [UInt8] = []
    HTMLWriter.write(Drawing(of: view, environment: environment), into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// How far the pixel that differs most from the ground of the page does, from 0 to 1.
  private func ink(on page: BrowserTab, of selector: String) throws -> Double {
    let box = try page.evaluate(
      "document.querySelector('\(selector)').getBoundingClientRect().toJSON()")
    func edge(_ name: String) -> Double { box[name]?.double ?? 0 }
    let picture = try Bitmap(
      png: page.screenshot(
        PageArea(
          x: edge("x") - 4, y: edge("y") - 4, width: edge("width") + 8,
          height: edge("height") + 8)))
    func level(_ word: UInt32) -> Double {
      (0..<3).reduce(0) { $0 + Double(word >> UInt32(8 * $1) & 255) } / 765
    }
    let ground = level(picture.words[0])
    return picture.words.reduce(0) { max($0, abs(level($1) - ground)) }
  }
}
