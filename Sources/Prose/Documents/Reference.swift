// A link or a picture of a text, for those who check that it leads somewhere.

import Drawing

/// A link or a picture of a text, with its place.
public struct Reference: Hashable, Sendable {
  /// What refers.
  public enum Kind: Hashable, Sendable {
    case link
    case picture
  }

  /// What refers.
  public var kind: Kind
  /// Which of its kind in the text, from 0: its index in ``ProseTargets``.
  public var index: Int
  /// Where it leads, as written.
  public var url: String
  /// Where it stands.
  public var place: Place

  /// The path, without query and fragment, if it leads to a file of the site.
  public var relativePath: String? {
    let hasScheme = URLRule.schemeEnd(url.utf8.span) != nil
    guard !hasScheme, !url.hasPrefix("//") else { return nil }
    let path = url.prefix { $0 != "?" && $0 != "#" }
    return path.isEmpty ? nil : String(path)
  }

  /// Whether it leads to another host, by its address or by a path on whatever host that is.
  public var leadsToAnotherHost: Bool {
    if url.hasPrefix("//") { return true }
    let bytes = url.utf8.span
    return URLRule.schemeEnd(bytes) != nil && URLRule.allowsLink(bytes)
  }

  /// What follows the path: `?query` and `#fragment`.
  public var suffix: String {
    String(url.drop { $0 != "?" && $0 != "#" })
  }

  /// What follows the `#`, as written; nothing if there is no `#`.
  public var fragment: String? {
    url.firstIndex(of: "#").map { String(url[url.index(after: $0)...]) }
  }

  /// That it leads nowhere; `source` is the file's content, for the line with the caret.
  public func leadsNowhere(in source: [UInt8]) -> Diagnostic {
    switch kind {
    case .link: diagnostic(.brokenLink(url), in: source)
    case .picture: diagnostic(.missingPicture(url), in: source)
    }
  }

  /// That what it leads to has none of its headings called so, only these.
  public func findsNoHeading(among anchors: [String], in source: [UInt8]) -> Diagnostic {
    let fragment = fragment.map { $0.fromAddress ?? $0 } ?? ""
    let near = KeyName.suggestion(for: fragment, among: anchors)
    return diagnostic(.unknownAnchor(url, suggestion: near, among: anchors), in: source)
  }

  /// That it is a picture of another host, which no frame shows.
  public func isNotShown(isStrict: Bool, in source: [UInt8]) -> Diagnostic {
    diagnostic(.remotePicture(url), isStrict ? .error : .warning, in: source)
  }

  private func diagnostic(
    _ mistake: ContentMistake, _ severity: Diagnostic.Severity = .error, in source: [UInt8]
  ) -> Diagnostic {
    var findings = Findings(SourceFile(path: place.file, bytes: source))
    let place = findings.place(ofByteColumn: self.place)
    findings.add(mistake, line: place.line, column: place.column, severity)
    return findings.all.first ?? Diagnostic(at: place, mistake.description)
  }
}
