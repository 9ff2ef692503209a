// The pages that are written in Swift, made when the first one is asked for.

import Atlas
import Synchronization

/// The pages of a site that no document is behind.
final class PagesInSwift: Sendable {
  private let make: @Sendable () -> [Page]
  private let pages = Mutex<[Page]?>(nil)

  init(_ make: @escaping @Sendable () -> [Page]) {
    self.make = make
  }

  /// All of them.
  var all: [Page] {
    pages.withLock { pages in
      let all = pages ?? make()
      pages = all
      return all
    }
  }

  /// The page of that name.
  func named(_ name: String) -> Page? { all.first { $0.name == name } }
}
