// What is told to an author about a file: one mistake, where it is, and what to do.

/// A mistake in content, with its place and the line that it stands in.
///
/// ```text
/// Content/a.md:3:1: error: unknown key 'favourit'. Did you mean 'favorite'?
///   3 | favourit: true
///     | ^~~~~~~~
/// ```
public struct Diagnostic: Hashable, Sendable, Error {
  /// How bad it is.
  public enum Severity: String, Hashable, Sendable {
    /// The build stops.
    case error
    /// The build goes on, unless it is strict.
    case warning
  }

  /// How bad it is.
  public var severity: Severity
  /// Where it is.
  public var place: Place
  /// What happened, why, and what to do.
  public var message: String
  /// The line of the source, if there is one to show.
  public var sourceLine: String?
  /// How many scalars of it the caret underlines.
  public var length: Int
  /// What it is about, if it is told once of a whole site, however many files it stands in.
  public var topic: String?

  /// A diagnostic; an error unless said otherwise.
  public init(
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
  public static func < (one: Diagnostic, other: Diagnostic) -> Bool {
    if one.place != other.place { return one.place < other.place }
    return one.message < other.message
  }
}

extension Diagnostic: CustomStringConvertible {
  /// The sentence, and under it the line with a caret.
  public var description: String {
    let sentence = CodeFrame.visible("\(place): \(severity.rawValue): \(message)")
    guard let sourceLine, place.line > 0 else { return sentence }
    let frame = CodeFrame(
      line: sourceLine, number: place.line, column: place.column, length: length)
    return sentence + "\n" + frame.description
  }
}
