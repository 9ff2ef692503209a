// What must hold of pictures, their comparison and their files.

import Pixels

/// The laws of pictures; each answers what is wrong, if anything.
enum PictureLaws {
  /// Our comparison says what the plain one says.
  static func mistake(
    of base: Bitmap, and head: Bitmap, threshold: Double = 0.1, ignoring ignored: [PixelBox] = []
  ) -> String? {
    let comparison = PixelComparison(
      of: base, and: head, threshold: threshold, ignoring: ignored)
    let naive = NaiveComparison(
      of: base, and: head, threshold: Float(threshold), ignoring: ignored)
    if comparison.differing != naive.differing.count {
      return "\(comparison.differing) pixels differ, and \(naive.differing.count) should"
    }
    if comparison.smoothing != naive.smoothing.count {
      return "\(comparison.smoothing) pixels smooth an edge, and \(naive.smoothing.count) should"
    }
    if comparison.verdict != verdict(base, head, naive) { return "it says \(comparison.verdict)" }
    let (width, height) = (min(base.width, head.width), min(base.height, head.height))
    for box in comparison.boxes {
      let (columns, rows) = (box.x..<box.x + box.width, box.y..<box.y + box.height)
      if columns.clamped(to: 0..<width) != columns || rows.clamped(to: 0..<height) != rows {
        return "\(box) is not in the picture"
      }
      if !naive.differing.contains(where: { columns.contains($0.x) && rows.contains($0.y) }) {
        return "nothing differs in \(box)"
      }
    }
    for dot in naive.differing where !comparison.boxes.contains(where: { has($0, dot) }) {
      return "\(dot) lies in no box"
    }
    return mistake(inPictureOf: comparison, head, naive) ?? mistake(inMovesOf: base, head)
  }

  /// What is told as moved was there before, nothing is told beside the pictures, and of pictures of
  /// one size no more than differs pixel by pixel.
  private static func mistake(
    inMovesOf base: Bitmap, _ head: Bitmap
  ) -> String? {
    let difference = PictureDifference(of: base, and: head)
    for move in difference.moves where move.axis == .down {
      let columns = move.box.x..<move.box.x + move.box.width
      for row in move.box.y..<move.box.y + move.box.height
      where head.row(row, columns) != base.row(row - move.by, columns) {
        return "row \(row) did not move by \(move.by)"
      }
    }
    for (boxes, picture) in [(difference.boxes, head), (difference.baseBoxes, base)] {
      for box in boxes
      where box.x < 0 || box.y < 0 || box.x + box.width > picture.width
        || box.y + box.height > picture.height
      {
        return "\(box) is not in the picture"
      }
    }
    let all = PixelComparison(of: base, and: head)
    if difference.verdict != all.verdict { return "it says \(difference.verdict)" }
    return all.verdict != .sizeDiffers && difference.differing > all.differing
      ? "\(difference.differing) pixels differ, and only \(all.differing) can" : nil
  }

  private static func verdict(
    _ base: Bitmap, _ head: Bitmap, _ naive: NaiveComparison
  ) -> PixelComparison.Verdict {
    base.width != head.width || base.height != head.height
      ? .sizeDiffers : naive.differing.isEmpty ? .same : .differs
  }

  private static func has(_ box: PixelBox, _ dot: NaiveComparison.Place) -> Bool {
    (box.x..<box.x + box.width).contains(dot.x) && (box.y..<box.y + box.height).contains(dot.y)
  }

  private static func mistake(
    inPictureOf comparison: PixelComparison, _ head: Bitmap, _ naive: NaiveComparison
  ) -> String? {
    let picture = comparison.picture(of: head)
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let isRed = picture.words[y * picture.width + x] & 0xFF_FFFF == 0x26_26D9
        if isRed != naive.differing.contains(NaiveComparison.Place(x: x, y: y)) {
          return "\(x), \(y) is shown wrongly"
        }
      }
    }
    do {
      return try Bitmap(png: comparison.pictureFile(of: head)) == picture
        ? nil : "the file of the difference is not its picture"
    } catch {
      return "\(error)"
    }
  }

  /// A file is read, or refused, as by libpng alone.
  static func mistake(inReadingOf file: [UInt8]) -> String? {
    let expected = Result { () throws(BitmapError) in try Bitmap(libpng: file) }
    let result = Result { () throws(BitmapError) in try Bitmap(png: file) }
    return result == expected ? nil : "it is read otherwise than libpng reads it"
  }

  /// What is written is read the same.
  static func mistake(inFilesOf bitmap: Bitmap) -> String? {
    do {
      for isSmall in [false, true] where try Bitmap(png: bitmap.png(isSmall: isSmall)) != bitmap {
        return "it is read otherwise than it was written"
      }
      return nil
    } catch {
      return "\(error)"
    }
  }

  /// A piece is what is of the box in the picture.
  static func mistake(inPieceOf bitmap: Bitmap, _ box: PixelBox) -> String? {
    let (columns, rows) = (0..<bitmap.width, 0..<bitmap.height)
    let inside = rows.flatMap { y in
      columns.filter { x in NaiveComparison.is(.init(x: x, y: y), in: box) }
        .map { bitmap.words[y * bitmap.width + $0] }
    }
    return bitmap.piece(box)?.words ?? [] == inside ? nil : "the piece \(box) is wrong"
  }
}
