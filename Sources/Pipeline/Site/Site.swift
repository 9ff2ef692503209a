// A site: the pages that are written in Swift, and how a Markdown file becomes a page.

import Atlas
import Gallery
import Prose

/// What a gallery is built of.
///
/// ```swift
/// let site = Site(title: "Behind glass") { document, content in
///   ArticlePages.page(document, named: content.pageName(of: document))
/// }
/// ```
public struct Site: Sendable {
  /// What the site is called, where its content does not say so.
  public var title: String
  /// The pages that are written in Swift; they are built for the site's own content only.
  public var pages: @Sendable (Content) -> [Page]
  /// What a document becomes.
  public var article: @Sendable (Document, Content) -> Page
  /// Frames laid side by side; with the pages, for the site's own content only.
  public var comparisons: [Comparison]

  /// A site.
  public init(
    title: String, pages: @escaping @Sendable (Content) -> [Page] = { _ in [] },
    comparisons: [Comparison] = [],
    article: @escaping @Sendable (Document, Content) -> Page
  ) {
    self.title = title
    self.pages = pages
    self.comparisons = comparisons
    self.article = article
  }

  /// All pages of some content, in order of the bytes of their names; those that are written in
  /// Swift only if the content is the site's own.
  public func allPages(of content: Content, isOwn: Bool) -> [Page] {
    let all = (isOwn ? pages(content) : []) + content.documents.map { article($0, content) }
    return all.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }
}
