// An error that the system told, by its number.

import Glibc

/// Why the system did not do what it was asked.
public struct SystemError: Error, Hashable, Sendable {
  /// The number, as in `errno`.
  public let code: CInt

  /// The error of a number.
  public init(_ code: CInt) { self.code = code }

  /// The error that just happened.
  public static var last: SystemError { SystemError(errno) }
}

extension SystemError: CustomStringConvertible {
  /// The system's words.
  public var description: String { SystemWords.words(for: code) }
}
