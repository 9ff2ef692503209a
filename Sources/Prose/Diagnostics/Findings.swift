// The mistakes of one file, collected as it is read.

/// Collects what is wrong with a file, so that an author hears all of it and not the first.
struct Findings {
  private(set) var file: SourceFile
  private(set) var all: [Diagnostic] = []

  /// After so many mistakes a file is no content any more; the rest is not told.
  static let limit = 100

  init(_ file: SourceFile) {
    self.file = file
  }

  var hasErrors: Bool { all.hasErrors }

  mutating func add(
    _ mistake: ContentMistake, line: Int, column: Int, length: Int = 1,
    _ severity: Diagnostic.Severity = .error
  ) {
    guard all.count < Self.limit else { return }
    all.append(
      Diagnostic(
        severity, at: Place(file: file.path, line: line, column: column), mistake.description,
        sourceLine: line > 0 ? file.line(line) : nil, length: length))
  }

  /// A mistake at so many bytes into a line, from 1.
  mutating func add(_ mistake: ContentMistake, line: Int, byteColumn: Int, length: Int = 1) {
    let place = file.place(line: line, byteColumn: byteColumn)
    add(mistake, line: place.line, column: place.column, length: length)
  }

  /// A place whose column counts bytes, as cmark counts them.
  mutating func place(ofByteColumn place: Place) -> Place {
    file.place(line: place.line, byteColumn: place.column)
  }

  /// A mistake at a byte of the file.
  mutating func add(_ mistake: ContentMistake, offset: Int, length: Int = 1) {
    let place = file.place(of: offset)
    add(mistake, line: place.line, column: place.column, length: length)
  }

  /// A mistake of the file as a whole.
  mutating func add(_ mistake: ContentMistake) {
    add(mistake, line: 0, column: 1)
  }

  /// What was found, from top to bottom.
  var sorted: [Diagnostic] { all.sorted() }
}

extension [Diagnostic] {
  /// Whether one of them stops a build.
  public var hasErrors: Bool { contains { $0.severity == .error } }
}
