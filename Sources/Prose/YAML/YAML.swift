// A YAML document as a value, with the place of each node.

import System

/// A node of a YAML document.
package struct YAML: Hashable, Sendable {
  /// What a node is.
  package enum Content: Hashable, Sendable {
    /// A scalar as it is written; plain means that no quotes or block marks stand around it.
    case scalar(String, isPlain: Bool)
    /// A list.
    case sequence([YAML])
    /// Keys with values, in the order of the file.
    case mapping([Entry])
  }

  /// A key of a mapping with its value.
  package struct Entry: Hashable, Sendable {
    /// The key.
    package var key: String
    /// Where the key stands.
    package var keyPlace: Mark
    /// What the key stands for.
    package var value: YAML
  }

  /// A line and column of the file, from 1, and how many scalars are meant.
  package struct Mark: Hashable, Sendable {
    /// The line.
    package var line: Int
    /// The column.
    package var column: Int
    /// How long the node is on that line.
    package var length: Int
  }

  /// What the node is.
  package var content: Content
  /// Where the node begins.
  package var mark: Mark

  /// How many nodes there are below, itself included: what an alias to it costs.
  var weight: Int

  /// Whether the node is nothing: an empty plain scalar, `~` or `null`.
  package var isNull: Bool {
    guard case .scalar(let text, isPlain: true) = content else { return false }
    return text.isEmpty || text == "~" || text == "null" || text == "Null" || text == "NULL"
  }

  /// The text that the node is, or the texts of its list; of anything else nothing.
  var texts: [String] {
    switch content {
    case .scalar(let text, _): isNull ? [] : [text]
    case .sequence(let nodes):
      nodes.compactMap { if case .scalar(let text, _) = $0.content { text } else { nil } }
    case .mapping: []
    }
  }

  /// What the node is called in a sentence.
  var kind: String {
    switch content {
    case .scalar: isNull ? "nothing" : "a text"
    case .sequence: "a list"
    case .mapping: "a mapping"
    }
  }
}

/// A key that is known: its name and those that are read as it.
struct KeyName: Hashable {
  var name: String
  var aliases: [String] = []
  /// A sentence that says what it is for.
  var purpose = ""

  init(_ name: String, _ aliases: String..., for purpose: String = "") {
    self.name = name
    self.aliases = aliases
    self.purpose = purpose
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
