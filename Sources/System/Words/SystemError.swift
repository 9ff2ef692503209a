// An error that the system told, by its number.

import Glibc

/// Why the system did not do what it was asked.
package struct SystemError: Error, Hashable, Sendable {
  /// The number, as in `errno`.
  package let code: CInt

  package init(_ code: CInt) { self.code = code }

  /// The error that just happened.
  package static var last: SystemError { SystemError(errno) }
}

extension SystemError: CustomStringConvertible {
  /// The system's words.
  package var description: String { SystemWords.words(for: code) }
}
