// The pages that are written in Swift, made when the first one is asked for.

import Atlas
import System

/// The pages of a site that no document is behind.
package final class PagesInSwift: Sendable {
  /// Pages, and where the first of each name is.
  private struct Pages: Sendable {
    let all: [Page]
    let places: [String: Int]
  }

  private let make: @Sendable () -> [Page]
  private let pages = Lock<Pages?>(nil)

  /// Those that a site makes.
  package init(_ make: @escaping @Sendable () -> [Page]) {
    self.make = make
  }

  /// All of them.
  package var all: [Page] { made.all }

  /// The page of that name.
  package func named(_ name: String) -> Page? {
    let made = made
    return made.places[name].map { made.all[$0] }
  }

  private var made: Pages {
    pages.withLock { pages in
      if let pages { return pages }
      let all = make()
      let made = Pages(
        all: all,
        places: Dictionary(
          all.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first }))
      pages = made
      return made
    }
  }
}
