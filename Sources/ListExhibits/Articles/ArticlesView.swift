// The page of the list.

import Vitrine

/// The list of articles, with what is going on above it. While it loads, the rows are placeholders
/// that are handed an inert store: they look like rows, and can name nothing.
struct ArticlesView: View {
  let store: Store<Articles.State, Articles.Action>
  let placeholders: IdentifiedArray<Article>

  private var rows: Store<Articles.State, Articles.Action> {
    store.state.isLoading ? .inert(Articles.State(articles: placeholders)) : store
  }

  var body: some View {
    Main {
      Heading(1, "Articles")
      Status { Text(store.state.sentence) }
      ArticlesControls(store: store).region("controls")
      ReadingSheet(store: store)
      ArticleList(store: rows)
        .redacted(if: store.state.isLoading)
        .region("articles")
    }
    .onAppear(store.intent(.appeared))
    .title("Articles")
  }
}

/// The rows of a store, live or inert.
struct ArticleList: View {
  let store: Store<Articles.State, Articles.Action>

  var body: some View {
    if !store.state.shown.isEmpty {
      List {
        ForEach(store.scope(state: \.shown, action: .row)) { ArticleRowView(store: $0) }
      }
      .onAppear(store.intent(.listAppeared))
    }
  }
}

/// What there is to do about loading, and about what was hidden, whatever becomes of the rows.
struct ArticlesControls: View {
  let store: Store<Articles.State, Articles.Action>

  var body: some View {
    switch store.state.phase {
    case .idle:
      Row { Button("Load", store.intent(.loadTapped)) }
    case .loading:
      Row {
        Button("Cancel", store.intent(.cancelTapped))
        Spinner()
      }
    case .loaded:
      // It is there before something was hidden, so that the rows stay where they are.
      Row {
        Button("Show hidden articles", store.intent(.showHiddenTapped))
          .disabled(!store.state.hasHidden)
      }
    case .failed:
      Row { Button("Retry", store.intent(.retryTapped), style: .prominent) }
    }
  }
}

extension Articles.State {
  /// The sentence that tells the state.
  var sentence: String {
    switch phase {
    case .idle: "Loading was cancelled."
    case .loading: "Loading articles…"
    case .failed(let reason): "The articles could not be loaded. \(reason)"
    case .loaded:
      switch (shown.count, articles.isEmpty) {
      case (0, true): "There are no articles yet."
      case (0, false): "All articles are hidden."
      case (1, _): "One article."
      default: "\(shown.count) articles."
      }
    }
  }
}
