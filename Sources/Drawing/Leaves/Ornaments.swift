// What has no content, and so nothing to hide.

/// Turns while something is going on; redacted or not, it is drawn as it is.
public struct Spinner: View {
  /// A spinner.
  public init() {}

  /// Draws the spinner.
  public func draw(on canvas: inout Canvas) { canvas.spinner() }
}

/// A line between two parts; redacted or not, it is drawn as it is.
public struct Divider: View {
  /// A divider.
  public init() {}

  /// Draws the line.
  public func draw(on canvas: inout Canvas) { canvas.divider() }
}

/// A symbol of the project's own set, in the colour of the text or in a tint.
///
/// Without a label it is decoration, and not spoken.
public struct Symbol: Leaf {
  /// A symbol is hidden as an image.
  public static let content = RedactableContent.image
  let name: SymbolName

  /// A symbol.
  public init(_ name: SymbolName) {
    self.name = name
  }

  /// Draws the symbol.
  public func drawVisible(with pen: inout VisiblePen) {
    pen.symbol(name)
  }

  /// Draws a neutral shape of the same size; without the tint, which tells a state.
  public func drawRedacted(under veil: Veil, with pen: inout RedactedPen) {
    pen.shape(under: veil)
  }
}
