// The skeleton font in the browser: loaded under a strict policy, as wide as it says, seen in every
// medium, and running the way the text would.

import Browser
import Drawing
import Foundation
import JSON
import Pixels
import Testing
import Type

private let policy = "default-src 'none'; style-src 'self'; font-src data:; base-uri 'none'"

@Suite("skeleton", .serialized)
struct SkeletonTests {
  @Test("the font loads under a strict policy, and its glyphs add up to the text's widths")
  func widths() throws {
    var text = SeededText(seed: 7)
    let words = (0..<200).map { _ in
      text.paragraph(.latin).split(separator: " ").first.map { String($0) } ?? ""
    }
    let spans = words.map { "<p><span class=sk>\(glyphs(of: $0, .exact))</span>\n" }
    try withPage { _, page in
      try show(spans.joined(), on: page)
      #expect(try page.evaluate("document.fonts.check('16px \"Vitrine Skeleton\"')") == true)
      let measured = try page.evaluate(
        "[...document.querySelectorAll('span')].map(s => s.getBoundingClientRect().width)")
      let widths = (measured.array ?? []).compactMap(\.double)
      #expect(widths.count == words.count)
      for (word, width) in zip(words, widths) {
        #expect(abs(width - expectedWidth(of: word) * 16) < 0.05, "\(word)")
      }
      #expect(page.messages == [])
    }
  }

  @Test("lines end where the browser ends them, for random mixtures of scripts and marks")
  func opportunities() throws {
    let seed = UInt64.random(in: 0 ... .max)
    var random = SeededText(seed: seed)
    let texts = (0..<3000).map { _ in
      (0...random.below(7)).map { _ in Self.marks[random.below(Self.marks.count)] }.joined()
    }
    let pairs: [JSON] = texts.map { [.string($0), .string(glyphs(of: $0, .exact))] }
    try withPage { _, page in
      try show("<div id=text></div><div id=blocks class=sk></div>", on: page)
      let wrong =
        try page.evaluate(
          """
          (() => {
            const wrong = [];
            for (const [words, glyphs] of \(String(decoding: JSON.array(pairs).bytes, as: UTF8.self))) {
              text.textContent = words;
              blocks.textContent = glyphs;
              const lines = [text, blocks].map(e => Math.round(e.getBoundingClientRect().height / 24));
              if (lines[0] != lines[1]) wrong.push(words + ': ' + lines.join(' lines, ours '));
            }
            return wrong;
          })()
          """
        ).array ?? []
      #expect(wrong.count * 200 <= texts.count, "seed \(seed): \(wrong)")
    }
  }

  @Test(
    "blocks have a contrast of 3:1 and fill their place, in every medium",
    arguments: [
      Medium(), Medium(scheme: .dark), Medium(hasForcedColors: true),
      Medium(scheme: .dark, hasForcedColors: true), Medium(isPrint: true),
    ])
  func visibility(medium: Medium) throws {
    let blocks = glyphs(of: String(repeating: "visible ", count: 40), .grid)
    try withPage { _, page in
      try page.setMedium(medium)
      try show("<p class=sk aria-hidden=true inert>\(blocks)</p>", on: page)
      let picture = try Bitmap(png: page.screenshot(area(of: "p", on: page)))
      #expect(inkShare(of: picture) > 0.15, "\(medium)")
      #expect(page.messages == [])
    }
  }

  @Test("blocks run from right to left where the text does, at every depth")
  func direction() throws {
    let blocks = glyphs(of: "narrow wideandwider", .exact)
    let shapes = [
      "<p class=sk>\(blocks)</p>", "<div class=sk><p>\(blocks)</p></div>",
      "<p><span class=sk>\(blocks)</span></p>",
      "<div class=sk><ul><li><strong>\(blocks)</strong></li></ul></div>",
    ]
    try withPage { _, page in
      for shape in shapes {
        try show("<main id=m>\(shape)</main>", on: page)
        let forward = try runs(in: Bitmap(png: page.screenshot(area(of: "main", on: page))))
        try show("<main id=m dir=rtl>\(shape)</main>", on: page)
        let backward = try runs(in: Bitmap(png: page.screenshot(area(of: "main", on: page))))
        #expect(forward.count == 2 && backward.count == 2, "\(shape)")
        #expect(forward[0].count < forward[1].count && backward[0].count > backward[1].count)
        #expect(forward[0].lowerBound < 60 && backward[1].upperBound > 340)
      }
    }
  }
}

extension SkeletonTests {
  private static let marks = """
    a b 1 2 - / . , ! ? ( ) [ ] " ' $ % + : ; & « » “ ” ‘ ’ … — – ‑ é ß А я α 字 国 あ っ ア ー 。 、 ！ \
    「 」 （ ） ・ ： 々 한 글 Ａ € £ ° × · § ¿ א ב ا ب ، 😀 ☎ → © № ½
    """.split(separator: " ").map { String($0) } + [" ", " ", "word"]

  private func glyphs(of text: String, _ kind: Projection.Kind) -> String {
    String(decoding: Projection(of: text, kind).glyphs, as: UTF8.self)
  }

  private func expectedWidth(of word: String) -> Double {
    Double(Typefaces.shipped[.body].advance(of: word.utf8.span)) / Double(TextStyle.unitsPerEm)
  }

  /// Shows the body of a document in a window of 400 pixels, under the policy, with a stylesheet of
  /// its own origin.
  private func show(_ body: String, on page: BrowserTab) throws {
    let sheet = """
      :root { color-scheme: light dark; background: Canvas; color: CanvasText; }
      body { margin: 0; font: 16px/1.5 var(--sans); text-rendering: geometricPrecision; }
      p, ul, li { margin: 0; padding: 0; list-style: none; }
      #text, #blocks { width: 0; }
      """
    let head = "<link rel=stylesheet href=/style.css>"
    let document = PageResponse.html(
      "<!doctype html><html lang=en><head>\(head)</head><body>\(body)",
      headers: ["Content-Security-Policy": policy])
    let style = PageResponse(
      type: "text/css", body: inlinedFaces() + SkeletonFont.styleSheet() + Array(sheet.utf8))
    try page.setViewport(width: 400, height: 300)
    try page.serve { $0.hasSuffix("/style.css") ? style : document }
    try page.navigate(to: "http://site.test/")
    try page.evaluate("document.fonts.ready.then(() => 0)")
  }

  private func area(of selector: String, on page: BrowserTab) throws -> PageArea {
    let box = try page.evaluate(
      "document.querySelector('\(selector)').getBoundingClientRect().toJSON()")
    func edge(_ name: String) -> Double { box[name]?.double ?? 0 }
    return PageArea(
      x: edge("x"), y: edge("y"), width: edge("width"), height: edge("height"))
  }

  /// The share of pixels that have a contrast of 3:1 against the corner.
  private func inkShare(of picture: Bitmap) -> Double {
    let background = luminance(of: picture, 0)
    let inked = (0..<picture.width * picture.height).filter {
      contrast(luminance(of: picture, $0), background) >= 3
    }
    return Double(inked.count) / Double(picture.width * picture.height)
  }

  /// Where the blocks stand in the row that has the most of them.
  private func runs(in picture: Bitmap) -> [Range<Int>] {
    let background = luminance(of: picture, 0)
    let row = picture.height / 2
    var runs: [Range<Int>] = []
    for column in 0..<picture.width
    where contrast(luminance(of: picture, row * picture.width + column), background) >= 3 {
      if let last = runs.last, last.upperBound == column {
        runs[runs.count - 1] = last.lowerBound..<column + 1
      } else {
        runs.append(column..<column + 1)
      }
    }
    return runs
  }

  private func contrast(_ one: Double, _ other: Double) -> Double {
    (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  /// The relative luminance of a pixel, as WCAG defines it.
  private func luminance(of picture: Bitmap, _ pixel: Int) -> Double {
    let weights = [0.2126, 0.7152, 0.0722]
    return weights.enumerated().reduce(0) { sum, part in
      sum + part.element * linear[Int(picture.words[pixel] >> UInt32(8 * part.offset) & 255)]
    }
  }
}

private let linear: [Double] = (0..<256).map { value in
  let share = Double(value) / 255
  return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
}
