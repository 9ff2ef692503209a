// A list of repositories: loading, loaded, or nothing at all.

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

/// The service that has the repositories.
public struct RepositoriesClient: AnsweringClient {
  /// What the client is called.
  public static let name = "repositories"
  /// Has nothing.
  public static let placeholder = RepositoriesClient(repositories: [])

  /// What it answers: `some`, or nothing, if it has `failed`.
  public var answers: Answers<[Repository]?>

  /// A service that answers with these, unless it fails.
  public init(repositories: [Repository]) {
    answers = Answers("some", repositories, else: ["failed": nil])
  }
}

extension Dependencies {
  /// The service that has the repositories.
  public var repositories: RepositoriesClient {
    mutating get { self[RepositoriesClient.self] }
    set { self[RepositoriesClient.self] = newValue }
  }
}

/// A list that loads; when that fails, it is empty.
public struct Repositories: Reducer {
  /// The list.
  public enum State: Hashable, Sendable {
    /// Nothing happened yet.
    case idle
    /// The repositories are on their way.
    case loading
    /// This is what there is.
    case loaded([Repository])
  }

  /// What can happen.
  public enum Action: Hashable, Sendable {
    /// The page was opened.
    case appeared
    /// They came.
    case repositoriesResponse([Repository])
    /// They did not.
    case repositoriesFailed
  }

  /// The feature.
  public init() {}

  /// Loads for four seconds.
  public var body: some Reducer<State, Action> {
    Reduce { state, action, dependencies in
      switch action {
      case .appeared:
        guard state == .idle else { return .none }
        state = .loading
        let answer = dependencies.repositories.answers.take()
        return .send(
          answer.map(Action.repositoriesResponse) ?? .repositoriesFailed, after: .seconds(4))
      case .repositoriesResponse(let repositories):
        state = .loaded(repositories)
        return .none
      case .repositoriesFailed:
        state = .loaded([])
        return .none
      }
    }
  }
}
