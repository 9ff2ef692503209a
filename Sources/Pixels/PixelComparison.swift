// Compares two pictures as people see them.

import System

/// What differs between two pictures.
///
/// ```swift
/// let comparison = PixelComparison(of: base, and: head)
/// comparison.verdict   // .differs
/// comparison.boxes     // where
/// ```
package struct PixelComparison: Hashable, Sendable {
  /// The result in a word.
  package enum Verdict: Hashable, Sendable {
    /// Nobody can see a difference.
    case same
    /// Some pixels differ.
    case differs
    /// The pictures have different sizes; what is common to both was compared.
    case sizeDiffers
  }

  /// The result in a word.
  package let verdict: Verdict
  /// How many pixels differ, those that smooth an edge left out.
  package let differing: Int
  /// How many pixels differ that smooth an edge.
  package let smoothing: Int
  /// The rectangles in which the differing pixels lie, from top to bottom.
  package let boxes: [PixelBox]
  /// By how many rows most of what changed has moved down (up, if negative).
  package let movedBy: Int
  let places: [UInt32]
  let comparedWidth: Int

  /// Compares two pictures, pixel by pixel. Colours that are less apart than `threshold` (from 0 to
  /// 1) look the same; `ignored` rectangles are not looked at.
  package init(
    of base: Bitmap, and head: Bitmap, threshold: Double = 0.1, ignoring ignored: [PixelBox] = []
  ) {
    let width = min(base.width, head.width)
    let height = min(base.height, head.height)
    let sameSize = base.width == head.width && base.height == head.height
    let empty = ComparisonPass(
      width: width, height: height, threshold: threshold, ignored: ignored)
    let baseGrid = PixelGrid(base, width: width, height: height)
    let headGrid = PixelGrid(head, width: width, height: height)
    func comparing(_ rows: Range<Int>) -> @Sendable () -> ComparisonPass {
      {
        var band = empty
        band.compare(baseGrid, headGrid, rows: rows)
        return band
      }
    }
    let bands = ComparisonPass.bands(of: height, count: 2)
    let (upper, lower) = bothAtOnce(comparing(bands[0]), comparing(bands[1]))
    var pass = upper
    pass.add(lower)
    differing = pass.mask.count
    smoothing = pass.smoothing
    boxes = pass.mask.boxes()
    places = pass.mask.places
    comparedWidth = width
    movedBy = pass.mask.count > 0 ? rowsMoved(from: base, to: head) : 0
    verdict = !sameSize ? .sizeDiffers : pass.mask.count > 0 ? .differs : .same
  }
}
