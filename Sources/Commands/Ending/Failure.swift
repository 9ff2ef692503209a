// Why a command could not do its work.

/// The end of a command that could not do its work: what to say, and how to exit.
///
/// What a command has to say line by line (diagnostics with places) it writes to the console's
/// error lines itself, and returns the code.
public struct Failure: Error, Hashable, Sendable {
  /// How to exit.
  public let code: ExitCode
  /// What happened, why, and what to do; printed after `Error:`.
  public let message: String

  /// A failure of this kind.
  public init(_ code: ExitCode, _ message: String) {
    self.code = code
    self.message = message
  }

  /// The user asked for what cannot be; the usage of the command is printed below.
  public static func wrongUse(_ message: String) -> Self { Self(.wrongUse, message) }
  /// The content is wrong.
  public static func badContent(_ message: String) -> Self { Self(.badContent, message) }
  /// The machine failed us.
  public static func machine(_ message: String) -> Self { Self(.machineFailed, message) }
}
