// Tables, and figures with captions.

/// A table; what it contains are rows.
public struct Table<Content: View>: View {
  @usableFromInline let element: ElementView<Content>

  /// A table; what it contains are rows.
  @inlinable
  public init(_ label: String? = nil, @ViewBuilder content: () -> Content) {
    element = ElementView(.table, label: label, content: content())
  }

  /// Draws the element and its content.
  @inlinable
  public func draw(on canvas: inout Canvas) { element.draw(on: &canvas) }
}

/// A row of a table.
public struct TableRow<Content: View>: View {
  @usableFromInline let element: ElementView<Content>

  /// A row of a table.
  @inlinable
  public init(@ViewBuilder content: () -> Content) {
    element = ElementView(.tableRow, content: content())
  }

  /// Draws the element and its content.
  @inlinable
  public func draw(on canvas: inout Canvas) { element.draw(on: &canvas) }
}

/// A cell of a row.
public struct Cell<Content: View>: View {
  @usableFromInline let element: ElementView<Content>

  /// A cell of a row.
  @inlinable
  public init(@ViewBuilder content: () -> Content) {
    element = ElementView(.cell, content: content())
  }

  /// Draws the element and its content.
  @inlinable
  public func draw(on canvas: inout Canvas) { element.draw(on: &canvas) }
}

/// The cell that names a column.
public struct ColumnHeader<Content: View>: View {
  @usableFromInline let element: ElementView<Content>

  /// The cell that names a column.
  @inlinable
  public init(@ViewBuilder content: () -> Content) {
    element = ElementView(.columnHeader, content: content())
  }

  /// Draws the element and its content.
  @inlinable
  public func draw(on canvas: inout Canvas) { element.draw(on: &canvas) }
}

/// The cell that names a row.
public struct RowHeader<Content: View>: View {
  @usableFromInline let element: ElementView<Content>

  /// The cell that names a row.
  @inlinable
  public init(@ViewBuilder content: () -> Content) {
    element = ElementView(.rowHeader, content: content())
  }

  /// Draws the element and its content.
  @inlinable
  public func draw(on canvas: inout Canvas) { element.draw(on: &canvas) }
}

/// A picture or table with its caption.
public struct Figure<Content: View>: View {
  @usableFromInline let element: ElementView<Content>

  /// A picture or table with its caption.
  @inlinable
  public init(_ label: String? = nil, @ViewBuilder content: () -> Content) {
    element = ElementView(.figure, label: label, content: content())
  }

  /// Draws the element and its content.
  @inlinable
  public func draw(on canvas: inout Canvas) { element.draw(on: &canvas) }
}

/// The caption of a figure.
public struct FigureCaption<Content: View>: View {
  @usableFromInline let element: ElementView<Content>

  /// The caption of a figure.
  @inlinable
  public init(@ViewBuilder content: () -> Content) {
    element = ElementView(.figureCaption, content: content())
  }

  /// Draws the element and its content.
  @inlinable
  public func draw(on canvas: inout Canvas) { element.draw(on: &canvas) }
}
