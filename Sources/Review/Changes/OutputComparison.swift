// From files that differ to frames that changed.

/// Reads both sides as far as they differ, and tells what became of frames, pages and other files.
struct OutputComparison {
  private let comparison: FileComparison
  private let base: Side
  private let head: Side
  private let old: Catalogue
  private let new: Catalogue
  private let pairing: Pairing
  /// What the pages were called that have another name now.
  private let oldNames: [String: String]
  /// Those names.
  private let renamedPages: Set<String>
  private let oldAssets: AssetFinder
  private let newAssets: AssetFinder
  let causes: CauseFinder
  private(set) var sameCount = 0
  /// The frames of the base that show what others of their page hide, of the page that was last asked for.
  private var showing: (page: String, frames: [FrameParts]) = ("", [])
  /// Assets that some frame is drawn with.
  private var usedAssets: Set<String> = []

  init(
    _ comparison: FileComparison, _ base: Side, _ head: Side, _ sources: SourceMap
  ) throws(ReviewError) {
    (self.comparison, self.base, self.head) = (comparison, base, head)
    old = try Catalogue(base)
    new = try Catalogue(head)
    try Self.checkWhole(base, old)
    pairing = try Pairing(comparison, base, head, old, new)
    oldNames = Self.renames(pairing, old, new)
    renamedPages = Set(oldNames.values)
    (oldAssets, newAssets) = (AssetFinder(base), AssetFinder(head))
    causes = CauseFinder(
      old: old, new: new, touched: head.touchedFiles(since: base.commit, sources),
      renamed: Self.renamedSources(oldNames, old, new),
      steady: Self.steadyFeatures(comparison, old, new))
  }

  /// A base of which something is lost has nothing there that could open: it would be told that all is new.
  private static func checkWhole(_ base: Side, _ catalogue: Catalogue) throws(ReviewError) {
    let lost = catalogue.frames.keys.filter { !base.has($0) }.sorted()
    if let folder = base.folder, base.isEmpty { throw .noGallery(folder) }
    guard let first = lost.first else { return }
    let others = lost.count == 1 ? "" : ", and \(lost.count - 1) more are not"
    throw .malformed(
      path: base.title, reason: "'atlas.json' tells of '\(first)', which is not there\(others)")
  }

  /// What pages were called, by the name that they have now, where that is another.
  private static func renames(
    _ pairing: Pairing, _ old: Catalogue, _ new: Catalogue
  ) -> [String: String] {
    var names: [String: String] = [:]
    for (path, oldPath) in pairing.oldPaths.sorted(by: { $0.key < $1.key }) {
      guard let before = old.frames[oldPath]?.page, let now = new.frames[path]?.page,
        before != now
      else { continue }
      names[now] = before
    }
    return names
  }

  /// The features of which a page has all of its frames as they were.
  private static func steadyFeatures(
    _ comparison: FileComparison, _ old: Catalogue, _ new: Catalogue
  ) -> Set<String> {
    let touched = comparison.changed.union(comparison.added).union(comparison.removed)
    let steady = new.pages.filter { page in
      !page.frames.isEmpty && old.pageByName[page.name]?.frames.count == page.frames.count
        && page.frames.allSatisfy { !touched.contains($0.file) }
    }
    return Set(steady.map(\.feature))
  }

  /// The content files of pages that have another name now, as they were called.
  private static func renamedSources(
    _ oldNames: [String: String], _ old: Catalogue, _ new: Catalogue
  ) -> Set<String> {
    Set(oldNames.values.compactMap { old.pageByName[$0]?.source })
      .subtracting(new.pages.compactMap(\.source))
  }

  /// The frames that are not as they were.
  mutating func frames() throws(ReviewError) -> [FrameReview] {
    var frames: [FrameReview] = []
    let assets = changedAssets
    for (path, place) in new.frames.sorted(by: { $0.key < $1.key }) {
      if let oldPath = pairing.oldPaths[path] {
        frames.append(try review(place, from: oldPath, to: path, .renamed))
      } else if comparison.added.contains(path) {
        frames.append(try review(place, from: nil, to: path, .added))
      } else if comparison.changed.contains(path) {
        frames.append(try review(place, from: path, to: path, .changed))
      } else if head.has(path), let review = try unchanged(place, path, assets) {
        frames.append(review)
      } else if head.has(path) {
        sameCount += 1
      }
    }
    let renamed = Set(pairing.oldPaths.values)
    for path in comparison.removed.sorted() where !renamed.contains(path) {
      guard let place = old.frames[path] else { continue }
      frames.append(try review(place, from: path, to: nil, .removed))
    }
    return frames
  }

  /// The pages that say something else of themselves.
  func pages() throws(ReviewError) -> [PageReview] {
    let names = Set(old.pages.map(\.name)).union(new.pages.map(\.name))
    let opened = try OpenedWords(comparison, base, head, old, new)
    var reviews: [PageReview] = []
    if let site = PageReview(ofSite: old, new) { reviews.append(site) }
    for name in names.sorted() {
      if new.pageByName[name] == nil, renamedPages.contains(name) { continue }
      let isRenamed = old.pageByName[name] == nil
      let before = old.pageByName[isRenamed ? oldNames[name] ?? name : name]
      let now = new.pageByName[name]
      let review = PageReview(
        name, before, now, opened: try opened.count(before, now),
        moved: try opened.moved(before, now))
      if let review {
        reviews.append(review)
      }
    }
    return reviews
  }

  /// What changed and is neither a frame nor part of one.
  func otherFiles() -> [String] {
    comparison.changed.union(comparison.added).union(comparison.removed)
      .filter { old.frames[$0] == nil && new.frames[$0] == nil && !usedAssets.contains($0) }
      .sorted()
  }

  /// What may have changed the look of frames whose HTML is the same.
  private var changedAssets: Set<String> {
    comparison.changed.union(comparison.added).union(comparison.removed).filter { path in
      !path.hasSuffix(".html") && !path.hasSuffix(".json") && !path.hasSuffix(".xml")
    }
  }

  /// A frame with the same HTML: changed all the same, if an asset of its drawing did.
  private mutating func unchanged(
    _ place: (page: String, frame: Catalogue.Frame), _ path: String, _ assets: Set<String>
  ) throws(ReviewError) -> FrameReview? {
    if assets.isEmpty { return nil }
    let html = try head.bytes(of: path)
    let (before, now) = (
      try oldAssets.assets(of: path, html), try newAssets.assets(of: path, html)
    )
    if assets.isDisjoint(with: before), assets.isDisjoint(with: now) { return nil }
    return try review(place, from: path, to: path, .changed)
  }

  /// What became of a frame, which is on both sides or on one of them.
  private mutating func review(
    _ place: (page: String, frame: Catalogue.Frame), from basePath: String?, to headPath: String?,
    _ fate: FrameReview.Fate
  ) throws(ReviewError) -> FrameReview {
    let before = try basePath.map { path throws(ReviewError) in try base.bytes(of: path) }
    let now = try headPath.map { path throws(ReviewError) in try head.bytes(of: path) }
    let baseFiles = try drawn(basePath, before, oldAssets)
    let headFiles = try drawn(headPath, now, newAssets)
    // Of a page that lies elsewhere now, addresses are other ones and lead where they led.
    let (from, to) = (basePath?.pathFolder, headPath?.pathFolder)
    let hasMoved = from.flatMap { from in to.map { !$0.isSpelled(as: from) } } ?? false
    let document = FrameParts(now ?? before ?? [], in: hasMoved ? to : nil)
    let parts = document.parts
    var changes: [Change] = []
    var spots = ChangeSpots()
    if let before, let now, before != now {
      let old = FrameParts(before, in: hasMoved ? from : nil)
      let hidden = try hiddenTexts(basePath, hasMoved ? FrameParts(before) : old, now: parts)
      let comparison = StructureComparison(from: old, to: document, hidden: hidden)
      changes = comparison.changes
      spots = ChangeSpots(
        ofChanges: comparison.spots, baseCount: old.elementCount, headCount: document.elementCount)
    }
    var assets: [String] = []
    if let baseFiles, let headFiles {
      assets = Set(baseFiles.assets).union(headFiles.assets).sorted().filter {
        !comparison.same.contains($0)
      }
      usedAssets.formUnion(assets)
    }
    let page = new.pageByName[place.page] ?? old.pageByName[place.page]
    return FrameReview(
      page: place.page, pageTitle: page?.title ?? place.page, frame: place.frame.name, fate: fate,
      isOfWholePage: isOfWholePage(fate, place.page), assets: assets, changes: changes,
      spots: spots, isRedacted: parts.contains(where: \.isRedacted),
      reasons: fate == .changed
        ? causes.reasons(ofChangeIn: place.page, assets: assets, changes)
        : [Reason(cause: causes.cause(ofFateOf: place.page), changes: changes)],
      words: Self.words(of: parts, fate), source: page?.source, baseFiles: baseFiles,
      headFiles: headFiles)
  }

  /// What a frame of the base hides, where there are words now that were not read in it.
  private mutating func hiddenTexts(
    _ path: String?, _ frame: FrameParts, now parts: [FramePart]
  ) throws(ReviewError) -> HiddenTexts {
    guard let path, let place = old.frames[path], let page = old.pageByName[place.page],
      frame.parts.contains(where: \.isRedacted)
    else { return .none }
    let seen = Set(frame.parts.lazy.flatMap(\.readings))
    guard parts.contains(where: { $0.readings.contains { !seen.contains($0) } }) else {
      return .none
    }
    if showing.page != page.name {
      showing = (page.name, try OpenedWords.frames(showing: page, base))
    }
    return HiddenTexts(in: frame, seeing: seen, shownBy: showing.frames)
  }

  /// Whether what became of a frame became of its page: a page that has another name now did not
  /// come or go, though some of its frames may have.
  private func isOfWholePage(_ fate: FrameReview.Fate, _ page: String) -> Bool {
    switch fate {
    case .added: old.pageByName[page] == nil && oldNames[page] == nil
    case .removed: new.pageByName[page] == nil && !renamedPages.contains(page)
    case .renamed: oldNames[page] != nil
    case .changed: false
    }
  }

  /// The words that came or went with a frame.
  private static func words(of parts: [FramePart], _ fate: FrameReview.Fate) -> WordShift {
    let text = parts.map { $0.isCaption ? "" : $0.text }.joined(separator: " ")
    switch fate {
    case .added: return WordShift(from: "", to: text)
    case .removed: return WordShift(from: text, to: "")
    case .changed, .renamed: return WordShift()
    }
  }

  private func drawn(
    _ path: String?, _ html: [UInt8]?, _ finder: AssetFinder
  ) throws(ReviewError) -> DrawnFiles? {
    guard let path, let html else { return nil }
    return try finder.files(of: path, html)
  }
}
