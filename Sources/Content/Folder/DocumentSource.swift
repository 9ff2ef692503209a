// The file that a page is made of.

import System

/// A document as it was when its page was made.
package struct DocumentSource: Hashable, Sendable {
  /// The path below the folder of content.
  package var path: String
  /// The stamp that it bore; none if it changed too lately for it to be trusted.
  package var stamp: FileStamp?
  /// The fingerprint of its bytes.
  package var fingerprint: Fingerprint

  /// A document at a path.
  package init(path: String, stamp: FileStamp?, fingerprint: Fingerprint) {
    self.path = path
    self.stamp = stamp
    self.fingerprint = fingerprint
  }
}
