// What regions are called: words of the source, and never of a state.

/// The name of a region, written out where it is given.
///
/// ```swift
/// Text(account.balance).privacySensitive().region("balance")
/// ```
///
/// What hides a region does not hide its name: the matrix says which parts of a page are redacted. So
/// a name that is put together from what a state holds does not compile.
public struct RegionName: ExpressibleByStringLiteral, Hashable, Sendable {
  package let text: String

  /// A name, as it is written.
  public init(stringLiteral text: String) { self.text = text }

  /// A name that was put together by our own rooms.
  package init(_ text: String) { self.text = text }
}
