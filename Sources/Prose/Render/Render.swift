// One text by itself: bytes in, HTML out.

import Drawing

/// What `vitrine render` does, without files and terminals.
package enum Render {
  /// What comes of it.
  package struct Result: Hashable, Sendable {
    /// The HTML.
    package var html: [UInt8]
    /// What is odd about the source.
    package var warnings: [Diagnostic]
  }

  /// Renders a text.
  ///
  /// A fragment is CommonMark and nothing else; a page has what authors expect besides.
  package static func render(
    _ bytes: [UInt8], _ options: RenderOptions
  ) throws(ContentError) -> Result {
    let document = try Document(
      bytes, path: options.path,
      options: DocumentOptions(
        markdown: options.isPage ? .authored : .commonMark,
        readsFrontMatter: options.readsFrontMatter, needsUTF8: false,
        liftsTitle: options.isPage))
    let known = RenderOptions.Reason.allCases.map(\.rawValue)
    let findings = document.frontMatter.redaction.findings(
      among: known, in: bytes, path: options.path)
    guard findings.isEmpty else { throw ContentError(findings) }
    let treatment = try treatment(of: document, options)
    let drawn = document.drawn(treatment)
    let html =
      options.isPage
      ? RenderedPage(document: document, drawn: drawn, treatment: treatment).html()
      : drawn.htmlStandingAlone
    return Result(html: html, warnings: document.warnings)
  }

  private static func treatment(
    of document: Document, _ options: RenderOptions
  ) throws(ContentError) -> ProseTreatment {
    let defaults = document.frontMatter.redaction
    let reasons =
      options.reasons + defaults.reasons.compactMap { RenderOptions.Reason(rawValue: $0) }
    var redaction = Redaction(projection: options.projection ?? defaults.projection)
    for reason in reasons { redaction.reasons.formUnion(reason.reasons) }
    do throws(RedactionError) {
      redaction.declared = try DeclaredReasons(Set(reasons).compactMap(\.declared))
    } catch {
      throw ContentError([Diagnostic(at: Place(file: options.path), "\(error)")])
    }
    return ProseTreatment(
      redaction: redaction, isSensitive: defaults.isPrivate ?? false,
      isInvalidatable: reasons.contains(.invalidated), allowsUnsafeHTML: options.isUnsafe)
  }
}
