// One thing that is done: a control, time, an answer of the outside.

import Composable

/// What is done in a state, without what it is done to.
enum Act: Hashable, Sendable {
  /// The page is opened.
  case start
  /// A control, by its index among the slots.
  case control(Int32)
  /// A text is typed into a field, by its index among the slots: an index of the walk's texts.
  case typed(Int32, text: Int32)
  /// Time passes until something happens.
  case time
  /// Time passes as long as a story says: an index of its waits.
  case wait(Int32)
  /// A story sends what no control names: an index of its events.
  case event(Int32)
  /// A branch of a story begins in which the outside is another one: an index of those.
  case outside(Int32)
}

/// An act, and what the outside answers to what it asks.
struct Way: Hashable, Sendable {
  var act: Act
  /// An index of the answers that were chosen; 0 where all are the usual ones.
  var answers: Int32 = 0
}

/// An answer of the outside that was chosen.
package struct ChosenAnswer: Hashable, Sendable, CustomStringConvertible {
  /// The client.
  package let client: String
  /// What its answer is called.
  package let answer: String
  /// The place of the answer among all of the client.
  let index: Int

  init(client: String, answer: String, index: Int) {
    self.client = client
    self.answer = answer
    self.index = index
  }

  /// Reads `articles: failed`; nothing where there is no such client, or no such answer.
  package init?(_ text: String, among choices: [String: AnswerChoices]) {
    for (client, choice) in choices {
      for (index, name) in choice.names.enumerated() where text == "\(client): \(name)" {
        self.init(client: client, answer: name, index: index)
        return
      }
    }
    return nil
  }

  /// The answer in an address: `failed`; by its place if its name has no letter that may stand there.
  var slug: String { Address.word(for: answer, orElse: "answer-\(index + 1)") }

  /// `articles: failed`.
  package var description: String { "\(client): \(answer)" }
}

extension Simulation {
  /// Lets the outside answer the next requests so: each client in this order.
  mutating func answerNext(_ chosen: [ChosenAnswer]) {
    for (index, answer) in chosen.enumerated()
    where !chosen[..<index].contains(where: { $0.client == answer.client }) {
      let places = chosen.filter { $0.client == answer.client }.map { $0.index }
      answerNext(of: answer.client, with: places)
    }
  }
}
