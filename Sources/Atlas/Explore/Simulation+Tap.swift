// The one question that liveness is derived from: what does this action do?

import Composable
import Drawing

/// What came of a tap on a control.
struct Tapping {
  /// Why nothing came of it; none if the control is live.
  var inertness: Liveness?
  /// Whether in all of the run nothing was sent out, and nothing dropped or denied.
  var isUneventful = true
}

extension Simulation {
  /// Sends what a control names.
  mutating func tap(_ slot: Slot) throws(SimulationError) -> Tapping {
    if slot.isDisabled { return Tapping(inertness: .disabled) }
    guard let action = slot.intent.action(as: Action.self) else {
      return Tapping(inertness: .noStore)
    }
    let reaction = try react(to: action)
    var tapping = Tapping(isUneventful: reaction.isUneventful)
    if reaction.didNothing {
      tapping.inertness = reaction.gate.map(Liveness.dropped) ?? .ignored
    }
    return tapping
  }
}
