// What is wrong or odd in one file, collected as it is read.

/// Collects what is wrong with a file, so that an author hears all of it and not the first.
struct Findings {
  private(set) var file: SourceFile
  private(set) var all: [Diagnostic] = []

  /// After so many errors a file is no content any more; the rest is only counted. Warnings are
  /// counted apart: no error is passed over because of them.
  static let limit = 100
  private var counts: [Diagnostic.Severity: Int] = [:]
  /// Whether something may have been meant as private, and is not told to be.
  private(set) var areInDoubt = false

  init(_ file: SourceFile) {
    self.file = file
  }

  var hasErrors: Bool { all.hasErrors }

  /// Whether so many were told that the next one is only counted.
  func isFull(_ severity: Diagnostic.Severity) -> Bool {
    counts[severity, default: 0] >= Self.limit
  }

  mutating func add(
    _ mistake: ContentMistake, line: Int, column: Int, length: Int = 1,
    _ severity: Diagnostic.Severity = .error
  ) {
    guard counts(severity) else { return }
    tell(mistake, at: Place(file: file.path, line: line, column: column), length, severity)
  }

  /// A finding at so many bytes into a line, from 1, as cmark counts them.
  mutating func add(
    _ mistake: ContentMistake, line: Int, byteColumn: Int, length: Int = 1,
    _ severity: Diagnostic.Severity = .error
  ) {
    guard counts(severity) else { return }
    tell(mistake, at: file.place(line: line, byteColumn: byteColumn), length, severity)
  }

  /// A finding at a byte of the file.
  mutating func add(
    _ mistake: ContentMistake, offset: Int, length: Int = 1,
    _ severity: Diagnostic.Severity = .error
  ) {
    guard counts(severity) else { return }
    tell(mistake, at: file.place(of: offset), length, severity)
  }

  /// Counts a finding, and says whether it is told. Where it stands is not looked for before: a line
  /// can be as long as the file, and a column is counted from its start.
  private mutating func counts(_ severity: Diagnostic.Severity) -> Bool {
    defer { counts[severity, default: 0] += 1 }
    return !isFull(severity)
  }

  private mutating func tell(
    _ mistake: ContentMistake, at place: Place, _ length: Int, _ severity: Diagnostic.Severity
  ) {
    areInDoubt = areInDoubt || mistake.mayHide
    all.append(
      Diagnostic(
        severity, at: place, mistake.description.shortened,
        sourceLine: file.quote(around: place), length: length, topic: mistake.topic))
  }

  /// Takes the lines that are quoted out of all that was found.
  mutating func withholdLines() {
    for index in all.indices { all[index].sourceLine = nil }
  }

  /// Leaves of all that was found where it is, and how bad: a log is read by others than the file is, and
  /// what is wrong says what stands there.
  mutating func withholdWords() {
    all = all.map { found in
      Diagnostic(
        found.severity, at: found.place,
        "\(found.severity == .error ? "a mistake" : "something to look at") in what is private, or may be: "
          + "a build without --public says what it is", topic: found.topic)
    }
  }

  /// A finding about the file as a whole.
  mutating func add(_ mistake: ContentMistake) {
    add(mistake, line: 0, column: 1)
  }

  /// What was found, from top to bottom, and how much more there is.
  var sorted: [Diagnostic] { (all + rest(.error) + rest(.warning)).sorted() }

  private func rest(_ severity: Diagnostic.Severity) -> [Diagnostic] {
    let count = counts[severity, default: 0] - Self.limit
    guard count > 0 else { return [] }
    return [
      Diagnostic(
        severity, at: Place(file: file.path),
        "besides the \(Self.limit) that are told there \(count == 1 ? "is" : "are") \(count) "
          + "more \(severity.rawValue)\(count == 1 ? "" : "s")")
    ]
  }
}

extension String {
  /// What is said, without the middle where that would fill the screen: a file may call something by a word
  /// as long as itself.
  fileprivate var shortened: String {
    utf8.count <= 2_000 ? self : "\(prefix(300)) … \(suffix(300))"
  }
}

extension [Diagnostic] {
  /// Whether one of them stops a build.
  package var hasErrors: Bool { contains { $0.severity == .error } }

  /// From top to bottom, file by file; of warnings with one topic the first, which tells in how many
  /// other places it holds. Each error is told: it has to be mended where it stands.
  package var sortedForSite: [Diagnostic] {
    var places: [String: Int] = [:]
    for diagnostic in self where diagnostic.severity == .warning {
      if let topic = diagnostic.topic { places[topic, default: 0] += 1 }
    }
    return sorted().compactMap { diagnostic in
      guard diagnostic.severity == .warning, let topic = diagnostic.topic else { return diagnostic }
      guard let count = places.removeValue(forKey: topic) else { return nil }
      var first = diagnostic
      if count > 1 { first.message += Self.elsewhere(count - 1) }
      return first
    }
  }

  /// One below the other, as people are told. Of errors with one topic that say the same, the first is told
  /// whole, and below it where the others are.
  package var told: String {
    var others: [[String?]: [Place]] = [:]
    func cause(of one: Diagnostic) -> [String?]? {
      one.severity == .error && one.topic != nil ? [one.topic, one.message] : nil
    }
    for one in self {
      if let cause = cause(of: one) { others[cause, default: []].append(one.place) }
    }
    return compactMap { one in
      guard let cause = cause(of: one) else { return one.description }
      guard let places = others.removeValue(forKey: cause) else { return nil }
      return one.description + Self.told(places.dropFirst())
    }
    .joined(separator: "\n")
  }

  /// How many of the places are told in which the same is wrong.
  private static var mostPlacesTold: Int { 5 }

  private static func told(_ others: ArraySlice<Place>) -> String {
    if others.isEmpty { return "" }
    let places = others.map { CodeFrame.visible("\($0)") }.listed(atMost: mostPlacesTold)
    return "\n  and in \(others.count.counted("more place")): \(places)"
  }

  private static func elsewhere(_ count: Int) -> String {
    ", here and in \(count) other place\(count == 1 ? "" : "s")"
  }
}
