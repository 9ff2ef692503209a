// What all modifiers have in common: a view, and what is done around its drawing.

/// A change of how a view is drawn, as a value.
///
/// It sets up the canvas, draws the view, and puts the canvas back as it was.
public protocol ViewModifier: Sendable {
  /// Draws the content, changed.
  func draw(_ content: some View, on canvas: inout Canvas)
}

/// A view with a modifier around it.
public struct ModifiedView<Content: View, Modifier: ViewModifier>: View {
  let content: Content
  let modifier: Modifier

  /// Draws the content, changed.
  public func draw(on canvas: inout Canvas) {
    modifier.draw(content, on: &canvas)
  }
}

extension View {
  /// The view, changed by a modifier.
  public func modifier<Modifier: ViewModifier>(
    _ modifier: Modifier
  ) -> ModifiedView<Self, Modifier> {
    ModifiedView(content: self, modifier: modifier)
  }
}
