// How a folder of content is read.

import Drawing

/// How a folder of content is read.
public struct ContentOptions: Hashable, Sendable {
  /// Whether drafts are part of the site.
  public var includesDrafts: Bool
  /// Whether a key that is not known is an error.
  public var isStrict: Bool
  /// Whether it is read for the public. Then nothing is kept of what is private, only that it was
  /// there.
  public var isPublic: Bool

  /// Without drafts, forgiving, and with all that is private, unless said otherwise.
  public init(includesDrafts: Bool = false, isStrict: Bool = false, isPublic: Bool = false) {
    self.includesDrafts = includesDrafts
    self.isStrict = isStrict
    self.isPublic = isPublic
  }

  /// What pages inherit from it.
  package var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.redaction.isPublic = isPublic
    return environment
  }
}
