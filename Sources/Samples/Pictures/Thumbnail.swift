// The small picture at the beginning of a row: a leaf of this project's own.

import Vitrine

/// A picture of 80 by 80, or a symbol where there is none.
///
/// Redacted, it is a box of 80 by 80 either way: whether there is a picture is not told.
public struct Thumbnail: Leaf {
  /// It is redacted as images are.
  public static let content = RedactableContent.image
  private let image: String?

  /// The picture that is found there.
  public init(image: String?) { self.image = image }

  /// The picture, without a text of its own: the row says what it shows.
  public func drawVisible(with pen: inout VisiblePen) {
    if let image {
      pen.picture(image, alternative: "", width: 80, height: 80)
    } else {
      pen.symbol(.picture)
    }
  }

  /// The box.
  public func drawRedacted(under veil: Veil, with pen: inout RedactedPen) {
    pen.box(width: 80, height: 80, isFixed: true, under: veil)
  }
}
