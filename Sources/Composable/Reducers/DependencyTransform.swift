// Another outside for a part of the logic.

/// Runs a reducer with a client that was transformed; see `dependency`.
public struct DependencyTransform<Base: Reducer, C: Client>: Reducer {
  let base: Base
  let transform: @Sendable (C) -> C

  /// Transforms, runs, and gives the client back as it was.
  public func reduce(
    into state: inout Base.State, action: Base.Action, dependencies: inout Dependencies
  ) -> Effect<Base.Action> {
    guard let client = dependencies.allowed(C.self) else {
      return base.reduce(into: &state, action: action, dependencies: &dependencies)
    }
    dependencies.allow(transform(client))
    let effect = base.reduce(into: &state, action: action, dependencies: &dependencies)
    dependencies.allow(client)
    return effect
  }
}

extension Reducer {
  /// Runs this reducer with a client that was transformed, as by `Analytics.tagged`. Transforms
  /// stack: the outer one is applied first. A client that is denied stays denied.
  ///
  /// ```swift
  /// Todos().dependency(Analytics.self) { $0.tagged("Onboarding") }
  /// ```
  public func dependency<C: Client>(
    _ client: C.Type, _ transform: @escaping @Sendable (C) -> C
  ) -> DependencyTransform<Self, C> {
    DependencyTransform(base: self, transform: transform)
  }

  /// Runs this reducer with another client in place of the one that is allowed.
  public func dependency<C: Client>(_ client: C) -> DependencyTransform<Self, C> {
    DependencyTransform(base: self) { _ in client }
  }
}
