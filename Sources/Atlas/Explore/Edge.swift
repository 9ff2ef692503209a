// Frames and what can be done in them, without the types of the feature: there are as many edges as
// controls in all frames, and where types are not known each copy costs a look-up of them.

import Composable
import Drawing

/// A node that has become a frame.
struct Visited {
  let name: String
  /// The frame of the story that its name begins with.
  let ancestor: String
  let isFromStory: Bool
  let depth: Int
  let drawing: Int
  var outcomes: [Outcome] = []
}

/// Something that can be done in a frame.
struct Edge {
  let from: Int
  let cause: PageAtlas.Transition.Cause
  /// What is sent; nothing where time passes.
  let intent: Intent
  let isLikeFirstRow: Bool
  /// What a live run would have sent to the outside.
  let events: [Event]
  /// The gates that dropped something.
  let dropped: [String]
  /// The frame that it leads to, once that is known.
  var to: Int?
}

/// What a control turned out to do.
enum Outcome {
  case inert(Liveness)
  /// Live: the edge that it goes, and whether the first row of its list stands for it.
  case live(edge: Int, isLikeFirstRow: Bool)
}
