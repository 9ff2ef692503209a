// What differs between two pictures once what only moved is told as that.

/// What a person is told of two pictures: what moved, and what else differs.
///
/// ```swift
/// let difference = PictureDifference(of: base, and: head)
/// difference.movedBy     // 24: a line was put in above
/// difference.boxes       // where that line is
/// ```
package struct PictureDifference: Hashable, Sendable {
  /// The result in a word; where all that differs has moved, the pictures differ.
  package let verdict: PixelComparison.Verdict
  /// How many pixels differ of what did not only move, in either picture.
  package let differing: Int
  /// The rectangles in which they lie in the head, from top to bottom.
  package let boxes: [PixelBox]
  /// The rectangles in which they lie in the base.
  package let baseBoxes: [PixelBox]
  /// What moved as a whole.
  package let moves: [PictureMove]
  private let comparison: PixelComparison

  /// Compares two pictures as ``PixelComparison`` does.
  package init(
    of base: Bitmap, and head: Bitmap, threshold: Double = 0.1, ignoring ignored: [PixelBox] = []
  ) {
    let plain = PixelComparison(of: base, and: head, threshold: threshold, ignoring: ignored)
    verdict = plain.verdict
    if plain.verdict != .same,
      let sides = Sides(base.without(ignored), head.without(ignored), plain, threshold, ignored)
    {
      let isGrown = plain.verdict == .sizeDiffers
      let forward = sides.laid(isGrown ? nil : plain)
      if isGrown || !forward.moved.moves.isEmpty {
        let back = sides.turned.laid(nil)
        let count = back.comparison.differing + forward.insertedCount
        if isGrown || count < plain.differing {
          (differing, moves) = (count, forward.moved.moves)
          (boxes, baseBoxes) = (forward.comparison.boxes, back.comparison.boxes)
          comparison = forward.comparison
          return
        }
      }
    }
    (differing, boxes, baseBoxes) = (plain.differing, plain.boxes, plain.boxes)
    (moves, comparison) = ([], plain)
  }

  /// By how many rows most of what moved up or down has moved down; less than 0 for up.
  package var movedBy: Int { Self.most(of: moves.filter { $0.axis == .down })?.by ?? 0 }

  /// A move that went the way of the most.
  package static func most(of moves: [PictureMove]) -> PictureMove? {
    var sums: [Way: Int] = [:]
    for move in moves {
      sums[Way(axis: move.axis, by: move.by), default: 0] += move.box.width * move.box.height
    }
    // Of equal ones the shorter way.
    let way = sums.max { one, other in
      (one.value, -abs(one.key.by), one.key.by) < (other.value, -abs(other.key.by), other.key.by)
    }?.key
    return moves.first { Way(axis: $0.axis, by: $0.by) == way }
  }

  /// The picture of what differs, as a file.
  package func pictureFile(of head: Bitmap) throws(BitmapError) -> [UInt8] {
    try comparison.pictureFile(of: head)
  }

  private struct Way: Hashable {
    let axis: PictureMove.Axis
    let by: Int
  }
}

/// Two pictures of one width, and the strips of columns in which they are laid beside each other.
private struct Sides {
  let base: Bitmap
  let head: Bitmap
  let strips: [Range<Int>]
  let threshold: Double
  let ignored: [PixelBox]

  /// Nil if the pictures are not of one width.
  init?(
    _ base: Bitmap, _ head: Bitmap, _ plain: PixelComparison, _ threshold: Double,
    _ ignored: [PixelBox]
  ) {
    guard base.width == head.width else { return nil }
    self.init(base, head, plain.strips(of: base.width), threshold, ignored)
  }

  private init(
    _ base: Bitmap, _ head: Bitmap, _ strips: [Range<Int>], _ threshold: Double,
    _ ignored: [PixelBox]
  ) {
    (self.base, self.head, self.strips) = (base, head, strips)
    (self.threshold, self.ignored) = (threshold, ignored)
  }

  /// The same, the other way round.
  var turned: Sides { Sides(head, base, strips, threshold, ignored) }

  /// The base laid out as the head, and what differs then; `plain` is what differs if nothing moves.
  func laid(_ plain: PixelComparison?) -> Laid {
    var moved = MovedPicture(base, to: head, strips: strips)
    let upright = moved.moves.isEmpty ? plain ?? compared(moved) : compared(moved)
    let count = moved.moves.count
    moved.moveAside(bands: upright.bands, threshold: threshold)
    return Laid(
      moved: moved, comparison: moved.moves.count == count ? upright : compared(moved))
  }

  private func compared(_ moved: MovedPicture) -> PixelComparison {
    PixelComparison(of: moved.picture, and: head, threshold: threshold, ignoring: ignored)
  }
}

/// One picture laid out as the other, and what differs then.
private struct Laid {
  let moved: MovedPicture
  let comparison: PixelComparison

  /// How many pixels differ of what only the other picture has.
  var insertedCount: Int {
    let (width, height) = (moved.picture.width, moved.picture.height)
    let inserted = IgnoredPixels(moved.inserted, width: width, height: height)
    return comparison.places.count { place in
      let (y, x) = Int(place).quotientAndRemainder(dividingBy: width)
      return inserted.contains(x, y)
    }
  }
}

extension PixelComparison {
  private static let cell = 16

  /// The columns in strips: those in which something differs, and those between them. What is near to
  /// each other is one strip.
  fileprivate func strips(of width: Int) -> [Range<Int>] {
    var isTouched = [Bool](repeating: false, count: (width + Self.cell - 1) / Self.cell)
    for place in places { isTouched[Int(place) % comparedWidth / Self.cell] = true }
    let touched = Self.runs(of: isTouched, over: 2).map {
      $0.lowerBound * Self.cell..<min($0.upperBound * Self.cell, width)
    }
    var strips: [Range<Int>] = []
    var end = 0
    for strip in touched + [width..<width] {
      if strip.lowerBound > end { strips.append(end..<strip.lowerBound) }
      if !strip.isEmpty { strips.append(strip) }
      end = strip.upperBound
    }
    return strips
  }

  /// The rows in which something differs, as bands.
  fileprivate var bands: [Range<Int>] {
    let last = places.map { Int($0) / comparedWidth }.max() ?? -1
    var isTouched = [Bool](repeating: false, count: last + 1)
    for place in places { isTouched[Int(place) / comparedWidth] = true }
    return Self.runs(of: isTouched, over: 3)
  }

  /// The runs of what is set, over gaps of so many at most.
  private static func runs(of flags: [Bool], over gap: Int) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for index in flags.indices where flags[index] {
      if let last = runs.last, index - last.upperBound <= gap {
        runs[runs.count - 1] = last.lowerBound..<index + 1
      } else {
        runs.append(index..<index + 1)
      }
    }
    return runs
  }
}

extension Bitmap {
  /// The picture with nothing in some rectangles.
  fileprivate func without(_ boxes: [PixelBox]) -> Bitmap {
    var picture = self
    for box in boxes {
      let (columns, rows) = box.clipped(width: width, height: height)
      for row in rows {
        for index in row * width + columns.lowerBound..<row * width + columns.upperBound {
          picture.words[index] = 0xFF80_8080
        }
      }
    }
    return picture
  }
}
