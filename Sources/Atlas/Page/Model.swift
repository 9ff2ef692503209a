// A page with its types, behind `Page`, which has none.

import Composable
import Drawing

struct Model<State: Hashable & Sendable, Action: Hashable & Sendable>: Sendable {
  let page: Page
  let initial: State
  let reducer: any Reducer<State, Action>
  let story: [StoryStep<Action>]
  let draw: @Sendable (State, EnvironmentValues) -> Drawing

  /// A run at its very beginning, before anything appeared.
  var start: Simulation<State, Action> {
    Simulation(initial, dependencies: page.dependencies, reducer: reducer)
  }

  func framesThatDoNotReplay() -> [String] {
    var explorer = Explorer(self)
    _ = explorer.explored()
    return explorer.framesThatDoNotReplay()
  }
}
