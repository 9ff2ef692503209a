// Logic that is redacted: actions that pass, or are dropped, and are known to be dropped.

/// Lets an action pass or drops it; see `gate`.
public struct Gate<Base: Reducer>: Reducer {
  let base: Base
  let name: String
  let passes: @Sendable (Base.State, Base.Action) -> Bool

  /// Runs the base when the action passes.
  public func reduce(
    into state: inout Base.State, action: Base.Action, dependencies: inout Dependencies
  ) -> Effect<Base.Action> {
    guard passes(state, action) else {
      dependencies.drop(by: name)
      return .none
    }
    return base.reduce(into: &state, action: action, dependencies: &dependencies)
  }
}

extension Reducer {
  /// Lets an action pass, or drops it: the state stays, nothing is started, and the simulation
  /// records what was dropped, where, by which gate and when.
  ///
  /// ```swift
  /// Todos().gate("read only") { _, action in action == .filterPicked(.all) }
  /// ```
  public func gate(
    _ name: String = "gate", passes: @escaping @Sendable (State, Action) -> Bool
  ) -> Gate<Self> {
    Gate(base: self, name: name, passes: passes)
  }
}
