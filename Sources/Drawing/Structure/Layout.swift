// How things stand next to each other.

/// Views below each other.
public struct Stack<Content: View>: View {
  @usableFromInline let element: ElementView<Content>

  /// Views below each other.
  @inlinable
  public init(_ spacing: Element.Spacing = .regular, @ViewBuilder content: () -> Content) {
    element = ElementView(.stack, spacing: spacing, content: content())
  }

  /// Draws the element and its content.
  @inlinable
  public func draw(on canvas: inout Canvas) { element.draw(on: &canvas) }
}

/// Views beside each other; they wrap where there is no room.
public struct Row<Content: View>: View {
  @usableFromInline let element: ElementView<Content>

  /// Views beside each other; they wrap where there is no room.
  @inlinable
  public init(_ spacing: Element.Spacing = .regular, @ViewBuilder content: () -> Content) {
    element = ElementView(.row, spacing: spacing, content: content())
  }

  /// Draws the element and its content.
  @inlinable
  public func draw(on canvas: inout Canvas) { element.draw(on: &canvas) }
}

/// Views that belong together, in a frame of their own.
public struct Card<Content: View>: View {
  @usableFromInline let element: ElementView<Content>

  /// Views that belong together, in a frame of their own.
  @inlinable
  public init(_ spacing: Element.Spacing = .regular, @ViewBuilder content: () -> Content) {
    element = ElementView(.card, spacing: spacing, content: content())
  }

  /// Draws the element and its content.
  @inlinable
  public func draw(on canvas: inout Canvas) { element.draw(on: &canvas) }
}
