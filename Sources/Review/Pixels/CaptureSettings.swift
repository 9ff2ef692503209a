// How frames are looked at.

import Browser
import Pixels

/// How frames are captured and compared.
package struct CaptureSettings: Sendable {
  /// The windows that every frame is looked at through.
  package var viewports: [Viewport]
  /// Whether a picture shows all of the page, or just what fits into the window.
  package var isWholePage = true
  /// How far apart colours must be to count, from 0 to 1.
  package var threshold = 0.1
  /// What is not looked at.
  package var ignored: [IgnoredRegion] = []
  /// How many pages of the browser are at work at once; nil for as many as are fastest: six in a
  /// headless shell, four in a browser that draws itself, too, and lets pages that lie behind wait.
  package var pages: Int?
  /// The folder in which pictures are kept from one review to the next.
  package var cache: String?
  /// How many bytes are kept there; when they are more, what was not used for longest goes.
  package var cacheLimit = 1 << 29
  /// How the browser is started.
  package var browser: BrowserSettings

  /// Windows of 390 and 1280 pixels, light and dark.
  package init(
    widths: [Int] = [390, 1280], schemes: [Medium.Scheme] = [.light, .dark],
    browser: BrowserSettings = BrowserSettings(timeout: .seconds(20))
  ) {
    viewports = widths.flatMap { width in
      schemes.map { Viewport(width: width, isDark: $0 == .dark) }
    }
    self.browser = browser
  }
}

extension CaptureSettings {
  /// The selectors among what is not looked at.
  var ignoredSelectors: [String] {
    ignored.compactMap { if case .selector(let selector) = $0 { selector } else { nil } }
  }

  /// The rectangles among what is not looked at.
  var ignoredBoxes: [PixelBox] {
    ignored.compactMap { if case .box(let box) = $0 { box } else { nil } }
  }
}

extension Viewport {
  /// The height of a window of that width: that of a telephone, or of a screen.
  var height: Int { width < 600 ? 844 : 900 }
}
