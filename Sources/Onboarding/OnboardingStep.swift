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
  /// What the step says while the placeholder copy is in a state. `[[Add]]` marks a control that it
  /// speaks of, which must then be live.
  public let copy: @Sendable (State) -> String
  /// The regions that are drawn as they are; all others are redacted.
  public let focus: Set<String>
  /// Whether the whole onboarding can be skipped from here.
  public let showsSkip: Bool
  /// What moves the onboarding on by itself.
  public let goal: Goal<State, Action>?
  /// What becomes of an action during the step.
  public let handling: @Sendable (Action) -> Handling

  /// A step that says the same in every state.
  public init(
    _ id: String, copy: String, focus: Set<String>, showsSkip: Bool = true,
    goal: Goal<State, Action>? = nil, handling: @escaping @Sendable (Action) -> Handling
  ) {
    self.init(
      id, copy: { _ in copy }, focus: focus, showsSkip: showsSkip, goal: goal, handling: handling)
  }

  /// A step that says what there is to do in a state, and so never speaks of a control that was
  /// used already.
  public init(
    _ id: String, copy: @escaping @Sendable (State) -> String, focus: Set<String>,
    showsSkip: Bool = true,
    goal: Goal<State, Action>? = nil, handling: @escaping @Sendable (Action) -> Handling
  ) {
    self.id = id
    self.copy = copy
    self.focus = focus
    self.showsSkip = showsSkip
    self.goal = goal
    self.handling = handling
  }

  /// The copy for a state in parts: what is said, and the names of controls.
  public func phrases(for state: State) -> [Phrase] {
    var phrases: [Phrase] = []
    let parts = copy(state).split(separator: "[[", omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      guard index > 0, let end = part.firstRange(of: "]]") else {
        phrases.append(Phrase(text: String(part), isControl: false))
        continue
      }
      phrases.append(Phrase(text: String(part[..<end.lowerBound]), isControl: true))
      phrases.append(Phrase(text: String(part[end.upperBound...]), isControl: false))
    }
    return phrases.filter { !$0.text.isEmpty }
  }

  /// A part of a step's copy.
  public struct Phrase: Hashable, Sendable {
    /// What it says.
    public let text: String
    /// Whether it is the name of a control.
    public let isControl: Bool
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
