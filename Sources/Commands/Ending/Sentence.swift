// The words for each mistake of a user: what happened, and what to do.

extension UsageError {
  /// The sentence that tells the user, without a prefix.
  package var sentence: String {
    switch self {
    case .unknownCommand(let name, let suggestion):
      "unknown command '\(name)'.\(hint(suggestion))"
    case .unknownOption(let name, let suggestion):
      "unknown option '\(name)'.\(hint(suggestion))"
    case .missingValue(let option, let placeholder):
      "option '\(option)' needs a value: '\(option) \(placeholder)'."
    case .unexpectedValue(let flag, let value):
      "option '\(flag)' takes no value, but was given '\(value)'."
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
