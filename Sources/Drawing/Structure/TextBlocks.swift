// Blocks of text.

/// A paragraph, in which texts, symbols and links stand in a line.
public struct Paragraph<Content: View>: View {
  let content: Content

  /// It, around its content.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Draws it.
  public func draw(on canvas: inout Canvas) { canvas.draw(content, in: .paragraph) }
}

/// What somebody else said.
public struct Quote<Content: View>: View {
  let content: Content

  /// It, around its content.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Draws it.
  public func draw(on canvas: inout Canvas) { canvas.draw(content, in: .quote) }
}

/// The sentence that tells the state: "Loading articles…".
public struct Status<Content: View>: View {
  let content: Content

  /// It, around its content.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Draws it.
  public func draw(on canvas: inout Canvas) { canvas.draw(content, in: .status) }
}
