// What is thrown when a file of content cannot be used.

/// All that is wrong with a file of content.
public struct ContentError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The mistakes and warnings, from top to bottom.
  public let diagnostics: [Diagnostic]

  /// An error of several mistakes.
  public init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }

  /// The mistakes, one below the other.
  public var description: String {
    diagnostics.map(\.description).joined(separator: "\n")
  }
}
