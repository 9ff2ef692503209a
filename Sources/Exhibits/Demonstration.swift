// The demonstration site: the exhibits, and an article for each Markdown file.

import Vitrine

extension Exhibits {
  /// The pages in Swift: those that list the articles of the content are built again when one changes, all
  /// others are not.
  public static let site = Site(
    title: "Vitrine",
    pages: { content in
      let documents = content.newestFirst
      return lists { page in
        documents.isEmpty
          ? Article.samples
          : documents.map { document in
            Article(
              content.document(document, onPage: page), id: content.pageName(of: document),
              image: content.pictureSource(of: document, onPage: page),
              isPrivate: content.isPrivate(document))
          }
      }
    }, { _ in others },
    comparisons: { [FourWays.comparison()] })
}
