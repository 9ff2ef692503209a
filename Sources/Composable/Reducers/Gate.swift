// Logic that is redacted: actions that pass, or are dropped, and are known to be dropped.

extension Reducer {
  /// Lets an action pass, or drops it: the state stays, nothing is started, and the simulation
  /// records what was dropped, where, by which gate and when.
  ///
  /// ```swift
  /// Todos().gate("read only") { _, action in action == .filterPicked(.all) }
  /// ```
  public func gate(
    _ name: String = "gate", passes: @escaping @Sendable (State, Action) -> Bool
  ) -> Reduce<State, Action> {
    Reduce { state, action, dependencies in
      guard passes(state, action) else {
        dependencies.drop(by: name)
        return .none
      }
      return reduce(into: &state, action: action, dependencies: &dependencies)
    }
  }
}
