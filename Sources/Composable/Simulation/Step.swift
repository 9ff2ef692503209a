// One action, and everything that came of it.

/// One action that was handled: when, where it came from, and all that came of it.
package struct Step<State: Hashable & Sendable, Action: Hashable & Sendable>: Hashable, Sendable {
  /// Where an action comes from.
  package enum Origin: Hashable, Sendable {
    /// Somebody sent it.
    case user
    /// An effect sent it, started by the step with this index.
    case effect(startedBy: Int)
  }

  /// An effect that was started or cancelled.
  package struct Scheduled: Hashable, Sendable {
    let timed: Effect<Action>.Timed
    /// When it is due.
    package let due: Duration
    /// The feature that started it.
    package var owner: FeaturePath { timed.owner ?? .root }
    /// What it does, in words.
    package var summary: String { timed.summary }
  }

  /// The virtual time.
  package let time: Duration
  /// What happened.
  package let action: Action
  /// Who sent it.
  package let origin: Origin
  /// The state before.
  package let before: State
  /// The state after.
  package internal(set) var after: State
  /// Gates that did not let the action pass.
  package internal(set) var drops: [Drop] = []
  /// Calls to clients that the page did not allow.
  package internal(set) var denials: [Denial] = []
  /// Effects that it started and that are due later.
  package internal(set) var started: [Scheduled] = []
  /// Actions that it sent, to be handled at this very time.
  package internal(set) var sent: [Action] = []
  /// Effects that it cancelled.
  package internal(set) var cancelled: [Scheduled] = []
  /// What a live run would have done to the outside.
  package internal(set) var events: [Event] = []

  /// Whether nothing came of the action: no change, no effect, no event.
  package var didNothing: Bool {
    before == after && started.isEmpty && sent.isEmpty && cancelled.isEmpty && events.isEmpty
  }
}
