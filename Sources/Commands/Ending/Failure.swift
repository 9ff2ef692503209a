// How a command ends: its exit code, and what is said of a failure.

/// The end of a command that could not do its work: what to say, and how to exit.
///
/// What a command has to say line by line (diagnostics with places) it writes to the console's
/// error lines itself, and returns the code.
package struct Failure: Error, Hashable, Sendable {
  /// How to exit.
  package let code: ExitCode
  /// What happened, why, and what to do; printed after `Error:`.
  package let message: String

  package init(_ code: ExitCode, _ message: String) {
    self.code = code
    self.message = message
  }

  /// The user asked for what cannot be; the usage of the command is printed below.
  package static func wrongUse(_ message: String) -> Self { Self(.wrongUse, message) }
  /// The content is wrong.
  package static func badContent(_ message: String) -> Self { Self(.badContent, message) }
  /// The machine failed us.
  package static func machine(_ message: String) -> Self { Self(.machineFailed, message) }
}

/// How a command ended.
package enum ExitCode: Int32, Hashable, Sendable {
  /// All is well.
  case done = 0
  /// The command did its work and found something: a stale Output, differences, a failed audit.
  case findings = 1
  /// The content is wrong.
  case badContent = 2
  /// The command was called in a wrong way.
  case wrongUse = 64
  /// The machine failed us: no permission, the disk full, standard output closed.
  case machineFailed = 74
}

/// One case for each mistake of a user.
package enum UsageError: Error, Hashable, Sendable {
  /// No command has this name.
  case unknownCommand(String, suggestion: String?)
  /// The word begins the names of commands of several words: these.
  case unfinishedCommand(String, of: [String])
  /// The command has no option of this name, written with its dashes.
  case unknownOption(String, suggestion: String?)
  /// The option is the last word, or another option follows it.
  case missingValue(option: String, placeholder: String)
  /// A flag was given a value, as in `--quiet=yes`.
  case unexpectedValue(flag: String, value: String)
  /// The value is an empty word: mostly a variable of the shell that is not set.
  case emptyValue(of: String)
  /// The value cannot be turned into what the parameter takes.
  case invalidValue(String, of: String, expectation: String, suggestion: String?)
  /// An option that takes one value was given two.
  case givenTwice(option: String)
  /// An argument that must be there is not.
  case missingArgument(String)
  /// There are more words than the command takes.
  case unexpectedArguments([String])
}

// The words for each mistake of a user: what happened, and what to do.

extension UsageError {
  /// The sentence that tells the user, without a prefix.
  package var sentence: String {
    switch self {
    case .unknownCommand(let name, let suggestion):
      "unknown command '\(name)'.\(hint(suggestion))"
    case .unfinishedCommand(let word, let names):
      "a word is missing behind '\(word)'. Write \(names.map { "'\($0)'" }.joined(separator: " or "))."
    case .unknownOption(let name, let suggestion):
      "unknown option '\(name)'.\(hint(suggestion))"
    case .missingValue(let option, let placeholder):
      "option '\(option)' needs a value: '\(option) \(placeholder)'."
    case .unexpectedValue(let flag, let value):
      "option '\(flag)' takes no value, but was given '\(value)'."
    case .emptyValue(let parameter):
      "'\(parameter)' is empty. If a variable of the shell stands there, set it."
    case .invalidValue(let value, let parameter, let expectation, let suggestion):
      "'\(value)' for '\(parameter)' is not \(expectation).\(hint(suggestion))"
    case .givenTwice(let option):
      "option '\(option)' is given twice. Say it once."
    case .missingArgument(let name):
      "argument '\(name)' is missing."
    case .unexpectedArguments(let words):
      (words.count == 1 ? "unexpected argument " : "unexpected arguments ")
        + words.map { "'\($0)'" }.joined(separator: ", ") + "."
    }
  }

  private func hint(_ suggestion: String?) -> String {
    suggestion.map { " Did you mean '\($0)'?" } ?? ""
  }
}
