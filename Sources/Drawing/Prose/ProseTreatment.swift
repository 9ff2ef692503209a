// How prose is to be drawn: what a document must know of the place that it is drawn in.

import Type

/// What the drawing of a piece of prose depends on besides the prose; equal ones draw equal bytes.
package struct ProseTreatment: Hashable, Sendable {
  /// The reasons in force where the prose stands.
  package var redaction: Redaction
  /// Whether the whole prose is marked as privacy sensitive.
  package var isSensitive: Bool
  /// Whether the whole prose is marked as able to grow stale.
  package var isInvalidatable: Bool
  /// Whether raw HTML of the source is let through.
  package var allowsUnsafeHTML: Bool
  /// What hidden words are measured in.
  package var typefaces: Typefaces

  /// Prose that is drawn as it is, unless said otherwise.
  package init(
    redaction: Redaction = Redaction(), isSensitive: Bool = false, isInvalidatable: Bool = false,
    allowsUnsafeHTML: Bool = false, typefaces: Typefaces = .shipped
  ) {
    self.redaction = redaction
    self.isSensitive = isSensitive
    self.isInvalidatable = isInvalidatable
    self.allowsUnsafeHTML = allowsUnsafeHTML
    self.typefaces = typefaces
  }

  /// What hides the prose's words, for a span that may be sensitive by itself.
  package func textVeil(sensitiveSpan: Bool = false) -> Veil? {
    redaction.veil(over: .text, isSensitive: isSensitive || sensitiveSpan)
  }

  /// Whether the prose is drawn as stale: only what is seen can be.
  package var isStale: Bool {
    redaction.isStale(isInvalidatable: isInvalidatable) && textVeil() == nil
  }

  /// The reasons for which words or pictures are hidden, of a span that may be sensitive by itself.
  func reasons(hiding content: RedactableContent, sensitiveSpan: Bool) -> RedactionReasons {
    redaction.reasons(hiding: content, isSensitive: isSensitive || sensitiveSpan)
  }

  /// What hides the prose's pictures, for a span that may be sensitive by itself.
  package func imageVeil(sensitiveSpan: Bool = false) -> Veil? {
    redaction.veil(over: .image, isSensitive: isSensitive || sensitiveSpan)
  }
}
