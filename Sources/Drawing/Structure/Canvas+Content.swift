// How views of structure are drawn.

extension Canvas {
  /// Draws an element of structure around its content.
  mutating func draw(
    _ content: some View, in kind: Element.Kind, spacing: Spacing = .regular,
    columns: ColumnWidth = .regular, label: String? = nil
  ) {
    let opened = open(kind, spacing: spacing, columns: columns, label: label)
    content.draw(on: &self)
    close(opened)
  }
}
