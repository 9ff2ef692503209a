// Tables, and figures with captions.

/// A table; what it contains are rows.
public typealias Table<Content: View> = ElementView<TableKind, Content>
/// The kind of ``Table``.
public enum TableKind: LabelledElementKind {
  /// The kind as a value.
  public static var kind: Element.Kind { .table }
}

/// A row of a table.
public typealias TableRow<Content: View> = ElementView<TableRowKind, Content>
/// The kind of ``TableRow``.
public enum TableRowKind: PlainElementKind {
  /// The kind as a value.
  public static var kind: Element.Kind { .tableRow }
}

/// A cell of a row.
public typealias Cell<Content: View> = ElementView<CellKind, Content>
/// The kind of ``Cell``.
public enum CellKind: PlainElementKind {
  /// The kind as a value.
  public static var kind: Element.Kind { .cell }
}

/// The cell that names a column.
public typealias ColumnHeader<Content: View> = ElementView<ColumnHeaderKind, Content>
/// The kind of ``ColumnHeader``.
public enum ColumnHeaderKind: PlainElementKind {
  /// The kind as a value.
  public static var kind: Element.Kind { .columnHeader }
}

/// The cell that names a row.
public typealias RowHeader<Content: View> = ElementView<RowHeaderKind, Content>
/// The kind of ``RowHeader``.
public enum RowHeaderKind: PlainElementKind {
  /// The kind as a value.
  public static var kind: Element.Kind { .rowHeader }
}

/// A picture or table with its caption.
public typealias Figure<Content: View> = ElementView<FigureKind, Content>
/// The kind of ``Figure``.
public enum FigureKind: LabelledElementKind {
  /// The kind as a value.
  public static var kind: Element.Kind { .figure }
}

/// The caption of a figure.
public typealias FigureCaption<Content: View> = ElementView<FigureCaptionKind, Content>
/// The kind of ``FigureCaption``.
public enum FigureCaptionKind: PlainElementKind {
  /// The kind as a value.
  public static var kind: Element.Kind { .figureCaption }
}
