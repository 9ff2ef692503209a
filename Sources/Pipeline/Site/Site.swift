// A site: the pages that are written in Swift, and how a Markdown file becomes a page.

import ArticlePages
import Atlas
import Gallery
import Prose

/// What a gallery is built of.
///
/// ```swift
/// let site = Site(title: "Behind glass", pages: { _ in [counterPage] })
/// ```
public struct Site: Sendable {
  /// What the site is called, where its content does not say so.
  public var title: String
  /// The pages that are written in Swift; they are built for the site's own content only.
  public var pages: @Sendable (Content) -> [Page]
  /// What a document becomes.
  public var article: @Sendable (Document, Content) -> Page
  /// Frames laid side by side; with the pages, for the site's own content only. Asked for when they
  /// are written, since what they compare may have to be measured.
  public var comparisons: @Sendable () -> [Comparison]

  /// A site; what is not said of it is usual: no page in Swift, and for each document a page to
  /// read it on.
  public init(
    title: String, pages: @escaping @Sendable (Content) -> [Page] = { _ in [] },
    comparisons: @escaping @Sendable () -> [Comparison] = { [] },
    article: @escaping @Sendable (Document, Content) -> Page = Site.reading
  ) {
    self.title = title
    self.pages = pages
    self.comparisons = comparisons
    self.article = article
  }

  /// The page to read a document on.
  @Sendable
  public static func reading(_ document: Document, _ content: Content) -> Page {
    let name = content.pageName(of: document)
    let picture = content.picture(of: document, onPage: name).flatMap { picture in
      picture.size.map {
        ArticlePicture(source: picture.url, width: $0.width, height: $0.height)
      }
    }
    return ArticlePages.page(
      for: document, named: name, of: content.configuration, picture: picture,
      in: content.environment)
  }

  /// All pages of some content, in order of the bytes of their names; those that are written in
  /// Swift only if the content is the site's own.
  public func allPages(of content: Content, isOwn: Bool) -> [Page] {
    let all = (isOwn ? pages(content) : []) + content.documents.map { article($0, content) }
    return all.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }
}
