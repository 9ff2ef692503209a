// The outside of the list of repositories: where they come from.

import Samples
import Vitrine

/// The service that has the repositories.
public struct RepositoriesClient: FetchingClient {
  /// What the client is called.
  public static let name = "repositories"
  /// Has nothing, takes no time and records nothing.
  public static let placeholder = RepositoriesClient([], latency: .zero, records: false)

  /// What it answers: `some`, or nothing, if it has `failed`.
  public var answers: Answers<[Repository]?>
  /// How long that takes.
  public let latency: Duration
  /// Whether it records what it is asked for.
  public let records: Bool

  /// A service that answers with these, unless it fails.
  public init(repositories: [Repository]) {
    self.init(repositories, latency: .seconds(4), records: true)
  }

  private init(_ repositories: [Repository], latency: Duration, records: Bool) {
    answers = Answers("some", repositories, else: ["failed": nil])
    self.latency = latency
    self.records = records
  }
}

extension Dependencies {
  /// The service that has the repositories.
  public var repositories: RepositoriesClient {
    mutating get { self[RepositoriesClient.self] }
    set { self[RepositoriesClient.self] = newValue }
  }
}
