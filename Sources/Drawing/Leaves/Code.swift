// Code.

/// Code: in a line with text, or a block of lines of its own, depending on where it stands.
public struct Code: Leaf {
  /// Code is hidden as text.
  public static let content = RedactableContent.text
  let code: String

  /// Code, as it is.
  public init(_ code: String) {
    self.code = code
  }

  /// Draws the code.
  public func drawVisible(with pen: inout VisiblePen) {
    pen.text(code, face: Face(isCode: true))
  }

  /// Draws lines of blocks.
  public func drawRedacted(under veil: Veil, with pen: inout RedactedPen) {
    pen.blocks(for: code, face: Face(isCode: true), under: veil)
  }
}
