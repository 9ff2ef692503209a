// What is wrong with the links and pictures of a file.

/// Collects what is wrong with references of one file. Its lines are looked for once, and after so many
/// findings the rest is only counted.
package struct ReferenceFindings {
  private var findings: Findings
  private let isStrict: Bool

  /// Among so many headings one is looked for that was meant.
  private static let mostLookedAt = 500

  /// Begins with a file, by its path and its content; where it is strict, more is an error.
  package init(path: String, source: [UInt8], isStrict: Bool = false) {
    findings = Findings(SourceFile(path: path, bytes: source))
    self.isStrict = isStrict
  }

  /// All of them, with the lines that they stand in.
  package var all: [Diagnostic] { findings.sorted }

  /// That a reference leads nowhere.
  package mutating func add(leadingNowhere reference: Reference) {
    switch reference.kind {
    case .link: add(.brokenLink(reference.url), of: reference)
    case .picture, .cover: add(.missingPicture(reference.url), of: reference)
    }
  }

  /// That a link leads to a file that is read for pages, and not for readers.
  package mutating func add(leadingToSource reference: Reference) {
    add(.linkToSource(reference.url), of: reference)
  }

  /// That what a link leads to has no heading called so, only these.
  package mutating func add(_ reference: Reference, findingNoHeadingIn anchors: DocumentAnchors) {
    // To look for what was meant takes long where there is much.
    let ids = findings.isFull(.error) ? [] : anchors.ids
    let fragment = reference.fragment.map { $0.fromAddress ?? $0 } ?? ""
    let near = KeyName.suggestion(for: fragment, among: ids.prefix(Self.mostLookedAt))
    add(.unknownAnchor(reference.url, suggestion: near, among: ids), of: reference)
  }

  /// That a picture is of another host, which no frame shows.
  package mutating func add(notShowing reference: Reference) {
    let mistake: ContentMistake =
      reference.kind == .cover ? .remoteCover(reference.url) : .remotePicture(reference.url)
    add(mistake, isStrict ? .error : .warning, of: reference)
  }

  private mutating func add(
    _ mistake: ContentMistake, _ severity: Diagnostic.Severity = .error, of reference: Reference
  ) {
    let place =
      reference.kind == .cover ? reference.place : findings.place(ofByteColumn: reference.place)
    findings.add(
      mistake, line: place.line, column: place.column, length: reference.length, severity)
  }
}
