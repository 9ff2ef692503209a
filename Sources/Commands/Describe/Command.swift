// What a command is: a value whose properties are what the user can say, and what it then does.

/// One command of a program, in one file: its words, its parameters, its work.
///
/// The properties of a command are its parameters; their initial values are the defaults, and the
/// type of a property decides what is accepted: `Bool` a flag, an optional a value that may be
/// missing, an array a value that may be repeated.
///
/// ```swift
/// struct GreetCommand: Command {
///   static let name = "greet"
///   static let summary = "Greet people by name."
///   static let parameters: [Parameter<Self>] = [
///     .flag("loud", \.isLoud, "Greet in capitals."),
///     .option("times", "N", \.times, "How often to greet (default: 1)."),
///     .arguments("NAME", \.names, "Whom to greet."),
///   ]
///   var isLoud = false
///   var times = 1
///   var names: [String] = []
///
///   func run(_ console: inout Console) throws(Failure) -> ExitCode {
///     for name in names { console.line(isLoud ? name.uppercased() : name) }
///     return .done
///   }
/// }
/// ```
///
/// A command is parsed completely before it runs: `run` never sees an argument that is wrong.
package protocol Command: Sendable {
  /// The word, or the words with a space between, that call the command.
  static var name: String { get }
  /// One sentence for the list of commands.
  static var summary: String { get }
  /// Paragraphs for the command's own help, below its summary.
  static var discussion: String { get }
  /// What the user can say, in the order of the help; arguments are taken in this order.
  static var parameters: [Parameter<Self>] { get }
  /// The command as it is when the user says nothing more.
  init()
  /// Does the work. Results go to the console's output, all else to its error lines.
  func run(_ console: inout Console) throws(Failure) -> ExitCode
}

extension Command {
  /// No paragraphs unless a command has some.
  package static var discussion: String { "" }
  /// No parameters unless a command has some.
  package static var parameters: [Parameter<Self>] { [] }
}

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
