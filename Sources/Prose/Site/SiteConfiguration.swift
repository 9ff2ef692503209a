// What an author says about a site as a whole: `site.yaml` at the top of its content.

import Drawing

/// The configuration of a site; every part of it has a default, so that no site needs one.
///
/// ```yaml
/// title: Behind glass
/// author: Ada
/// language: en
/// url: https://example.org/glass/
/// states: [loading, loaded]
/// redaction: exact
/// frames: 32
/// fonts: { text: [fonts/Own-Regular.woff2, fonts/Own-Bold.woff2] }
/// theme: { colors: { accent: "#7a1f5c" }, radius: 0.25, stylesheet: site.css }
/// axe: tools/axe.min.js
/// reasons:
///   spoiler: { bit: 12, treatment: blur, scope: text }
/// ```
package struct SiteConfiguration: Hashable, Sendable {
  /// What the site is called.
  package var title: String?
  /// Who writes it; needed by readers of its feed.
  package var author: String?
  /// The language of its pages.
  package var language = "en"
  /// Where it will be published; with it come a feed and a sitemap.
  package var baseURL: String?
  /// The states that are built of each article, where it does not say so itself.
  package var states: [FrontMatter.PageState]?
  /// How articles are redacted, where they do not say so themselves.
  package var redaction = RedactionDefaults()
  /// The site's own reasons.
  package var reasons = DeclaredReasons.none
  /// How many frames the page of an article may have, unless its story names more.
  package var budget = 64
  /// The fonts that it is set in.
  package var fonts = FontWish.shipped
  /// How its pages look.
  package var theme = ThemeWish()
  /// The copy of axe-core that the stage checks looks with, by its path below the content.
  package var axe: FrontMatter.Located?

  /// What is odd about the file, but not wrong.
  package var warnings: [Diagnostic] = []

  package init() {}

  /// How large the file may be.
  package static let limit = 64 * 1024

  static let known = [
    KeyName("title", for: "What the site is called."),
    KeyName("author", for: "Who writes it."),
    KeyName("language", "lang", for: "The language of pages that do not say their own."),
    KeyName("url", "baseURL", for: "Where the output will be published."),
    KeyName("states", for: "The states of articles that do not choose their own."),
    KeyName("redaction", for: "How articles are redacted that do not say so."),
    KeyName("reasons", for: "Reasons of the site's own, beside the three that are built in."),
    KeyName(
      "frames", for: "How many frames an article's page may have, unless its story names more."),
    KeyName("fonts", for: "Fonts of the site's own, or 'system' for none."),
    KeyName("theme", for: "How pages look."),
    KeyName(
      "axe",
      for: "A copy of axe-core, by its path in the content: with it, the stage checks looks."),
  ]

  /// Reads the file; throws what is wrong with it, all at once.
  package init(_ bytes: [UInt8], path: String, isStrict: Bool = false) throws(ContentError) {
    var findings = Findings(SourceFile(path: path, bytes: bytes))
    if bytes.count > Self.limit {
      findings.add(.tooLarge(limit: Self.limit))
    } else {
      let yaml = YAMLLoader.load(bytes.span, into: &findings)
      if let yaml { read(yaml, isStrict: isStrict, into: &findings) }
    }
    guard !findings.hasErrors else { throw ContentError(findings.sorted) }
    warnings = findings.sorted
  }

  private mutating func read(_ node: YAML, isStrict: Bool, into findings: inout Findings) {
    let fields = Fields(node, known: Self.known, isStrict: isStrict, into: &findings)
    PrivacyWish.check(fields.unknown, into: &findings)
    title = fields.words("title", into: &findings)
    author = fields.words("author", into: &findings)
    language = LanguageTag.read(fields, ["language", "lang"], into: &findings) ?? language
    baseURL = SiteAddress.read(fields, ["url", "baseURL"], into: &findings)
    states = fields.choices(
      "states", among: FrontMatter.PageState.allCases.map { ($0.rawValue, $0) }, into: &findings)
    redaction = RedactionDefaults.read(fields, isStrict: isStrict, into: &findings)
    reasons = ReasonDeclarations.read(fields, isStrict: isStrict, into: &findings)
    budget = fields.number("frames", atLeast: 1, into: &findings) ?? budget
    fonts = FontWish.read(fields, into: &findings)
    theme = ThemeWish.read(fields, into: &findings)
    if let path = fields.text("axe", into: &findings), let mark = fields.node("axe")?.mark {
      axe = FrontMatter.Located(text: path, mark: mark)
    }
    fields.mustSay("axe", into: &findings)
  }

  /// That the copy of axe-core cannot be had; `source` is the content of the file, for the line with
  /// the caret.
  package func findingOfAxe(_ sentence: String, in source: [UInt8], path: String) -> [Diagnostic] {
    guard let axe else { return [] }
    var findings = Findings(SourceFile(path: path, bytes: source))
    findings.add(.axe(sentence), at: axe.mark)
    return findings.all
  }
}
