// Pictures of frames by what they were drawn from, kept from one review to the next.

import Browser
import Pixels
import System

/// The pictures of a review, in its folder and in the cache.
struct Album {
  private let folder: String
  private let cache: PictureCache?
  private let settings: CaptureSettings
  private let version: String
  /// Why a picture could not be taken, by its name.
  private(set) var problems: [String: String] = [:]
  /// Why a picture is not in the cache, as on a full disk: then it is taken again the next time, which is
  /// no reason to fail where pictures are compared now.
  private(set) var unkept: ReviewError?
  private var ignored: [String: [PixelBox]] = [:]
  /// The places of elements that are asked for, by the pictures that they are in.
  private var places: [String: [Int: PixelBox]] = [:]
  private var wanted: [String: Set<Int>] = [:]
  /// How many elements a browser found in the document of a picture.
  private var counts: [String: Int] = [:]

  init(folder: String, settings: CaptureSettings, version: String) throws(ReviewError) {
    (self.folder, self.settings, self.version) = (folder, settings, version)
    Disk.remove(folder)
    try Disk.makeFolder(folder)
    if let path = settings.cache {
      cache = try PictureCache(path, limit: settings.cacheLimit)
    } else {
      cache = nil
    }
  }

  /// What a picture is called: a hash of all that it depends on.
  func key(_ files: DrawnFiles, _ viewport: Viewport) -> String {
    var print = Fingerprinter()
    // The way in which pictures are taken; another one gets another number.
    print.add("8")
    print.add(files.fingerprint)
    print.add(version)
    print.add(viewport.name)
    print.add(settings.isWholePage ? "whole" : "window")
    print.add("\(settings.mostPixels)")
    print.add(settings.browser.flags.joined(separator: " "))
    for selector in settings.ignoredSelectors { print.add(selector) }
    return print.fingerprint.description
  }

  /// Asks for the places of some elements in a picture, before that is taken in.
  mutating func want(_ elements: [Int], _ files: DrawnFiles, _ viewport: Viewport) {
    if !elements.isEmpty { wanted[key(files, viewport), default: []].formUnion(elements) }
  }

  /// Whether the picture is there; takes it out of the cache if it is in it.
  mutating func has(_ key: String) throws(ReviewError) -> Bool {
    if Disk.isFile(path(key)) { return true }
    guard let picture = cache?.picture(key) else { return false }
    try put(picture, key)
    return true
  }

  /// Keeps a picture, or why there is none.
  mutating func take(
    _ key: String, _ result: Result<CapturedPicture, BrowserError>
  ) throws(ReviewError) {
    switch result {
    case .failure(let error): problems[key] = error.description
    case .success(let picture):
      try put(picture, key)
      do throws(ReviewError) {
        try cache?.keep(picture, as: key)
      } catch {
        unkept = unkept ?? error
      }
    }
  }

  /// Sees to it that the cache does not grow for ever.
  func tidy() { cache?.tidy() }

  private mutating func put(_ picture: CapturedPicture, _ key: String) throws(ReviewError) {
    try Disk.write(picture.file, to: path(key))
    ignored[key] = picture.ignored
    guard let wanted = wanted[key] else { return }
    let elements = picture.elements
    places[key] = Dictionary(
      uniqueKeysWithValues: wanted.filter(elements.indices.contains).map { ($0, elements[$0]) })
    counts[key] = elements.count
  }

  private func path(_ key: String) -> String { "\(folder)/\(key).png" }

  /// What is to be seen of a frame through a window.
  func review(of frame: FrameReview, _ viewport: Viewport) throws(ReviewError) -> PictureReview {
    let baseKey = frame.baseFiles.map { key($0, viewport) }
    let headKey = frame.headFiles.map { key($0, viewport) }
    var review = PictureReview(viewport: viewport, verdict: .same)
    for key in [baseKey, headKey] {
      guard let key, let problem = problems[key] else { continue }
      (review.verdict, review.problem) = (.failed, problem)
      return review
    }
    review.basePicture = baseKey.map { "\($0).png" }
    review.headPicture = headKey.map { "\($0).png" }
    review.marks = marks(of: frame.spots, baseKey, headKey)
    guard let baseKey, let headKey else {
      let key = baseKey ?? headKey ?? ""
      guard let size = try Self.size(of: Disk.read(path(key))) else {
        (review.verdict, review.problem) = (.failed, "the picture has a size that none can have")
        return review
      }
      review.verdict = .alone
      if baseKey != nil { review.baseSize = size } else { review.headSize = size }
      noteCut(&review)
      return review
    }
    let (one, other) = (try Disk.read(path(baseKey)), try Disk.read(path(headKey)))
    if one == other {
      (review.baseSize, review.headSize) = (Self.size(of: one), Self.size(of: other))
      review.fingerprint = Fingerprint.none
      noteCut(&review)
      return review
    }
    do throws(BitmapError) {
      let (base, head) = try Bitmap.pair(png: one, other)
      try compare(base, head, baseKey, headKey, &review)
    } catch {
      (review.verdict, review.problem) = (.failed, error.description)
    }
    noteCut(&review)
    return review
  }

  /// Notes that a page goes on where its pictures end: what is the same until there may differ below.
  private func noteCut(_ review: inout PictureReview) {
    let most = settings.mostRows(in: review.viewport)
    guard settings.isWholePage,
      [review.baseSize, review.headSize].contains(where: { $0?.height == most })
    else { return }
    review.shownRows = most
    if review.verdict == .same { review.verdict = .cut }
  }

  /// Where in the pictures that is which the changes of a frame speak of. Where a browser reads a
  /// document otherwise than it was read here, nobody knows.
  private func marks(
    of spots: ChangeSpots, _ baseKey: String?, _ headKey: String?
  ) -> [PictureMark] {
    func box(_ element: Int?, _ key: String?, _ count: Int) -> PixelBox? {
      guard let element, let key, counts[key] == count, let box = places[key]?[element],
        box.width > 0, box.height > 0
      else { return nil }
      return box
    }
    return spots.ofChanges.enumerated().flatMap { index, some in
      some.compactMap { spot -> PictureMark? in
        let mark = PictureMark(
          change: index, base: box(spot.base, baseKey, spots.baseCount),
          head: box(spot.head, headKey, spots.headCount))
        return mark.base == nil && mark.head == nil ? nil : mark
      }
    }
  }

  private func compare(
    _ base: Bitmap, _ head: Bitmap, _ baseKey: String, _ headKey: String,
    _ review: inout PictureReview
  ) throws(BitmapError) {
    let name = "\(baseKey)-\(headKey).png"
    let comparison = PictureDifference(
      of: base, and: head, threshold: settings.threshold,
      ignoring: settings.ignoredBoxes + (ignored[baseKey] ?? []) + (ignored[headKey] ?? []))
    review.baseSize = PixelSize(width: base.width, height: base.height)
    review.headSize = PixelSize(width: head.width, height: head.height)
    (review.differing, review.boxes) = (comparison.differing, comparison.boxes)
    (review.baseBoxes, review.moves) = (comparison.baseBoxes, comparison.moves)
    switch comparison.verdict {
    case .same: review.verdict = .same
    case .differs: review.verdict = .differs
    case .sizeDiffers: review.verdict = .sizeDiffers
    }
    review.fingerprint = Self.fingerprint(of: comparison, base, head)
    guard review.verdict != .same else { return }
    let picture = try comparison.pictureFile(of: head)
    do throws(ReviewError) {
      try Disk.write(picture, to: "\(folder)/\(name)")
      review.differencePicture = name
    } catch {
      throw .unwritable(error.description)
    }
  }

  /// A hash of a difference that is the same wherever on the page the difference is.
  private static func fingerprint(
    of comparison: PictureDifference, _ base: Bitmap, _ head: Bitmap
  ) -> Fingerprint {
    guard comparison.verdict != .same else { return .none }
    var print = Fingerprinter()
    print.add("\(head.height - base.height)")
    for (bitmap, boxes) in [(base, comparison.baseBoxes), (head, comparison.boxes)] {
      print.add("\(boxes.count)")
      for box in boxes {
        for row in box.y..<box.y + box.height {
          for word in bitmap.row(row, box.x..<box.x + box.width) { print.add(UInt64(word)) }
        }
      }
    }
    for way in Set(comparison.moves.map { "\($0.axis.rawValue) \($0.by)" }).sorted() {
      print.add(way)
    }
    return print.fingerprint
  }

  /// The size that the head of a PNG tells, if a picture can have it: a stranger may have put the
  /// file there, and nobody reads what is behind the head.
  private static func size(of png: [UInt8]) -> PixelSize? {
    guard png.count > 24 else { return nil }
    func number(_ start: Int) -> Int { png[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    let (width, height) = (number(16), number(20))
    let possible = 1...CapturedPicture.mostPixels
    guard possible.contains(width), possible.contains(height) else { return nil }
    return PixelSize(width: width, height: height)
  }
}
