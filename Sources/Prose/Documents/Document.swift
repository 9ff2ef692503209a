// A file of content: what its author says above the text, and the text, parsed once.

import Drawing

/// A content file, read.
///
/// ```swift
/// let document = try Document(bytes, path: "Content/glass.md")
/// document.title                       // "A page behind glass"
/// Prose(document)                      // a view of its text
/// ```
///
/// A document is a small value: copies share one parsed text. It can be drawn ahead of time under
/// the treatments that its pages use, and is then copied, not written again.
public struct Document: ProseSource {
  private let storage: Storage

  /// What copies share; it never changes.
  private final class Storage: Sendable {
    let path: String
    let frontMatter: FrontMatter
    let tape: Tape
    let warnings: [Diagnostic]
    let targets: ProseTargets
    let drawn: [ProseTreatment: DrawnProse]
    /// Whether the author marked some of it.
    let hasSpans: Bool

    init(
      path: String, frontMatter: FrontMatter, tape: Tape, warnings: [Diagnostic],
      targets: ProseTargets = ProseTargets(), drawn: [ProseTreatment: DrawnProse] = [:]
    ) {
      self.path = path
      self.frontMatter = frontMatter
      self.tape = tape
      self.warnings = warnings
      self.targets = targets
      self.drawn = drawn
      hasSpans = tape.events.contains { $0.kind == .openSpan }
    }
  }

  /// The path of the file, as the author knows it.
  public var path: String { storage.path }
  /// What the author says above the text.
  public var frontMatter: FrontMatter { storage.frontMatter }
  /// What is odd about the file, but no mistake.
  public var warnings: [Diagnostic] { storage.warnings }
  /// What is known of the links and pictures.
  public var targets: ProseTargets { storage.targets }
  var tape: Tape { storage.tape }

  /// Reads a file; throws its mistakes, all of them.
  public init(
    _ bytes: [UInt8], path: String, options: DocumentOptions = DocumentOptions()
  ) throws(ContentError) {
    let read = Self.read(bytes, path: path, options: options)
    guard let document = read.document, !read.findings.hasErrors else {
      throw ContentError(read.findings)
    }
    self = document
  }

  /// Reads as much of a file as can be read: its text, for those who look for more mistakes, even
  /// where what stands above it has some. Tells what was found, mistakes and warnings.
  public static func read(
    _ bytes: [UInt8], path: String, options: DocumentOptions = DocumentOptions()
  ) -> (document: Document?, findings: [Diagnostic]) {
    var findings = Findings(SourceFile(path: path, bytes: bytes))
    let parts = DocumentReader.read(bytes, options: options, into: &findings)
    let found = findings.sorted
    guard var parts else { return (nil, found) }
    if options.liftsTitle { parts.tape.liftTitle(unless: parts.frontMatter.title) }
    parts.tape.nameHeadings()
    let storage = Storage(
      path: path, frontMatter: parts.frontMatter, tape: parts.tape,
      warnings: found.filter { $0.severity == .warning })
    return (Document(storage), found)
  }

  private init(_ storage: Storage) {
    self.storage = storage
  }

  /// The text under a treatment: a copy if it was drawn ahead of time.
  public func drawn(_ treatment: ProseTreatment) -> DrawnProse {
    let treatment = least(treatment)
    return storage.drawn[treatment]
      ?? ProseWriter.draw(storage.tape, treatment, targets: storage.targets)
  }

  /// The plainest of the treatments under which this text is drawn the same: reasons that hide
  /// nothing of it do not tell drawings apart, unless it has spans that the author marked.
  private func least(_ treatment: ProseTreatment) -> ProseTreatment {
    guard !storage.hasSpans, treatment.textVeil() == nil, treatment.imageVeil() == nil else {
      return treatment
    }
    var least = ProseTreatment(allowsUnsafeHTML: treatment.allowsUnsafeHTML)
    if treatment.redaction.isStale(isInvalidatable: treatment.isInvalidatable) {
      least.isInvalidatable = true
      least.redaction.reasons = .invalidated
    }
    return least
  }

  /// The same document, drawn ahead of time under these treatments.
  public func drawn(aheadFor treatments: [ProseTreatment]) -> Document {
    var drawn = storage.drawn
    for treatment in treatments {
      let treatment = least(treatment)
      if drawn[treatment] == nil { drawn[treatment] = self.drawn(treatment) }
    }
    return Document(
      Storage(
        path: path, frontMatter: frontMatter, tape: tape, warnings: warnings,
        targets: targets, drawn: drawn))
  }

  /// The same document, its links and pictures led to where a site has them.
  public func leading(to targets: ProseTargets) -> Document {
    Document(
      Storage(
        path: path, frontMatter: frontMatter, tape: tape, warnings: warnings,
        targets: targets))
  }
}

extension Document {
  /// Equal documents are drawn equally under every treatment.
  public static func == (one: Document, other: Document) -> Bool {
    one.storage === other.storage
      || (one.path == other.path && one.frontMatter == other.frontMatter
        && one.targets == other.targets && one.tape == other.tape)
  }

  /// Feeds what mostly tells documents apart.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(path)
    hasher.combine(tape.bytes.count)
    hasher.combine(tape.events.count)
  }
}

// MARK: - What it says of itself

extension Document {
  /// The title of the front matter, or the heading that the text begins with, or the file's name.
  public var title: String {
    frontMatter.title ?? tape.title ?? Self.name(of: path)
  }

  /// The blurb of the front matter, or the beginning of the first paragraph that is not private.
  public var blurb: String {
    frontMatter.blurb ?? tape.opening(characters: 200)
  }

  /// Whether all of it is private: as its author says, or else as the site does.
  public func isPrivate(in configuration: SiteConfiguration) -> Bool {
    frontMatter.redaction.isPrivate ?? configuration.redaction.isPrivate ?? false
  }

  /// The links of the text, in its order.
  public var links: [Reference] { references(tape.links, .link) }

  /// The pictures of the text, in its order.
  public var pictures: [Reference] { references(tape.pictures, .picture) }

  private func references(_ targets: [Tape.Target], _ kind: Reference.Kind) -> [Reference] {
    targets.enumerated().map { index, target in
      Reference(
        kind: kind, index: index,
        url: String(decoding: tape.bytes[target.url.range], as: UTF8.self),
        place: Place(file: path, line: target.line, column: target.column))
    }
  }

  static func name(of path: String) -> String {
    let file = path.split(separator: "/").last ?? ""
    let stem = file.hasSuffix(".md") ? file.dropLast(3) : file
    if stem.isEmpty || stem.hasPrefix("<") || stem == "-" { return "Untitled" }
    return stem.split { $0 == "-" || $0 == "_" }.joined(separator: " ")
  }
}
