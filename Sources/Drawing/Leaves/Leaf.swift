// The protocol of everything that has content. Whoever makes a new kind of leaf has to say what
// becomes of it when it is redacted.

/// A view that has content, and so a rule for what stands for it when it is redacted.
///
/// ```swift
/// struct Rating: Leaf {
///   var stars: Int
///   static let content = RedactableContent.image
///   func drawVisible(with pen: inout VisiblePen) {
///     for _ in 0..<stars { pen.symbol(.starFilled) }
///   }
///   func drawRedacted(under veil: Veil, with pen: inout RedactedPen) {
///     for _ in 0..<5 { pen.shape(under: veil) }  // not `stars`: how many is what is hidden
///   }
/// }
/// ```
///
/// There is no rule to inherit: without one, the leaf does not compile. And since the pen of redacted
/// leaves cannot write text, a rule that leaks text does not compile either.
public protocol Leaf: View where Body == EmptyView {
  /// What kind of content it is, and so which reasons hide it.
  static var content: RedactableContent { get }
  /// Draws it as it is.
  func drawVisible(with pen: inout VisiblePen)
  /// Draws what stands for it.
  func drawRedacted(under veil: Veil, with pen: inout RedactedPen)
}

extension Leaf {
  /// Draws the leaf, or what stands for it where something hides it.
  public func draw(on canvas: inout Canvas) {
    if let veil = canvas.veil(over: Self.content) {
      canvas.noteHidden(Self.content)
      drawRedacted(under: veil, with: &canvas.pen.redacted)
    } else {
      canvas.noteStale()
      drawVisible(with: &canvas.pen)
    }
  }
}
