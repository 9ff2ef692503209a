// Text.

/// A text: a paragraph of its own in a stack, a run of words in a paragraph, heading or control.
///
/// ```swift
/// Text("Buy Milk").bold()
/// ```
public struct Text: Leaf {
  /// Text is hidden as text.
  public static let content = RedactableContent.text
  let text: String
  var face: Face

  /// A text.
  public init(_ text: String, face: Face = Face()) {
    self.text = text
    self.face = face
  }

  /// The text in bold.
  public func bold(_ isBold: Bool = true) -> Text {
    var copy = self
    copy.face.isBold = isBold
    return copy
  }

  /// The text in the small size of captions.
  public func caption() -> Text { scaled(.caption) }

  /// The text in the larger size of an opening paragraph.
  public func lead() -> Text { scaled(.lead) }

  private func scaled(_ scale: Face.Scale) -> Text {
    var copy = self
    copy.face.scale = scale
    return copy
  }

  /// Draws the text.
  public func drawVisible(with pen: inout VisiblePen) {
    pen.text(text, face: face)
  }

  /// Draws a block for each piece that cannot be broken.
  public func drawRedacted(under veil: Veil, with pen: inout RedactedPen) {
    pen.blocks(for: text, face: face, under: veil)
  }
}
