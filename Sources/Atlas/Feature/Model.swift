// A page with its types: what is walked.

import Composable
import Drawing

/// A feature as a page shows it: where it begins, its logic, its view, its story, its laws.
struct Model<State: Hashable & Sendable, Action: Hashable & Sendable>: Sendable {
  let name: String
  let place: CodePlace?
  let options: PageOptions
  let environment: EnvironmentValues
  let dependencies: Dependencies
  /// Whether pages that are drawn otherwise share what is walked.
  let isAlike: Bool
  let initial: State
  let reducer: any Reducer<State, Action>
  /// The steps of its story, made where it is told: of pages that are alike, most are not.
  let story: @Sendable () -> [StoryStep<Action>]
  let laws: [Law<State>]
  let view: @Sendable (State, EnvironmentValues) -> Drawing
  /// Who knows what its code was at, where that ended the program.
  let witness = Witness<Action>()

  /// A run at its very beginning, before anything appeared.
  var start: Simulation<State, Action> {
    Simulation(initial, dependencies: dependencies, reducer: reducer).telling(witness)
  }

  /// Whether what goes with recorded events may be told.
  var tellsValues: Bool { options.tellsValues && !environment.redaction.isPublic }

  /// What is seen of a state.
  func draw(_ state: State) -> Drawing { draw(state, in: environment) }

  private func draw(_ state: State, in environment: EnvironmentValues) -> Drawing {
    witness.draws()
    return view(state, environment)
  }

  /// The same, about as large as another drawing.
  func draw(_ state: State, asLargeAs other: Drawing?) -> Drawing {
    var environment = environment
    environment.room = other?.size
    return draw(state, in: environment)
  }

  /// The same state with nothing redacted but what is private or a secret, to be laid over what is seen
  /// of it; nothing where it would be the same, and in a build for the public.
  func drawUnredacted(
    _ state: State, besides drawing: Drawing, asLargeAs other: Drawing? = nil
  ) -> Drawing? {
    guard drawing.hasRedactedContent, !environment.redaction.isPublic else { return nil }
    var environment = environment
    environment.room = other?.size
    environment.redaction.isLifted = true
    let unredacted = draw(state, in: environment)
    return unredacted == drawing ? nil : unredacted
  }

  /// The same state with all drawn as it is that is sensitive, to be looked for elsewhere. It is never
  /// written.
  func drawRevealed(_ state: State) -> Drawing {
    var environment = environment
    environment.redaction.isRevealed = true
    return draw(state, in: environment)
  }

  /// The same state as those see it for whom nothing is hidden because the build is for the public:
  /// what a story or a copy says of it, it says of this.
  func drawForOwner(_ state: State, besides drawing: Drawing) -> Drawing {
    guard environment.redaction.isPublic, drawing.isSensitive else { return drawing }
    var environment = environment
    environment.redaction.isPublic = false
    return draw(state, in: environment)
  }

  /// The same view, whose fields name the edits to a text.
  func draw(_ state: State, typing text: String) -> Drawing {
    var environment = environment
    environment.typedText = text
    return draw(state, in: environment)
  }
}
