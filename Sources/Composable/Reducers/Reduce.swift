// The two reducers that everything is made of: a closure, and nothing at all.

/// A reducer that is a closure.
///
/// ```swift
/// Reduce { state, action, dependencies in
///   switch action {
///   case .addTapped:
///     state.todos.insert(Todo(id: dependencies.uuid()), at: 0)
///     return dependencies.analytics.track("Add Todo")
///   }
/// }
/// ```
public struct Reduce<State: Hashable & Sendable, Action: Hashable & Sendable>: Reducer {
  private let change: @Sendable (inout State, Action, inout Dependencies) -> Effect<Action>

  /// A reducer that asks its dependencies.
  public init(
    _ change: @escaping @Sendable (inout State, Action, inout Dependencies) -> Effect<Action>
  ) {
    self.change = change
  }

  /// A reducer that needs nothing from the outside.
  public init(_ change: @escaping @Sendable (inout State, Action) -> Effect<Action>) {
    self.change = { state, action, _ in change(&state, action) }
  }

  /// A reducer whose type is of no interest.
  init(_ reducer: some Reducer<State, Action>) {
    change = { reducer.reduce(into: &$0, action: $1, dependencies: &$2) }
  }

  /// Calls the closure.
  public func reduce(
    into state: inout State, action: Action, dependencies: inout Dependencies
  ) -> Effect<Action> {
    change(&state, action, &dependencies)
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
