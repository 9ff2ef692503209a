// A tour through any feature, on a copy of it, in which only what a step allows is alive.

import Composable

/// Wraps a feature into an onboarding: steps that show parts of it, on placeholder state, and let
/// through only the actions that they speak of. The live feature is untouched until the end.
///
/// ```swift
/// Onboarding(
///   steps: [actions, filters, todos], sandbox: Sandbox(Todos()).allowing(UniqueIDs.live))
/// ```
///
/// Nothing stays of a tour: as it begins and as it ends, the placeholder is put back. Meanwhile the
/// live feature goes on by itself, with what it waits for.
public struct Onboarding<Base: Reducer>: Reducer {
  /// The step, the placeholder it plays on, and the live feature behind.
  public struct State: Hashable, Sendable {
    /// The feature itself.
    public var live: Base.State
    /// The copy that the onboarding plays on.
    public var placeholderState: Base.State
    /// What the copy is whenever the onboarding begins, and when it is over.
    public let beginning: Base.State
    /// The step that is shown; none when the onboarding is over.
    public var step: String?

    /// An onboarding at a step, over a live feature.
    public init(live: Base.State, placeholder: Base.State, step: String?) {
      self.live = live
      self.placeholderState = placeholder
      self.beginning = placeholder
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

  private enum CancelID { case goal }

  /// The steps, in order.
  public let steps: [OnboardingStep<Base.State, Base.Action>]
  /// Where each step is, by its name: a tour of many steps looks for them at every action.
  let places: [String: Int]
  private let sandbox: Sandbox<Base>
  private let logic: Sandbox<Base>.Logic

  /// An onboarding that plays in a sandbox.
  public init(steps: [OnboardingStep<Base.State, Base.Action>], sandbox: Sandbox<Base>) {
    self.steps = steps
    places = Dictionary(
      steps.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    self.sandbox = sandbox
    logic = sandbox.logic
  }

  /// An onboarding over a feature, in the usual sandbox: events are tagged, and all else is denied.
  public init(
    steps: [OnboardingStep<Base.State, Base.Action>],
    @ReducerBuilder<Base.State, Base.Action> base: () -> Base
  ) {
    self.init(steps: steps, sandbox: Sandbox(base()))
  }

  /// The state in which it begins, at the first step.
  public func begin(live: Base.State, placeholder: Base.State) -> State {
    var state = State(live: live, placeholder: placeholder, step: nil)
    enter(0, &state)
    return state
  }

  /// The step that a state is at; none where the onboarding is over, or has no step of that name.
  public func step(of state: State) -> OnboardingStep<Base.State, Base.Action>? {
    state.step.flatMap { places[$0] }.map { steps[$0] }
  }

  /// Moves between the steps, and lets through what the step allows.
  public func reduce(
    into state: inout State, action: Action, dependencies: inout Dependencies
  ) -> Effect<Action> {
    switch action {
    case .beginTapped:
      guard step(of: state) == nil else { return .none }
      let effect = putBack(&state, &dependencies)
      enter(0, &state)
      return effect
    case .nextTapped, .goalReached:
      return move(&state, by: 1, &dependencies)
    case .previousTapped:
      return move(&state, by: -1, &dependencies)
    case .skipTapped:
      return end(&state, &dependencies)
    case .placeholder(let action):
      return handle(action, in: &state, &dependencies)
    case .live(let action):
      // What the feature itself waits for arrives during a tour as well: it would wait for ever.
      guard step(of: state) == nil || dependencies.isSent(by: "live") else {
        dependencies.drop(by: "onboarding")
        return .none
      }
      return sandbox.feature.run(
        as: "live", on: &state.live, action: action, dependencies: &dependencies
      ).map(Action.live)
    }
  }

  private func move(
    _ state: inout State, by offset: Int, _ dependencies: inout Dependencies
  ) -> Effect<Action> {
    guard let step = state.step, let position = places[step] else { return .none }
    let next = position + offset
    guard next >= 0 else { return .none }
    guard next < steps.count else { return end(&state, &dependencies) }
    enter(next, &state)
    return waits(at: position) ? .cancel(id: CancelID.goal) : .none
  }

  private func enter(_ position: Int, _ state: inout State) {
    guard steps.indices.contains(position) else { return }
    state.step = steps[position].id
    steps[position].prepare(&state.placeholderState, state.beginning)
  }

  private func end(_ state: inout State, _ dependencies: inout Dependencies) -> Effect<Action> {
    guard let step = state.step, let position = places[step] else { return .none }
    state.step = nil
    let cancellation = putBack(&state, &dependencies)
    let goal: Effect<Action> = waits(at: position) ? .cancel(id: CancelID.goal) : .none
    return sandbox.dropsLateEffects ? goal : .merge(goal, cancellation)
  }

  /// Puts the placeholder back to its beginning; what is returned cancels what it has in flight.
  private func putBack(
    _ state: inout State, _ dependencies: inout Dependencies
  ) -> Effect<Action> {
    state.placeholderState = state.beginning
    dependencies.putBackClients(of: "placeholder")
    return dependencies.cancellation(of: "placeholder")
  }

  private func waits(at position: Int) -> Bool { (steps[position].goal?.wait ?? .zero) > .zero }

  private func handle(
    _ action: Base.Action, in state: inout State, _ dependencies: inout Dependencies
  ) -> Effect<Action> {
    guard let step = step(of: state) else {
      dependencies.drop(by: "onboarding is over")
      return .none
    }
    let before = state.placeholderState
    var effect = Effect<Action>.none
    switch step.handling(before, action) {
    case .dropped:
      dependencies.drop(by: "step \(step.id)")
      return .none
    case .here(let change):
      change(&state.placeholderState)
    case .real:
      effect = logic.run(
        as: "placeholder", on: &state.placeholderState, action: action,
        dependencies: &dependencies
      ).map(Action.placeholder)
    }
    guard let goal = step.goal else { return effect }
    let isReached = goal.isReached(
      .init(
        beginning: state.beginning, before: before, action: action, now: state.placeholderState))
    if goal.wait == .zero {
      guard isReached else { return effect }
      // Once, however many actions at one time find the goal reached: each would go a step on.
      let arrival = Effect.send(Action.goalReached)
      return .merge(effect, arrival.cancellable(id: CancelID.goal, cancelInFlight: true))
    }
    let arrival = Effect.send(Action.goalReached, after: goal.wait)
    // What changed nothing may be what the goal asks for, but it does not begin the wait anew.
    if state.placeholderState == before {
      return isReached ? .merge(effect, arrival.yielding(to: CancelID.goal)) : effect
    }
    return .merge(
      effect,
      isReached
        ? arrival.cancellable(id: CancelID.goal, cancelInFlight: true) : .cancel(id: CancelID.goal))
  }
}

extension Onboarding: Composition {
  /// The placeholder and the live feature are always there, if not all that is in them.
  package func keeps(_ path: FeaturePath.Rest, from before: State, to after: State) -> Bool? {
    let rest = path.dropFirst()
    return switch path.first {
    case FeaturePath.Element(name: "live"):
      sandbox.feature.keeps(rest, from: before.live, to: after.live) ?? true
    case FeaturePath.Element(name: "placeholder"):
      // What arrives when the tour is over is dropped, which is to be on record.
      sandbox.dropsLateEffects && step(of: after) == nil
        || sandbox.feature.keeps(rest, from: before.placeholderState, to: after.placeholderState)
          ?? true
    default: nil
    }
  }
}
