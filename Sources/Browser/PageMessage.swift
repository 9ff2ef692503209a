// What a page complains of.

/// Something that a page wrote to the console, or that went wrong on it.
public struct PageMessage: Hashable, Sendable, CustomStringConvertible {
  /// Where it comes from.
  public enum Kind: Hashable, Sendable {
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
  public let kind: Kind
  /// The words.
  public let text: String
  /// The address that it is about, empty if it is about none.
  public let url: String

  /// Kind, words and address on a line.
  public var description: String { "\(kind): \(text)" + (url.isEmpty ? "" : " (\(url))") }
}
