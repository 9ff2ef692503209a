// Where a command speaks: results on one stream, all else on the other.

import Glibc
import System

/// What a command talks to: standard output for results, standard error for everything else.
///
/// ```swift
/// var console = Console.inMemory()
/// console.line("42 pages")
/// console.output.text  // "42 pages\n"
/// ```
package struct Console: Sendable {
  /// For results.
  package var output: StreamWriter
  /// For errors, warnings and progress.
  package var error: StreamWriter
  /// The variables that the program was started with.
  package let environment: Environment

  /// The streams of the process. To be made once, before any file is opened.
  package static func standard() -> Self {
    keepStandardDescriptorsTaken()
    // A reader that went away is told by `write`, so that a build does not die half way.
    signal(SIGPIPE, SIG_IGN)
    // So is the end of the room that a user gave to files.
    signal(SIGXFSZ, SIG_IGN)
    // How a program ended that was started here is not told where whoever started this one ignores it.
    signal(SIGCHLD, SIG_DFL)
    return Self(
      output: StreamWriter(descriptor: STDOUT_FILENO, environment: .process),
      error: StreamWriter(descriptor: STDERR_FILENO, environment: .process),
      environment: .process)
  }

  /// Streams that are kept in memory, for tests.
  package static func inMemory(
    isTerminal: Bool = false, environment: Environment = .only([:])
  ) -> Self {
    Self(
      output: StreamWriter(inMemory: isTerminal), error: StreamWriter(inMemory: isTerminal),
      environment: environment)
  }

  /// Writes a line of the result, in which nothing of content speaks to a terminal.
  package mutating func line(_ text: String = "") {
    output.write(TerminalText.shown(text, keepsStyles: output.hasColour))
    output.write("\n")
    if output.isTerminal { output.flush() }
  }

  /// Writes a line that is not the result; what was written before it comes before it.
  package mutating func errorLine(_ text: String) {
    output.flush()
    error.write(TerminalText.shown(text, keepsStyles: error.hasColour))
    error.write("\n")
    error.flush()
  }

  /// Writes what a file could hold: as it is, but for a person whose terminal it could speak to.
  package mutating func document(_ bytes: [UInt8]) {
    guard output.isTerminal else { return output.write(bytes) }
    let text = String(decoding: bytes, as: UTF8.self)
    output.write(TerminalText.shown(text, keepsStyles: false))
  }

  /// Sends on what is left, and tells how the process ends: as the command did, unless its output
  /// was lost. A reader that had enough (`vitrine pages | head -1`) is no failure.
  package mutating func finish(_ code: ExitCode) -> ExitCode {
    output.flush()
    guard let failure = output.failure, failure != EPIPE else { return code }
    let reason = SystemError(failure)
    errorLine("\(error.styled("Error:", .red)) cannot write to standard output: \(reason).")
    return .machineFailed
  }
}

/// When a standard descriptor is closed (`>&-`), the next file that is opened would take its
/// number and be written over by messages. Each is taken by a descriptor that fails instead.
private func keepStandardDescriptorsTaken() {
  for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
  where fcntl(descriptor, F_GETFD) == -1 {
    let taken = SystemFiles.open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    // So that it is taken in the programs that this one starts, too.
    if taken >= 0 { _ = fcntl(taken, F_SETFD, 0) }
  }
}

/// Where variables are looked up: the process's own, or given ones in tests.
package struct Environment: Sendable {
  private let lookUp: @Sendable (String) -> String?

  /// The variables of this process.
  package static let process = Self { SystemWords.variable($0) }

  /// These variables and no others.
  package static func only(_ variables: [String: String]) -> Self {
    Self { variables[$0] }
  }

  private init(_ lookUp: @escaping @Sendable (String) -> String?) {
    self.lookUp = lookUp
  }

  /// The value of a variable, or nil when it is not set.
  package subscript(name: String) -> String? { lookUp(name) }
}
