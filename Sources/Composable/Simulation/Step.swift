// What a simulation is told to do, what comes of it, and why it cannot be done.

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
    // States are compared last, since they may be large.
    started.isEmpty && sent.isEmpty && cancelled.isEmpty && events.isEmpty && before == after
  }
}

/// What came of an action, in short; the record has all of it.
@usableFromInline package struct Reaction: Hashable, Sendable {
  /// Whether nothing came of it: no change, no effect, no event.
  package let didNothing: Bool
  /// The first gate that dropped it, if one did.
  package let gate: String?
  /// Whether in all of the run nothing was sent out, and nothing dropped or denied.
  package internal(set) var isUneventful: Bool
}

/// What would come of an action.
@usableFromInline package struct Prospect: Hashable, Sendable {
  /// What would come of it.
  package let reaction: Reaction
  /// Whether that is a matter of what is in flight: nothing but to end some of it would come of it.
  package let dependsOnQueue: Bool
}

/// Why a run was stopped.
public enum SimulationError: Error, Hashable, CustomStringConvertible {
  /// Actions led to actions without an end.
  case neverSettles(page: String, steps: Int, time: Duration, lastActions: [String])

  /// So many of the last actions are kept that most loops are the same ones wherever they are stopped.
  package static var mostLastActions: Int { 12 }

  /// What happened, why, and what to do.
  public var description: String {
    switch self {
    case .neverSettles(let page, let steps, let time, let lastActions):
      "\(page): the feature never settles: \(steps) actions came from effects without an end "
        + "(now at \(time.readable))"
        + (lastActions.isEmpty
          ? ". " : ", at last \(lastActions.suffix(3).joined(separator: ", ")). ")
        + "Each is sent by an effect of the one before, or repeated: let one of them stop, "
        + "or repeat it less often."
    }
  }
}
