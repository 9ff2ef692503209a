// A reaction to a change of a value, whatever the action was.

extension Reducer {
  /// Runs a further reducer whenever an action changed a value of the state.
  ///
  /// ```swift
  /// Settings().onChange(of: { $0.theme }) { old, new in
  ///   Reduce { _, _, dependencies in dependencies.analytics.track("Theme Changed") }
  /// }
  /// ```
  public func onChange<Value: Equatable & Sendable, Further: Reducer<State, Action>>(
    of value: @escaping @Sendable (State) -> Value,
    @ReducerBuilder<State, Action> _ reaction: @escaping @Sendable (Value, Value) -> Further
  ) -> Reduce<State, Action> {
    Reduce { state, action, dependencies in
      let before = value(state)
      let effect = reduce(into: &state, action: action, dependencies: &dependencies)
      let after = value(state)
      if before == after { return effect }
      let further = reaction(before, after)
        .reduce(into: &state, action: action, dependencies: &dependencies)
      return .merge(effect, further)
    }
  }
}
