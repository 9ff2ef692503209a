// What can be made from a word of the command line.

/// A type that a word of the command line can be turned into.
///
/// An enum of words needs no more than the conformance:
///
/// ```swift
/// enum Projection: String, CaseIterable, ArgumentValue { case exact, grid, constant }
/// ```
package protocol ArgumentValue: Sendable {
  /// The value that the word means, or nil when it means none.
  init?(argument: String)
  /// What is expected, as it follows "is not": `a whole number`.
  static var expectation: String { get }
  /// All words that are accepted, where they can be listed.
  static var candidates: [String] { get }
}

extension ArgumentValue {
  /// No list of words unless a type has one.
  package static var candidates: [String] { [] }
}

extension ArgumentValue where Self: RawRepresentable & CaseIterable, RawValue == String {
  /// The case of this raw value.
  package init?(argument: String) { self.init(rawValue: argument) }
  /// The words, listed.
  package static var expectation: String {
    "one of " + candidates.map { "'\($0)'" }.joined(separator: ", ")
  }
  /// The raw values, in the order of the cases.
  package static var candidates: [String] { allCases.map(\.rawValue) }
}

extension String: ArgumentValue {
  /// Any word, the empty one too.
  package init?(argument: String) { self = argument }
  /// Any word will do.
  package static var expectation: String { "a text" }
}

extension Int: ArgumentValue {
  /// A whole number in decimal digits.
  package init?(argument: String) { self.init(argument, radix: 10) }
  /// A whole number.
  package static var expectation: String { "a whole number" }
}
