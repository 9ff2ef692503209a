// Prose as it was drawn once, to be copied into every frame that shows it so.

import System

/// What a document hands over for one treatment: what is seen of it, as a value and as HTML.
///
/// The HTML is written once, and then only copied; who wants to know what the prose says reads the
/// value. What is hidden is in neither.
package struct DrawnProse: Hashable, Sendable {
  /// What was drawn, once for all frames that show it.
  private final class Kept: Sendable {
    let prose: ProseText
    let html: [UInt8]
    let hasVisibleContent: Bool
    let hasRedactedContent: Bool
    let reasons: RedactionReasons
    let telling: Telling
    let allowsUnsafe: Bool
    let key: UInt64

    init(
      _ prose: ProseText, hasVisibleContent: Bool, hasRedactedContent: Bool,
      for reasons: RedactionReasons, hiddenAs kind: Telling.Kind, allowsUnsafe: Bool
    ) {
      self.prose = prose
      self.hasVisibleContent = hasVisibleContent
      self.hasRedactedContent = hasRedactedContent
      self.reasons = reasons
      telling = hasRedactedContent ? prose.telling(kind) : Telling()
      self.allowsUnsafe = allowsUnsafe
      html = ProseHTML.write(prose, allowsUnsafe: allowsUnsafe)
      key = Fingerprint(of: html).low
    }
  }

  private let kept: Kept
  /// Whether all of it is drawn as stale. Its words are the same then, so that they are written once for
  /// looks in which it is stale and others.
  package var isStale: Bool
  /// Whether what stands for hidden words is drawn dim, since all around it is disabled.
  var isDim = false

  init(
    _ prose: ProseText, hasVisibleContent: Bool, hasRedactedContent: Bool,
    for reasons: RedactionReasons = [], hiddenAs kind: Telling.Kind = .constant, isStale: Bool,
    allowsUnsafe: Bool
  ) {
    kept = Kept(
      prose, hasVisibleContent: hasVisibleContent, hasRedactedContent: hasRedactedContent,
      for: reasons, hiddenAs: kind, allowsUnsafe: allowsUnsafe)
    self.isStale = isStale
  }

  /// What is seen.
  package var prose: ProseText { _read { yield kept.prose } }
  /// The HTML, ready to be copied.
  package var html: [UInt8] { _read { yield kept.html } }
  /// The HTML where no element of prose is around it.
  package var htmlStandingAlone: [UInt8] {
    if !isStale { return html }
    var bytes: [UInt8] = []
    bytes.append("<div class=\"stale\">\n")
    bytes += html
    bytes.append("</div>\n")
    return bytes
  }
  /// Whether something in it is drawn as it is.
  package var hasVisibleContent: Bool { kept.hasVisibleContent }
  /// Whether something in it is redacted.
  package var hasRedactedContent: Bool { kept.hasRedactedContent }
  /// The reasons for which it is, or is marked as stale.
  package var shownReasons: RedactionReasons {
    isStale ? kept.reasons.union(.invalidated) : kept.reasons
  }
  /// What that tells a reader of the source.
  package var telling: Telling { kept.telling }
  /// Whether raw HTML and all URLs are let through.
  var allowsUnsafe: Bool { kept.allowsUnsafe }
  /// What tells it from other prose.
  package var key: UInt64 { kept.key }

  /// Prose is equal that says the same and is written the same.
  package static func == (one: DrawnProse, other: DrawnProse) -> Bool {
    if one.isDim != other.isDim || one.isStale != other.isStale { return false }
    return one.kept === other.kept
      || one.key == other.key && one.allowsUnsafe == other.allowsUnsafe && one.html == other.html
        && one.prose == other.prose && one.telling == other.telling
        && one.hasVisibleContent == other.hasVisibleContent
        && one.hasRedactedContent == other.hasRedactedContent
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
    return DrawnProse(
      self, hasVisibleContent: hasContent(allowsUnsafe: treatment.allowsUnsafeHTML),
      hasRedactedContent: false, isStale: treatment.isStale,
      allowsUnsafe: treatment.allowsUnsafeHTML)
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
