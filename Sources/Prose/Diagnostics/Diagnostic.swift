// What is told to an author about a file: one finding, where it is, and what to do.

/// A finding in content, with its place and the line that it stands in.
///
/// ```text
/// Content/a.md:3:1: error: unknown key 'favourit'. Did you mean 'favorite'?
///   3 | favourit: true
///     | ^~~~~~~~
/// ```
package struct Diagnostic: Hashable, Sendable, Error {
  /// How bad it is.
  package enum Severity: String, Hashable, Sendable {
    /// The build stops.
    case error
    /// The build goes on.
    case warning
  }

  /// How bad it is.
  package var severity: Severity
  /// Where it is.
  package var place: Place
  /// What happened, why, and what to do.
  package var message: String
  /// The line of the source, if there is one to show.
  package var sourceLine: String?
  /// How many scalars of it the caret underlines.
  package var length: Int
  /// What it is about, if it is told once of a whole site, however many files it stands in.
  package var topic: String?

  /// A diagnostic; an error unless said otherwise.
  package init(
    _ severity: Severity = .error, at place: Place, _ message: String, sourceLine: String? = nil,
    length: Int = 1, topic: String? = nil
  ) {
    self.severity = severity
    self.place = place
    self.message = message
    self.sourceLine = sourceLine
    self.length = length
    self.topic = topic
  }
}

extension Diagnostic: Comparable {
  /// In the order in which an author reads a file.
  package static func < (one: Diagnostic, other: Diagnostic) -> Bool {
    if one.place != other.place { return one.place < other.place }
    return one.message < other.message
  }
}

extension Diagnostic: CustomStringConvertible {
  /// The sentence, and under it the line with a caret.
  package var description: String {
    let sentence = CodeFrame.visible("\(place): \(severity.rawValue): \(message)")
    guard let sourceLine, place.line > 0 else { return sentence }
    let frame = CodeFrame(
      line: sourceLine, number: place.line, column: place.column, length: length)
    return sentence + "\n" + frame.description
  }
}
