// A Markdown text: parsed once, drawn under any treatment.

import Drawing

/// A text in CommonMark, parsed.
///
/// ```swift
/// let text = try Markdown(Array("# Behind *glass*".utf8))
/// text.drawn(ProseTreatment()).html  // <h1 id="behind-glass">Behind <em>glass</em></h1>
/// ```
///
/// With ``MarkdownOptions/commonMark`` and raw HTML allowed, what is drawn equals the reference
/// implementation's HTML byte for byte, but for titles of nothing, which are left out, private parts, which
/// are read by themselves, and U+FFFE and U+FFFF, which become U+FFFD.
package struct Markdown: Hashable, Sendable {
  private let prose: ProseText

  /// How large a text may be.
  package static let limit = 4 * 1024 * 1024

  /// Parses a text; throws what is wrong with it, all at once.
  ///
  /// Bytes that are not UTF-8 are replaced by U+FFFD.
  package init(
    _ bytes: [UInt8], path: String = "-", options: MarkdownOptions = .authored
  ) throws(ContentError) {
    var findings = Findings(SourceFile(path: path, bytes: bytes))
    let text = Self.text(of: bytes[...], options: options, firstLine: 0, into: &findings)
    guard var text, !findings.hasErrors else { throw ContentError(findings.sorted) }
    text.nameHeadings()
    prose = text.prose
  }

  /// The text under a treatment.
  package func drawn(
    _ treatment: ProseTreatment, targets: ProseTargets = ProseTargets()
  ) -> DrawnProse {
    prose.leading(to: targets).drawn(treatment)
  }

  static func text(
    of bytes: ArraySlice<UInt8>, options: MarkdownOptions, firstLine: Int,
    into findings: inout Findings
  ) -> ParsedText? {
    guard bytes.count <= limit else {
      findings.add(.tooLarge(limit: limit))
      return nil
    }
    guard let parts = PrivateParts(bytes, firstLine: firstLine, into: &findings) else {
      return TextBuilder.text(
        of: MarkdownSource(bytes, firstLine: firstLine), options: options, into: &findings)
    }
    let source = MarkdownSource(
      parts.publicText[...], firstLine: firstLine, without: parts, of: bytes)
    return TextBuilder.text(of: source, options: options, into: &findings)
  }
}

/// What cmark's tree says, read once.
struct ParsedText: Hashable, Sendable {
  /// Where something stands in its file.
  struct Spot: Hashable, Sendable {
    var line: Int
    var column: Int
  }

  /// What it says. Texts that cmark splits are whole here.
  var prose = ProseText()
  /// Where its links and pictures stand.
  var linkSpots: [Spot] = []
  var pictureSpots: [Spot] = []
  /// The heading that became the page's title.
  var title: String?
  /// Whether something of it was left out.
  var isCut = false
}

/// What of a text is understood and added besides CommonMark.
package struct MarkdownOptions: Hashable, Sendable {
  /// Whether straight quotes, `--` and `...` become typographic ones.
  package var isSmart: Bool
  /// Whether headings get an id to link to.
  package var hasAnchors: Bool
  /// Whether `[ ]` and `[x]` at the start of an item are check-boxes.
  package var hasTaskLists: Bool
  /// Whether lines of cells over a line of dashes are a table.
  package var hasTables: Bool
  /// Whether nothing is kept of what an author marked as private but that it was there.
  package var leavesOutPrivate = false

  /// CommonMark and nothing else, as the reference implementation has it.
  package static let commonMark = MarkdownOptions(
    isSmart: false, hasAnchors: false, hasTaskLists: false, hasTables: false)
  /// What authors expect of a site.
  package static let authored = MarkdownOptions()

  /// What authors expect, unless said otherwise.
  package init(
    isSmart: Bool = false, hasAnchors: Bool = true, hasTaskLists: Bool = true,
    hasTables: Bool = true
  ) {
    self.isSmart = isSmart
    self.hasAnchors = hasAnchors
    self.hasTaskLists = hasTaskLists
    self.hasTables = hasTables
  }
}
