// What a page complains of.

/// Something that a page wrote to the console, or that went wrong on it.
package struct PageMessage: Hashable, Sendable, CustomStringConvertible {
  /// Where it comes from.
  package enum Kind: Hashable, Sendable {
    /// A script wrote it, with `console.log` and its like.
    case console
    /// A script threw and nobody caught it.
    case exception
    /// A request failed.
    case request
    /// The browser refused or warned: a policy, a deprecated feature.
    case browser
  }

  /// Where it comes from.
  package let kind: Kind
  /// The words.
  package let text: String
  /// The address that it is about, empty if it is about none.
  package let url: String

  /// Kind, words and address on a line.
  package var description: String { "\(kind): \(text)" + (url.isEmpty ? "" : " (\(url))") }
}
