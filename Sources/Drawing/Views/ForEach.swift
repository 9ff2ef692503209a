// A list of rows that are drawn alike.

/// Draws a row for each element.
///
/// The rows are marked as being alike: of their controls, the first row's that are live stand for
/// the others' when a page's states are explored. A `for` in a body makes no such promise.
///
/// ```swift
/// List {
///   ForEach(articles) { article in ArticleRow(article: article) }
/// }
/// ```
public struct ForEach<Elements: Sequence & Sendable, Content: View>: View {
  let elements: Elements
  let content: @Sendable (Elements.Element) -> Content

  /// A row for each element, in order.
  public init(
    _ elements: Elements, @ViewBuilder content: @escaping @Sendable (Elements.Element) -> Content
  ) {
    self.elements = elements
    self.content = content
  }

  /// Draws the rows.
  public func draw(on canvas: inout Canvas) {
    let opened = canvas.beginRows()
    let count = elements.underestimatedCount
    for element in elements {
      canvas.nextRow(of: opened, count: count)
      content(element).draw(on: &canvas)
    }
    canvas.endRows(opened)
  }
}
