// What the matrix tells of a region in one state.

/// The visibility of a named region of a page.
public struct RegionReport: Hashable, Sendable {
  /// The name that the view gave it.
  public var name: String
  /// The reasons in force at its top.
  public var reasons: RedactionReasons
  /// Whether some content in it is drawn as it is.
  public var hasVisibleContent: Bool
  /// Whether some content in it is redacted.
  public var hasRedactedContent: Bool

  /// Whether it has content, and all of it is redacted.
  public var isRedacted: Bool { hasRedactedContent && !hasVisibleContent }
}

struct RegionRecord: Hashable, Sendable {
  var report: RegionReport
  var parent: Int32
}
