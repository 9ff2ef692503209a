// Prose as it was drawn once, to be copied into every frame that shows it so.

import System

/// What a document hands over for one treatment: what is seen of it, as a value and as HTML.
///
/// The HTML is written once, and then only copied; who wants to know what the prose says reads the
/// value. What is hidden is in neither.
package struct DrawnProse: Hashable, Sendable {
  /// What is seen.
  package let prose: ProseText
  /// The HTML, ready to be copied.
  package let html: [UInt8]
  /// Whether something in it is drawn as it is.
  package let hasVisibleContent: Bool
  /// Whether something in it is redacted.
  package let hasRedactedContent: Bool
  /// What that tells a reader of the source.
  package let telling: Telling
  /// Whether what stands for hidden words is drawn dim, since all around it is disabled.
  var isDim = false
  /// Whether raw HTML and all URLs are let through.
  let allowsUnsafe: Bool
  /// What tells it from other prose.
  package let key: UInt64

  init(
    _ prose: ProseText, hasVisibleContent: Bool, hasRedactedContent: Bool,
    hiddenAs kind: Telling.Kind = .constant, isStale: Bool, allowsUnsafe: Bool
  ) {
    self.prose = prose
    self.hasVisibleContent = hasVisibleContent
    self.hasRedactedContent = hasRedactedContent
    telling = hasRedactedContent ? prose.telling(kind) : Telling()
    self.allowsUnsafe = allowsUnsafe
    html = ProseHTML.write(prose, isStale: isStale, allowsUnsafe: allowsUnsafe)
    key = Fingerprint(of: html).low
  }

  /// Feeds what tells prose apart.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(html.span)
  }
}

extension ProseText {
  /// The text under a treatment. Where nothing is hidden, what is seen is the text itself.
  package func drawn(_ treatment: ProseTreatment) -> DrawnProse {
    if treatment.mayChange(self) { return ProseDrawer(self, treatment).drawn() }
    let isStale = treatment.redaction.isStale(isInvalidatable: treatment.isInvalidatable)
    return DrawnProse(
      self, hasVisibleContent: hasContent(allowsUnsafe: treatment.allowsUnsafeHTML),
      hasRedactedContent: false, isStale: isStale, allowsUnsafe: treatment.allowsUnsafeHTML)
  }

  /// The ids that headings have under a treatment, by their numbers.
  package func ids(under treatment: ProseTreatment) -> [Int: String] {
    var ids: [Int: String] = [:]
    if treatment.mayChange(self) {
      for (number, id) in ProseDrawer(self, treatment).ids() { ids[number] = id }
    } else {
      for (number, heading) in headings.enumerated() where !heading.id.isEmpty {
        ids[number] = String(decoding: bytes[heading.id.range], as: UTF8.self)
      }
    }
    return ids
  }

  /// Whether there is anything to be seen.
  private func hasContent(allowsUnsafe: Bool) -> Bool {
    events[start...].contains { event in
      switch event {
      case .text, .codeSpan, .code, .picture: true
      case .html(let html):
        allowsUnsafe || RawHTML.hasText(bytes.span.extracting(html.range))
      default: false
      }
    }
  }
}

extension ProseTreatment {
  /// Whether a text may be drawn as something else than it says. Marks of its author are looked at
  /// wherever there is any reason.
  fileprivate func mayChange(_ text: ProseText) -> Bool {
    textVeil() != nil || imageVeil() != nil
      || text.hasMarks && (!redaction.reasons.isEmpty || redaction.isPublic)
  }
}
