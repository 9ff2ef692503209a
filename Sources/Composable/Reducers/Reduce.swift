// The small reducers: one of a closure, one behind a gate, one that sees a change.

/// A reducer that is a closure.
///
/// ```swift
/// Reduce<Counter.State, Counter.Action> { state, action, dependencies in
///   switch action {
///   case .incrementTapped:
///     state.count += 1
///     return dependencies.analytics.track("Increment")
///   }
/// }
/// ```
public struct Reduce<State: Hashable & Sendable, Action: Hashable & Sendable>: Reducer {
  package typealias Change = @Sendable (inout State, Action, inout Dependencies) -> Effect<Action>
  package typealias Keeps = @Sendable (FeaturePath.Rest, _ before: State, _ after: State) -> Bool?

  private let change: Change
  /// What it knows of features inside of it: nothing, where they are run by a closure.
  private let keeps: Keeps?

  /// A reducer that asks its dependencies.
  public init(
    _ change: @escaping @Sendable (inout State, Action, inout Dependencies) -> Effect<Action>
  ) {
    self.change = change
    keeps = nil
  }

  /// A reducer that needs nothing from the outside.
  public init(_ change: @escaping @Sendable (inout State, Action) -> Effect<Action>) {
    self.change = { state, action, _ in change(&state, action) }
    keeps = nil
  }

  /// A reducer whose type is of no interest.
  init(_ reducer: some Reducer<State, Action>) {
    self.init(
      change: { reducer.reduce(into: &$0, action: $1, dependencies: &$2) },
      keeps: { reducer.keeps($0, from: $1, to: $2) })
  }

  /// A reducer that knows of the features inside of it.
  package init(change: @escaping Change, keeps: @escaping Keeps) {
    self.change = change
    self.keeps = keeps
  }

  /// Calls the closure.
  public func reduce(
    into state: inout State, action: Action, dependencies: inout Dependencies
  ) -> Effect<Action> {
    change(&state, action, &dependencies)
  }
}

extension Reduce: Composition {
  package func keeps(_ path: FeaturePath.Rest, from before: State, to after: State) -> Bool? {
    path.isEmpty ? true : keeps?(path, before, after)
  }
}

extension Reducer {
  /// This reducer with something before or behind it, on the same state.
  func changed(_ change: @escaping Reduce<State, Action>.Change) -> Reduce<State, Action> {
    Reduce(change: change) { keeps($0, from: $1, to: $2) }
  }
}

/// A reducer that never changes anything and never starts anything: the inert one.
public struct EmptyReducer<State: Hashable & Sendable, Action: Hashable & Sendable>: Reducer {
  /// The one there is.
  public init() {}

  /// Nothing.
  public func reduce(
    into state: inout State, action: Action, dependencies: inout Dependencies
  ) -> Effect<Action> { .none }
}

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
    changed { state, action, dependencies in
      guard passes(state, action) else {
        dependencies.drop(by: name)
        return .none
      }
      return reduce(into: &state, action: action, dependencies: &dependencies)
    }
  }
}

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
    changed { state, action, dependencies in
      let before = value(state)
      let effect = reduce(into: &state, action: action, dependencies: &dependencies)
      let after = value(state)
      if before == after { return effect }
      let further = reaction(before, after)
        .reduce(into: &state, action: action, dependencies: &dependencies)
      return effect.merged(with: further)
    }
  }
}
