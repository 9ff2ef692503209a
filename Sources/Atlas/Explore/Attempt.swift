// The one question that liveness is derived from: what does this action do?

import Composable
import Drawing

/// What came of trying a control in a run.
enum Attempt<State: Hashable & Sendable, Action: Hashable & Sendable> {
  /// Nothing, and why; the run, if the action came as far as that.
  case inert(Liveness, Simulation<State, Action>?)
  /// The action did something: the run after it.
  case live(Action, Simulation<State, Action>)

  /// Sends what the control names to a copy of the run, and looks what came of it.
  init(_ slot: Slot, in run: Simulation<State, Action>) throws(SimulationError) {
    if slot.isDisabled {
      self = .inert(.disabled, nil)
      return
    }
    guard let action = slot.intent.action(as: Action.self) else {
      self = .inert(.noStore, nil)
      return
    }
    var run = run
    let index = run.record.steps.count
    try run.send(action)
    let step = run.record.steps[index]
    guard step.didNothing else {
      self = .live(action, run)
      return
    }
    self = .inert(step.drops.first.map { .dropped(gate: $0.gate) } ?? .ignored, run)
  }
}
