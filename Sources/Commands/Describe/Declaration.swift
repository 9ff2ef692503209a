// What the help and the parser know of a parameter, whatever command it belongs to.

/// The face of a parameter: how it is written, how often, and what it is for.
public struct Declaration: Hashable, Sendable {
  /// How a parameter is written.
  public enum Kind: Hashable, Sendable {
    /// `--name`
    case flag
    /// `--name VALUE` or `--name=VALUE`
    case option
    /// A word of its own, known by its place.
    case argument
  }

  /// How often a parameter is given.
  public enum Count: Hashable, Sendable {
    /// Exactly once.
    case one
    /// Once or not at all.
    case optional
    /// Any number of times, or at least once.
    case many(isRequired: Bool)
  }

  /// How it is written.
  public let kind: Kind
  /// The long name of a flag or an option, without its dashes; what an argument is called.
  public let name: String
  /// The letter that stands for the long name.
  public let short: Character?
  /// What stands for the value in the help: `DIR`.
  public let placeholder: String
  /// How often it is given.
  public let count: Count
  /// A sentence that says what it is for.
  public let help: String
  /// All values that are accepted, where they can be listed.
  public let candidates: [String]

  /// The name as a user writes it: `--output`, or `FILE` for an argument.
  public var written: String { kind == .argument ? placeholder : "--\(name)" }
}
