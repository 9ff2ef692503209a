// A picture as its pixels.

import System

/// A picture of four bytes a pixel: red, green, blue, alpha, row by row from the top.
package struct Bitmap: Hashable, Sendable {
  /// How many pixels there are to a row.
  package let width: Int
  /// How many rows there are.
  package let height: Int
  /// The pixels, each a word whose lowest byte is red.
  package internal(set) var words: [UInt32]

  /// How many pixels a picture may have: more than any screenshot, less than would fill memory.
  package static let limit = 1 << 27

  /// A picture of given words, nil if they are too few or too many for the size.
  package init?(width: Int, height: Int, words: [UInt32]) {
    let (count, isTooLarge) = width.multipliedReportingOverflow(by: height)
    guard width > 0, height > 0, !isTooLarge, words.count == count else { return nil }
    (self.width, self.height, self.words) = (width, height, words)
  }

  /// A picture of given bytes, nil if they are too few or too many for the size.
  package init?(width: Int, height: Int, pixels: [UInt8]) {
    guard pixels.count % 4 == 0 else { return nil }
    let words = stride(from: 0, to: pixels.count, by: 4).map { start in
      (0..<4).reduce(UInt32(0)) { $0 | UInt32(pixels[start + $1]) << UInt32(8 * $1) }
    }
    self.init(width: width, height: height, words: words)
  }

  /// The bytes of the pixels.
  package var pixels: [UInt8] {
    words.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> UInt32(8 * $0)) } }
  }

  /// The words of a row, from a column on to another.
  package func row(_ row: Int, _ columns: Range<Int>) -> ArraySlice<UInt32> {
    words[row * width + columns.lowerBound..<row * width + columns.upperBound]
  }

  /// A piece of it, as far as the box lies in it; nil if that is nothing.
  package func piece(_ box: PixelBox) -> Bitmap? {
    let (columns, rows) = box.clipped(width: width, height: height)
    var piece: [UInt32] = []
    piece.reserveCapacity(rows.count * columns.count)
    for row in rows { piece += self.row(row, columns) }
    return Bitmap(width: columns.count, height: rows.count, words: piece)
  }

  /// Reads two PNG files at once, on two processors.
  package static func pair(
    png one: [UInt8], _ other: [UInt8]
  ) throws(BitmapError) -> (Bitmap, Bitmap) {
    func reading(_ file: [UInt8]) -> @Sendable () -> Result<Bitmap, BitmapError> {
      { Result { () throws(BitmapError) in try Bitmap(png: file) } }
    }
    let (first, second) = bothAtOnce(reading(one), reading(other))
    return (try first.get(), try second.get())
  }
}

/// Why a picture could not be read or written.
package enum BitmapError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file is no PNG, or a broken one.
  case unreadable(String)
  /// The picture is larger than any that is compared here.
  case tooLarge(width: Int, height: Int)
  /// The file could not be made.
  case unwritable(String)

  /// What happened, in words.
  package var description: String {
    switch self {
    case .unreadable(let reason): "this PNG cannot be read: \(reason)"
    case .tooLarge(let width, let height):
      "\(width) × \(height) are more pixels than the \(Bitmap.limit) that are compared"
    case .unwritable(let reason): "a PNG cannot be written: \(reason)"
    }
  }
}
