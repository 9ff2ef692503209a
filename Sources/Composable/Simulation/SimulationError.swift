// How a run can fail.

/// Why a run was stopped.
public enum SimulationError: Error, Hashable, CustomStringConvertible {
  /// Actions led to actions without an end.
  case neverSettles(page: String, steps: Int, time: Duration, lastActions: [String])

  /// What happened, why, and what to do.
  public var description: String {
    switch self {
    case .neverSettles(let page, let steps, let time, let lastActions):
      "\(page): the feature never settles: \(steps) actions came from effects without an end "
        + "(now at \(time.readable)), at last \(lastActions.joined(separator: ", ")). "
        + "Each is sent by an effect of the one before: let one of them stop, "
        + "or repeat with a limit."
    }
  }
}
