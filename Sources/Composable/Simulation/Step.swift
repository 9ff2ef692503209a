// One action, and everything that came of it.

/// One action that was handled: when, where it came from, and all that came of it.
public struct Step<State: Hashable & Sendable, Action: Hashable & Sendable>: Hashable, Sendable {
  /// Where an action comes from.
  public enum Origin: Hashable, Sendable {
    /// Somebody sent it.
    case user
    /// An effect sent it, started by the step with this index.
    case effect(startedBy: Int)
  }

  /// An effect that was started or cancelled.
  public struct Scheduled: Hashable, Sendable {
    let timed: Effect<Action>.Timed
    /// When it is due.
    public let due: Duration
    /// The feature that started it.
    public var owner: FeaturePath { timed.owner ?? .root }
    /// What it does, in words.
    public var summary: String { timed.summary }
  }

  /// The virtual time.
  public let time: Duration
  /// What happened.
  public let action: Action
  /// Who sent it.
  public let origin: Origin
  /// The state before.
  public let before: State
  /// The state after.
  public internal(set) var after: State
  /// Gates that did not let the action pass.
  public internal(set) var drops: [Drop] = []
  /// Calls to clients that the page did not allow.
  public internal(set) var denials: [Denial] = []
  /// Effects that it started and that are due later.
  public internal(set) var started: [Scheduled] = []
  /// Actions that it sent, to be handled at this very time.
  public internal(set) var sent: [Action] = []
  /// Effects that it cancelled.
  public internal(set) var cancelled: [Scheduled] = []
  /// What a live run would have done to the outside.
  public internal(set) var events: [Event] = []

  /// Whether nothing came of the action: no change, no effect, no event.
  public var didNothing: Bool {
    before == after && started.isEmpty && sent.isEmpty && cancelled.isEmpty && events.isEmpty
  }
}
