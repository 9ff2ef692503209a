// The mistakes that a user can make on a command line. The sentences are made in Sentence.swift.

/// One case for each mistake of a user.
package enum UsageError: Error, Hashable, Sendable {
  /// No command has this name.
  case unknownCommand(String, suggestion: String?)
  /// The command has no option of this name, written with its dashes.
  case unknownOption(String, suggestion: String?)
  /// The option is the last word, or another option follows it.
  case missingValue(option: String, placeholder: String)
  /// A flag was given a value, as in `--quiet=yes`.
  case unexpectedValue(flag: String, value: String)
  /// The value cannot be turned into what the parameter takes.
  case invalidValue(String, of: String, expectation: String, suggestion: String?)
  /// An option that takes one value was given two.
  case givenTwice(option: String)
  /// An argument that must be there is not.
  case missingArgument(String)
  /// There are more words than the command takes.
  case unexpectedArguments([String])
}
