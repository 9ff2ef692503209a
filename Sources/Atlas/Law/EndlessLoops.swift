// Actions that lead to one another without an end: each is told once, and costs its time once.

import Composable

/// The loops of actions that a walk has found.
struct EndlessLoops: Sendable {
  private var causes: Set<String> = []

  /// Notes a loop; returns what it is called. When it is stopped, after how many steps, and with what the
  /// actions carry, is no matter of its name.
  mutating func note(_ error: SimulationError) -> String {
    let cause = Self.cause(of: error)
    causes.insert(cause)
    return cause
  }

  /// Does something, which is stopped soon if it comes into a loop that is known. Whatever else takes long
  /// has its time.
  func stop<State, Action, Result>(
    _ run: inout Simulation<State, Action>,
    _ body: (inout Simulation<State, Action>) throws(SimulationError) -> Result
  ) throws(SimulationError) -> Result {
    if causes.isEmpty { return try body(&run) }
    let start = run
    run.stepLimit = min(Self.mostSteps, start.stepLimit)
    do throws(SimulationError) {
      let result = try body(&run)
      run.stepLimit = start.stepLimit
      return result
    } catch {
      if causes.contains(Self.cause(of: error)) { throw error }
      run = start
      return try body(&run)
    }
  }

  /// After how many steps one is taken to be in a loop that is known.
  private static var mostSteps: Int { 200 }

  private static func cause(of error: SimulationError) -> String {
    switch error {
    case .neverSettles(_, _, _, let lastActions):
      Set(lastActions.map { $0.prefix { $0 != "(" } }).sorted().joined(separator: ", ")
    }
  }
}
