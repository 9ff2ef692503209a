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
  public func tint(_ tint: Tint?) -> TintView<Self> {
    TintView(content: self, tint: tint)
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

/// A view in a colour; each row of a list has some, so that it does not copy the whole environment.
public struct TintView<Content: View>: View {
  @usableFromInline let content: Content
  @usableFromInline let tint: Tint?

  @inlinable
  init(content: Content, tint: Tint?) {
    self.content = content
    self.tint = tint
  }

  /// Draws the content in the colour.
  @inlinable
  public func draw(on canvas: inout Canvas) {
    let outer = canvas.environment.tint
    canvas.set(tint)
    content.draw(on: &canvas)
    canvas.set(outer)
  }
}
