// The outside of an article's page: where the article comes from.

import Composable

/// The service that has the article. At build time it answers as it was told, after as long as it
/// was told, and records that it was asked.
///
/// ```swift
/// ArticleSource(latency: .seconds(4)).answering(.failure)  // the first time; then the article
/// ```
package struct ArticleSource: AnsweringClient {
  /// What comes of asking.
  package enum Answer: Hashable, Sendable {
    /// The article.
    case article
    /// The article, three times as late as it should be.
    case articleLate
    /// Nothing, since there is nothing in it.
    case nothing
    /// No answer.
    case failure
  }

  /// What the client is called.
  package static let name = "articles"
  /// Has the article at once.
  package static let placeholder = ArticleSource(latency: .zero, records: false)

  /// How long an answer takes.
  package let latency: Duration
  private let records: Bool
  /// The article, unless it is `late`, there is `nothing` in it, or it has `failed`.
  package var answers = Answers(
    "article", Answer.article,
    else: ["late": .articleLate, "nothing": .nothing, "failed": .failure])

  /// A service that has the article after a while.
  package init(latency: Duration = .seconds(4)) {
    self.init(latency: latency, records: true)
  }

  private init(latency: Duration, records: Bool) {
    self.latency = latency
    self.records = records
  }

  /// The same service, which answers otherwise the next time.
  package func answering(_ answer: Answer) -> ArticleSource {
    let name =
      switch answer {
      case .article: "article"
      case .articleLate: "late"
      case .nothing: "nothing"
      case .failure: "failed"
      }
    var source = self
    source.answers = answers.answering(name)
    return source
  }

  /// Asks for the article.
  mutating func fetch() -> Effect<ArticleReading.Action> {
    let answer = answers.take()
    let request: Effect<ArticleReading.Action> =
      records ? .record(Event(client: Self.name, name: "fetch")) : .none
    guard answer == .articleLate else {
      return .merge(request, .send(.articleResponse(answer), after: latency))
    }
    return .merge(
      request, .send(.patienceEnded, after: latency),
      .send(.articleResponse(.article), after: latency * 3))
  }
}

extension Dependencies {
  /// The service that has the article.
  package var article: ArticleSource {
    mutating get { self[ArticleSource.self] }
    set { self[ArticleSource.self] = newValue }
  }
}
