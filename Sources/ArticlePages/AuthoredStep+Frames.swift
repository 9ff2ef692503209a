// What the steps of a walk that an author wrote mean on the page of an article.

import Prose

extension AuthoredStep.Act {
  /// What happens on the page.
  var action: ArticleReading.Action {
    switch self {
    case .favorite: .favoriteTapped
    case .readLater: .readLaterTapped
    case .hide: .hideTapped
    }
  }

  /// Whether a reader has done it.
  func isDone(in state: ArticleReading.State) -> Bool {
    switch self {
    case .favorite: state.isFavorite
    case .readLater: state.willReadLater
    case .hide: state.isHidden
    }
  }

  /// Its name as a part of an address.
  var address: String { self == .readLater ? "read-later" : rawValue }
}

extension AuthoredStep {
  /// What is let through: what the author allows, and what the step is about.
  var allowed: [Act] {
    Act.allCases.filter { actions.contains($0) || goal == $0 }
  }

  /// What is let through and does not lead on to the next step, or to the end.
  var tried: [Act] { allowed.filter { $0 != goal } }

  /// The name of its frame.
  var frame: String { "onboarding-\(id)" }

  /// The name of the frame after something that is tried.
  func frame(after act: Act) -> String { "\(frame)-\(act.address)" }

  /// The names of all its frames.
  var frames: [String] { [frame] + tried.map(frame(after:)) }
}
