// What the step that is shown promises, for the checks of a page.

import Atlas

extension Onboarding {
  /// That the controls which the copy names are live and lead to the goal, that the goal can be
  /// reached, that the regions in focus are there, that no two steps have one name, and that the step
  /// that a state is at is one of them.
  ///
  /// ```swift
  /// page.promising(Todos.onboarding.promises)
  /// ```
  @Sendable
  public func promises(of state: State) -> Promises {
    var promises = Promises(mistakes: mistakes)
    guard let step = step(of: state) else {
      if let absent = state.step { promises.mistakes.append(mistake(naming: absent)) }
      return promises
    }
    promises.controls = step.phrases(for: state.placeholderState).filter(\.isControl).map(\.text)
    if let open = step.openMark(for: state.placeholderState) {
      promises.mistakes.append(mistake(leavingOpen: open, of: step))
    }
    promises.regions = step.focus.sorted()
    promises.place = step.place
    if step.goal != nil {
      promises.goal = Promises.Goal(step.id, guide: OnboardingGuide.region)
      promises.goal?.isGuideOne = true
    }
    return promises
  }

  private func mistake(
    leavingOpen open: String, of step: OnboardingStep<Base.State, Base.Action>
  ) -> String {
    let line = step.place.map { "\($0): " } ?? ""
    let start = open.prefix(24)
    return
      "\(line)the copy marks a control with '[[\(start)\(start == open ? "" : "…")', and the mark "
      + "has no end. Write ']]' behind the control's name."
  }

  private func mistake(naming absent: String) -> String {
    let names = steps.map { "'\($0.id)'" }.joined(separator: ", ")
    return "the tour is at the step '\(absent)', which it does not have, and so it is over. "
      + (steps.isEmpty ? "It has no steps." : "There are: \(names).")
  }

  /// Steps that cannot be told apart.
  private var mistakes: [String] {
    if places.count == steps.count { return [] }
    return steps.enumerated().compactMap { index, step in
      guard let first = places[step.id], first != index else { return nil }
      let line = step.place.map { "\($0): " } ?? ""
      let other = steps[first].place.map { " The first is at \($0)." } ?? ""
      return "\(line)the steps \(first + 1) and \(index + 1) of the tour are both called "
        + "'\(step.id)'. A tour could not tell where it is: give one of them another name.\(other)"
    }
  }
}
