// How a folder of content is read.

import Drawing

/// How a folder of content is read.
package struct ContentOptions: Hashable, Sendable {
  /// Whether drafts are part of the site.
  package var includesDrafts: Bool
  /// Whether unknown keys and pictures on other hosts are errors, and not warnings.
  package var isStrict: Bool
  /// Whether it is read for the public. Then nothing is kept of what is private, only that it was
  /// there.
  package var isPublic: Bool

  /// Without drafts, forgiving, and with all that is private, unless said otherwise.
  package init(includesDrafts: Bool = false, isStrict: Bool = false, isPublic: Bool = false) {
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
