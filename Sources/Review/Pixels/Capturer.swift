// Takes pictures of frames: several pages at once, and whatever a page does, the rest goes on.

import Browser

/// A picture to be taken.
struct CaptureJob {
  /// What the picture is called.
  let key: String
  let url: String
  let viewport: Viewport
}

/// A browser that takes pictures of frames.
public final class Capturer {
  private let browser: Browser
  private let settings: CaptureSettings
  /// The version of the browser, which is part of what a picture depends on.
  public let version: String
  private var pages: [Page] = []
  private var viewport: Viewport?

  /// Starts a browser.
  public init(_ settings: CaptureSettings) throws(BrowserError) {
    self.settings = settings
    browser = try Browser(settings.browser)
    version = try browser.version()
  }

  deinit { browser.close() }

  /// The number of the browser's process.
  public var processID: Int32 { browser.processID }

  /// Takes pictures; tells each, or what went wrong with it, in no order that matters.
  ///
  /// When a page hangs or dies, the browser is started anew, and all that were at work are done
  /// again, one by one: who fails then has failed twice, and the others are done.
  func capture(
    _ jobs: [CaptureJob], _ tell: (CaptureJob, Result<[UInt8], BrowserError>) -> Void
  ) throws(BrowserError) {
    var rest = jobs[...]
    while let first = rest.first {
      let batch = rest.prefix(settings.pages).prefix { $0.viewport == first.viewport }
      rest = rest.dropFirst(batch.count)
      var done: [String: [UInt8]] = [:]
      do throws(BrowserError) {
        try prepare(first.viewport)
        try capture(Array(batch), into: &done)
        for job in batch { if let picture = done[job.key] { tell(job, .success(picture)) } }
      } catch {
        try startAnew()
        for job in batch {
          if let picture = done[job.key] {
            tell(job, .success(picture))
          } else {
            tell(job, try alone(job))
          }
        }
      }
    }
  }

  /// The second try, with nobody else at work.
  private func alone(_ job: CaptureJob) throws(BrowserError) -> Result<[UInt8], BrowserError> {
    do throws(BrowserError) {
      try prepare(job.viewport)
      var done: [String: [UInt8]] = [:]
      try capture([job], into: &done)
      if let picture = done[job.key] { return .success(picture) }
      return .failure(.unreadable("no picture"))
    } catch {
      try startAnew()
      return .failure(error)
    }
  }

  private func startAnew() throws(BrowserError) {
    try browser.restart()
    (pages, viewport) = ([], nil)
  }

  /// Makes the pages that are to be at work, and sets their windows.
  private func prepare(_ viewport: Viewport) throws(BrowserError) {
    while pages.count < max(1, settings.pages) {
      pages.append(try browser.newPage())
      self.viewport = nil
    }
    guard self.viewport != viewport else { return }
    for page in pages {
      try page.setViewport(
        width: viewport.width, height: viewport.height, isMobile: false)
      try page.setMedium(Medium(scheme: viewport.isDark ? .dark : .light, isMotionReduced: true))
    }
    self.viewport = viewport
  }

  /// What is done before a picture is taken: nothing moves, no caret, fonts and pictures are there,
  /// and the caption under the page is not. (The address by which a gallery asks for that would
  /// outline what is live, too.)
  /// A sheet that a script constructs is no inline style, so the frame's policy lets it be.
  private static let settle = """
    (async () => {
      const still = new CSSStyleSheet();
      still.replaceSync(`*, ::before, ::after { animation: none !important;
        transition: none !important; caret-color: transparent !important;
        scroll-behavior: auto !important }
        .plate { display: none !important }`);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, still];
      const pictures = [...document.images];
      for (const picture of pictures) picture.loading = 'eager';
      await document.fonts.ready;
      await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})));
      scrollTo(0, 0);
      return Math.max(document.documentElement.scrollHeight, innerHeight);
    })()
    """

  private func capture(
    _ jobs: [CaptureJob], into done: inout [String: [UInt8]]
  ) throws(BrowserError) {
    let work = zip(pages, jobs)
    var navigations: [(Page, CaptureJob, Navigation)] = []
    for (page, job) in work {
      navigations.append((page, job, try page.startNavigation(to: job.url)))
    }
    var evaluations: [(Page, CaptureJob, Evaluation)] = []
    for (page, job, navigation) in navigations {
      try page.finish(navigation)
      evaluations.append((page, job, try page.startEvaluation(Self.settle)))
    }
    var pictures: [(Page, CaptureJob, Screenshot)] = []
    for (page, job, evaluation) in evaluations {
      let height = try page.value(of: evaluation).double ?? 0
      let isTall = settings.isWholePage && height > Double(job.viewport.height)
      let area = PageArea(x: 0, y: 0, width: Double(job.viewport.width), height: height)
      pictures.append((page, job, try page.startScreenshot(isTall ? area : nil)))
    }
    for (page, job, picture) in pictures { done[job.key] = try page.picture(of: picture) }
  }
}
