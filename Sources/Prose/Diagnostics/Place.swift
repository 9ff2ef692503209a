// Where in a file something is.

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
