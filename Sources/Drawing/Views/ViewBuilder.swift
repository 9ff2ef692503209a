// The result builder of bodies: views below each other, `if`, `switch`, `for`, optionals.

/// Builds a view out of a list of views.
///
/// Pairs, not parameter packs: a pair of known types is specialised and inlined to the last leaf,
/// so that a body costs what its leaves cost.
@resultBuilder
public enum ViewBuilder {
  /// No view.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// The first view.
  public static func buildPartialBlock<First: View>(first: First) -> First { first }

  /// One more view.
  public static func buildPartialBlock<First: View, Second: View>(
    accumulated: First, next: Second
  ) -> PairView<First, Second> {
    PairView(accumulated, next)
  }

  /// `if` without `else`.
  public static func buildOptional<Content: View>(_ content: Content?) -> Content? { content }

  /// `if` or `switch`, one way.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> EitherView<First, Second> {
    .first(first)
  }

  /// `if` or `switch`, the other way.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> EitherView<First, Second> {
    .second(second)
  }

  /// `for`.
  public static func buildArray<Content: View>(_ views: [Content]) -> SequenceView<Content> {
    SequenceView(views)
  }
}

/// One view, then another.
public struct PairView<First: View, Second: View>: View {
  let first: First
  let second: Second

  init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Draws both, in order.
  public func draw(on canvas: inout Canvas) {
    first.draw(on: &canvas)
    second.draw(on: &canvas)
  }
}

/// One of two views.
public enum EitherView<First: View, Second: View>: View {
  case first(First)
  case second(Second)

  /// Draws the one that it is.
  public func draw(on canvas: inout Canvas) {
    switch self {
    case .first(let view): view.draw(on: &canvas)
    case .second(let view): view.draw(on: &canvas)
    }
  }
}

/// Views of one type, in order.
public struct SequenceView<Content: View>: View {
  let views: [Content]

  init(_ views: [Content]) {
    self.views = views
  }

  /// Draws all, in order.
  public func draw(on canvas: inout Canvas) {
    for view in views { view.draw(on: &canvas) }
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
