// A feature inside of another, on a part of its state that is always there.

/// Runs a child on a part of the state, for the actions that are the child's.
///
/// ```swift
/// Scope(state: \.counter, action: .counter) { Counter() }
/// ```
public struct Scope<State: Hashable & Sendable, Action: Hashable & Sendable, Child: Reducer>:
  Reducer
{
  private let part: WritableKeyPath<State, Child.State> & Sendable
  private let action: Case<Action, Child.Action>
  private let child: Child

  /// A child on the part of the state at a key path.
  public init<ChildState, ChildAction>(
    state: WritableKeyPath<State, ChildState> & Sendable,
    action: Case<Action, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child
  ) where Child.State == ChildState, Child.Action == ChildAction {
    self.part = state
    self.action = action
    self.child = child()
  }

  /// Runs the child when the action is the child's.
  public func reduce(
    into state: inout State, action: Action, dependencies: inout Dependencies
  ) -> Effect<Action> {
    guard let childAction = self.action.extract(action) else { return .none }
    return child.run(
      as: self.action.name, on: &state[keyPath: part], action: childAction,
      dependencies: &dependencies
    ).map(self.action.embed)
  }
}
