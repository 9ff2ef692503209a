// A page with its types: what is walked.

import Composable
import Drawing

/// A feature as a page shows it: where it begins, its logic, its view, its story, its laws.
struct Model<State: Hashable & Sendable, Action: Hashable & Sendable>: Sendable {
  let name: String
  let options: PageOptions
  let environment: EnvironmentValues
  let dependencies: Dependencies
  /// Whether pages that are drawn otherwise share what is walked.
  let isAlike: Bool
  let initial: State
  let reducer: any Reducer<State, Action>
  let story: [StoryStep<Action>]
  let laws: [Law<State>]
  let view: @Sendable (State, EnvironmentValues) -> Drawing

  /// A run at its very beginning, before anything appeared.
  var start: Simulation<State, Action> {
    Simulation(initial, dependencies: dependencies, reducer: reducer)
  }

  /// Whether what goes with recorded events may be told.
  var tellsValues: Bool { options.tellsValues && !environment.redaction.isPublic }

  /// What is seen of a state.
  func draw(_ state: State) -> Drawing { view(state, environment) }

  /// The same state with nothing redacted but what is private, to be laid over what is seen of it;
  /// nothing where it would be the same, and in a build for the public.
  func drawUnredacted(_ state: State, besides drawing: Drawing) -> Drawing? {
    guard drawing.hasRedactedContent, !environment.redaction.isPublic else { return nil }
    var environment = environment
    environment.redaction.isLifted = true
    let unredacted = view(state, environment)
    return unredacted == drawing ? nil : unredacted
  }

  /// The same view, whose fields name the edits to a text.
  func draw(_ state: State, typing text: String) -> Drawing {
    var environment = environment
    environment.typedText = text
    return view(state, environment)
  }
}
