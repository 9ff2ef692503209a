// `vitrine test`: known here for the help only, since the launcher runs it.

import Commands

struct TestCommand: Command {
  static let name = "test"
  static let summary = "Set up what the tests need, and run all of them."
  static let discussion = """
    Arguments are passed on to 'swift test': './vitrine test --filter Redaction' runs the tests \
    whose names contain a word.
    """
  static let parameters: [Parameter<Self>] = [
    .arguments("ARG", \.arguments, "Passed on to 'swift test'.")
  ]
  var arguments: [String] = []

  func run(_ console: inout Console) throws(Failure) -> ExitCode {
    throw .wrongUse("the tests are run by the launcher of the source tree: './vitrine test'.")
  }
}
