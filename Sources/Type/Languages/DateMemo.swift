// The words for dates of all languages that a site speaks, each looked up once.

import System

/// Keeps what it was asked for. A site has one, which all its pages pass on: to look up the words of a
/// language takes a thousand times as long as to write a date.
package final class DateMemo: Sendable {
  private let known = Lock<[String: DateWords]>([:])

  /// Remembers nothing yet.
  package init() {}

  /// The words of a language.
  package func words(ofLanguage tag: String) -> DateWords {
    // Most pages are in it, and nobody has to wait for it.
    if tag == "en" { return .english }
    return known.withLock { known in
      if let words = known[tag] { return words }
      let words = DateWords(ofLanguage: tag)
      known[tag] = words
      return words
    }
  }
}
