// What is thrown when a file of content cannot be used.

/// All that is wrong with a file of content.
package struct ContentError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The errors and warnings, from top to bottom.
  package let diagnostics: [Diagnostic]

  /// An error of several findings.
  package init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }

  /// The findings, one below the other.
  package var description: String {
    diagnostics.map(\.description).joined(separator: "\n")
  }
}
