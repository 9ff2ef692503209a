// What the matrix tells of a region in one state.

/// The visibility of a named region of a page.
package struct RegionReport: Hashable, Sendable {
  /// The name that the view gave it.
  package var name: String
  /// The reasons in force at its top.
  package var reasons: RedactionReasons
  /// Whether some content in it is drawn as it is.
  package var hasVisibleContent: Bool
  /// Whether some content in it is redacted.
  package var hasRedactedContent: Bool

  /// Whether it has content, and all of it is redacted.
  package var isRedacted: Bool { hasRedactedContent && !hasVisibleContent }
}

struct RegionRecord: Hashable, Sendable {
  var report: RegionReport
  var parent: Int32
}
