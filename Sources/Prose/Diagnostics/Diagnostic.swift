// What is wrong with content, or odd about it, and where.

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
  package var sourceLine: QuotedLine?
  /// How many scalars of it the caret underlines.
  package var length: Int
  /// What it is about, if it is told once of a whole site, however many files it stands in.
  package var topic: String?

  /// A diagnostic; an error unless said otherwise.
  package init(
    _ severity: Severity = .error, at place: Place, _ message: String,
    sourceLine: QuotedLine? = nil,
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

/// A place in a file of content; lines and columns count from 1, columns in Unicode scalars.
///
/// A line of 0 means the file as a whole.
package struct Place: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The path, as the author knows it.
  package var file: String
  /// The line, from 1; 0 for the file as a whole.
  package var line: Int
  /// The column, from 1.
  package var column: Int

  /// A place; the file as a whole unless said otherwise.
  package init(file: String, line: Int = 0, column: Int = 1) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// By file, then from top to bottom.
  package static func < (one: Place, other: Place) -> Bool {
    (one.file, one.line, one.column) < (other.file, other.line, other.column)
  }

  /// `file:line:column`, as compilers write it.
  package var description: String {
    line == 0 ? file : "\(file):\(line):\(column)"
  }
}

/// All that is wrong with a file of content.
package struct ContentError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The errors and warnings, from top to bottom.
  package let diagnostics: [Diagnostic]

  package init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }

  /// The findings, one below the other.
  package var description: String {
    diagnostics.map(\.description).joined(separator: "\n")
  }
}
