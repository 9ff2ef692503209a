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

/// Views in columns of one width: as many as there is room for, and one where there is room for no
/// more.
///
/// ```swift
/// Grid(columns: .wide) {
///   ForEach(cards) { card in CardView(card: card) }
/// }
/// ```
public struct Grid<Content: View>: View {
  let columns: ColumnWidth
  let spacing: Spacing
  let content: Content

  /// It, around its content; each column is at least so wide.
  public init(
    columns: ColumnWidth = .regular, _ spacing: Spacing = .regular,
    @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.spacing = spacing
    self.content = content()
  }

  /// Draws it.
  public func draw(on canvas: inout Canvas) {
    canvas.draw(content, in: .grid, spacing: spacing, columns: columns)
  }
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
