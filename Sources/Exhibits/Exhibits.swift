// The demonstration pages, a line for each feature.

import Atlas

/// The pages of the demonstration site that are written in Swift.
public enum Exhibits {
  /// All of them, with the articles of the site, newest first.
  public static func pages(articles: [Article] = Article.samples) -> [Page] {
    [Articles.page(articles: articles)]
      + FourWays.pages(articles: articles)
      + [RowLocalState.page(articles: articles)]
      + Todos.pages
      + [Items.page(), Repositories.page(), Reasons.page()]
  }
}
