// Which way a language is written. Unsafe, since ICU is C.

import CUnicode

/// The way in which the lines of a language run.
package enum WritingDirection: Hashable, Sendable {
  case leftToRight
  case rightToLeft

  /// The direction of a language by its tag; of one that nobody knows, from left to right.
  package init(ofLanguage tag: String) {
    guard KnownLanguage.isOnOwnData else {
      self = .leftToRight
      return
    }
    self = unsafe cunicode_is_right_to_left(tag) != 0 ? .rightToLeft : .leftToRight
  }
}
