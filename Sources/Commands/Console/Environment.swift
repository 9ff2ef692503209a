// The variables that the process was started with.

import System

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
