// Several views as one, so that a modifier can be put on all of them.

/// Views that a modifier applies to together; they leave no trace in the drawing.
public struct Group<Content: View>: View {
  let content: Content

  /// Several views as one.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Draws the views.
  public func draw(on canvas: inout Canvas) {
    content.draw(on: &canvas)
  }
}
