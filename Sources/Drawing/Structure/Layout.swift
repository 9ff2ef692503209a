// How things stand next to each other.

/// Views below each other.
public struct Stack<Content: View>: View {
  let spacing: Spacing
  let content: Content

  /// It, around its content, which stands so far apart.
  public init(_ spacing: Spacing = .regular, @ViewBuilder content: () -> Content) {
    self.spacing = spacing
    self.content = content()
  }

  /// Draws it.
  public func draw(on canvas: inout Canvas) { canvas.draw(content, in: .stack, spacing: spacing) }
}

/// Views beside each other; they wrap where there is no room.
public struct Row<Content: View>: View {
  let spacing: Spacing
  let content: Content

  /// It, around its content, which stands so far apart.
  public init(_ spacing: Spacing = .regular, @ViewBuilder content: () -> Content) {
    self.spacing = spacing
    self.content = content()
  }

  /// Draws it.
  public func draw(on canvas: inout Canvas) { canvas.draw(content, in: .row, spacing: spacing) }
}

/// Views that belong together, in a frame of their own.
public struct Card<Content: View>: View {
  let spacing: Spacing
  let content: Content

  /// It, around its content, which stands so far apart.
  public init(_ spacing: Spacing = .regular, @ViewBuilder content: () -> Content) {
    self.spacing = spacing
    self.content = content()
  }

  /// Draws it.
  public func draw(on canvas: inout Canvas) { canvas.draw(content, in: .card, spacing: spacing) }
}
