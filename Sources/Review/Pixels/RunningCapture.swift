// A page of the browser at work on one frame: shown once, and seen through one window after another.

import Browser
import JSON
import Pixels

/// A frame to be looked at, and the pictures that are wanted of it.
struct CaptureJob {
  /// A picture: what it is called, and the window that it is taken through.
  struct Picture: Sendable {
    let key: String
    let viewport: Viewport
  }

  let frame: ServedFrame
  var pictures: [Picture]
}

/// The work on a frame. Each step takes in one answer and asks for the next, so that several of them,
/// stepped whenever one is answered, keep the browser busy.
struct RunningCapture {
  private enum Wait {
    case nothing
    case document(Adjustment, Navigation)
    case rest(Adjustment, Evaluation)
    case picture(Screenshot)
  }

  private let page: BrowserTab
  private let settings: CaptureSettings
  /// What the page's document stands in; nil if no other one can take its place.
  private(set) var surroundings: Surroundings?
  private var ignored: [PixelBox] = []
  private var elements: [PixelBox] = []
  private var wait = Wait.nothing
  /// The frame, with the pictures that are not taken yet.
  private(set) var job: CaptureJob

  /// Work that has not begun, on a page with what the frame before it left there.
  init(
    _ job: CaptureJob, on page: BrowserTab, in surroundings: Surroundings?,
    _ settings: CaptureSettings
  ) {
    (self.job, self.page, self.surroundings, self.settings) = (job, page, surroundings, settings)
  }

  /// Whether all pictures are taken.
  var isOver: Bool { job.pictures.isEmpty }

  /// Whether a step would go on without waiting.
  var isReady: Bool {
    switch wait {
    case .nothing: true
    case .document(_, let navigation): page.isReady(navigation)
    case .rest(_, let evaluation): page.isReady(evaluation)
    case .picture(let screenshot): page.isReady(screenshot)
    }
  }

  /// Waits for the page's answer and goes on; gives a picture, if that is what it was.
  mutating func step() throws(BrowserError) -> (key: String, picture: CapturedPicture)? {
    guard let next = job.pictures.first else { return nil }
    switch wait {
    case .nothing:
      let adjustment = try Self.adjust(page, to: next.viewport)
      page.responder = job.frame.answer
      wait = .document(adjustment, try show())
    case .document(let adjustment, let navigation):
      try page.finish(navigation)
      wait = .rest(adjustment, try page.startEvaluation(settle))
    case .rest(let adjustment, let evaluation):
      try page.finish(adjustment)
      let numbers = try page.value(of: evaluation).array?.map { $0.double ?? 0 } ?? []
      let most = Double(settings.mostRows(in: next.viewport))
      let height = min(Self.clamped(numbers.first ?? 0), most)
      let boxes = Self.boxes(numbers.dropFirst(2))
      let count = min(Int(Self.clamped(numbers.dropFirst().first ?? 0)), boxes.count)
      (ignored, elements) = (Array(boxes[..<count]), Array(boxes[count...]))
      let isTall = settings.isWholePage && height > Double(next.viewport.height)
      let area = PageArea(
        x: 0, y: 0, width: Double(next.viewport.width), height: height)
      wait = .picture(try page.startScreenshot(isTall ? area : nil))
    case .picture(let screenshot):
      let picture = CapturedPicture(
        file: try page.picture(of: screenshot), ignored: ignored, elements: elements)
      job.pictures.removeFirst()
      if let other = job.pictures.first {
        let adjustment = try Self.adjust(page, to: other.viewport)
        wait = .rest(adjustment, try page.startEvaluation(settle))
      }
      return (next.key, picture)
    }
    return nil
  }

  /// Starts to show the frame: in the place of another, where that is the same and costs less.
  private mutating func show() throws(BrowserError) -> Navigation {
    let document = job.frame.document()
    defer { surroundings = document?.surroundings }
    guard let document, document.surroundings == surroundings, page.takesReplacement else {
      return try page.startNavigation(to: job.frame.url)
    }
    return try page.startReplacement(by: document.text)
  }

  private static func adjust(
    _ page: BrowserTab, to viewport: Viewport
  ) throws(BrowserError) -> Adjustment {
    try page.startAdjustment(
      width: viewport.width, height: viewport.height,
      medium: Medium(scheme: viewport.isDark ? .dark : .light, isMotionReduced: true))
  }

  /// Rectangles of numbers, four for each: left, top, right, bottom.
  private static func boxes(_ numbers: ArraySlice<Double>) -> [PixelBox] {
    stride(from: numbers.startIndex, to: numbers.endIndex - 3, by: 4).map { index in
      let sides = numbers[index..<index + 4].map { Int(clamped($0)) }
      return PixelBox(
        x: sides[0], y: sides[1], width: max(0, sides[2] - sides[0]),
        height: max(0, sides[3] - sides[1]))
    }
  }

  /// What the browser says is a number of pixels, whatever it says.
  private static func clamped(_ number: Double) -> Double {
    number > 0 ? min(number, Double(CapturedPicture.mostPixels)) : 0
  }

  /// What is done before a picture is taken: nothing moves, no caret, fonts and pictures are
  /// there, and the caption under the page is not. (The address by which a gallery asks for that would
  /// outline what is live, too.) Nor are the browser's own controls of a film: what turns in them
  /// while it is loaded heeds no style.
  ///
  /// A sheet that a script constructs is no inline style, so the frame's policy lets it be. Asking
  /// for the height lays the page out, and so starts what this window needs and the last did not.
  ///
  /// Gives the height of the page, how many rectangles are not looked at, these, and the rectangle of
  /// each element.
  private var settle: String {
    let selectors = JSON.array(settings.ignoredSelectors.map { .string($0) })
    return """
      (async () => {
        // The page's elements may be called as the document's members are, and then hide them.
        const own = (name) => Reflect.get(Document.prototype, name, document);
        const all = (selector) =>
          [...Document.prototype.querySelectorAll.call(document, selector)];
        if (!own('adoptedStyleSheets').length) {
          const still = new CSSStyleSheet();
          still.replaceSync(`*, ::before, ::after { animation: none !important;
            transition: none !important; caret-color: transparent !important;
            scroll-behavior: auto !important }
            .plate { display: none !important }
            video::-webkit-media-controls,
            audio::-webkit-media-controls { display: none !important }`);
          own('adoptedStyleSheets').push(still);
        }
        const height = () => Math.max(own('documentElement').scrollHeight, innerHeight);
        height();
        const pictures = [...own('images')];
        for (const picture of pictures) picture.loading = 'eager';
        await own('fonts').ready;
        await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})));
        scrollTo(0, 0);
        const ignored = \(String(decoding: selectors.bytes, as: UTF8.self))
          .flatMap(all)
          .flatMap((element) => [...Element.prototype.getClientRects.call(element)])
          .filter((box) => box.width > 0 && box.height > 0);
        const elements = all('*')
          .map((element) => Element.prototype.getBoundingClientRect.call(element));
        const clamped = (number) => Math.max(0, Math.min(1e6, number));
        return [height(), ignored.length, ...[...ignored, ...elements].flatMap((box) =>
          [Math.floor(box.left), Math.floor(box.top), Math.ceil(box.right), Math.ceil(box.bottom)]
            .map(clamped))];
      })()
      """
  }
}
