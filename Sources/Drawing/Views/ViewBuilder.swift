// The result builder of bodies: views below each other, `if`, `switch`, `for`, optionals.

/// Builds a view out of a list of views.
///
/// Pairs, not parameter packs: a pair of known types is specialised and inlined to the last leaf,
/// so that a body costs what its leaves cost. Nor are they opaque types: those are not specialised, and
/// the compiler cannot put them into a `for`.
@resultBuilder
public enum ViewBuilder {
  /// No view.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// The first view.
  public static func buildPartialBlock<First: View>(first: First) -> First { first }

  /// One more view.
  public static func buildPartialBlock<First: View, Second: View>(
    accumulated: First, next: Second
  ) -> Pair<First, Second> {
    Pair(first: accumulated, second: next)
  }

  /// `if` without `else`.
  public static func buildOptional<Content: View>(_ content: Content?) -> Content? { content }

  /// `if` or `switch`, one way.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> Either<First, Second> {
    .first(first)
  }

  /// `if` or `switch`, the other way.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> Either<First, Second> {
    .second(second)
  }

  /// `for`.
  public static func buildArray<Content: View>(_ views: [Content]) -> [Content] { views }

  /// One view, then another.
  public struct Pair<First: View, Second: View>: View {
    let first: First
    let second: Second

    /// Draws both, in order.
    public func draw(on canvas: inout Canvas) {
      first.draw(on: &canvas)
      second.draw(on: &canvas)
    }
  }

  /// One of two views.
  public enum Either<First: View, Second: View>: View {
    /// The view of `if`.
    case first(First)
    /// The view of `else`.
    case second(Second)

    /// Draws the one that it is.
    public func draw(on canvas: inout Canvas) {
      switch self {
      case .first(let view): view.draw(on: &canvas)
      case .second(let view): view.draw(on: &canvas)
      }
    }
  }
}

extension Optional: View where Wrapped: View {
  /// The type of a body that is never asked for.
  public typealias Body = EmptyView

  /// Draws the view, if there is one.
  public func draw(on canvas: inout Canvas) {
    if let self { self.draw(on: &canvas) }
  }
}

extension Array: View where Element: View {
  /// The type of a body that is never asked for.
  public typealias Body = EmptyView

  /// Draws the views, in order.
  public func draw(on canvas: inout Canvas) {
    for view in self { view.draw(on: &canvas) }
  }
}
