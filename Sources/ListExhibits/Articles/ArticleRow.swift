// One article of the list.

import Vitrine

/// What a reader can do with an article of the list. Each is told to the service.
public struct ArticleRow: Reducer {
  /// The article.
  public typealias State = Article

  /// What can happen to it.
  public enum Action: Hashable, Sendable {
    /// Its reader likes it, or no longer.
    case favoriteTapped
    /// Its reader puts it aside for later, or no longer.
    case readLaterTapped
    /// Its reader does not want to see it.
    case hideTapped
    /// Its reader wants to read it; that is for the list.
    case readTapped
  }

  /// The feature.
  public init() {}

  /// Sets the flags, and tells the service.
  public var body: some Reducer<State, Action> {
    Reduce { article, action, dependencies in
      switch action {
      case .favoriteTapped:
        article.isFavorite.toggle()
        return dependencies.articles.request(
          "favorite", ["article": article.id, "on": "\(article.isFavorite)"])
      case .readLaterTapped:
        article.willReadLater.toggle()
        return dependencies.articles.request(
          "read later", ["article": article.id, "on": "\(article.willReadLater)"])
      case .hideTapped:
        article.isHidden = true
        return dependencies.articles.request("hide", ["article": article.id])
      case .readTapped:
        return .none
      }
    }
  }
}
