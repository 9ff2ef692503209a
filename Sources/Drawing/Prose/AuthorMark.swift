// What an author can say of a part of a text: how it is redacted.

/// What a pair of comments says of the blocks between them.
///
/// ```markdown
/// <!-- private -->
///
/// Nobody sees this under `privacy`.
///
/// <!-- /private -->
/// ```
package enum AuthorMark: UInt8, CaseIterable, Sendable {
  /// Sensitive: one block under `privacy`, whatever it says.
  case `private`
  /// Always visible, but never where it is private.
  case unredacted
  /// Drawn as stale under `invalidated`.
  case stale

  package var name: String {
    switch self {
    case .private: "private"
    case .unredacted: "unredacted"
    case .stale: "stale"
    }
  }
}
