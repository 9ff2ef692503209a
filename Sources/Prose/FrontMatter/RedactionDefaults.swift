// How a page is redacted, as its author says.

import Drawing

/// The redaction that a page or a site asks for.
///
/// ```yaml
/// redaction: exact        # short for the projection
/// redaction: { projection: grid, reasons: [privacy], private: true }
/// ```
public struct RedactionDefaults: Hashable, Sendable {
  /// What a placeholder tells.
  public var projection: ProjectionKind?
  /// Names of reasons that are in force in every state.
  public var reasons: [String] = []
  /// Whether the whole page is private.
  public var isPrivate: Bool?

  /// Nothing said.
  public init() {}

  static let projections: [(key: String, value: ProjectionKind)] = [
    ("exact", .exact), ("grid", .grid), ("constant", .constant),
  ]

  static func read(
    _ fields: Fields, isStrict: Bool, into findings: inout Findings
  ) -> RedactionDefaults {
    var defaults = RedactionDefaults()
    guard let node = fields.node("redaction") else { return defaults }
    if case .scalar = node.content {
      defaults.projection = fields.choice("redaction", among: projections, into: &findings)
      return defaults
    }
    let inner = Fields(
      node, known: [KeyName("projection"), KeyName("reasons"), KeyName("private")],
      isStrict: isStrict, into: &findings)
    defaults.projection = inner.choice("projection", among: projections, into: &findings)
    defaults.reasons = inner.texts("reasons", into: &findings)
    defaults.isPrivate = inner.flag("private", into: &findings)
    return defaults
  }
}
