// The logic of a page that shows one article.

import Composable
import Drawing

/// Loads an article, and keeps what its reader does with it.
///
/// The article itself is no part of the state: whatever it says, its states are the same, and they
/// are small.
package struct ArticleReading: Reducer {
  /// How far the article has come.
  package enum Phase: Hashable, Sendable {
    /// Nobody asked for it yet.
    case idle
    /// It is on its way.
    case loading
    /// It is still on its way, later than one would expect.
    case late
    /// It is here.
    case loaded
    /// It did not arrive.
    case failed
    /// It arrived, and there is nothing in it.
    case empty
  }

  /// What the page remembers.
  package struct State: Hashable, Sendable {
    /// How far the article has come.
    package var phase = Phase.idle
    /// Whether its reader likes it.
    package var isFavorite = false
    /// Whether its reader put it aside for later.
    package var willReadLater = false
    /// Whether its reader does not want to see it.
    package var isHidden = false
    /// Why some of it is redacted.
    package var reasons: RedactionReasons = []

    /// A page that nobody looked at yet.
    package init() {}
  }

  /// What can happen.
  package enum Action: Hashable, Sendable {
    /// The page was opened.
    case appeared
    /// It takes longer than one would expect.
    case patienceEnded
    /// The service answered.
    case articleResponse(ArticleSource.Answer)
    /// The article is wanted all the same.
    case retryTapped
    /// The article is liked, or no longer.
    case favoriteTapped
    /// The article is put aside for later, or no longer.
    case readLaterTapped
    /// The article is not to be seen.
    case hideTapped
    /// It is to be seen again.
    case undoTapped
    /// There are other reasons to redact it: someone looks over the reader's shoulder, the
    /// connection is lost, pictures cost too much.
    case redactionChanged(RedactionReasons)
  }

  package init() {}

  /// Loads when the page is opened, and again when that failed; the rest needs an article.
  package func reduce(
    into state: inout State, action: Action, dependencies: inout Dependencies
  ) -> Effect<Action> {
    switch (action, state.phase) {
    case (.appeared, .idle), (.retryTapped, .failed):
      state.phase = .loading
      return dependencies.article.fetch()

    case (.patienceEnded, .loading):
      state.phase = .late
      return .none

    case (.articleResponse(let answer), .loading), (.articleResponse(let answer), .late):
      state.phase =
        switch answer {
        case .article, .articleLate: .loaded
        case .nothing: .empty
        case .failure: .failed
        }
      return .none

    case (.redactionChanged(let reasons), _):
      state.reasons = reasons
      return .none

    case (_, .loaded):
      return change(&state, action, &dependencies)

    default:
      return .none
    }
  }

  /// What a reader does with an article that is here.
  private func change(
    _ state: inout State, _ action: Action, _ dependencies: inout Dependencies
  ) -> Effect<Action> {
    switch action {
    case .favoriteTapped where !state.isHidden:
      state.isFavorite.toggle()
      return dependencies.analytics.track(state.isFavorite ? "Favorite" : "Unfavorite")
    case .readLaterTapped where !state.isHidden:
      state.willReadLater.toggle()
      return dependencies.analytics.track(state.willReadLater ? "Read Later" : "Read No More")
    case .hideTapped where !state.isHidden:
      state.isHidden = true
      return dependencies.analytics.track("Hide")
    case .undoTapped where state.isHidden:
      state.isHidden = false
      return dependencies.analytics.track("Unhide")
    default:
      return .none
    }
  }
}
