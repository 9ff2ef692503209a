// A reaction to a change of a value, whatever the action was.

/// Runs a further reducer after a change; see `onChange`.
public struct OnChange<Base: Reducer, Value: Equatable, Further: Reducer>: Reducer
where Further.State == Base.State, Further.Action == Base.Action {
  let base: Base
  let value: @Sendable (Base.State) -> Value
  let reaction: @Sendable (Value, Value) -> Further

  /// Runs the base, then, when the value is another, the reaction.
  public func reduce(
    into state: inout Base.State, action: Base.Action, dependencies: inout Dependencies
  ) -> Effect<Base.Action> {
    let before = value(state)
    let effect = base.reduce(into: &state, action: action, dependencies: &dependencies)
    let after = value(state)
    if before == after { return effect }
    let further = reaction(before, after)
      .reduce(into: &state, action: action, dependencies: &dependencies)
    return .merge(effect, further)
  }
}

extension Reducer {
  /// Runs a further reducer whenever an action changed a value of the state.
  ///
  /// ```swift
  /// Settings().onChange(of: { $0.theme }) { old, new in
  ///   Reduce { _, _, dependencies in dependencies.analytics.track("Theme Changed") }
  /// }
  /// ```
  public func onChange<Value: Equatable, Further: Reducer>(
    of value: @escaping @Sendable (State) -> Value,
    @ReducerBuilder<State, Action> _ reaction: @escaping @Sendable (Value, Value) -> Further
  ) -> OnChange<Self, Value, Further> {
    OnChange(base: self, value: value, reaction: reaction)
  }
}
