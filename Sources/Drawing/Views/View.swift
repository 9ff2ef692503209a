// The protocol of everything that can be drawn.

/// A part of a page: a value whose body is made of other views.
///
/// ```swift
/// struct Greeting: View {
///   var name: String
///   var body: some View {
///     Stack {
///       Heading(1) { Text("Good morning") }
///       Text(name).privacySensitive()
///     }
///   }
/// }
/// ```
public protocol View: Sendable {
  /// What the view is made of.
  associatedtype Body: View
  /// What the view is made of; the views that Vitrine brings draw themselves and have none.
  @ViewBuilder var body: Body { get }
  /// Draws the view; the body's drawing, unless the view draws itself.
  func draw(on canvas: inout Canvas)
}

extension View {
  /// Draws the body.
  public func draw(on canvas: inout Canvas) {
    body.draw(on: &canvas)
  }
}

extension View where Body == EmptyView {
  /// Nothing: the view draws itself.
  public var body: EmptyView { EmptyView() }
}

/// A view of nothing.
public struct EmptyView: View {
  /// Itself: nothing is made of nothing.
  public typealias Body = EmptyView

  /// A view of nothing.
  public init() {}

  /// Draws nothing.
  public func draw(on canvas: inout Canvas) {}
}
