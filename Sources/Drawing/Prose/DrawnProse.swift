// Prose as it was drawn once, to be copied into every frame that shows it so.

/// What a document hands over for one treatment.
public struct DrawnProse: Hashable, Sendable {
  /// The HTML, ready to be copied.
  public var html: [UInt8]
  /// Whether something in it is drawn as it is.
  public var hasVisibleContent: Bool
  /// Whether something in it is redacted.
  public var hasRedactedContent: Bool

  /// Prose as drawn; nothing unless said otherwise.
  public init(
    html: [UInt8] = [], hasVisibleContent: Bool = false, hasRedactedContent: Bool = false
  ) {
    self.html = html
    self.hasVisibleContent = hasVisibleContent
    self.hasRedactedContent = hasRedactedContent
  }
}

/// A link of visible prose: one stop of the Tab order.
public struct ProseLink: Hashable, Sendable {
  /// Where it leads.
  public var href: String
  /// What it says.
  public var name: String

  /// A link of visible prose.
  public init(href: String, name: String) {
    self.href = href
    self.name = name
  }
}
