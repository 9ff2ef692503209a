// A view whose type is not written out.

/// Any view at all: where views of several types go into one list, or a type would be too long.
public struct AnyView: View {
  private let view: any View

  /// Hides the type of a view.
  public init(_ view: any View) {
    self.view = view
  }

  /// Draws the view.
  public func draw(on canvas: inout Canvas) { view.draw(on: &canvas) }
}
