// The syntax that composes reducers: one under the other, run from top to bottom.

/// Composes reducers of one state and action.
@resultBuilder
public enum ReducerBuilder<State: Hashable & Sendable, Action: Hashable & Sendable> {
  /// One reducer is itself.
  public static func buildExpression<R: Reducer>(_ reducer: R) -> R
  where R.State == State, R.Action == Action { reducer }

  /// A body that says `some Reducer` takes what it is given.
  public static func buildFinalResult<R: Reducer>(_ reducer: R) -> R
  where R.State == State, R.Action == Action { reducer }

  /// No reducer does nothing.
  public static func buildBlock() -> EmptyReducer<State, Action> { EmptyReducer() }

  /// The first of a sequence.
  public static func buildPartialBlock<R: Reducer>(first: R) -> R
  where R.State == State, R.Action == Action { first }

  /// One after another.
  public static func buildPartialBlock<First: Reducer, Second: Reducer>(
    accumulated: First, next: Second
  ) -> Both<First, Second> where First.State == State, First.Action == Action {
    Both(first: accumulated, second: next)
  }

  /// `if` without `else`.
  public static func buildOptional<R: Reducer>(_ reducer: R?) -> Either<
    R, EmptyReducer<State, Action>
  >
  where R.State == State, R.Action == Action {
    if let reducer { .first(reducer) } else { .second(EmptyReducer()) }
  }

  /// The first branch.
  public static func buildEither<First: Reducer, Second: Reducer>(
    first: First
  ) -> Either<First, Second> { .first(first) }

  /// The second branch.
  public static func buildEither<First: Reducer, Second: Reducer>(
    second: Second
  ) -> Either<First, Second> { .second(second) }
}

/// Two reducers, of which the second sees what the first did.
public struct Both<First: Reducer, Second: Reducer>: Reducer
where First.State == Second.State, First.Action == Second.Action {
  let first: First
  let second: Second

  /// Runs the one, then the other, and merges what they start.
  public func reduce(
    into state: inout First.State, action: First.Action, dependencies: inout Dependencies
  ) -> Effect<First.Action> {
    let effect = first.reduce(into: &state, action: action, dependencies: &dependencies)
    return .merge(
      effect, second.reduce(into: &state, action: action, dependencies: &dependencies))
  }
}

/// One of two reducers, chosen where the feature is composed.
public enum Either<First: Reducer, Second: Reducer>: Reducer
where First.State == Second.State, First.Action == Second.Action {
  /// The branch that was taken first.
  case first(First)
  /// The other branch.
  case second(Second)

  /// Runs the chosen one.
  public func reduce(
    into state: inout First.State, action: First.Action, dependencies: inout Dependencies
  ) -> Effect<First.Action> {
    switch self {
    case .first(let reducer):
      reducer.reduce(into: &state, action: action, dependencies: &dependencies)
    case .second(let reducer):
      reducer.reduce(into: &state, action: action, dependencies: &dependencies)
    }
  }
}
