// Why a command could not do its work.

/// The end of a command that could not do its work: what to say, and how to exit.
///
/// What a command has to say line by line (diagnostics with places) it writes to the console's
/// error lines itself, and returns the code.
package struct Failure: Error, Hashable, Sendable {
  /// How to exit.
  package let code: ExitCode
  /// What happened, why, and what to do; printed after `Error:`.
  package let message: String

  /// A failure of this kind.
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
