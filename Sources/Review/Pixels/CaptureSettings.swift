// How frames are looked at.

import Browser
import Pixels

/// How frames are captured and compared.
package struct CaptureSettings: Sendable {
  /// The windows that every frame is looked at through.
  package var viewports: [Viewport]
  /// Whether a picture shows all of the page, or just what fits into the window.
  package var isWholePage = true
  /// How many pixels a picture has at most: of a page that is longer, the rest is not compared.
  package var mostPixels = Bitmap.limit
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

  /// Windows of 390 and 1280 pixels, light and dark; one that is named twice is one.
  package init(
    widths: [Int] = [390, 1280], schemes: [Medium.Scheme] = [.light, .dark],
    browser: BrowserSettings = BrowserSettings(timeout: .seconds(20))
  ) {
    var known: Set<Viewport> = []
    viewports = widths.flatMap { width in
      schemes.map { Viewport(width: width, isDark: $0 == .dark) }
    }.filter { known.insert($0).inserted }
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

extension CaptureSettings {
  /// How many rows a picture has at most that is taken through a window.
  func mostRows(in viewport: Viewport) -> Int { max(1, mostPixels / max(1, viewport.width)) }
}

extension Viewport {
  /// The height of a window of that width: that of a telephone, or of a screen.
  var height: Int { width < 600 ? 844 : 900 }
}

/// A part of frames that is not looked at.
package enum IgnoredRegion: Hashable, Sendable {
  /// Wherever the elements are that a CSS selector finds.
  case selector(String)
  /// A rectangle of every picture.
  case box(PixelBox)

  /// Reads a selector, or a rectangle as `X,Y,WIDTH,HEIGHT`; nil if a rectangle has no size.
  package init?(_ text: String) {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2],
      let height = numbers[3]
    else {
      // No selector begins with a digit, so this was to be a rectangle.
      guard let first = text.utf8.first, !(48...57).contains(first) else { return nil }
      self = .selector(text)
      return
    }
    guard x >= 0, y >= 0, width > 0, height > 0 else { return nil }
    // No picture is larger; with larger numbers its edges could not be reckoned.
    self = .box(
      PixelBox(
        x: min(x, Self.limit), y: min(y, Self.limit), width: min(width, Self.limit),
        height: min(height, Self.limit)))
  }

  private static let limit = 1 << 24
}
