// The specimen and the exhibits in themes of other people: what is promised of pages is promised of them
// in whatever colours, corners, distances and widths the build lets pass.

import Browser
import Checkers
import Drawing
import Foundation
import Gallery
import Testing

@Suite("other themes", .serialized)
struct OtherThemeTests {
  /// A name to tell it by, and the theme.
  struct Named: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let theme: Theme

    /// The stylesheet of its pages.
    var sheet: [UInt8]? {
      Gallery.assets(site: SiteInfo(title: "", theme: theme))
        .first { $0.path == "assets/frame.css" }?.bytes
    }
  }

  /// Round, close and narrow; and without corners, wide and far apart.
  static let themes = [
    Named(
      testDescription: "harbour",
      theme: Theme(
        colors: [
          .page: Tone(day: Color(0xeef4f5), night: Color(0x0c1f26)),
          .surface: Tone(day: Color(0xfafdfd), night: Color(0x12303a)),
          .ink: Tone(day: Color(0x06262e), night: Color(0xe4f1f2)),
          .accent: Tone(day: Color(0x8a2b0f), night: Color(0xffb59b)),
          .onAccent: Tone(day: Color(0xffffff), night: Color(0x3a1206)),
        ], radius: 1.5, spacing: 0.75, width: 34)),
    Named(
      testDescription: "newsprint",
      theme: Theme(
        colors: [
          .page: Tone(day: Color(0xffffff), night: Color(0x000000)),
          .surface: Tone(day: Color(0xffffff), night: Color(0x000000)),
          .ink: Tone(day: Color(0x000000), night: Color(0xffffff)),
          .accent: Tone(day: Color(0x7a1f5c), night: Color(0xf2a6d8)),
        ], radius: 0, spacing: 1.75, width: 70)),
  ]

  /// Each kind of state of the specimen, each way to redact it, and each exhibit once.
  static let paths =
    [
      "plain", "loading", "wrong", "filled", "sheet", "alert", "menu-open", "disabled", "dimmed",
      "placeholder", "privacy", "invalidated", "text", "images",
    ].map { "specimen/wall/\($0).html" } + [
      "articles/list/loaded.html", "articles/a-page-of-your-own/loaded.html",
      "articles/a-page-of-your-own/loading.html", "repositories/reasons/plain-star.html",
      "todos/app/active.html", "todos/onboarding/actions.html",
    ]

  @Test(
    "by day and by night axe finds nothing, and nothing sticks out at any width", arguments: themes)
  func findings(of named: Named) throws {
    #expect(named.theme.contrastFindings.map(\.sentence) == [])
    let site = try BuiltSite.shared.get()
    let known = Set(site.documents.map(\.path))
    let browser = try Browser(BrowserSettings(timeout: .seconds(90)))
    defer { browser.close() }
    let page = try browser.newTab(isDrawn: false)
    try page.serve(Server.responder(site.folder, sheet: named.sheet))
    for path in Self.paths {
      #expect(known.contains(path))
      try page.setViewport(width: 1280, height: 900)
      try page.navigate(to: Server.address(path))
      try page.waitForFonts()
      let own = try page.evaluate(
        "getComputedStyle(document.documentElement).getPropertyValue('--measure')")
      #expect(own.string == "\(named.theme.width)rem")
      let found = try Axe.findings(on: page)
      #expect(found == [], "\(path)")
      let wide = try Survey.overflows(on: page)
      #expect(wide == [], "\(path)")
    }
  }

  @Test("nothing moves when a page has loaded", arguments: themes)
  func stillness(of named: Named) throws {
    let articles = try StillPages.articles { $0 == .exact }.prefix(2)
    let pairs =
      articles.map { StillPages.Pair(page: $0, redacted: "loading", shown: "loaded") }
      + StillPages.cards
    let found = try Stillness.measuring { stillness throws in
      stillness.sheet = named.sheet
      for pair in pairs { try stillness.measure(pair, at: [360, 1280]) }
    }
    #expect(found.isStill, "\(found)")
  }
}
