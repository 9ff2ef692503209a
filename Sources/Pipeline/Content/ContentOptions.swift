// How a folder of content is read.

/// How a folder of content is read.
public struct ContentOptions: Hashable, Sendable {
  /// Whether drafts are part of the site.
  public var includesDrafts: Bool
  /// Whether a key that is not known is an error.
  public var isStrict: Bool

  /// Without drafts, and forgiving, unless said otherwise.
  public init(includesDrafts: Bool = false, isStrict: Bool = false) {
    self.includesDrafts = includesDrafts
    self.isStrict = isStrict
  }
}
