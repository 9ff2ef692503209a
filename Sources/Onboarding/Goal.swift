// What a visitor does to move a tour on, as a question about the sandbox.

/// What moves a tour on by itself: a question that is asked after each action that a step let through.
///
/// ```swift
/// let goals: [Goal<Todos.State, Todos.Action>] = [
///   Goal { $0.now.isEditing },
///   Goal { $0.before.filter == .active && $0.now.filter == .all },
///   Goal(after: .seconds(2)) { $0.now.isEditing },
/// ]
/// ```
///
/// A goal remembers nothing. Two visitors who see the same reach it in the same way, in whatever order
/// they came by.
public struct Goal<State: Hashable & Sendable, Action: Hashable & Sendable>: Sendable {
  /// An action that was let through, and what came of it.
  public struct Moment: Sendable {
    /// The sandbox as the tour began.
    public let beginning: State
    /// The sandbox before the action.
    public let before: State
    /// The action: of the visitor, or of an effect that arrived.
    public let action: Action
    /// The sandbox after the action.
    public let now: State
  }

  let wait: Duration
  let isReached: @Sendable (Moment) -> Bool

  /// A goal that is reached when this holds, or when it has held for a while in which nothing changed:
  /// each change begins the wait anew.
  public init(
    after wait: Duration = .zero, isReached: @escaping @Sendable (Moment) -> Bool
  ) {
    self.wait = wait
    self.isReached = isReached
  }
}
