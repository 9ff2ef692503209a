// Tables, and figures with captions.

/// A table; what it contains are rows.
public struct Table<Content: View>: View {
  let label: String?
  let content: Content

  /// It, around its content, with a label for assistive technology.
  public init(_ label: String? = nil, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }

  /// Draws it.
  public func draw(on canvas: inout Canvas) { canvas.draw(content, in: .table, label: label) }
}

/// A row of a table.
public struct TableRow<Content: View>: View {
  let content: Content

  /// It, around its content.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Draws it.
  public func draw(on canvas: inout Canvas) { canvas.draw(content, in: .tableRow) }
}

/// A cell of a row.
public struct Cell<Content: View>: View {
  let content: Content

  /// It, around its content.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Draws it.
  public func draw(on canvas: inout Canvas) { canvas.draw(content, in: .cell) }
}

/// The cell that names a column.
public struct ColumnHeader<Content: View>: View {
  let content: Content

  /// It, around its content.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Draws it.
  public func draw(on canvas: inout Canvas) { canvas.draw(content, in: .columnHeader) }
}

/// The cell that names a row.
public struct RowHeader<Content: View>: View {
  let content: Content

  /// It, around its content.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Draws it.
  public func draw(on canvas: inout Canvas) { canvas.draw(content, in: .rowHeader) }
}

/// A picture or table with its caption.
public struct Figure<Content: View>: View {
  let label: String?
  let content: Content

  /// It, around its content, with a label for assistive technology.
  public init(_ label: String? = nil, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }

  /// Draws it.
  public func draw(on canvas: inout Canvas) { canvas.draw(content, in: .figure, label: label) }
}

/// The caption of a figure.
public struct FigureCaption<Content: View>: View {
  let content: Content

  /// It, around its content.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Draws it.
  public func draw(on canvas: inout Canvas) { canvas.draw(content, in: .figureCaption) }
}
