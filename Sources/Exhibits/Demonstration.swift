// The demonstration site: the exhibits, and an article for each Markdown file.

import Vitrine

extension Exhibits {
  /// The pages in Swift, of which some list the articles of the content.
  public static let site = Site(
    title: "Vitrine",
    pages: { content in
      let documents = content.newestFirst
      return pages { page in
        documents.isEmpty
          ? Article.samples
          : documents.map { document in
            Article(
              content.document(document, onPage: page), id: content.pageName(of: document),
              image: content.pictureSource(of: document, onPage: page),
              isPrivate: content.isPrivate(document))
          }
      }
    },
    comparisons: { [FourWays.comparison()] })
}
