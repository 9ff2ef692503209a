// Where in a file something is.

/// A place in a file of content; lines and columns count from 1, columns in Unicode scalars.
///
/// A line of 0 means the file as a whole.
public struct Place: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The path, as the author knows it.
  public var file: String
  /// The line, from 1; 0 for the file as a whole.
  public var line: Int
  /// The column, from 1.
  public var column: Int

  /// A place; the file as a whole unless said otherwise.
  public init(file: String, line: Int = 0, column: Int = 1) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// By file, then from top to bottom.
  public static func < (one: Place, other: Place) -> Bool {
    (one.file, one.line, one.column) < (other.file, other.line, other.column)
  }

  /// `file:line:column`, as compilers write it.
  public var description: String {
    line == 0 ? file : "\(file):\(line):\(column)"
  }
}
