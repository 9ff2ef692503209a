// The names that a key goes by, and what an unknown one was likely meant to be.

import System

/// A key that is known: its name and those that are read as it.
struct KeyName: Hashable {
  var name: String
  var aliases: [String] = []

  init(_ name: String, _ aliases: String...) {
    self.name = name
    self.aliases = aliases
  }

  /// Whether a key goes by this name.
  func matches(_ key: String) -> Bool {
    key == name || aliases.contains(key)
  }

  /// The name that an unknown key is almost, if there is one.
  ///
  /// Case, `-` and `_` do not count.
  static func suggestion(for key: String, among names: [KeyName]) -> String? {
    suggestion(for: key, among: names.flatMap { [$0.name] + $0.aliases })
  }

  /// The word that an unknown one is almost, if there is one; where beginnings count, also one that it
  /// is the beginning of.
  static func suggestion(
    for word: String, among known: some Sequence<String>, countsBeginnings: Bool = true
  ) -> String? {
    nearestWord(to: word, among: known, countsBeginnings: countsBeginnings, folding: folded)
  }

  private static func folded(_ word: String) -> String {
    word.lowercased().filter { $0 != "-" && $0 != "_" }
  }
}
