// How a browser is started.

import Glibc
import System

/// How a browser is started and how long it is waited for.
package struct BrowserSettings: Hashable, Sendable {
  /// The program; nil looks for Chromium on PATH.
  package var program: String?
  /// How long a single answer may take.
  package var timeout: Duration
  /// Flags besides those that every browser gets here.
  package var flags: [String]
  /// How many bytes of what the browser says are kept until they are read; a whole picture is fewer.
  package var messageLimit = 1 << 28

  /// The names that Chromium goes by. First the headless shell, a Chromium without the browser around
  /// the pages: a picture costs it 0.6 of the time, since no toolbars are drawn that nobody sees.
  static let names = [
    "chromium-headless-shell", "chrome-headless-shell", "chromium", "chromium-browser",
    "google-chrome",
  ]

  /// Settings; by default the installed Chromium, given half a minute per answer.
  package init(program: String? = nil, timeout: Duration = .seconds(30), flags: [String] = []) {
    self.program = program
    self.timeout = timeout
    self.flags = flags
  }

  /// The program to start.
  func programPath() throws(BrowserError) -> String {
    if let program { return program }
    guard let path = SearchPath.program(Self.names) else { throw .notFound(searched: Self.names) }
    return path
  }

  /// What Chromium need not do: offer translations, hold the last page's picture back, and make a
  /// process or a frame ready for each document where one that is there will do.
  private static let unwanted =
    "Translate,PaintHolding,SpareRendererForSitePerProcess,RenderDocument,"
    + "IsolateSandboxedIframes,ProcessPerSiteUpToMainFrameThreshold"

  /// The flags: no window, no network of its own, and nothing that makes two pictures differ.
  func arguments(profile: String) -> [String] {
    var arguments = [
      "--headless", "--remote-debugging-pipe", "--user-data-dir=\(profile)", "--no-first-run",
      "--no-default-browser-check", "--disable-gpu", "--disable-dev-shm-usage", "--mute-audio",
      "--disable-background-networking", "--disable-component-update", "--disable-extensions",
      "--disable-sync", "--disable-breakpad", "--disable-client-side-phishing-detection",
      "--disable-background-timer-throttling", "--disable-backgrounding-occluded-windows",
      "--disable-renderer-backgrounding", "--disable-features=\(Self.unwanted)",
      // A window is drawn in few pieces rather than many, each of which has its price.
      "--default-tile-width=1300", "--default-tile-height=1000", "--num-raster-threads=1",
      // What came late, a picture say, else has only its part of a piece drawn anew; and curves that
      // the part's edge cuts come out a shade different from those that were drawn whole.
      "--disable-partial-raster", "--disable-checker-imaging",
      "--hide-scrollbars", "--force-color-profile=srgb", "--font-render-hinting=none",
      "--disable-lcd-text", "--lang=en-US",
      // No name and no address is ever looked up.
      "--host-resolver-rules=MAP * ~NOTFOUND",
    ]
    // Chromium refuses to run its sandbox as root.
    if geteuid() == 0 { arguments.append("--no-sandbox") }
    return arguments + flags
  }
}
