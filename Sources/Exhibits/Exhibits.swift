// The demonstration pages, a line for each feature.

@_exported import ListExhibits
@_exported import PartExhibits
import Vitrine

/// The pages of the demonstration site that are written in Swift.
public enum Exhibits {
  /// All of them; `articles` gives those of the site as the page of a name lists them.
  public static func pages(
    articles: (_ page: String) -> [Article] = { _ in Article.samples }
  ) -> [Page] {
    lists(of: articles) + others
  }

  /// Those that list articles; `articles` gives them as the page of a name shows them.
  static func lists(of articles: (_ page: String) -> [Article]) -> [Page] {
    // All of the four ways stand in one folder, so a picture's path is the same from each.
    let inFourWays = articles("articles/four-ways/redaction-only")
    return [Articles.page(articles: articles("articles/list"))]
      + FourWays.pages(articles: inFourWays)
      + [RowLocalState.page(articles: inFourWays)]
  }

  /// Those that show nothing of the content.
  static var others: [Page] {
    Todos.pages + [Todos.rapidFire, Todos.tourByHand, WatchedTour.page]
      + [Items.page(), Repositories.page(), RepositoryParts.page(), Reasons.page(), Glance.page()]
      + [Specimen.page] + ReferenceBook.pages
  }
}
