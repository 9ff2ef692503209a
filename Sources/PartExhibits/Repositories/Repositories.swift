// A list of repositories: loading, loaded, or failed.

import Vitrine

/// A repository, as a card shows it.
public struct Repository: Hashable, Sendable, Identifiable {
  /// What tells it from others.
  public let id: Int
  /// What it is called.
  public var name: String
  /// What it is for.
  public var text: String
  /// How many people gave it a star.
  public var stars: Int

  /// A repository.
  public init(id: Int, name: String, text: String, stars: Int) {
    self.id = id
    self.name = name
    self.text = text
    self.stars = stars
  }
}

/// A list that loads; when that fails, it is empty, and says so.
public struct Repositories: Reducer {
  /// The list.
  public enum State: Hashable, Sendable {
    /// Nothing happened yet.
    case idle
    /// The repositories are on their way.
    case loading
    /// This is what there is.
    case loaded([Repository])
    /// They did not come.
    case failed
  }

  /// What can happen.
  public enum Action: Hashable, Sendable {
    /// The page was opened.
    case appeared
    /// They came.
    case repositoriesResponse([Repository])
    /// They did not.
    case repositoriesFailed
    /// They are wanted all the same.
    case retryTapped
  }

  /// The feature.
  public init() {}

  /// Loads when the page is opened, and again when that failed.
  public var body: some Reducer<State, Action> {
    Reduce { state, action, dependencies in
      switch (action, state) {
      case (.appeared, .idle), (.retryTapped, .failed):
        state = .loading
        return dependencies.repositories.fetch { answer in
          answer.map(Action.repositoriesResponse) ?? .repositoriesFailed
        }
      case (.repositoriesResponse(let repositories), .loading):
        state = .loaded(repositories)
      case (.repositoriesFailed, .loading):
        state = .failed
      default:
        break
      }
      return .none
    }
  }
}
