// What actions are called in names of frames and on the edges of the map: never what they carry.

import Composable

/// The name of an action, made of its cases.
public struct ActionName: Hashable, Sendable {
  /// For people: `favorite tapped`.
  public let words: String
  /// For addresses: `favorite`.
  public let slug: String

  /// How an action is named that a control's user does, which a name of a frame leaves out.
  private static let verbs: Set<String> = [
    "tapped", "toggled", "picked", "selected", "pressed", "changed", "clicked", "chosen",
  ]

  init(of action: any Sendable) {
    let words = Self.words(in: ValueText.caseNames(of: action).last ?? "action")
    self.words = words.joined(separator: " ")
    let noun =
      words.count > 1 && Self.verbs.contains(words[words.count - 1])
      ? words.dropLast() : words[...]
    slug = noun.joined(separator: "-")
  }

  /// `checkBoxToggled` has the words check, box and toggled.
  private static func words(in name: String) -> [String] {
    var words: [String] = []
    var word = ""
    for character in name {
      if character.isUppercase, !word.isEmpty {
        words.append(word)
        word = ""
      }
      word += character.lowercased()
    }
    if !word.isEmpty { words.append(word) }
    return words
  }
}
