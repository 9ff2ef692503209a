// What the outside was told to answer, and what it can.

import Composable
import Drawing

extension Walker {
  /// The number of a set of answers.
  mutating func number(of chosen: [ChosenAnswer]) -> Int32 {
    if let known = answerNumbers[chosen] { return known }
    let number = Int32(truncatingIfNeeded: answers.count)
    answers.append(chosen)
    answerNumbers[chosen] = number
    return number
  }

  /// The index of what is on the screen.
  mutating func number(of set: [Intent]) -> Int32 {
    for (index, known) in appearances.enumerated() where known == set {
      return Int32(truncatingIfNeeded: index)
    }
    appearances.append(set)
    return Int32(truncatingIfNeeded: appearances.count - 1)
  }

  /// The answer that is given where nobody says otherwise.
  func firstAnswer(of client: String, in run: Run) -> ChosenAnswer? {
    run.dependencies.choices[client].map {
      ChosenAnswer(client: client, answer: $0.names[0], index: 0)
    }
  }

  /// The answer that comes next.
  func usual(of client: String, in run: Run) -> ChosenAnswer? {
    guard let choice = run.dependencies.choices[client] else { return nil }
    return ChosenAnswer(client: client, answer: choice.names[choice.next], index: choice.next)
  }
}
