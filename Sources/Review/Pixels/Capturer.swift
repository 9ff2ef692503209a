// Takes pictures of frames: several pages at once, and whatever a page does, the rest goes on.

import Browser
import JSON

/// A browser that takes pictures of frames.
public final class Capturer {
  private let browser: Browser
  private let settings: CaptureSettings
  /// The version of the browser, which is part of what a picture depends on.
  public let version: String
  private var pages: [Page] = []
  /// Why the browser could not be started anew.
  private var trouble: BrowserError?

  /// Starts a browser.
  public init(_ settings: CaptureSettings) throws(BrowserError) {
    self.settings = settings
    browser = try Browser(settings.browser)
    version = try browser.version()
  }

  deinit { browser.close() }

  /// The number of the browser's process.
  public var processID: Int32 { browser.processID }

  /// The first of the selectors of what is not looked at that is none.
  func badSelector() throws(BrowserError) -> String? {
    for selector in settings.ignoredSelectors {
      try open(1)
      let text = String(decoding: JSON.string(selector).bytes, as: UTF8.self)
      do throws(BrowserError) {
        try pages[0].evaluate("void document.querySelector(\(text))")
      } catch .scriptFailed {
        return selector
      }
    }
    return nil
  }

  /// Takes pictures; tells each by its key, or what went wrong with it, in no order that matters.
  ///
  /// When a page hangs or dies, the browser is started anew, and the frames that were at work are
  /// done again, one by one: who fails then has failed twice, and the others are done. When no
  /// browser can be started any more, what is left has failed.
  func capture(
    _ jobs: [CaptureJob], _ tell: (String, Result<CapturedPicture, BrowserError>) -> Void
  ) {
    var queue = jobs[...]
    var failedStarts = 0
    while !queue.isEmpty {
      var sittings: [Sitting] = []
      do throws(BrowserError) {
        try work(&queue, &sittings, tell)
      } catch {
        startAnew()
        for sitting in sittings { alone(sitting.job, tell) }
        failedStarts = sittings.isEmpty ? failedStarts + 1 : 0
        guard failedStarts == Self.mostFailedStarts else { continue }
        for picture in queue.flatMap(\.pictures) { tell(picture.key, .failure(error)) }
        return
      }
    }
  }

  private static let mostFailedStarts = 3

  private var usualPages: Int { version.hasPrefix("HeadlessChrome") ? 6 : 4 }

  /// Gives every page a frame, steps them in turn, and gives each that is done the next.
  private func work(
    _ queue: inout ArraySlice<CaptureJob>, _ sittings: inout [Sitting],
    _ tell: (String, Result<CapturedPicture, BrowserError>) -> Void
  ) throws(BrowserError) {
    try open(max(1, min(settings.pages ?? usualPages, queue.count)))
    while let job = queue.first, sittings.count < pages.count {
      queue.removeFirst()
      sittings.append(sitting(job, sittings.count))
    }
    while sittings.contains(where: { !$0.isOver }) {
      for index in sittings.indices {
        if let (key, picture) = try sittings[index].step() { tell(key, .success(picture)) }
        if sittings[index].isOver, let job = queue.popFirst() {
          sittings[index] = sitting(job, index)
        }
      }
    }
  }

  /// The second try, with nobody else at work.
  private func alone(
    _ job: CaptureJob, _ tell: (String, Result<CapturedPicture, BrowserError>) -> Void
  ) {
    var left = job.pictures
    do throws(BrowserError) {
      try open(1)
      var sitting = sitting(job, 0)
      defer { left = sitting.job.pictures }
      while !sitting.isOver {
        if let (key, picture) = try sitting.step() { tell(key, .success(picture)) }
      }
    } catch {
      for picture in left { tell(picture.key, .failure(error)) }
      startAnew()
    }
  }

  private func sitting(_ job: CaptureJob, _ page: Int) -> Sitting {
    Sitting(job, on: pages[page], settings)
  }

  /// Starts the browser anew. If it does not start, whoever asks for a page of it hears why.
  private func startAnew() {
    pages = []
    trouble = nil
    do throws(BrowserError) {
      try browser.restart()
    } catch {
      trouble = error
    }
  }

  /// Makes the pages that are to be at work.
  private func open(_ count: Int) throws(BrowserError) {
    if let trouble { throw trouble }
    while pages.count < count {
      let page = try browser.newPage()
      try page.seal()
      pages.append(page)
    }
  }
}
