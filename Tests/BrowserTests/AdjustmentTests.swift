// The medium and the size of a window, of which a tab remembers what it was told.

import Browser
import JSON
import Testing

@Suite("adjustments", .serialized)
struct AdjustmentTests {
  @Test("what a tab was told holds for all pages, until it is told otherwise, in whatever way")
  func remembered() throws {
    try withPage { _, page in
      func adjust(_ width: Int, _ scheme: Medium.Scheme) throws {
        try page.finish(
          page.startAdjustment(width: width, height: 500, medium: Medium(scheme: scheme)))
      }
      func seen() throws -> JSON {
        try page.evaluate("[innerWidth, matchMedia('(prefers-color-scheme: dark)').matches]")
      }
      try adjust(390, .dark)
      try page.show(["/": "<!doctype html><p>One</p>", "/two": "<!doctype html><p>Two</p>"])
      #expect(try seen() == [390, true])
      try adjust(390, .dark)
      try page.navigate(to: "http://site.test/two")
      #expect(try seen() == [390, true])
      try page.navigate(to: "about:blank")
      #expect(try seen() == [390, true])
      try adjust(700, .dark)
      #expect(try seen() == [700, true])
      try adjust(700, .light)
      #expect(try seen() == [700, false])
      // What was set past it is set back.
      try page.setViewport(width: 300, height: 500)
      try page.setMedium(Medium(scheme: .dark))
      #expect(try seen() == [300, true])
      try adjust(700, .light)
      #expect(try seen() == [700, false])
    }
  }
}
