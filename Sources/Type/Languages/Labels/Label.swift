// What there are words of our own for.

/// What Vitrine says by itself: controls, and the sentences that tell the state. The table of labels
/// calls them by these names.
package enum Label: Int, CaseIterable, Sendable {
  case article, page
  case around, favorite, readLater, hide, undo, retry
  case loading, late, failed, empty
  case hidden, ready, isFavorite, isForLater, stale, partly
  case walkNavigation, walkHeader, walkBody, walkActions
  case tour, previous, next, done, skip, step
}
