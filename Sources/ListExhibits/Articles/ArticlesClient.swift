// The outside of the list of articles: where they come from, and where favourites are kept.

import Samples
import Vitrine

/// The service that has the articles. At build time it answers with what it was given, after as
/// long as it was told, and records each request.
///
/// ```swift
/// ArticlesClient(.articles(Article.samples))
/// ArticlesClient(.articles(Article.samples)).answering("failed")  // the first time
/// ```
public struct ArticlesClient: FetchingClient {
  /// What comes of asking.
  public enum Outcome: Hashable, Sendable {
    /// These articles.
    case articles([Article])
    /// None, and why.
    case failure(String)
  }

  /// What the client is called.
  public static let name = "articles"
  /// Has nothing, takes no time and records nothing.
  public static let placeholder = ArticlesClient(.articles([]), latency: .zero, records: false)

  /// What comes of asking: `some`, if there are any; `nothing`, or `failed`.
  public var answers: Answers<Outcome>
  /// How long that takes.
  public var latency: Duration
  /// Whether it records what it is asked for.
  public let records: Bool

  /// A service that answers with this.
  public init(_ outcome: Outcome, latency: Duration = .seconds(4)) {
    self.init(outcome, latency: latency, records: true)
  }

  private init(_ outcome: Outcome, latency: Duration, records: Bool) {
    let failure = Outcome.failure("The service is not there.")
    answers =
      outcome == .articles([])
      ? Answers("nothing", outcome, else: ["failed": failure])
      : Answers("some", outcome, else: ["nothing": .articles([]), "failed": failure])
    self.latency = latency
    self.records = records
  }

  /// The same service, which gives the answer of that name the next time.
  public func answering(_ name: String) -> ArticlesClient {
    var client = self
    client.answers = answers.answering(name)
    return client
  }
}

extension Dependencies {
  /// The service that has the articles.
  public var articles: ArticlesClient {
    mutating get { self[ArticlesClient.self] }
    set { self[ArticlesClient.self] = newValue }
  }
}
