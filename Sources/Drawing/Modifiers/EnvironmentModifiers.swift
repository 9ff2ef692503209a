// Modifiers that set environment values.

extension View {
  /// Sets a value of the environment.
  @inlinable
  public func environment<Value: Sendable>(
    _ path: any WritableKeyPath<EnvironmentValues, Value> & Sendable, _ value: Value
  ) -> EnvironmentView<Self, Value> {
    EnvironmentView(content: self, path: path, value: value)
  }

  /// Sets the colour of symbols and controls.
  @inlinable
  public func tint(_ tint: Tint?) -> EnvironmentView<Self, Tint?> {
    environment(\.tint, tint)
  }
}

/// A view in which an environment value is another.
public struct EnvironmentView<Content: View, Value: Sendable>: View {
  @usableFromInline let content: Content
  @usableFromInline let path: any WritableKeyPath<EnvironmentValues, Value> & Sendable
  @usableFromInline let value: Value

  @inlinable
  init(
    content: Content, path: any WritableKeyPath<EnvironmentValues, Value> & Sendable, value: Value
  ) {
    self.content = content
    self.path = path
    self.value = value
  }

  /// Draws the content with the value.
  @inlinable
  public func draw(on canvas: inout Canvas) {
    let outer = canvas.environment
    var inner = outer
    inner[keyPath: path] = value
    canvas.set(inner)
    content.draw(on: &canvas)
    canvas.set(outer)
  }
}
