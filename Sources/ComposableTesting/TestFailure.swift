// What a test of a feature can find wrong, and the words for it.

import Composable

/// What a `TestStore` found wrong.
package enum TestFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The state after an action is another than the test expected.
  case stateDiffers(action: String, diff: [String])
  /// The test expected a change of the state, and there was none.
  case noChange(action: String)
  /// Another action came from an effect than the test expected.
  case unexpectedAction(expected: String, received: String, diff: [String])
  /// The test expected an action from an effect, and none came.
  case nothingReceived(expected: String, inFlight: [String])
  /// Actions came from effects, and the test went on without them.
  case unhandled(actions: [String], before: String)
  /// Effects were in flight when the test ended.
  case inFlight([String])
  /// The feature called a client that the test did not allow.
  case denied(client: String, action: String)
  /// The closure that changes the expected state threw an error.
  case expectationThrew(action: String, error: String)
  /// Actions led to actions without an end.
  case neverSettles(SimulationError)

  /// What happened, and what to do.
  package var description: String {
    switch self {
    case .stateDiffers(let action, let diff):
      """
      After \(action) the state differs (- expected, + actual):

      \(Self.block(diff))
      """
    case .noChange(let action):
      """
      After \(action) a change of the state was expected, but none occurred.

      The closure describes the state as it was before. Remove it when nothing should change.
      """
    case .unexpectedAction(_, _, let diff):
      """
      Another action was received (- expected, + received):

      \(Self.block(diff))
      """
    case .nothingReceived(let expected, let inFlight) where inFlight.isEmpty:
      "No action was received, but \(expected) was expected. No effect is in flight."
    case .nothingReceived(let expected, let inFlight):
      """
      No action was received yet, but \(expected) was expected. In flight:

      \(Self.block(inFlight))

      Advance the time of the store.
      """
    case .unhandled(let actions, let before):
      """
      \(actions.count) received \(actions.count == 1 ? "action was" : "actions were") \
      not handled before \(before):

      \(Self.block(actions))

      Handle each with receive, or switch exhaustivity off.
      """
    case .inFlight(let effects):
      """
      \(effects.count) \(effects.count == 1 ? "effect is" : "effects are") still in flight:

      \(Self.block(effects))

      Advance the time and receive what they send, or cancel them.
      """
    case .denied(let client, let action):
      """
      \(action) called \(client), which this test does not allow.

      Allow it: TestStore(…, dependencies: Dependencies(page: "test").allowing(…)).
      """
    case .expectationThrew(let action, let error):
      "The expected state after \(action) could not be made: \(error)"
    case .neverSettles(let error):
      error.description
    }
  }

  private static func block(_ lines: [String]) -> String {
    lines.map { "    " + $0 }.joined(separator: "\n")
  }
}
