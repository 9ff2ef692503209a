// What the help and the parser know of a parameter, whatever command it belongs to.

/// The face of a parameter: how it is written, how often, and what it is for.
package struct Declaration: Hashable, Sendable {
  /// How a parameter is written.
  package enum Kind: Hashable, Sendable {
    /// `--name`
    case flag
    /// `--name VALUE` or `--name=VALUE`
    case option
    /// A word of its own, known by its place.
    case argument
  }

  /// How often a parameter is given.
  package enum Count: Hashable, Sendable {
    /// Exactly once.
    case one
    /// Once or not at all.
    case optional
    /// Any number of times, or at least once.
    case many(isRequired: Bool)
  }

  /// How it is written.
  package let kind: Kind
  /// The long name of a flag or an option, without its dashes; what an argument is called.
  package let name: String
  /// The letter that stands for the long name.
  package let short: Character?
  /// What stands for the value in the help: `DIR`.
  package let placeholder: String
  /// How often it is given.
  package let count: Count
  /// A sentence that says what it is for.
  package let help: String
  /// All values that are accepted, where they can be listed.
  package let candidates: [String]

  /// The name as a user writes it: `--output`, or `FILE` for an argument.
  package var written: String { kind == .argument ? placeholder : "--\(name)" }
}
