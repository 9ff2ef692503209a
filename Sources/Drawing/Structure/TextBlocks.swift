// Blocks of text.

/// A paragraph, in which texts, symbols and links stand in a line.
public struct Paragraph<Content: View>: View {
  @usableFromInline let element: ElementView<Content>

  /// A paragraph, in which texts, symbols and links stand in a line.
  @inlinable
  public init(@ViewBuilder content: () -> Content) {
    element = ElementView(.paragraph, content: content())
  }

  /// Draws the element and its content.
  @inlinable
  public func draw(on canvas: inout Canvas) { element.draw(on: &canvas) }
}

/// What somebody else said.
public struct Quote<Content: View>: View {
  @usableFromInline let element: ElementView<Content>

  /// What somebody else said.
  @inlinable
  public init(@ViewBuilder content: () -> Content) {
    element = ElementView(.quote, content: content())
  }

  /// Draws the element and its content.
  @inlinable
  public func draw(on canvas: inout Canvas) { element.draw(on: &canvas) }
}

/// The sentence that tells the state: "Loading articles…".
public struct Status<Content: View>: View {
  @usableFromInline let element: ElementView<Content>

  /// The sentence that tells the state: "Loading articles…".
  @inlinable
  public init(@ViewBuilder content: () -> Content) {
    element = ElementView(.status, content: content())
  }

  /// Draws the element and its content.
  @inlinable
  public func draw(on canvas: inout Canvas) { element.draw(on: &canvas) }
}
