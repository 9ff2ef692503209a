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

/// A symbol of the set that Vitrine has, or of one's own, in the colour of the text or in a tint.
///
/// ```swift
/// Symbol(.starFilled).tint(.yellow).label("Rated")
/// Symbol(svg: #"<svg viewBox="0 0 24 24"><path d="M12 3l9 18H3z"/></svg>"#)
/// ```
///
/// Without a label it is decoration, and not spoken.
public struct Symbol: Leaf {
  /// A symbol is hidden as an image.
  public static let content = RedactableContent.image

  enum Shape: Sendable {
    case named(SymbolName)
    case own(svg: String, CodePlace)
  }

  let shape: Shape

  /// A symbol of the set.
  public init(_ name: SymbolName) {
    shape = .named(name)
  }

  /// A symbol of one's own, as SVG: its paths, circles, rectangles and lines are drawn, where it paints
  /// at all in the colour that is in force. An SVG with scripts, texts, styles or references is told,
  /// with the line, and not drawn.
  public init(svg: String, fileID: String = #fileID, line: Int = #line) {
    shape = .own(svg: svg, CodePlace(fileID: fileID, line: line))
  }

  /// Draws the symbol.
  public func drawVisible(with pen: inout VisiblePen) {
    switch shape {
    case .named(let name): pen.symbol(name)
    case .own(let svg, let place): pen.symbol(svg: svg, place: place)
    }
  }

  /// Draws a neutral shape of the same size; without the tint, which tells a state.
  public func drawRedacted(under veil: Veil, with pen: inout RedactedPen) {
    pen.shape(under: veil)
  }
}
