// The pictures of a report: those that it shows and no others, around what changed, and each once.

import Pixels
import System

/// A picture in the report's folder.
struct ShownPicture {
  let name: String
  let size: PixelSize
}

/// What is seen of a frame through a window, as the report shows it.
struct ShownWindow {
  let review: PictureReview
  var base: ShownPicture?
  var head: ShownPicture?
  var difference: ShownPicture?
  /// What changed, as it lies in the picture of the head, and in that of the base.
  var boxes: [PixelBox] = []
  var baseBoxes: [PixelBox] = []
  /// Where that is which the sentences speak of.
  var marks: [ShownMark] = []
  /// The rows that the pictures show, if these are not all.
  var rows: Range<Int>?
}

/// A place that a sentence speaks of.
struct ShownMark {
  /// The number of the sentence.
  let number: Int
  let base: PixelBox?
  let head: PixelBox?
}

/// A group, as the report shows it.
struct ShownGroup {
  /// The frames that stand for each variant, with what is seen of them; none beyond those that are
  /// shown in pictures.
  var variants: [[ShownFrame]] = []
  /// Pieces of pictures before and after, for the summary.
  var thumbs: [ShownPicture] = []
}

/// A frame that stands for others, as the report shows it.
struct ShownFrame {
  let frame: FrameReview
  let windows: [ShownWindow]
}

/// Puts the pictures of frames into the folder `pictures`; what is not asked for is taken away.
struct PictureShelf {
  private let folder: String
  /// What the captures left there.
  private let taken: [String]
  private var shown: Set<String> = []

  /// So many rows above and below what changed are shown.
  private static let margin = 240
  /// The size of the pieces in the summary.
  private static let thumb = PixelSize(width: 320, height: 240)
  /// So many rows are shown of a page that is only on one side, or that looks the same on both.
  private static let top = 1600

  init(folder: String) throws(ReviewError) {
    self.folder = folder
    taken = Disk.isFolder(folder) ? try Disk.files(in: folder).sorted() : []
  }

  /// Shows what is seen through a window: only the rows around what changed, where that spares much.
  private mutating func show(
    _ review: PictureReview, of frame: FrameReview, _ variant: ChangeVariant
  ) throws(ReviewError) -> ShownWindow {
    var shown = ShownWindow(review: review)
    shown.rows = Self.rows(of: review)
    let isSame = review.isSame
    shown.base = try show(review.basePicture, review.baseSize, shown.rows)
    shown.head = isSame ? shown.base : try show(review.headPicture, review.headSize, shown.rows)
    shown.difference = try show(review.differencePicture, review.headSize, shown.rows)
    let top = shown.rows?.lowerBound ?? 0
    shown.boxes = review.boxes.map { $0.moved(up: top) }
    shown.baseBoxes = review.baseBoxes.map { $0.moved(up: top) }
    shown.marks = review.marks.compactMap { mark in
      // A frame has changes of other causes, too.
      guard let index = variant.changes.firstIndex(of: frame.changes[mark.change]) else {
        return nil
      }
      let base = mark.base?.inside(review.baseSize)?.moved(up: top)
      let head = mark.head?.inside(review.headSize)?.moved(up: top)
      return base == nil && head == nil
        ? nil : ShownMark(number: index + 1, base: base, head: head)
    }
    return shown
  }

  /// Shows the frames that stand for the variants of a group.
  mutating func show(_ group: ChangeGroup) throws(ReviewError) -> ShownGroup {
    var shown = ShownGroup()
    for variant in group.variants.prefix(ReportShell.most) {
      // Frames that changed alike look alike; what came or went is shown frame by frame.
      let frames = variant.first.fate == .changed ? [variant.first] : variant.frames
      var together: [ShownFrame] = []
      for frame in frames {
        var windows: [ShownWindow] = []
        for review in frame.pictures { windows.append(try show(review, of: frame, variant)) }
        together.append(ShownFrame(frame: frame, windows: windows))
      }
      shown.variants.append(together)
    }
    let pictures = group.first.first.pictures
    if let review = pictures.first(where: { $0.verdict != .same }) ?? pictures.first {
      shown.thumbs = try thumbs(of: review)
    }
    return shown
  }

  /// Pieces of the pictures before and after, around the first place that changed.
  private mutating func thumbs(of review: PictureReview) throws(ReviewError) -> [ShownPicture] {
    var thumbs: [ShownPicture] = []
    let isSame = review.isSame
    for (name, size) in [
      (review.basePicture, review.baseSize), (isSame ? nil : review.headPicture, review.headSize),
    ] {
      guard let name, let size else { continue }
      let (width, height) = (min(Self.thumb.width, size.width), min(Self.thumb.height, size.height))
      let place = review.boxes.first ?? review.baseBoxes.first ?? review.marks.first?.head
      let (x, y) = ((place?.x ?? 0) - 40, (place?.y ?? 0) - 60)
      let box = PixelBox(
        x: max(0, min(x, size.width - width)), y: max(0, min(y, size.height - height)),
        width: width, height: height)
      if let thumb = try show(name, size, box) { thumbs.append(thumb) }
    }
    return thumbs
  }

  /// Takes away what was not shown.
  func clear() {
    for name in taken where !shown.contains(name) { Disk.remove("\(folder)/\(name)") }
  }

  private static func rows(of review: PictureReview) -> Range<Int>? {
    let sizes = [review.baseSize, review.headSize].compactMap { $0?.height }
    guard let least = sizes.min(), let most = sizes.max() else { return nil }
    switch review.verdict {
    case .alone, .failed: return most * 3 > top * 4 ? 0..<top : nil
    case .same, .cut, .differs, .sizeDiffers:
      var boxes = review.boxes + review.baseBoxes
      // Of what is large, or only moved, the beginning tells enough.
      boxes += review.marks.flatMap {
        [$0.base?.inside(review.baseSize), $0.head?.inside(review.headSize)]
      }.compactMap { $0?.beginning(margin) }
      if boxes.isEmpty { boxes = review.moves.map { $0.box.beginning(margin) } }
      guard let first = boxes.map(\.y).min(), let end = boxes.map({ $0.y + $0.height }).max()
      else { return review.isSame && most * 3 > top * 4 ? 0..<top : nil }
      let rows = max(0, first - margin)..<min(end + margin, most)
      return rows.count * 4 > least * 3 || rows.lowerBound >= least ? nil : rows
    }
  }

  private mutating func show(
    _ name: String?, _ size: PixelSize?, _ rows: Range<Int>?
  ) throws(ReviewError) -> ShownPicture? {
    guard let name, let size else { return nil }
    let rows = rows ?? 0..<size.height
    return try show(
      name, size, PixelBox(x: 0, y: rows.lowerBound, width: size.width, height: rows.count))
  }

  /// Pictures are called by a hash of what they show, so that equal ones are one.
  private mutating func show(
    _ name: String, _ size: PixelSize, _ box: PixelBox
  ) throws(ReviewError) -> ShownPicture? {
    var bytes = try Disk.read("\(folder)/\(name)")
    var size = size
    if box.y > 0 || box.x > 0 || box.y + box.height < size.height || box.width < size.width {
      do throws(BitmapError) {
        guard let piece = try Bitmap(png: bytes).piece(box) else { return nil }
        bytes = try piece.png(isSmall: true)
        size = PixelSize(width: piece.width, height: piece.height)
      } catch {
        throw .unreadable(path: "\(folder)/\(name)", reason: error.description)
      }
    }
    let place = "\(Fingerprint(of: bytes)).png"
    if shown.insert(place).inserted { try Disk.write(bytes, to: "\(folder)/\(place)") }
    return ShownPicture(name: place, size: size)
  }
}

extension PixelBox {
  /// The box if it begins in a picture: of a page's first screen what is further down has no place.
  fileprivate func inside(_ size: PixelSize?) -> PixelBox? {
    guard let size, y < size.height, x < size.width else { return nil }
    return self
  }

  fileprivate func moved(up rows: Int) -> PixelBox {
    var box = self
    box.y -= rows
    return box
  }

  fileprivate func beginning(_ rows: Int) -> PixelBox {
    var box = self
    box.height = min(height, rows)
    return box
  }
}
