// A step of an onboarding, as data.

import Atlas
import Drawing

/// One step of an onboarding: what it says, what it shows, what it lets through.
///
/// ```swift
/// let filters = OnboardingStep<Todos.State, Todos.Action>(
///   "filters", copy: "Pick [[Active]] to see what is left to do.", focus: ["filters"],
///   goal: Goal { $0.now.filter == .active }
/// ) { _, action in
///   if case .filterPicked = action { .real } else { .dropped }
/// }
/// ```
public struct OnboardingStep<State: Hashable & Sendable, Action: Hashable & Sendable>: Sendable {
  /// What becomes of an action of the feature during the step.
  public enum Handling: Sendable {
    /// It is dropped, and recorded as dropped.
    case dropped
    /// The real reducer handles it, on the placeholder copy, with the clients of the sandbox.
    case real
    /// The step handles it itself, on the placeholder copy.
    case here(@Sendable (inout State) -> Void)
  }

  /// What the step is called, in records and frame names.
  public let id: String
  /// What the step says while the placeholder copy is in a state. `[[Add]]` marks a control that it
  /// speaks of. It must be live then, and if the step has a goal, it must lead there.
  public let copy: @Sendable (State) -> String
  /// The regions that are drawn as they are; all others are redacted.
  public let focus: Set<String>
  /// Whether the whole onboarding can be skipped from here.
  public let showsSkip: Bool
  /// What the step changes in the placeholder copy as it begins, so that there is something to do. It
  /// is given the copy as it was when the tour began.
  public let prepare: @Sendable (_ placeholder: inout State, _ beginning: State) -> Void
  /// What moves the onboarding on by itself.
  public let goal: Goal<State, Action>?
  /// Where the step was written; nothing where that is not in Swift.
  package var place: CodePlace?
  /// What becomes of an action during the step, while the placeholder copy is in a state.
  public let handling: @Sendable (State, Action) -> Handling

  /// A step that says the same in every state.
  public init(
    _ id: String, copy: String, focus: Set<String>, showsSkip: Bool = true,
    prepare: @escaping @Sendable (inout State, State) -> Void = { _, _ in },
    goal: Goal<State, Action>? = nil, fileID: String = #fileID, line: Int = #line,
    handling: @escaping @Sendable (State, Action) -> Handling
  ) {
    self.init(
      id, copy: { _ in copy }, focus: focus, showsSkip: showsSkip, prepare: prepare, goal: goal,
      fileID: fileID, line: line, handling: handling)
  }

  /// A step that says what there is to do in a state, and so never speaks of a control that was
  /// used already.
  public init(
    _ id: String, copy: @escaping @Sendable (State) -> String, focus: Set<String>,
    showsSkip: Bool = true,
    prepare: @escaping @Sendable (inout State, State) -> Void = { _, _ in },
    goal: Goal<State, Action>? = nil, fileID: String = #fileID, line: Int = #line,
    handling: @escaping @Sendable (State, Action) -> Handling
  ) {
    self.id = id
    self.copy = copy
    self.focus = focus
    self.showsSkip = showsSkip
    self.prepare = prepare
    self.goal = goal
    place = CodePlace(fileID: fileID, line: line)
    self.handling = handling
  }

  /// The copy for a state in parts: what is said, and the names of controls. A mark that is not closed
  /// marks nothing, and stays in the text.
  public func phrases(for state: State) -> [OnboardingPhrase] { marked(for: state).phrases }

  /// What stands behind a mark in the copy for a state that is not closed.
  func openMark(for state: State) -> String? { marked(for: state).open }

  private func marked(for state: State) -> (phrases: [OnboardingPhrase], open: String?) {
    var phrases: [OnboardingPhrase] = []
    var open: String?
    let parts = copy(state).split(separator: "[[", omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      if index == 0 {
        phrases.append(OnboardingPhrase(text: String(part), isControl: false))
        continue
      }
      guard let end = part.firstRange(of: "]]") else {
        phrases.append(OnboardingPhrase(text: "[[\(part)", isControl: false))
        open = open ?? String(part)
        continue
      }
      phrases.append(OnboardingPhrase(text: String(part[..<end.lowerBound]), isControl: true))
      phrases.append(OnboardingPhrase(text: String(part[end.upperBound...]), isControl: false))
    }
    return (phrases.filter { !$0.text.isEmpty }, open)
  }
}

/// A part of a step's copy.
public struct OnboardingPhrase: Hashable, Sendable {
  /// What it says.
  public let text: String
  /// Whether it is the name of a control.
  public let isControl: Bool
}
