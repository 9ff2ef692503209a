// How a view reads its environment.

/// A view of an environment value.
///
/// ```swift
/// Reading(\.redactionReasons) { reasons in
///   if reasons.isEmpty { Text("Nothing is hidden here.") }
/// }
/// ```
public struct Reading<Value: Sendable, Content: View>: View {
  @usableFromInline let path: any KeyPath<EnvironmentValues, Value> & Sendable
  @usableFromInline let content: @Sendable (Value) -> Content

  /// Draws what the closure makes of the value.
  @inlinable
  public init(
    _ path: any KeyPath<EnvironmentValues, Value> & Sendable,
    @ViewBuilder content: @escaping @Sendable (Value) -> Content
  ) {
    self.path = path
    self.content = content
  }

  /// Draws what the closure makes of the value that is in force here.
  @inlinable
  public func draw(on canvas: inout Canvas) {
    content(canvas.environment[keyPath: path]).draw(on: &canvas)
  }
}
