// What the step that is shown promises, for the checks of a page.

import Atlas

extension Onboarding {
  /// That the controls which the copy names are live, and that the regions in focus are there.
  ///
  /// ```swift
  /// Page(…).promising(Todos.onboarding.promises)
  /// ```
  @Sendable
  public func promises(of state: State) -> Promises {
    guard let step = step(of: state) else { return Promises() }
    let named = step.phrases(for: state.placeholderState).filter(\.isControl).map(\.text)
    return Promises(controls: named, regions: step.focus.sorted())
  }
}
