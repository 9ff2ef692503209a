// Links and pictures of a text, for those who check that they lead somewhere, and what is wrong with
// them.

import Drawing

/// A link or a picture of a text, with its place.
package struct Reference: Hashable, Sendable {
  /// What refers.
  package enum Kind: Hashable, Sendable {
    case link
    case picture
    /// The picture that the front matter names.
    case cover
  }

  /// What refers.
  package var kind: Kind
  /// Which of its kind in the text, from 0: its index in ``ProseTargets``.
  package var index: Int
  /// Where it leads, as written.
  package var url: String
  /// Where it stands; in the text the column counts bytes, as cmark counts them.
  package var place: Place
  /// How long it is on its line, as far as that is told.
  package var length = 1
  /// Whether it is a link that neither words nor a picture name.
  package var isNameless = false

  /// The path, without query and fragment, if it leads to a file of the site.
  package var relativePath: String? {
    let hasScheme = URLRule.schemeEnd(url.utf8.span) != nil
    guard !hasScheme, !url.hasPrefix("//") else { return nil }
    let end = url.utf8.firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }
    return end == url.startIndex || url.isEmpty ? nil : String(url[..<(end ?? url.endIndex)])
  }

  /// Whether it leads to another host, by its address or by a path on whatever host that is.
  package var leadsToAnotherHost: Bool {
    if url.hasPrefix("//") { return true }
    let bytes = url.utf8.span
    return URLRule.schemeEnd(bytes) != nil && URLRule.allowsLink(bytes)
  }

  /// Whether it leads to no place at all: there is no address, or one that ends before it names a host or
  /// whoever else it is for.
  package var isWithoutGoal: Bool {
    if url.isEmpty { return true }
    let end = URLRule.schemeEnd(url.utf8.span)
    if end == nil, !url.hasPrefix("//") { return false }
    let scheme = end.map { url.prefix($0).lowercased() }
    let rest = url.utf8.dropFirst(end.map { $0 + 1 } ?? 0)
    if let scheme, !Self.hostSchemes.contains(scheme) { return rest.isEmpty }
    guard rest.starts(with: "//".utf8) else { return true }
    let authority = rest.dropFirst(2).prefix { !"/?#\\".utf8.contains($0) }
    let host = authority.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false).last
    return host?.first.map { $0 == UInt8(ascii: ":") } ?? true
  }

  /// The schemes behind which the name of a host stands.
  private static let hostSchemes: Set = ["http", "https", "ftp", "irc", "ircs"]

  /// Whether it has a scheme that is not let through, so that it is drawn without its address.
  package var isWithheld: Bool {
    let bytes = url.utf8.span
    return kind == .link ? !URLRule.allowsLink(bytes) : !URLRule.allowsPicture(bytes)
  }

  /// Whether it is its own address, and needs no file.
  package var isInline: Bool { url.lowercased().hasPrefix("data:") }

  /// What follows the path: `?query` and `#fragment`.
  package var suffix: String {
    let start = url.utf8.firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }
    return String(url[(start ?? url.endIndex)...])
  }

  /// What follows the `#`, as written; nothing if there is no `#`. It may join what stands behind it to
  /// one character.
  package var fragment: String? {
    url.utf8.firstIndex(of: UInt8(ascii: "#")).map { String(url[url.utf8.index(after: $0)...]) }
  }
}

extension Document {
  /// The picture that the front matter names.
  package var cover: Reference? {
    frontMatter.image.map { image in
      Reference(
        kind: .cover, index: 0, url: image.text,
        place: Place(file: path, line: image.mark.line, column: image.mark.column),
        length: image.mark.length)
    }
  }
}

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

  /// That a reference leads nowhere; there may be something that was meant, which takes long to find and is
  /// only looked for if it is told.
  package mutating func add(
    leadingNowhere reference: Reference, meaning near: () -> String? = { nil }
  ) {
    let near = findings.isFull(.error) ? nil : near()
    switch reference.kind {
    case .link: add(.brokenLink(reference.url, suggestion: near), of: reference)
    case .picture, .cover: add(.missingPicture(reference.url, suggestion: near), of: reference)
    }
  }

  /// That a reference is the name of a file, and no address of it.
  package mutating func add(beingNoAddress reference: Reference) {
    add(.notAnAddress(reference.url, isLink: reference.kind == .link), of: reference)
  }

  /// That a reference has no address, or one without a host.
  package mutating func add(havingNoGoal reference: Reference) {
    add(.noGoal(reference.url, isLink: reference.kind == .link), of: reference)
  }

  /// That a link has no words that tell where it leads.
  package mutating func add(havingNoName reference: Reference) {
    add(.noName(reference.url), of: reference)
  }

  /// That the scheme of an address is not let through.
  package mutating func add(withholding reference: Reference) {
    let mistake = ContentMistake.withheld(reference.url, isLink: reference.kind == .link)
    add(mistake, isStrict ? .error : .warning, of: reference)
  }

  /// That there is a file where a picture should be, which is none.
  package mutating func add(showingNoPicture reference: Reference) {
    add(.noPicture(reference.url), of: reference)
  }

  /// That a link leads to a file that is read for pages, and not for readers.
  package mutating func add(leadingToSource reference: Reference) {
    add(.linkToSource(reference.url), of: reference)
  }

  /// That a reference leads to a draft, which is left out.
  package mutating func add(_ reference: Reference, leadingToDraft path: String) {
    add(.linkToDraft(path), of: reference)
  }

  /// That a link does, wherever it stands.
  package mutating func add(leadingToDraft path: String) {
    findings.add(.linkToDraft(path))
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
    let place = reference.place
    if reference.kind == .cover {
      findings.add(
        mistake, line: place.line, column: place.column, length: reference.length, severity)
    } else {
      findings.add(
        mistake, line: place.line, byteColumn: place.column, length: reference.length, severity)
    }
  }
}
