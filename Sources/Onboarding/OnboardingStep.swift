// A step of an onboarding, as data.

/// One step of an onboarding: what it says, what it shows, what it lets through.
///
/// ```swift
/// OnboardingStep(
///   "filters", copy: "Pick [[Active]] to see what is left to do.", focus: ["filters"],
///   goal: Goal(2) { progress, action, _, _ in … }
/// ) { action in
///   if case .filterPicked = action { .real } else { .dropped }
/// }
/// ```
public struct OnboardingStep<State: Hashable & Sendable, Action: Hashable & Sendable>: Sendable {
  /// What becomes of an action of the feature during the step.
  public enum Handling: Sendable {
    /// It is dropped, and recorded as dropped.
    case dropped
    /// The real reducer handles it, on the placeholder copy, with transformed dependencies.
    case real
    /// The step handles it itself, on the placeholder copy.
    case here(@Sendable (inout State) -> Void)
  }

  /// What the step is called, in records and frame names.
  public let id: String
  /// What the step says. `[[Add]]` marks a control that it speaks of, which must then be live.
  public let copy: String
  /// The regions that are drawn as they are; all others are redacted.
  public let focus: Set<String>
  /// Whether the whole onboarding can be skipped from here.
  public let showsSkip: Bool
  /// What moves the onboarding on by itself.
  public let goal: Goal<State, Action>?
  /// What becomes of an action during the step.
  public let handling: @Sendable (Action) -> Handling

  /// A step.
  public init(
    _ id: String, copy: String, focus: Set<String>, showsSkip: Bool = true,
    goal: Goal<State, Action>? = nil, handling: @escaping @Sendable (Action) -> Handling
  ) {
    self.id = id
    self.copy = copy
    self.focus = focus
    self.showsSkip = showsSkip
    self.goal = goal
    self.handling = handling
  }

  /// The names of the controls that the copy speaks of.
  public var namedControls: [String] {
    copy.split(separator: "[[", omittingEmptySubsequences: false).dropFirst().compactMap { part in
      guard let end = part.firstRange(of: "]]") else { return nil }
      return String(part[..<end.lowerBound])
    }
  }
}

/// What a visitor does to move an onboarding on: a count that has to be reached.
///
/// After each action that the step let through, the count so far becomes another; the states are
/// those of the placeholder copy, before the action and after it.
public struct Goal<State: Hashable & Sendable, Action: Hashable & Sendable>: Sendable {
  let target: Int
  let count: @Sendable (_ progress: Int, _ action: Action, _ before: State, _ after: State) -> Int

  /// A goal that is reached when the count is `target`.
  public init(
    _ target: Int,
    count:
      @escaping @Sendable (
        _ progress: Int, _ action: Action, _ before: State, _ after: State
      ) -> Int
  ) {
    self.target = target
    self.count = count
  }
}
