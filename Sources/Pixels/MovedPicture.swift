// A picture as it would be if what moved in it had not: laid out as another one is.

/// A part of a picture that moved as a whole.
package struct PictureMove: Hashable, Sendable {
  /// The ways in which a part of a picture can move.
  package enum Axis: String, Hashable, Sendable {
    case down
    case right
  }

  /// Which way.
  package let axis: Axis
  /// By how many pixels; less than 0 for up, and for left.
  package let by: Int
  /// Where what moved is now.
  package let box: PixelBox
}

/// A picture whose rows stand where those of another do, as far as that has them.
struct MovedPicture {
  /// The picture, of the size of the other.
  private(set) var picture: Bitmap
  /// What was moved, as it lies in the other.
  private(set) var moves: [PictureMove] = []
  /// What the other has and this one has not, as it lies in the other: here it is the space around it.
  private(set) var inserted: [PixelBox] = []
  private let base: Bitmap
  private let head: Bitmap

  /// Moves the rows of a picture, each of some strips of columns by itself: what stands at the side
  /// need not move with the rest. Both pictures are of one width, which the strips are of together.
  init(_ base: Bitmap, to head: Bitmap, strips: [Range<Int>]) {
    (self.base, self.head) = (base, head)
    picture = head
    for strip in strips { lay(strip) }
  }

  private mutating func lay(_ strip: Range<Int>) {
    let (old, new) = (base.rowHashes(strip), head.rowHashes(strip))
    let runs = RowAlignment(old, new).runs
    for run in runs {
      if run.by != 0 { tell(run, strip, old, new) }
      // Rows with one hash are compared as all others are: nothing is hidden by a chance, or a forger.
      for row in 0..<run.count {
        picture.lay(base.row(run.base + row, strip), run.head + row, strip.lowerBound)
      }
    }
    var (low, top) = (0, 0)
    for run in runs + [RowRun(base: base.height, head: head.height, count: 0)] {
      fill(strip, low..<run.base, top..<run.head, new)
      (low, top) = (run.base + run.count, run.head + run.count)
    }
  }

  /// Tells of rows that moved, as far as others stood there.
  private mutating func tell(
    _ run: RowRun, _ strip: Range<Int>, _ old: [UInt64], _ new: [UInt64]
  ) {
    let rows = (run.head..<run.head + run.count).filter { $0 >= old.count || old[$0] != new[$0] }
    guard let first = rows.first, let last = rows.last else { return }
    moves.append(
      PictureMove(
        axis: .down, by: run.by,
        box: PixelBox(x: strip.lowerBound, y: first, width: strip.count, height: last + 1 - first)))
  }

  /// Lays rows that are not common beside each other: from above or from below, whichever gives more
  /// that is the same. What is left over in the other stands where nothing was.
  private mutating func fill(
    _ strip: Range<Int>, _ old: Range<Int>, _ new: Range<Int>, _ hashes: [UInt64]
  ) {
    let count = min(old.count, new.count)
    let isFromBelow =
      old.count != new.count
      && likeness(strip, old.upperBound - count, new.upperBound - count, count)
        > likeness(strip, old.lowerBound, new.lowerBound, count)
    let start = isFromBelow ? new.upperBound - count : new.lowerBound
    let from = isFromBelow ? old.upperBound - count : old.lowerBound
    for row in 0..<count { picture.lay(base.row(from + row, strip), start + row, strip.lowerBound) }
    let rest = isFromBelow ? new.lowerBound..<start : start + count..<new.upperBound
    if rest.isEmpty { return }
    let space = space(around: new, hashes).map { Array(head.row($0, strip)) }
    for row in rest {
      let words = space ?? head.row(row, strip).map(Self.farthest)
      picture.lay(words[...], row, strip.lowerBound)
    }
    inserted.append(
      PixelBox(x: strip.lowerBound, y: rest.lowerBound, width: strip.count, height: rest.count))
  }

  /// How many pixels are the same in some rows of both.
  private func likeness(_ strip: Range<Int>, _ old: Int, _ new: Int, _ count: Int) -> Int {
    (0..<count).reduce(0) { sum, row in
      sum + zip(base.row(old + row, strip), head.row(new + row, strip)).count { $0 == $1 }
    }
  }

  /// A row beside others that is space between what there is: it comes twice in a row.
  private func space(around rows: Range<Int>, _ hashes: [UInt64]) -> Int? {
    let (above, below) = (rows.lowerBound - 1, rows.upperBound)
    if above > 0, hashes[above] == hashes[above - 1] { return above }
    if below + 1 < hashes.count, hashes[below] == hashes[below + 1] { return below }
    return nil
  }

  /// Black or white, whichever is farther from a colour.
  private static func farthest(_ word: UInt32) -> UInt32 {
    let light = (word & 255) &* 77 &+ (word &>> 8 & 255) &* 150 &+ (word &>> 16 & 255) &* 29
    return light >= 1 << 15 ? 0xFF00_0000 : 0xFFFF_FFFF
  }
}

// Moves to the side: the same, with rows for columns.

extension MovedPicture {
  /// Moves columns, too, in each of some bands of rows in which that leaves less than half of what
  /// differs.
  mutating func moveAside(bands: [Range<Int>], threshold: Double) {
    for band in bands {
      let box = PixelBox(x: 0, y: band.lowerBound, width: head.width, height: band.count)
      guard let one = picture.piece(box), let other = head.piece(box) else { continue }
      let turned = MovedPicture(
        one.transposed, to: other.transposed, strips: [0..<band.count])
      if turned.moves.isEmpty { continue }
      let moved = turned.picture.transposed
      let before = PixelComparison(of: one, and: other, threshold: threshold).differing
      let after = PixelComparison(of: moved, and: other, threshold: threshold).differing
      guard after * 2 < before else { continue }
      picture.lay(moved, band.lowerBound)
      moves += turned.moves.map { move in
        PictureMove(axis: .right, by: move.by, box: move.box.transposed(below: band.lowerBound))
      }
      inserted += turned.inserted.map { $0.transposed(below: band.lowerBound) }
    }
  }
}

extension PixelBox {
  /// The box with rows for columns, so far down.
  fileprivate func transposed(below top: Int) -> PixelBox {
    PixelBox(x: y, y: x + top, width: height, height: width)
  }
}

extension Bitmap {
  /// The picture with rows for columns.
  fileprivate var transposed: Bitmap {
    var words: [UInt32] = []
    words.reserveCapacity(self.words.count)
    for x in 0..<width {
      for y in 0..<height { words.append(self.words[y * width + x]) }
    }
    return Bitmap(width: height, height: width, words: words) ?? self
  }

  /// Puts pixels into a row, from a column on.
  fileprivate mutating func lay(_ pixels: ArraySlice<UInt32>, _ row: Int, _ column: Int) {
    let start = row * width + column
    words.replaceSubrange(start..<start + pixels.count, with: pixels)
  }

  /// Puts a picture of the same width into it, so far down.
  fileprivate mutating func lay(_ picture: Bitmap, _ row: Int) {
    words.replaceSubrange(row * width..<(row + picture.height) * width, with: picture.words)
  }
}
