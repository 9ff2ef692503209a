// How a page is redacted, as its author says.

import Drawing

/// The redaction that a page or a site asks for.
///
/// ```yaml
/// redaction: exact        # short for the projection
/// redaction: { projection: grid, reasons: [privacy], private: true }
/// ```
package struct RedactionDefaults: Hashable, Sendable {
  /// What a placeholder tells.
  package var projection: Projection.Kind?
  /// Names of reasons that are in force in every state, each with its place for an error about one
  /// that there is not.
  package var locatedReasons: [FrontMatter.Located] = []
  /// Whether the whole page is private.
  package var isPrivate: Bool?

  /// Names of reasons that are in force in every state.
  package var reasons: [String] { locatedReasons.map(\.text) }

  package init() {}

  /// What is wrong with the reasons, which can be those of these names; `source` is the content of
  /// the file, for the line with the caret. Of a private page for the public only where it is wrong.
  package func findings(
    among known: [String], in source: [UInt8], path: String, isWithheld: Bool = false
  ) -> [Diagnostic] {
    let unknown = locatedReasons.filter { !known.contains($0.text) }
    if unknown.isEmpty { return [] }
    var findings = Findings(SourceFile(path: path, bytes: source))
    for reason in unknown {
      let suggestion = KeyName.suggestion(for: reason.text, among: known)
      findings.add(
        .unknownValue(
          key: "reasons", value: reason.text, allowed: known, suggestion: suggestion),
        at: reason.mark)
    }
    if isWithheld { findings.withholdWords() }
    return findings.all
  }

  static let known = [
    KeyName("projection", for: "What a placeholder tells of what it stands for."),
    KeyName("reasons", for: "Reasons that are in force in every state."),
    KeyName("private", for: "Whether all of it is private."),
  ]

  static let projections: [(key: String, value: Projection.Kind)] = [
    ("exact", .exact), ("grid", .grid), ("constant", .constant),
  ]

  static func read(
    _ fields: Fields, isStrict: Bool, into findings: inout Findings
  ) -> RedactionDefaults {
    var defaults = RedactionDefaults()
    guard let node = fields.node("redaction") else {
      fields.mustSay("redaction", into: &findings)
      return defaults
    }
    if case .scalar(let word, _) = node.content {
      // Who writes that wants to hide the page, and no projection does.
      if MarkWish.isPrivate(word.lowercased()) {
        findings.add(.hidesNothing(word), at: node.mark)
        return defaults
      }
      defaults.projection = fields.choice("redaction", among: projections, into: &findings)
      return defaults
    }
    let inner = Fields(node, known: known, isStrict: isStrict, into: &findings)
    defaults.projection = inner.choice("projection", among: projections, into: &findings)
    defaults.locatedReasons = inner.located("reasons", into: &findings).map {
      FrontMatter.Located(text: $0.text, mark: $0.mark)
    }
    defaults.isPrivate = inner.flag("private", into: &findings)
    inner.mustSay("private", into: &findings)
    return defaults
  }
}
