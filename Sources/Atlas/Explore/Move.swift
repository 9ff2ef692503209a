// One step of a run, with the action itself: what a path shows, and a replay does.

import Composable

enum Move<Action: Hashable & Sendable>: Sendable {
  case outside(String, @Sendable (inout Dependencies) -> Void)
  case send(Action)
  case advance(Duration)
}
