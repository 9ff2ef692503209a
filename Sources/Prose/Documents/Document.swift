// A file of content: what its author says above the text, and the text, parsed once.

import Drawing

/// A content file, read.
///
/// ```swift
/// func reading(_ document: Document) -> some View {
///   Stack {
///     Heading(1, document.title)
///     Prose(document)
///   }
/// }
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
    let text: ParsedText
    /// What is drawn: the text, its links and pictures led to where a site has them.
    let prose: ProseText
    let warnings: [Diagnostic]
    /// What was drawn ahead of time: under a few treatments, so that to look at each is quickest.
    let drawn: [(treatment: ProseTreatment, prose: DrawnProse)]

    init(
      path: String, frontMatter: FrontMatter, text: ParsedText, prose: ProseText,
      warnings: [Diagnostic], drawn: [(treatment: ProseTreatment, prose: DrawnProse)] = []
    ) {
      self.path = path
      self.frontMatter = frontMatter
      self.text = text
      self.prose = prose
      self.warnings = warnings
      self.drawn = drawn
    }
  }

  /// The path of the file, as the author knows it.
  public var path: String { storage.path }
  /// What the author says above the text.
  public var frontMatter: FrontMatter { storage.frontMatter }
  /// What is odd about the file, but not wrong.
  package var warnings: [Diagnostic] { storage.warnings }
  /// What it says, as it is written.
  var text: ParsedText { storage.text }
  var prose: ProseText { storage.prose }

  /// Reads a file; throws what is wrong with it, all at once.
  package init(
    _ bytes: [UInt8], path: String, options: DocumentOptions = DocumentOptions()
  ) throws(ContentError) {
    let read = Self.read(bytes, path: path, options: options)
    guard let document = read.document, !read.findings.hasErrors else {
      throw ContentError(read.findings)
    }
    self = document
  }

  /// Reads as much of a file as can be read: its text, for those who look for more findings, even
  /// where what stands above it has some. Tells what was found, errors and warnings.
  package static func read(
    _ bytes: [UInt8], path: String, options: DocumentOptions = DocumentOptions()
  ) -> (document: Document?, findings: [Diagnostic]) {
    var findings = Findings(SourceFile(path: path, bytes: bytes))
    let parts = DocumentReader.read(bytes, options: options, into: &findings)
    let found = findings.sorted
    guard var parts else { return (nil, found) }
    if options.liftsTitle { parts.text.liftTitle(unless: parts.frontMatter.title) }
    parts.text.nameHeadings()
    let storage = Storage(
      path: path, frontMatter: parts.frontMatter, text: parts.text,
      prose: parts.text.prose, warnings: found.filter { $0.severity == .warning })
    return (Document(storage), found)
  }

  private init(_ storage: Storage) {
    self.storage = storage
  }

  /// The text under a treatment: a copy if it was drawn ahead of time.
  package func drawn(_ treatment: ProseTreatment) -> DrawnProse {
    let least = least(treatment)
    var drawn =
      storage.drawn.first { $0.treatment == least }?.prose ?? prose.drawn(least)
    drawn.isStale = treatment.isStale
    return drawn
  }

  /// The plainest of the treatments under which this text is drawn the same, stale or not: reasons that
  /// hide nothing of it do not tell drawings apart, unless it has spans that the author marked.
  private func least(_ treatment: ProseTreatment) -> ProseTreatment {
    guard !text.prose.hasMarks, treatment.textVeil() == nil, treatment.imageVeil() == nil else {
      return treatment
    }
    return ProseTreatment(allowsUnsafeHTML: treatment.allowsUnsafeHTML)
  }

  /// The same document, drawn ahead of time under these treatments.
  package func drawn(aheadFor treatments: [ProseTreatment]) -> Document {
    var drawn = storage.drawn
    for treatment in treatments {
      let treatment = least(treatment)
      if drawn.contains(where: { $0.treatment == treatment }) { continue }
      drawn.append((treatment, self.drawn(treatment)))
    }
    return Document(
      Storage(
        path: path, frontMatter: frontMatter, text: text, prose: prose, warnings: warnings,
        drawn: drawn))
  }

  /// The same document, its links and pictures led to where a site has them.
  package func leading(to targets: ProseTargets) -> Document {
    Document(
      Storage(
        path: path, frontMatter: frontMatter, text: text, prose: text.prose.leading(to: targets),
        warnings: warnings))
  }
}

extension Document {
  /// Equal documents are drawn equally under every treatment.
  public static func == (one: Document, other: Document) -> Bool {
    one.storage === other.storage
      || (one.path == other.path && one.frontMatter == other.frontMatter
        && one.text == other.text && one.prose == other.prose)
  }

  /// Feeds what mostly tells documents apart.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(path)
    hasher.combine(text.prose.bytes.count)
    hasher.combine(text.prose.events.count)
  }
}

// MARK: - What it says of itself

extension Document {
  /// The title of the front matter, or the heading that the text begins with, or the file's name.
  public var title: String {
    frontMatter.title ?? text.title ?? Self.name(of: path)
  }

  /// The blurb of the front matter, or the beginning of the first paragraph that is not private.
  public var blurb: String {
    frontMatter.blurb ?? text.opening(characters: 200)
  }

  /// Whether all of it is private: as its author says, or else as the site does.
  package func isPrivate(in configuration: SiteConfiguration) -> Bool {
    frontMatter.redaction.isPrivate ?? configuration.redaction.isPrivate ?? false
  }

  /// The links of the text, in its order.
  package var links: [Reference] {
    var links = references(zip(text.prose.links.map(\.url), text.linkSpots), .link)
    if links.isEmpty { return links }
    for (index, event) in text.prose.events.enumerated() {
      guard case .open(.link(let number)) = event else { continue }
      links[Int(number)].isNameless = !text.prose.hasName(link: number, at: index)
    }
    return links
  }

  /// The pictures of the text, in its order.
  package var pictures: [Reference] {
    references(zip(text.prose.pictures.map(\.url), text.pictureSpots), .picture)
  }

  private func references(
    _ urls: Zip2Sequence<[Extent], [ParsedText.Spot]>, _ kind: Reference.Kind
  ) -> [Reference] {
    urls.enumerated().map { index, reference in
      Reference(
        kind: kind, index: index,
        url: String(decoding: text.prose.bytes[reference.0.range], as: UTF8.self),
        place: Place(file: path, line: reference.1.line, column: reference.1.column))
    }
  }

  static func name(of path: String) -> String {
    let file = path.pathParts.last ?? ""
    let stem = file.hasSuffix(".md") ? file.dropLast(3) : file
    if stem.isEmpty || stem.hasPrefix("<") || stem == "-" { return "Untitled" }
    return stem.split { $0 == "-" || $0 == "_" }.joined(separator: " ")
  }
}

extension Prose {
  /// A document, drawn under the treatment that is in force where it stands.
  public init(_ document: Document) {
    self.init(document as any ProseSource)
  }
}
