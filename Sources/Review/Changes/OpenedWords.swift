// Whether words that were private can be read, on their own page or on another one.

/// Looks for private words of the base in pages of the head.
struct OpenedWords {
  private let base: Side
  private let head: Side
  /// What pages of the base hide as private of which some frame changed or went.
  private var runs = PrivateRuns()
  /// The pages of the head of which some frame changed or came.
  private let touched: Set<String>

  init(
    _ comparison: FileComparison, _ base: Side, _ head: Side, _ old: Catalogue, _ new: Catalogue
  ) throws(ReviewError) {
    (self.base, self.head) = (base, head)
    func pages(_ paths: Set<String>, of catalogue: Catalogue) -> Set<String> {
      Set(paths.compactMap { catalogue.frames[$0]?.page })
    }
    touched = pages(comparison.changed.union(comparison.added), of: new)
    for name in pages(comparison.changed.union(comparison.removed), of: old).sorted() {
      guard let page = old.pageByName[name] else { continue }
      try runs.add(hidden(on: page), of: page)
    }
  }

  /// How many words of a page were private and are not, though they are still there. Where no frame hides
  /// what is private, nobody knows which words that were, and they are counted.
  func count(_ before: Catalogue.Page?, _ now: Catalogue.Page?) throws(ReviewError) -> Int {
    guard let before, let now, before.privateWords > now.privateWords else { return 0 }
    let hidden = try hidden(on: before)
    if hidden.wordCount > 0, let frame = try publicFrame(of: now, head) {
      let readings = Set(frame.parts.lazy.flatMap(\.readings))
      // Others may stand in their place, and as many.
      if !readings.contains(where: hidden.contains(partOf:)), !hidden.isTold(in: readings) {
        return 0
      }
    }
    let gone = try wordsRead(before, base) - wordsRead(now, head)
    return max(0, before.privateWords - now.privateWords - max(0, gone))
  }

  /// How many words are read on a page that were private on another one, and on which.
  func moved(
    _ before: Catalogue.Page?, _ now: Catalogue.Page?
  ) throws(ReviewError) -> (count: Int, page: String)? {
    guard !runs.isEmpty, let now, touched.contains(now.name),
      let frame = try publicFrame(of: now, head)
    else { return nil }
    let known = try before.flatMap { page throws(ReviewError) in try publicFrame(of: page, base) }
    return runs.words(
      in: frame.parts.lazy.flatMap(\.readings), but: before?.name,
      not: Set((known?.parts ?? []).lazy.flatMap(\.readings)))
  }

  /// What a page of the base hides as private.
  private func hidden(on page: Catalogue.Page) throws(ReviewError) -> HiddenTexts {
    guard page.privateWords > 0, let frame = try publicFrame(of: page, base) else { return .none }
    let seen = Set(frame.parts.lazy.flatMap(\.readings))
    let hidden = HiddenTexts(
      in: frame, seeing: seen, shownBy: try Self.frames(showing: page, base, atMost: 2))
    // A frame that hides more than what is private says nothing of what that is. Of a page that is private as
    // a whole, it hides the title, the date and the blurb besides.
    let most = page.privateWords + page.privateWords / 4 + 16
    return hidden.wordCount <= most ? hidden : .none
  }

  /// The frame of a page in which most words are read of those that all may read: where some are private,
  /// it hides something, and not since that loads.
  private func publicFrame(
    of page: Catalogue.Page, _ side: Side
  ) throws(ReviewError) -> FrameParts? {
    var best: (frame: FrameParts, count: Int)?
    for frame in page.frames.prefix(Self.mostRead)
    where side.has(frame.file)
      && (page.privateWords == 0 || frame.isRedacted && !frame.isWaiting)
    {
      let parts = FrameParts(try side.bytes(of: frame.file))
      if parts.readCount > best?.count ?? 0 { best = (parts, parts.readCount) }
    }
    return best?.frame
  }

  /// How many words are read in the frame of a page in which most are.
  private func wordsRead(_ page: Catalogue.Page, _ side: Side) throws(ReviewError) -> Int {
    var most = 0
    for frame in page.frames.prefix(Self.mostRead) where side.has(frame.file) {
      most = max(most, FrameParts(try side.bytes(of: frame.file)).readCount)
    }
    return most
  }

  /// The first frames of a page that hide nothing; if there are none, the first ones.
  static func frames(
    showing page: Catalogue.Page, _ side: Side, atMost most: Int = mostRead
  ) throws(ReviewError) -> [FrameParts] {
    let all = page.frames.filter { side.has($0.file) }
    let open = all.filter { !$0.isRedacted }
    var frames: [FrameParts] = []
    for frame in (open.isEmpty ? all : open).prefix(most) {
      frames.append(FrameParts(try side.bytes(of: frame.file)))
    }
    return frames
  }

  /// So many are looked at: the story's come first, and one of them shows what another one hides.
  private static let mostRead = 8
}

extension FrameParts {
  /// How many words are read in it.
  fileprivate var readCount: Int {
    parts.lazy.filter(\.isVisibleText).reduce(0) { count, part in
      count + part.text.split(whereSeparator: \.isWhitespace).count
    }
  }
}
