// The small picture at the beginning of a row: a leaf of this project's own.

import Vitrine

/// A picture of 80 by 80, or a symbol where there is none.
///
/// Redacted, it is a box of 80 by 80 either way: whether there is a picture is not told.
struct Thumbnail: Leaf {
  static let content = RedactableContent.image
  let image: String?

  func drawVisible(with pen: inout VisiblePen) {
    if let image {
      pen.picture(image, alternative: "", width: 80, height: 80)
    } else {
      pen.symbol(.picture)
    }
  }

  func drawRedacted(under veil: Veil, with pen: inout RedactedPen) {
    pen.box(width: 80, height: 80, isFixed: true, under: veil)
  }
}
