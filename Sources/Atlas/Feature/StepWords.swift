// What a step may say besides controls and times.

import Composable

/// What can be answered on a page, and what can happen there that no control names.
package struct StepWords: Sendable {
  /// The clients that can answer in several ways, and how.
  package var choices: [String: AnswerChoices]
  /// What the story sends though no control names it.
  let events: [String]
  /// The branches of the story in which the outside is another one: `if failed`.
  package let outsides: [String]
  /// Whether the public reads it, which is not even told which of some private controls is meant: that
  /// the second choice is the first that does something tells that the first is chosen.
  let isPublic: Bool

  init(
    choices: [String: AnswerChoices] = [:], events: [String] = [], outsides: [String] = [],
    isPublic: Bool = false
  ) {
    self.choices = choices
    self.events = events
    self.outsides = outsides
    self.isPublic = isPublic
  }

  /// What is written before an event where a control is called like it.
  private static var mark: String { "event " }

  /// How an event may be written, the shortest first: `refresh`, `event refresh`.
  static func spellings(ofEvent event: String) -> [String] {
    (0...2).map { String(repeating: mark, count: $0) + event }
  }

  /// The event that a text means.
  func event(_ text: String) -> String? {
    var rest = text[...]
    while true {
      if let event = (events + outsides).first(where: { $0 == rest }) { return event }
      guard rest.hasPrefix(Self.mark) else { return nil }
      rest = rest.dropFirst(Self.mark.count)
    }
  }

  /// Whether a page takes a text for what it begins with, whatever is called so on its first screen.
  func mayBegin(with text: String) -> Bool {
    if choices.isEmpty && outsides.isEmpty { return false }
    let text = PlayStep.repeated(text)?.first ?? text
    return outsides.contains(text) || ChosenAnswer(text, among: choices) != nil
  }
}

extension Model {
  /// A branch of the story in which the outside is another one.
  typealias Outside = (name: String, change: @Sendable (inout Dependencies) -> Void)

  /// Those branches in order, as a walk of the story comes to them.
  func outsides() -> [Outside] {
    var outsides: [Outside] = []
    Self.note(story(), around: nil, isBeginning: true, in: &outsides)
    return outsides
  }

  /// Where the page itself begins in an outside, one around it changes it as well.
  private static func note(
    _ steps: [StoryStep<Action>], around: Outside?, isBeginning: Bool,
    in outsides: inout [Outside]
  ) {
    var isBeginning = isBeginning
    for step in steps {
      switch step.what {
      case .answer: continue
      case .send, .tap, .type, .advance, .settle, .frame: isBeginning = false
      case .branch(let branch):
        var within = isBeginning ? around : nil
        if let change = branch.outside {
          let outside = Self.outside((branch.name, change), in: within)
          outsides.append(outside)
          within = outside
        }
        note(branch.steps, around: within, isBeginning: isBeginning, in: &outsides)
      }
    }
  }

  /// An outside that changes what another one has changed.
  static func outside(_ inner: Outside, in around: Outside?) -> Outside {
    guard let around else { return inner }
    return (
      "\(around.name), \(inner.name)",
      {
        around.change(&$0)
        inner.change(&$0)
      }
    )
  }

  /// What branches of these names are played by. Of several that have one name, each after the first has
  /// a number.
  static func words(ofOutsides names: [String]) -> [String] {
    var words: [String] = []
    for name in names {
      var numbered = "if \(name)"
      var number = 1
      while words.contains(numbered) {
        number += 1
        numbered = "if \(name) \(number)"
      }
      words.append(numbered)
    }
    return words
  }
}
