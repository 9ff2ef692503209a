// Where the outside is asked, what can follow divides: once for each set of its answers.

import Composable

extension Simulation {
  /// Does something once for each set of answers but the usual ones that the outside may give to what is
  /// asked meanwhile. Whom it asks with the usual ones is known.
  func divide(
    _ asked: [String], _ body: (inout Simulation) throws(SimulationError) -> Bool,
    then: (Simulation, [ChosenAnswer]) -> Void,
    failing: (SimulationError, Simulation, [ChosenAnswer]) -> Void
  ) {
    if !asked.isEmpty { divide(asked, [], [], body, then, failing) }
  }

  // Each set of answers once: a client that comes later in order is asked with all of its answers,
  // while those before it keep theirs.
  private func divide(
    _ asked: [String], _ chosen: [ChosenAnswer], _ fixed: Set<String>,
    _ body: (inout Simulation) throws(SimulationError) -> Bool,
    _ then: (Simulation, [ChosenAnswer]) -> Void,
    _ failing: (SimulationError, Simulation, [ChosenAnswer]) -> Void
  ) {
    var fixed = fixed
    for client in asked where !fixed.contains(client) {
      fixed.insert(client)
      for alternative in alternatives(of: client) {
        let told = chosen + [alternative]
        var start = self
        start.answerNext(told)
        var run = start
        do throws(SimulationError) {
          guard try body(&run) else { continue }
        } catch {
          failing(error, start, told)
          continue
        }
        let taken = run.takenAnswers()
        // Where one answer keeps another client from being asked, nothing is to be chosen there.
        guard told.allSatisfy({ taken.contains($0.client) }) else { continue }
        then(run, told)
        start.divide(taken, told, fixed, body, then, failing)
      }
    }
  }

  /// The answers that a client can give besides the one that comes next.
  private func alternatives(of client: String) -> [ChosenAnswer] {
    guard let choice = dependencies.choices[client] else { return [] }
    return choice.names.indices.filter { $0 != choice.next }.map {
      ChosenAnswer(client: client, answer: choice.names[$0], index: $0)
    }
  }
}
