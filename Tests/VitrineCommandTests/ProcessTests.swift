import Foundation
import Testing

@Suite("the process")
struct ProcessTests {
  @Test("a wrong command exits with 64 and leaves standard output empty")
  func wrongUse() throws {
    let outcome = try shell("vitrine tset")
    #expect(outcome.code == 64)
    #expect(outcome.output.isEmpty)
    #expect(
      outcome.error == """
        Error: unknown command 'tset'. Did you mean 'test'?
        Usage: vitrine COMMAND [OPTION…]
        See 'vitrine COMMAND --help' for more information.

        """)
  }

  @Test("a full disk behind standard output exits with 74")
  func full() throws {
    let outcome = try shell("vitrine --help >/dev/full")
    #expect(outcome.code == 74)
    #expect(outcome.error == "Error: cannot write to standard output: No space left on device.\n")
  }

  @Test("a closed standard output exits with 74")
  func closed() throws {
    let outcome = try shell("vitrine --help >&-")
    #expect(outcome.code == 74)
    #expect(outcome.error == "Error: cannot write to standard output: Bad file descriptor.\n")
  }

  @Test("a closed standard error hides the message and nothing else")
  func closedError() throws {
    let outcome = try shell("vitrine tset 2>&-")
    #expect(outcome == ShellOutcome(code: 64, output: "", error: ""))
  }

  @Test("a reader that had enough is no failure")
  func brokenPipe() throws {
    let outcome = try shell("{ sleep 0.1; vitrine --help; echo $? >&2; } | true")
    #expect(outcome == ShellOutcome(code: 0, output: "", error: "0\n"))
  }
}

struct ShellOutcome: Equatable {
  var code: Int32
  var output: String
  var error: String
}

/// Runs a line of shell in which `vitrine` is the program that was built with these tests.
///
/// What does not end in minutes is ended, with all that it began: it fails then, instead of keeping all
/// other tests waiting.
func shell(_ line: String) throws -> ShellOutcome {
  let process = Process()
  process.executableURL = URL(filePath: "/usr/bin/timeout")
  process.arguments = ["--kill-after=5", "300", "/bin/sh", "-c", line]
  process.environment = ["PATH": "\(try products()):/usr/bin:/bin"]
  let output = Pipe()
  let error = Pipe()
  process.standardOutput = output
  process.standardError = error
  try process.run()
  let outputData = try output.fileHandleForReading.readToEnd() ?? Data()
  let errorData = try error.fileHandleForReading.readToEnd() ?? Data()
  process.waitUntilExit()
  return ShellOutcome(
    code: process.terminationStatus, output: String(decoding: outputData, as: UTF8.self),
    error: String(decoding: errorData, as: UTF8.self))
}

/// The folder of the programs that were built with these tests.
func products() throws -> String {
  try #require(Bundle.main.executableURL).deletingLastPathComponent().path
}
