// What all views of structure are: an element around content.

/// An element of structure around its content; made by ``Stack``, ``List`` and their like.
public struct ElementView<Content: View>: View {
  @usableFromInline let kind: Element.Kind
  @usableFromInline let spacing: Element.Spacing
  @usableFromInline let label: String?
  @usableFromInline let content: Content

  @inlinable
  init(
    _ kind: Element.Kind, spacing: Element.Spacing = .regular, label: String? = nil,
    content: Content
  ) {
    self.kind = kind
    self.spacing = spacing
    self.label = label
    self.content = content
  }

  /// Draws the element and its content.
  @inlinable
  public func draw(on canvas: inout Canvas) {
    let opened = canvas.open(kind, spacing: spacing, label: label)
    content.draw(on: &canvas)
    canvas.close(opened)
  }
}
