// Where something was written, in Swift or in an article.

/// A line of a source file, to be told where a step of a story or a law is not kept, or a link leads
/// nowhere.
public struct CodePlace: Hashable, Sendable, CustomStringConvertible {
  /// The module and the file.
  public let fileID: String
  /// The line.
  public let line: Int
  /// Where in the line, of what an article says.
  package var column: Int?

  /// A line of a file.
  public init(fileID: String, line: Int) {
    self.fileID = fileID
    self.line = line
  }

  /// `ListExhibits/TodosPages.swift:24`.
  public var description: String {
    "\(fileID):\(line)" + (column.map { ":\($0)" } ?? "")
  }
}

/// Where a view was made, or a step was written. Two that differ in nothing else show the same, so it is
/// not compared.
package struct ViewPlace: Hashable, Sendable {
  package var place: CodePlace?

  package init(_ place: CodePlace?) { self.place = place }

  package static func == (one: ViewPlace, other: ViewPlace) -> Bool { true }

  package func hash(into hasher: inout Hasher) {}
}
