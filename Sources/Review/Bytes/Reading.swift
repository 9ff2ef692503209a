// From files that differ to frames that changed.

/// Reads both sides as far as they differ.
struct Reading {
  private let comparison: FileComparison
  private let base: Side
  private let head: Side
  private let old: Catalogue
  private let new: Catalogue
  private let pairing: Pairing
  private let oldClosures: Closures
  private let newClosures: Closures
  let causes: CauseFinder
  private(set) var sameCount = 0
  /// Assets that some frame is drawn with.
  private var usedAssets: Set<String> = []

  init(_ comparison: FileComparison, _ base: Side, _ head: Side) throws(ReviewError) {
    (self.comparison, self.base, self.head) = (comparison, base, head)
    old = try Catalogue(base)
    new = try Catalogue(head)
    pairing = try Pairing(comparison, base, head, old, new)
    (oldClosures, newClosures) = (Closures(base), Closures(head))
    causes = CauseFinder(old: old, new: new, touched: head.touchedFiles(since: base.commit))
  }

  /// The frames that are not as they were.
  mutating func frames() throws(ReviewError) -> [FrameReview] {
    var frames: [FrameReview] = []
    let assets = changedAssets
    for (path, place) in new.frames.sorted(by: { $0.key < $1.key }) {
      if let oldPath = pairing.oldPaths[path] {
        frames.append(try review(place.page, place.frame, from: oldPath, to: path, .renamed))
      } else if comparison.added.contains(path) {
        frames.append(try alone(place.page, place.frame, path, .added))
      } else if comparison.changed.contains(path) {
        frames.append(try review(place.page, place.frame, from: path, to: path, .changed))
      } else if head.has(path), let review = try unchanged(place, path, assets) {
        frames.append(review)
      } else {
        sameCount += 1
      }
    }
    let renamed = Set(pairing.oldPaths.values)
    for path in comparison.removed.sorted() where !renamed.contains(path) {
      guard let place = old.frames[path] else { continue }
      frames.append(try alone(place.page, place.frame, path, .removed))
    }
    return frames
  }

  /// The pages that say something else of themselves.
  func pages() -> [PageReview] {
    let renamed = Set(pairing.oldPaths.values.compactMap { old.frames[$0]?.page })
    let names = Set(old.pages.map(\.name)).union(new.pages.map(\.name))
    return names.sorted().compactMap { name in
      if old.pageByName[name] == nil, let frame = new.pageByName[name]?.frames.first,
        let path = pairing.oldPaths[frame.file], let before = old.frames[path]?.page
      {
        return PageReview(name, old.pageByName[before], new.pageByName[name])
          ?? PageReview(name, renamedFrom: before)
      }
      if new.pageByName[name] == nil, renamed.contains(name) { return nil }
      return PageReview(name, old.pageByName[name], new.pageByName[name])
    }
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
      try oldClosures.assets(of: path, html), try newClosures.assets(of: path, html)
    )
    if assets.isDisjoint(with: before), assets.isDisjoint(with: now) { return nil }
    return try review(place.page, place.frame, from: path, to: path, .changed)
  }

  private mutating func review(
    _ page: String, _ frame: Catalogue.Frame, from oldPath: String, to path: String,
    _ fate: FrameReview.Fate
  ) throws(ReviewError) -> FrameReview {
    let (one, other) = (try base.bytes(of: oldPath), try head.bytes(of: path))
    let before = try closure(oldPath, one, oldClosures)
    let now = try closure(path, other, newClosures)
    var assets: [String] = []
    for asset in Set(before.assets).union(now.assets).sorted() {
      let isSame =
        base.has(asset) && head.has(asset)
        && (comparison.same.contains(asset))
      if !isSame { assets.append(asset) }
    }
    usedAssets.formUnion(assets)
    let parts = FrameParts(other).parts
    let changes =
      one == other ? [] : StructureComparison(from: FrameParts(one).parts, to: parts).changes
    var review = FrameReview(
      page: page, frame: frame.name, fate: fate, basePath: oldPath, headPath: path, assets: assets,
      changes: changes, isRedacted: parts.contains(where: \.isRedacted),
      cause: fate == .renamed
        ? causes.cause(ofFateOf: page)
        : causes.cause(ofChangeIn: page, assets: assets, changes))
    (review.baseClosure, review.headClosure) = (before, now)
    return review
  }

  private func alone(
    _ page: String, _ frame: Catalogue.Frame, _ path: String, _ fate: FrameReview.Fate
  ) throws(ReviewError) -> FrameReview {
    let isAdded = fate == .added
    let html = try (isAdded ? head : base).bytes(of: path)
    let closure = try closure(path, html, isAdded ? newClosures : oldClosures)
    var review = FrameReview(
      page: page, frame: frame.name, fate: fate, basePath: isAdded ? nil : path,
      headPath: isAdded ? path : nil, assets: [], changes: [],
      isRedacted: FrameParts(html).parts.contains(where: \.isRedacted),
      cause: causes.cause(ofFateOf: page))
    if isAdded { review.headClosure = closure } else { review.baseClosure = closure }
    return review
  }

  private func closure(
    _ path: String, _ html: [UInt8], _ closures: Closures
  ) throws(ReviewError) -> FrameClosure {
    let assets = try closures.assets(of: path, html)
    return FrameClosure(
      path: path, assets: assets, fingerprint: try closures.fingerprint(html, assets))
  }
}
