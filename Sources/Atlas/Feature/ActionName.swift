// What actions are called in names of frames and on the edges of the map: never what they carry.

import Composable

/// The name of an action, made of its cases.
package struct ActionName: Hashable, Sendable {
  /// For people: `favorite tapped`.
  package let words: String
  /// For addresses: `favorite`.
  package let slug: String

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
    slug = Address.word(for: noun.joined(separator: "-"), orElse: "action")
  }

  /// `checkBoxToggled` has the words check, box and toggled. Capitals are those of ASCII: to ask
  /// Unicode of each character took longer than all else about a name.
  private static func words(in name: String) -> [String] {
    var words: [String] = []
    var word: [UInt8] = []
    for byte in name.utf8 {
      let isCapital = UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
      if isCapital, !word.isEmpty {
        words.append(String(decoding: word, as: UTF8.self))
        word.removeAll(keepingCapacity: true)
      }
      word.append(isCapital ? byte | 0x20 : byte)
    }
    if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
    return words
  }
}
