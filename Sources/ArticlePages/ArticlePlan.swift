// What an author says about the states of a page, and how the article arrives.

import Drawing
import Prose

/// Which states of an article are built, and what comes of loading it.
struct ArticlePlan: Hashable {
  var states: Set<FrontMatter.PageState>
  /// Whether whatever else can be reached is wanted too.
  let showsAllLooks: Bool
  var latency: Duration
  var outcome: FrontMatter.Outcome
  /// What its reader did with the article before.
  var flags: Set<FrontMatter.Flag>
  /// What the states that redact for a reason of the site's mean here.
  var declared: DeclaredReasons
  /// The steps of the walk; none where there is no walk.
  var walk: [AuthoredStep] = []

  /// What the author wants to see. A page that is there at once has no loading state.
  init(
    states: Set<FrontMatter.PageState>, latency: Duration, outcome: FrontMatter.Outcome,
    flags: Set<FrontMatter.Flag>, declared: DeclaredReasons
  ) {
    var states = states
    showsAllLooks = states.remove(.all) != nil
    if showsAllLooks, states.isEmpty {
      states = Set(FrontMatter.PageState.allCases).subtracting([.all])
    }
    self.states = states
    self.latency = latency
    self.outcome = outcome
    self.flags = flags
    self.declared = declared
    guard latency == .zero, self.states.remove(.loading) != nil, self.states.isEmpty else { return }
    switch outcome {
    case .loaded, .slow: self.states = [.loaded]
    case .failed: self.states = [.failed]
    case .empty: self.states = [.empty]
    }
  }

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
