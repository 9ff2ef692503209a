// The strips of the index, of which a browser lays out what is seen and little more.

import Browser
import Composable
import Testing

@Suite("strips")
struct StripTests {
  /// How many pictures can be seen; null while not all of them are drawn.
  private static let seen = """
    (() => {
      const seen = [...document.querySelectorAll('.strip .glass')].filter((glass) => {
        const [box, strip] = [glass, glass.closest('.strip')].map((e) => e.getBoundingClientRect());
        return box.width && box.right > Math.max(strip.left, 0) && box.bottom > 0
          && box.left < Math.min(strip.right, innerWidth) && box.top < innerHeight;
      });
      return seen.every(isDrawn) ? seen.length : null;
    })()
    """

  /// How many pictures of the first strip are drawn.
  private static let drawn = """
    [...document.querySelectorAll('.strip')[0].querySelectorAll('.glass')].filter(isDrawn).length
    """

  private static let isDrawn = """
    globalThis.isDrawn = (glass) => glass.querySelector('.look').shadowRoot.querySelector('.page')
      .checkVisibility({ contentVisibilityAuto: true }), 0
    """

  @Test(
    "whatever the window, the filters and the search, and however far it is scrolled: what is seen is drawn",
    arguments: [true, false])
  func seen(withScripts scripts: Bool) throws {
    let seed = UInt64.random(in: 0 ... .max)
    var random = SeededGenerator(seed: seed)
    try visit("index.html", scripts: scripts) { page throws in
      try page.evaluate(Self.isDrawn)
      var count = 0
      for step in 1...50 {
        let what = try Self.change(page, withScripts: scripts, &random)
        try page.wait(for: "what is seen to be drawn, at step \(step), '\(what)' of seed \(seed)") {
          let seen = try page.evaluate(Self.seen).int
          count += seen ?? 0
          return seen != nil
        }
      }
      #expect(count > 50, "seed \(seed)")
    }
  }

  /// Does something that shows other pictures, and says what.
  private static func change(
    _ page: BrowserTab, withScripts scripts: Bool, _ random: inout SeededGenerator
  ) throws -> String {
    let part = Double.random(in: 0...1, using: &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      let width = Int.random(in: 320...2700, using: &random)
      try page.setViewport(width: width, height: 900)
      return "\(width) wide"
    case 1, 2:
      try page.evaluate(
        """
        (() => {
          const strips = [...document.querySelectorAll('.strip')].filter((e) => e.checkVisibility());
          const strip = strips[Math.floor(strips.length * \(part))];
          if (!strip) return;
          strip.scrollIntoView({ block: 'center' });
          strip.scrollLeft = \(Double.random(in: 0...1, using: &random)) * strip.scrollWidth;
        })()
        """)
      return "a strip scrolled"
    case 3 where scripts:
      let words = ["", "loading", "read", "a"].randomElement(using: &random) ?? ""
      try page.evaluate("vitrine.search.clear()")
      try page.press(.character("/"))
      for character in words { try page.press(.character(character)) }
      return "search for '\(words)'"
    case 4:
      // One that leaves pictures here, or none at all again.
      try page.evaluate("document.querySelectorAll('.filter :checked').forEach((e) => e.click())")
      let filter = ["", "#_k0", "#_k1", "#_k5"].randomElement(using: &random) ?? ""
      if !filter.isEmpty { try page.evaluate("document.querySelector('\(filter)').click()") }
      return "filter '\(filter)'"
    default:
      try page.evaluate("document.querySelectorAll('.strip')[0].scrollIntoView({ block: 'start' })")
      return "the beginning"
    }
  }

  @Test("behind the end of a strip nothing is laid out before it is scrolled, and all around then")
  func behind() throws {
    try visit("index.html", width: 1440) { page throws in
      try page.evaluate(Self.isDrawn)
      try page.wait(for: "what is seen to be drawn") { try page.evaluate(Self.seen).int != nil }
      #expect(try page.evaluate(Self.drawn) == 11)
      try page.evaluate("document.querySelector('.strip').scrollLeft = 1")
      try page.wait(for: "more to be drawn") { try page.evaluate(Self.drawn).int ?? 0 > 15 }
    }
  }
}
