// A tour through any feature, on a copy of it, in which only what a step allows is alive.

import Atlas
import Composable

/// Wraps a feature into an onboarding: steps that show parts of it, on placeholder state, and let
/// through only the actions that they speak of. The live feature is untouched until the end.
///
/// ```swift
/// Onboarding(steps: [actions, filters, todos]) { Todos() }
/// ```
///
/// Events that the placeholder records are tagged `[Onboarding]`.
public struct Onboarding<Base: Reducer>: Reducer {
  /// The step, the placeholder it plays on, and the live feature behind.
  public struct State: Hashable, Sendable {
    /// The feature itself.
    public var live: Base.State
    /// The copy that the onboarding plays on.
    public var placeholderState: Base.State
    /// The step that is shown; none when the onboarding is over.
    public var step: String?
    /// How much of the step's goal is reached.
    public var progress = 0

    /// An onboarding at its first step, over a live feature.
    public init(live: Base.State, placeholder: Base.State, step: String?) {
      self.live = live
      self.placeholderState = placeholder
      self.step = step
    }
  }

  /// What can happen.
  public enum Action: Hashable, Sendable {
    /// It is wanted, for the first time or again.
    case beginTapped
    /// On to the next step, or to the end.
    case nextTapped
    /// Back to the step before.
    case previousTapped
    /// To the end at once.
    case skipTapped
    /// The goal of the step was reached.
    case goalReached
    /// Something happened in the placeholder.
    case placeholder(Base.Action)
    /// Something happened in the feature itself.
    case live(Base.Action)
  }

  /// The steps, in order.
  public let steps: [OnboardingStep<Base.State, Base.Action>]
  /// Where each step is, by its name: a tour of many steps looks for them at every action.
  private let places: [String: Int]
  private let base: Base
  private let sandbox: Reduce<Base.State, Base.Action>

  /// An onboarding over a feature.
  public init(
    steps: [OnboardingStep<Base.State, Base.Action>],
    @ReducerBuilder<Base.State, Base.Action> base: () -> Base
  ) {
    self.steps = steps
    places = Dictionary(
      steps.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    self.base = base()
    sandbox = self.base.dependency(Analytics.self) { $0.tagged("Onboarding") }
  }

  /// The state in which it begins, at the first step.
  public func begin(live: Base.State, placeholder: Base.State) -> State {
    State(live: live, placeholder: placeholder, step: steps.first?.id)
  }

  /// The step that a state is at.
  public func step(of state: State) -> OnboardingStep<Base.State, Base.Action>? {
    state.step.flatMap(place).map { steps[$0] }
  }

  /// Moves between the steps, and lets through what the step allows.
  public func reduce(
    into state: inout State, action: Action, dependencies: inout Dependencies
  ) -> Effect<Action> {
    switch action {
    case .beginTapped:
      if state.step == nil { state.step = steps.first?.id }
      return .none
    case .nextTapped, .goalReached:
      move(&state, by: 1)
      return .none
    case .previousTapped:
      move(&state, by: -1)
      return .none
    case .skipTapped:
      state.step = nil
      state.progress = 0
      return .none
    case .placeholder(let action):
      let before = state.placeholderState
      guard let handled = handle(action, in: &state, &dependencies) else { return .none }
      let effect = handled.map(Action.placeholder)
      guard let goal = step(of: state)?.goal else { return effect }
      state.progress = goal.count(state.progress, action, before, state.placeholderState)
      return state.progress >= goal.target ? .merge(effect, .send(.goalReached)) : effect
    case .live(let action):
      guard state.step == nil else {
        dependencies.drop(by: "onboarding")
        return .none
      }
      return base.run(
        as: "live", on: &state.live, action: action, dependencies: &dependencies
      ).map(Action.live)
    }
  }

  private func move(_ state: inout State, by offset: Int) {
    guard let position = state.step.flatMap(place) else { return }
    let next = position + offset
    guard next >= 0 else { return }
    state.step = steps.indices.contains(next) ? steps[next].id : nil
    state.progress = 0
  }

  /// Where in the order a step is, by its name.
  func place(of step: String) -> Int? { places[step] }

  // What the action starts; nil when it was dropped.
  private func handle(
    _ action: Base.Action, in state: inout State, _ dependencies: inout Dependencies
  ) -> Effect<Base.Action>? {
    guard let step = step(of: state) else {
      dependencies.drop(by: "onboarding is over")
      return nil
    }
    switch step.handling(action) {
    case .dropped:
      dependencies.drop(by: "step \(step.id)")
      return nil
    case .here(let change):
      change(&state.placeholderState)
      return .none
    case .real:
      return sandbox.run(
        as: "placeholder", on: &state.placeholderState, action: action,
        dependencies: &dependencies)
    }
  }
}

// What the step that is shown promises, for the checks of a page.

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
    let panel = OnboardingPanel<Base.State, Base.Action>.region
    let goal = step.goal.map { _ in Promises.Goal(step.id, guide: panel) }
    return Promises(controls: named, regions: step.focus.sorted(), goal: goal)
  }
}
