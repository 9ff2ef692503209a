// A defect of which a check finds only half: rows that keep copies of what the list has. That a row
// cannot be opened to be read is found; that the list never hears of the rest is not.

import Vitrine

/// A list whose rows keep a copy of their article each. What is done to a row changes the copy, and
/// the list never hears of it.
public struct RowLocalState: Reducer {
  /// The articles, twice.
  public struct State: Hashable, Sendable {
    /// What the list knows.
    public var articles: IdentifiedArray<Article>
    /// What the rows know.
    public var copies: IdentifiedArray<Article>

    /// A list, of which the rows take their copies.
    public init(articles: [Article]) {
      self.articles = IdentifiedArray(keepingFirst: articles)
      copies = self.articles
    }

    /// What the list shows: what it does not know to be hidden.
    public var shown: [Article.ID] { articles.filter { !$0.isHidden }.map(\.id) }
  }

  /// What can happen.
  public enum Action: Hashable, Sendable {
    /// Something happened to a row.
    case row(Article.ID, ArticleRow.Action)
  }

  /// The feature.
  public init() {}

  /// The rows change their copies, and that is all.
  public var body: some Reducer<State, Action> {
    Reduce { _, _ in .none }
      .forEach(\.copies, action: .row) { ArticleRow() }
  }
}

extension Case where Root == RowLocalState.Action, Value == (Article.ID, ArticleRow.Action) {
  static var row: Self {
    Case(Root.row) { if case .row(let id, let action) = $0 { (id, action) } else { nil } }
  }
}

struct RowLocalStateView: View {
  let store: Store<RowLocalState.State, RowLocalState.Action>

  var body: some View {
    let copies = store.scope(state: \.copies, action: .row)
    Main {
      Heading(1, "Row-local state")
      Text(
        "Each row keeps a copy of its article. Hide one: its row stays, for the list never hears "
          + "of it."
      )
      .lead()
      Status { Text(store.state.sentence) }
      List {
        ForEach(copies.filter { store.state.shown.contains($0.state.id) }) {
          ArticleRowView(store: $0)
        }
      }
      .region("articles")
    }
    .title("Row-local state")
  }
}

extension RowLocalState.State {
  /// What the list believes and what its rows believe.
  var sentence: String {
    func counts(_ articles: IdentifiedArray<Article>) -> String {
      let favorites = articles.count(where: \.isFavorite)
      let hidden = articles.count(where: \.isHidden)
      return "\(favorites) liked, \(hidden) hidden"
    }
    return "What the list knows: \(counts(articles)). What its rows know: \(counts(copies))."
  }
}

extension RowLocalState {
  /// The page of the defect.
  public static func page(articles: [Article] = Article.samples) -> Page {
    let page = Page(
      "articles/four-ways/row-local-state", title: "Row-local state", State(articles: articles)
    ) {
      RowLocalState()
    } view: {
      RowLocalStateView(store: $0)
    } story: {
      Frame("loaded")
      if let first = articles.firstToTell {
        Branch("favorite") {
          Tap("Favorite: \(first.title)")
          Frame("favorite")
        }
        Tap("Hide: \(first.title)")
        Frame("hidden")
      }
    }
    .allowing(ArticlesClient(.articles(articles)))
    .tellingValues()
    // There is a defect where there is a row to be read.
    return articles.allSatisfy(\.isPrivate) ? page : page.showing(defect: .controlsDoSomething)
  }
}
