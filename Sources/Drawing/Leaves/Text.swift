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

  /// The text struck through: what it speaks of is done with.
  public func struck(_ isStruck: Bool = true) -> Text {
    var copy = self
    copy.face.isStruck = isStruck
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

/// A document, drawn under the treatment that is in force where it stands.
///
/// Sensitive prose under `privacy` is one block: the document is not even asked.
public struct Prose: View {
  let source: any ProseSource

  package init(_ source: any ProseSource) {
    self.source = source
  }

  /// Draws the document.
  public func draw(on canvas: inout Canvas) { canvas.prose(source) }
}
