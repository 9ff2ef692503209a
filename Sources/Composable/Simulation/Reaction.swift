// What came of an action, for those who try thousands of them.

/// What came of an action, in short; the record has all of it.
package struct Reaction: Hashable, Sendable {
  /// Whether nothing came of it: no change, no effect, no event.
  package let didNothing: Bool
  /// The first gate that dropped it, if one did.
  package let gate: String?
  /// Whether in all of the run nothing was sent out, and nothing dropped or denied.
  package internal(set) var isUneventful: Bool
}
