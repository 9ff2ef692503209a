// Takes pictures of frames: several pages at once, and whatever a page does, the rest goes on.

import Browser
import JSON

/// A browser that takes pictures of frames.
package final class Capturer {
  private let browser: Browser
  private let settings: CaptureSettings
  /// The version of the browser, which is part of what a picture depends on.
  package let version: String
  private var pages: [BrowserTab] = []
  /// Why the browser could not be started anew.
  private var trouble: BrowserError?

  /// Starts a browser.
  package init(_ settings: CaptureSettings) throws(BrowserError) {
    self.settings = settings
    browser = try Browser(settings.browser)
    version = try browser.version()
  }

  deinit { browser.close() }

  /// The number of the browser's process.
  package var processID: Int32 { browser.processID }

  /// The first selector of a region to leave out that is no CSS selector.
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
    var queue = CaptureQueue(jobs)
    var failedStarts = 0
    while !queue.isEmpty {
      var captures: [RunningCapture] = []
      do throws(BrowserError) {
        try work(&queue, &captures, tell)
      } catch {
        startAnew()
        for capture in captures { alone(capture.job, tell) }
        failedStarts = captures.isEmpty ? failedStarts + 1 : 0
        guard failedStarts == Self.mostFailedStarts else { continue }
        while let job = queue.next(for: 0) {
          for picture in job.pictures { tell(picture.key, .failure(error)) }
        }
      }
    }
  }

  private static let mostFailedStarts = 3

  private var usualPages: Int { version.hasPrefix("HeadlessChrome") ? 6 : 4 }

  /// Gives every page a frame, steps whichever is answered, and gives each that is done the next.
  private func work(
    _ queue: inout CaptureQueue, _ captures: inout [RunningCapture],
    _ tell: (String, Result<CapturedPicture, BrowserError>) -> Void
  ) throws(BrowserError) {
    try open(max(1, min(settings.pages ?? usualPages, queue.count)))
    while captures.count < pages.count, let job = queue.next(for: captures.count) {
      captures.append(running(job, captures.count))
    }
    while captures.contains(where: { !$0.isOver }) {
      var isIdle = true
      for index in captures.indices where !captures[index].isOver && captures[index].isReady {
        isIdle = false
        if let (key, picture) = try captures[index].step() { tell(key, .success(picture)) }
        if captures[index].isOver, let job = queue.next(for: index) {
          captures[index] = running(job, index, in: captures[index].surroundings)
        }
      }
      // Not for long: a page that has answered nothing by its deadline is ready to be told so.
      if isIdle { try browser.receive(until: .now + .milliseconds(100)) }
    }
  }

  /// The second try, with nobody else at work.
  private func alone(
    _ job: CaptureJob, _ tell: (String, Result<CapturedPicture, BrowserError>) -> Void
  ) {
    var left = job.pictures
    do throws(BrowserError) {
      try open(1)
      var running = running(job, 0)
      defer { left = running.job.pictures }
      while !running.isOver {
        if let (key, picture) = try running.step() { tell(key, .success(picture)) }
      }
    } catch {
      for picture in left { tell(picture.key, .failure(error)) }
      startAnew()
    }
  }

  private func running(
    _ job: CaptureJob, _ page: Int, in surroundings: Surroundings? = nil
  ) -> RunningCapture {
    RunningCapture(job, on: pages[page], in: surroundings, settings)
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
      let page = try browser.newTab()
      try page.seal()
      pages.append(page)
    }
  }
}
