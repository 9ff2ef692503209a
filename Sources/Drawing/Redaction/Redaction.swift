// The one place that decides whether content is drawn or redacted, and how.

/// Everything that visibility depends on: the reasons in force and what they mean here.
///
/// ```swift
/// var redaction = Redaction()
/// redaction.reasons = .placeholder
/// redaction.veil(over: .text, isSensitive: false)  // Veil(.exact)
/// ```
package struct Redaction: Hashable, Sendable {
  /// The reasons in force.
  package var reasons: RedactionReasons
  /// What the custom ones among them do.
  package var declared: DeclaredReasons
  /// What `placeholder` and the declared reasons tell: `exact`, since what loads is a click away,
  /// unless the page or the site says that it is a secret.
  package var projection: Projection.Kind {
    get { chosenProjection ?? .exact }
    set { chosenProjection = newValue }
  }
  /// What the page says that they tell; nil where it leaves that to the site.
  package var chosenProjection: Projection.Kind?
  /// Whether the build is for the public: sensitive content is hidden whatever the reasons are.
  package var isPublic: Bool
  /// Whether all is drawn as it is but what is private, or a secret because the page or the site chose a
  /// projection that tells less than `exact`: so that a reviewer sees what blocks stand for.
  package var isLifted = false
  /// Whether what is sensitive is drawn as it is, for those who look for it elsewhere. No such drawing is
  /// ever written.
  package var isRevealed = false

  /// No reason at all, unless said otherwise.
  package init(
    reasons: RedactionReasons = [], declared: DeclaredReasons = .none,
    projection: Projection.Kind? = nil, isPublic: Bool = false
  ) {
    self.reasons = reasons
    self.declared = declared
    chosenProjection = projection
    self.isPublic = isPublic
  }

  /// What hides content of that kind, or nothing if it is drawn.
  ///
  /// Privacy is the strictest and goes first; then comes the placeholder; then the declared reasons
  /// by their bits.
  package func veil(over content: RedactableContent, isSensitive: Bool) -> Veil? {
    if isSensitive && (hidesSensitive || isRevealed) { return isRevealed ? nil : .constant }
    if reasons.isEmpty || isLifted && projection == .exact { return nil }
    if reasons.contains(.placeholder) { return Veil(projection) }
    for declared in declared.all {
      guard case .look(let look) = declared.treatment, reasons.contains(declared.reason),
        declared.scope.covers(content)
      else { continue }
      return Veil(projection, look: look)
    }
    return nil
  }

  /// The reasons in force that hide content of that kind, each by itself; none where it is drawn.
  package func reasons(
    hiding content: RedactableContent, isSensitive: Bool
  ) -> RedactionReasons {
    if veil(over: content, isSensitive: isSensitive) == nil { return [] }
    // The public is told nothing of what is private: not what else hides it.
    if isPublic, isSensitive, hidesSensitive { return reasons.intersection(.privacy) }
    var hiding: RedactionReasons = isSensitive ? .privacy : []
    if !(isLifted && projection == .exact) {
      hiding.insert(.placeholder)
      for declared in declared.all where declared.scope.covers(content) {
        if case .look = declared.treatment { hiding.insert(declared.reason) }
      }
    }
    return hiding.intersection(reasons)
  }

  /// Whether sensitive content is hidden.
  package var hidesSensitive: Bool { !isRevealed && (isPublic || reasons.contains(.privacy)) }

  /// Whether content that may grow stale is drawn so.
  package func isStale(isInvalidatable: Bool) -> Bool {
    isInvalidatable && reasons.contains(.invalidated)
  }
}
