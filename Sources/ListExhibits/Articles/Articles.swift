// The list of articles: loading, reading, and what a reader does with its rows.

import Vitrine

/// A list of articles that is loaded, cancelled, retried, and read.
public struct Articles: Reducer {
  /// How far loading has come: one of these, never two.
  public enum Phase: Hashable, Sendable {
    /// Nothing was asked for, or it was cancelled.
    case idle
    /// The articles are on their way.
    case loading
    /// They are here.
    case loaded
    /// They will not come, and why.
    case failed(String)
  }

  /// The list, and what is read of it.
  public struct State: Hashable, Sendable {
    /// All articles, those that are hidden too.
    public var articles: IdentifiedArray<Article>
    /// How far loading has come.
    public var phase = Phase.idle
    /// Whether there are articles that are hidden.
    public var hasHidden: Bool { articles.contains(where: \.isHidden) }

    /// The article that is being read.
    public var readingID: Article.ID?

    /// A list.
    public init(articles: IdentifiedArray<Article> = IdentifiedArray()) {
      self.articles = articles
    }

    /// The articles that are not hidden.
    public var shown: IdentifiedArray<Article> {
      guard hasHidden else { return articles }
      return IdentifiedArray(keepingFirst: articles.filter { !$0.isHidden })
    }

    /// The article that is being read.
    public var reading: Article? { readingID.flatMap { articles[id: $0] } }

    /// Whether articles are on their way.
    public var isLoading: Bool { phase == .loading }
  }

  /// What can happen.
  public enum Action: Hashable, Sendable {
    /// The page was opened.
    case appeared
    /// The list itself came to be seen.
    case listAppeared
    /// Articles are wanted, after all.
    case loadTapped
    /// They are wanted once more.
    case retryTapped
    /// They are not wanted any longer.
    case cancelTapped
    /// They came.
    case articlesResponse([Article])
    /// They did not come, and why.
    case articlesFailed(String)
    /// The sheet was closed.
    case closeTapped
    /// All that was hidden is to be seen again.
    case showHiddenTapped
    /// Something happened to one of them.
    case row(Article.ID, ArticleRow.Action)
  }

  private enum CancelID { case load }

  /// The feature.
  public init() {}

  /// The rows first, then the list; behind the sheet, rows are out of reach.
  public var body: some Reducer<State, Action> {
    Reduce { state, action, dependencies in
      switch action {
      case .appeared, .loadTapped, .retryTapped:
        return load(&state, &dependencies)
      case .listAppeared:
        return dependencies.analytics.track("List Shown")
      case .cancelTapped:
        guard state.isLoading else { return .none }
        state.phase = .idle
        return .cancel(id: CancelID.load)
      case .articlesResponse(let articles):
        state.phase = .loaded
        state.articles = IdentifiedArray(keepingFirst: articles)
        state.readingID = nil
        return .none
      case .articlesFailed(let reason):
        state.phase = .failed(reason)
        return .none
      case .closeTapped:
        state.readingID = nil
        return .none
      case .showHiddenTapped:
        guard state.hasHidden else { return .none }
        for id in state.articles.ids { state.articles[id: id]?.isHidden = false }
        return dependencies.articles.request("show hidden")
      case .row(let id, .readTapped):
        state.readingID = id
        return .none
      case .row:
        return .none
      }
    }
    .forEach(\.articles, action: .row) { ArticleRow() }
    .gate("sheet") { state, action in
      if case .row = action { state.readingID == nil } else { true }
    }
  }

  private func load(_ state: inout State, _ dependencies: inout Dependencies) -> Effect<Action> {
    guard !state.isLoading else { return .none }
    state.phase = .loading
    return dependencies.articles.fetch { outcome in
      switch outcome {
      case .articles(let articles): .articlesResponse(articles)
      case .failure(let reason): .articlesFailed(reason)
      }
    }
    .cancellable(id: CancelID.load)
  }
}

extension Case where Root == Articles.Action, Value == (Article.ID, ArticleRow.Action) {
  /// What happens to one of the list.
  public static var row: Self {
    Case(Root.row) { if case .row(let id, let action) = $0 { (id, action) } else { nil } }
  }
}
