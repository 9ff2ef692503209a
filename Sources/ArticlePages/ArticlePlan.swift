// What an author says about the states of a page, and how the article arrives.

import Drawing
import Prose

/// Which states of an article are built, and what comes of loading it.
struct ArticlePlan: Hashable {
  var states: Set<FrontMatter.PageState>
  var latency: Duration
  var outcome: FrontMatter.Outcome
  /// What its reader did with the article before.
  var flags: Set<FrontMatter.Flag>
  /// What the states that redact for a reason of the site's mean here.
  var declared: DeclaredReasons
  /// The steps of the walk; none where there is no walk.
  var walk: [AuthoredStep] = []

  /// What the service answers the first time.
  var firstAnswer: ArticleSource.Answer {
    switch outcome {
    case .loaded: .article
    case .slow: .articleLate
    case .failed: .failure
    case .empty: .nothing
    }
  }

  /// The state in which the page begins.
  var begin: ArticleReading.State {
    var state = ArticleReading.State()
    state.isFavorite = flags.contains(.favorite)
    state.willReadLater = flags.contains(.readLater)
    state.isHidden = flags.contains(.hidden)
    return state
  }

  /// The states that redact for a reason, and the reason.
  var reasonStates: [(state: FrontMatter.PageState, reasons: RedactionReasons)] {
    let builtIn: [(FrontMatter.PageState, RedactionReasons)] = [
      (.privacy, .privacy), (.invalidated, .invalidated),
    ]
    let custom: [FrontMatter.PageState] = [.text, .images, .blur]
    return builtIn.filter { states.contains($0.0) }
      + custom.filter(states.contains).compactMap { state in
        declared.named(state.rawValue).map { (state, $0.reason) }
      }
  }
}
