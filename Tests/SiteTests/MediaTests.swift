// Other ways to look: forced colours, paper, without motion. Asserted by what is drawn.

import Browser
import JSON
import Pixels
import Testing

@Suite("media", .serialized)
struct MediaTests {
  @Test("in forced colours the map, the cases, the blocks and what is live can be seen")
  func forcedColors() throws {
    let forced = Medium(hasForcedColors: true)
    try visit("todos/onboarding/index.html", medium: forced) { page throws in
      // What is drawn may be a moment late, and so may the font of the blocks, which comes with the
      // stylesheet.
      try page.wait(for: "arrows") { try ink(on: page, of: ".arrow") > 0.01 }
      try page.wait(for: "pictures") { try ink(on: page, of: ".glass") > 0.003 }
      let live = try page.evaluate(
        "getComputedStyle(document.querySelector('figcaption .live')).textDecorationLine")
      #expect(live == "underline")
    }
    try visit("todos/onboarding/actions.html", medium: forced) { page throws in
      try page.wait(for: "blocks") { try ink(on: page, of: ".segment.neutral .sk") > 0.05 }
      #expect(try ink(on: page, of: ".checkbox.neutral") > 0.05)
    }
  }

  @Test("on paper the index is a contact sheet: no rail, and every look with its picture")
  func print() throws {
    try visit("index.html", medium: Medium(isPrint: true), width: 794) { page throws in
      #expect(try page.evaluate("document.querySelector('.rail').checkVisibility()") == false)
      #expect(
        try page.evaluate("getComputedStyle(document.querySelector('.strip')).flexWrap") == "wrap")
      let isWithin = try page.evaluate(
        """
        [...document.querySelectorAll('.shelf li')].every((e) =>
          e.getBoundingClientRect().right <= innerWidth)
        """)
      #expect(isWithin == true)
      try page.wait(for: "a thumbnail") { try ink(on: page, of: ".strip .glass", inset: 8) > 0.01 }
    }
  }

  @Test("what lies under a sheet does not come through, also where nothing moves")
  func sheet() throws {
    try visit(
      "specimen/wall/sheet.html", medium: Medium(isMotionReduced: true), width: 390
    ) { page throws in
      let isCovered = try page.evaluate(
        """
        (() => {
          // What is inert is passed over by whoever asks what lies at a point.
          document.querySelector('.under').inert = false;
          const box = document.querySelector('.segment[aria-current]').getBoundingClientRect();
          return !!document.elementFromPoint(box.x + box.width / 2, box.y + 4).closest('.overlay');
        })()
        """)
      #expect(isCovered == true)
    }
  }

  @Test("on paper, what lies over a page lies over it in its picture, too")
  func layers() throws {
    try visit("specimen/wall/index.html#sheet", medium: Medium(isPrint: true)) { page throws in
      try page.wait(for: "the picture to hold its sheet") {
        try page.evaluate(
          """
          (() => {
            const glass = document.querySelector('#sheet .glass').getBoundingClientRect();
            const sheet = document.querySelector('#sheet .look').shadowRoot.querySelector('.modal')
              .getBoundingClientRect();
            return sheet.height > 0 && sheet.top > glass.top && sheet.bottom < glass.bottom;
          })()
          """) == true
      }
    }
  }

  @Test("without motion nothing moves; with it, what moves comes to rest within five seconds")
  func motion() throws {
    let running = "document.getAnimations().filter((a) => a.playState === 'running').length"
    try visit("articles/list/loading.html", medium: Medium(isMotionReduced: true)) { page throws in
      let count = try page.evaluate(running)
      #expect(count == 0)
    }
    try visit("articles/list/loading.html", medium: Medium(isMotionReduced: false)) { page throws in
      #expect(try page.evaluate("document.getAnimations().length").int ?? 0 > 0)
      let longest = try page.evaluate(
        "Math.max(...document.getAnimations().map((a) => a.effect.getComputedTiming().endTime))")
      #expect(try #require(longest.double) <= 5000)
    }
    try visit("index.html", medium: Medium(isMotionReduced: false)) { page throws in
      let count = try page.evaluate(running)
      #expect(count == 0)
    }
  }

  @Test("a switch outlines what is live in pictures, and another sets their size, without a script")
  func switches() throws {
    try visit("todos/onboarding/index.html", width: 1440, scripts: false) { page throws in
      func outlined() throws -> JSON {
        try page.evaluate(
          """
          [...document.querySelector('#actions .look').shadowRoot.querySelectorAll('.page *')]
            .filter((e) => { const style = getComputedStyle(e);
              return style.outlineStyle === 'solid' && style.outlineColor !== 'rgba(0, 0, 0, 0)'; })
            .map((e) => e.textContent).join()
          """)
      }
      func width() throws -> Int {
        try page.evaluate("document.querySelector('#actions .glass').clientWidth").int ?? 0
      }
      #expect(try outlined() == "")
      #expect(try width() == 195)
      try page.evaluate("document.getElementById('_live').click()")
      try page.evaluate("document.getElementById('_large').click()")
      #expect(try outlined() == "Next,Skip,Add")
      #expect(try width() == 390)
    }
    let site = try BuiltSite.shared.get()
    try visit("404.html") { page throws in
      func outlined(height: Int) throws -> JSON {
        try page.setViewport(width: 430, height: height)
        try page.navigate(to: site.address("todos/onboarding/actions.html") + "#~bare")
        return try page.evaluate(
          """
          [...document.querySelectorAll('body *')]
            .filter((e) => getComputedStyle(e).outlineStyle === 'solid' && e.checkVisibility())
            .map((e) => e.textContent).join()
          """)
      }
      #expect(try outlined(height: 598) == "")
      #expect(try outlined(height: 638) == "Next,Skip,Add")
      #expect(try page.evaluate("document.querySelector('.plate').checkVisibility()") == false)
    }
  }

  /// How much of an element is not of the colour that most of it has, from 0 to 1.
  private func ink(
    on page: BrowserTab, of selector: String, inset: Double = 0,
    part: String = "[box.x, box.y, box.width, box.height]"
  ) throws -> Double {
    let box = try page.evaluate(
      """
      (() => {
        const element = document.querySelector('\(selector)');
        element.scrollIntoView({ block: 'center' });
        const box = element.getBoundingClientRect();
        const [x, y, width, height] = \(part);
        return [x + scrollX, y + scrollY, width, height];
      })()
      """)
    let sides = (0..<4).map { box[$0]?.double ?? 0 }
    let picture = try Bitmap(
      png: page.screenshot(
        PageArea(
          x: sides[0] + inset, y: sides[1] + inset, width: max(1, sides[2] - 2 * inset),
          height: max(1, sides[3] - 2 * inset))))
    var counts: [UInt32: Int] = [:]
    for word in picture.words { counts[word, default: 0] += 1 }
    let most = counts.values.max() ?? 0
    return 1 - Double(most) / Double(picture.words.count)
  }
}
