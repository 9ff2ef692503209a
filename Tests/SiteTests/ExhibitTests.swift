// Storyboards, of which a browser lays out what is near to what is seen.

import Browser
import Composable
import Drawing
import Pixels
import Testing

@Suite("exhibits")
struct ExhibitTests {
  /// The storyboards with enough looks for some to be far from view.
  private static func storyboards() throws -> [String] {
    try BuiltSite.shared.get().documents.map(\.path)
      .filter { $0.contains("/") && $0.hasSuffix("/index.html") }
  }

  /// Shows one of the exhibits in the middle of the window, and waits until nothing moves any more.
  private static func show(_ part: Double, on page: BrowserTab) throws {
    try page.evaluate(
      """
      (async () => {
        const all = [...document.querySelectorAll('.exhibit')].filter((e) => e.checkVisibility());
        const one = all[Math.floor(all.length * \(part))];
        for (let last, now; last === undefined || last !== now; last = now) {
          one.scrollIntoView({ block: 'center' });
          await new Promise(requestAnimationFrame);
          await new Promise(requestAnimationFrame);
          now = one.getBoundingClientRect().top;
        }
      })()
      """)
  }

  /// Whether what is seen there is the same while all is laid out.
  private static func isSame(_ page: BrowserTab, at part: Double) throws -> Bool {
    let pictures = try ["auto", "visible"].map { visibility in
      // Each is a layer of its own in both: text stands at other parts of a pixel in one.
      try page.evaluate(
        """
        for (const { style } of document.querySelectorAll('.exhibit')) {
          [style.contentVisibility, style.contain] = ['\(visibility)', 'layout paint style'];
        }
        """)
      try show(part, on: page)
      return try Bitmap(png: page.screenshot())
    }
    return pictures[0].words == pictures[1].words
  }

  @Test("wherever a storyboard is scrolled, it looks as if all of it were laid out")
  func seen() throws {
    let seed = UInt64.random(in: 0 ... .max)
    var random = SeededGenerator(seed: seed)
    let storyboards = try Self.storyboards()
    // How many looks were found that the browser had not laid out: by chance a place has none of these.
    var (far, step) = (0, 0)
    try visit("404.html") { page throws in
      while step < 12 || (far <= 12 && step < 60) {
        step += 1
        let path = try #require(storyboards.randomElement(using: &random))
        let width = Int.random(in: 320...2000, using: &random)
        let scheme = Bool.random(using: &random) ? Medium.Scheme.light : .dark
        let size = ["_small", "_large", "_live"].randomElement(using: &random) ?? ""
        let part = Double.random(in: 0..<1, using: &random)
        try page.setViewport(width: width, height: 900)
        try page.setMedium(Medium(scheme: scheme))
        try page.navigate(to: BuiltSite.shared.get().address(path))
        try page.waitForFonts()
        try page.evaluate("document.getElementById('\(size)')?.click()")
        try Self.show(part, on: page)
        let left = try page.evaluate(
          """
          [...document.querySelectorAll('.exhibit .open')].filter((e) => e.checkVisibility()
            && !e.checkVisibility({ contentVisibilityAuto: true })).length
          """)
        far += left.int ?? 0
        // Until what arrives late, a picture of the content, is there in both.
        let place =
          "\(path), \(width) wide, \(scheme), \(size), \(part), step \(step) of seed \(seed)"
        try page.wait(for: "both to look alike: \(place)") {
          try Self.isSame(page, at: part)
        }
      }
    }
    #expect(far > 12, "seed \(seed)")
  }

  @Test("what reaches out of an exhibit is not cut", arguments: [Medium.Scheme.light, .dark])
  func reach(scheme: Medium.Scheme) throws {
    try visit("todos/app/index.html#editing", medium: Medium(scheme: scheme)) { page throws in
      let reach = try page.evaluate(
        """
        (() => {
          const exhibit = document.querySelector('.exhibit:target');
          const style = getComputedStyle(exhibit.querySelector('.glass'));
          const lengths = style.boxShadow.match(/-?[\\d.]+px/g).map(parseFloat);
          const shades = lengths.flatMap((x, i) => i % 4 ? []
            : Math.max(Math.abs(x), Math.abs(lengths[i + 1])) + lengths[i + 2] + lengths[i + 3]);
          return [Math.max(...shades),
            parseFloat(style.outlineWidth) + parseFloat(style.outlineOffset),
            parseFloat(getComputedStyle(exhibit).overflowClipMargin)];
        })()
        """)
      let (shade, outline, whole) = (reach[0]?.double, reach[1]?.double, reach[2]?.double)
      #expect(try #require(shade) > 0)
      #expect(try #require(outline) > 0)
      #expect(try max(#require(shade), #require(outline)) <= #require(whole))
    }
  }

  @Test("the address of a look on a storyboard leads to it, however far down it is")
  func addresses() throws {
    for path in try Self.storyboards().prefix(6) {
      try visit(path, width: 1440) { page throws in
        let all = try page.evaluate(
          "[...document.querySelectorAll('.exhibit[id]')].map((e) => e.id)")
        let names = (all.array ?? []).compactMap(\.string)
        for name in Set([names.first, names.dropFirst(names.count / 2).first, names.last]) {
          guard let name else { continue }
          let address = try BuiltSite.shared.get().address(path) + "#" + name
          try page.navigate(to: "about:blank")
          try page.navigate(to: address)
          try page.waitForFonts()
          try page.wait(for: "\(path)#\(name) to be seen") {
            try page.evaluate(
              """
              (({ top, bottom }) => top >= 0 && top < innerHeight / 2 || bottom <= innerHeight
                && scrollY + innerHeight >= document.documentElement.scrollHeight - 1)(
                document.querySelector('.exhibit:target .glass').getBoundingClientRect())
              """) == true
          }
        }
      }
    }
  }
}
