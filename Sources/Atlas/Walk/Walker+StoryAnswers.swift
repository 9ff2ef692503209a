// The answers that a story chooses, and whether anybody asks for them.

import Composable
import Drawing

/// An answer that a step of a story chose, for which nobody has asked so far.
struct AwaitedAnswer {
  let chosen: ChosenAnswer
  let place: CodePlace
  /// Whether time has passed since.
  var hasWaited = false
}

extension [AwaitedAnswer] {
  /// Notes a step. What a branch asks for is not seen from here.
  mutating func note<Action>(_ step: StoryStep<Action>, of clients: [String: AnswerChoices]) {
    switch step.what {
    case .answer(let client, let answer):
      removeAll { $0.chosen.client == client }
      // That the usual answer was asked for is nowhere to be seen.
      guard let index = clients[client]?.names.firstIndex(of: answer), index > 0 else { return }
      let chosen = ChosenAnswer(client: client, answer: answer, index: index)
      append(AwaitedAnswer(chosen: chosen, place: step.place))
    case .advance, .settle: for index in indices { self[index].hasWaited = true }
    case .branch: removeAll()
    default: break
    }
  }

  /// Leaves those that the clients of a run have still to give.
  mutating func keepThose(of clients: [String: AnswerChoices], or chosen: [ChosenAnswer]) {
    removeAll { awaited in
      clients[awaited.chosen.client]?.next != awaited.chosen.index
        && !chosen.contains(awaited.chosen)
    }
  }
}

extension Walker {
  /// Tells of answers that nobody asked for: whoever wrote them sees other states than the story names.
  mutating func tell(_ awaited: [AwaitedAnswer]) {
    for one in awaited {
      let client = one.chosen.client
      broken(
        one.place,
        "nobody asks '\(client)' after this step, so that it never answers '\(one.chosen.answer)'. "
          + "What asks as the page appears has asked by the first frame or wait: say it before.")
    }
  }
}
