// Headings.

/// A heading. Redacted, it is none, and looks the same.
public struct Heading<Content: View>: View {
  let kind: Element.Kind
  let content: Content

  /// A heading of level 1, 2 or 3; one of level 1 to a page.
  public init(_ level: Int, @ViewBuilder content: () -> Content) {
    kind = level <= 1 ? .heading1 : level == 2 ? .heading2 : .heading3
    self.content = content()
  }

  /// Draws the heading.
  public func draw(on canvas: inout Canvas) { canvas.draw(content, in: kind) }
}

extension Heading where Content == Text {
  /// A heading of level 1, 2 or 3 that is a text.
  public init(_ level: Int, _ text: String) {
    self.init(level) { Text(text) }
  }
}
