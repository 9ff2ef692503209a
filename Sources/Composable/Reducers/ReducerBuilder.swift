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

  /// One after another: the second sees what the first did, and what they start is merged.
  public static func buildPartialBlock<First: Reducer, Second: Reducer>(
    accumulated: First, next: Second
  ) -> Reduce<State, Action>
  where
    First.State == State, First.Action == Action, Second.State == State, Second.Action == Action
  {
    Reduce { state, action, dependencies in
      let effect = accumulated.reduce(into: &state, action: action, dependencies: &dependencies)
      return effect.merged(
        with: next.reduce(into: &state, action: action, dependencies: &dependencies))
    } keeps: { path, before, after in
      let first = accumulated.keeps(path, from: before, to: after)
      if first == true { return true }
      return next.keeps(path, from: before, to: after) ?? first
    }
  }

  /// `if` without `else`.
  public static func buildOptional<R: Reducer>(_ reducer: R?) -> R?
  where R.State == State, R.Action == Action { reducer }

  /// The first branch. Both have to be of one type, so neither keeps its own.
  public static func buildEither(
    first: some Reducer<State, Action>
  ) -> Reduce<State, Action> { Reduce(first) }

  /// The second branch.
  public static func buildEither(
    second: some Reducer<State, Action>
  ) -> Reduce<State, Action> { Reduce(second) }
}

extension Optional: Reducer where Wrapped: Reducer {
  /// The reducer that there is, run alone; where there is none, nothing happens.
  public func reduce(
    into state: inout Wrapped.State, action: Wrapped.Action, dependencies: inout Dependencies
  ) -> Effect<Wrapped.Action> {
    self?.reduce(into: &state, action: action, dependencies: &dependencies) ?? .none
  }
}
