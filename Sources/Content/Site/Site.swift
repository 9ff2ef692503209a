// A site: the pages that are written in Swift, and how a Markdown file becomes a page.

import ArticlePages
import Atlas
import Drawing
import Gallery
import Prose
import System

/// What a gallery is built of.
///
/// ```swift
/// let site = Site(title: "Behind glass", pages: { _ in [counterPage] })
/// ```
public struct Site: Sendable {
  /// What the site is called, where its content does not say so.
  public var title: String
  /// How its pages look, where its content does not say so.
  public var theme: Theme
  /// What makes the pages that are written in Swift; they are built for the site's own content only.
  public var pages: [@Sendable (Content) -> [Page]]
  /// What a document becomes.
  public var article: @Sendable (Document, Content) -> Page
  /// Frames laid side by side; with the pages, for the site's own content only. Asked for when they
  /// are written, since what they compare may have to be measured.
  public var comparisons: @Sendable () -> [Comparison]
  /// The frame of a document's page that shows its text, to which links to its headings lead; without
  /// one, they lead to the storyboard.
  package var readingFrame: DocumentLoader.FindReadingFrame

  /// A site with, for each document, a page to read it on; without pages in Swift unless there are
  /// some. While documents change, pages in Swift are kept, but for those of a closure that asks the content
  /// for documents: pages that need none are better made by another one.
  public init(
    title: String, theme: Theme = Theme(), pages: (@Sendable (Content) -> [Page])...,
    comparisons: @escaping @Sendable () -> [Comparison] = { [] }
  ) {
    self.init(
      title: title, theme: theme, pages: pages, comparisons: comparisons, article: Site.reading
    ) {
      ArticlePages.readingFrame(of: $0, of: $1, in: $2)
    }
  }

  /// A site that makes pages of its own of documents.
  package init(
    title: String, theme: Theme = Theme(), pages: [@Sendable (Content) -> [Page]] = [],
    comparisons: @escaping @Sendable () -> [Comparison] = { [] },
    article: @escaping @Sendable (Document, Content) -> Page,
    readingFrame: @escaping DocumentLoader.FindReadingFrame = { _, _, _ in nil }
  ) {
    self.title = title
    self.theme = theme
    self.pages = pages
    self.comparisons = comparisons
    self.article = article
    self.readingFrame = readingFrame
  }

  /// The page to read a document on.
  @Sendable
  public static func reading(_ document: Document, _ content: Content) -> Page {
    let name = content.pageName(of: document)
    return ArticlePages.page(
      for: document, named: name, of: content.configuration,
      picture: content.picture(of: document, onPage: name), in: content.environment)
  }

  /// All pages of some content, in order of the bytes of their names; those that are written in
  /// Swift only if the content is the site's own.
  public func allPages(of content: Content, isOwn: Bool) -> [Page] {
    let articles = content.documents.map { article($0, content) }
    let all = isOwn ? swiftPages(of: content) + articles : articles
    return all.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  /// The pages that are written in Swift.
  package func swiftPages(of content: Content) -> [Page] {
    pages.flatMap { Self.pages(madeBy: $0, of: content) }
  }

  /// Pages that are written in Swift. What placeholders tell is said by the site, unless a page says it
  /// itself.
  fileprivate static func pages(
    madeBy make: @Sendable (Content) -> [Page], of content: Content
  ) -> [Page] {
    guard let projection = content.configuration.redaction.projection else { return make(content) }
    return make(content).map { page in
      page.environment { environment in
        if environment.redaction.chosenProjection == nil { environment.projection = projection }
      }
    }
  }
}

/// The pages of a site that no document is behind.
package final class PagesInSwift: Sendable {
  /// Pages, and where the first of each name is.
  private struct Pages: Sendable {
    var all: [Page] = []
    /// For each of them the note of the closure that made it: which of its pages asked for documents, as
    /// they were made or later, cannot be told.
    var notes: [AccessNote] = []
    var places: [String: Int] = [:]
  }

  private let site: Site?
  private let content: Content
  private let pages = Lock<Pages?>(nil)

  /// The pages of a site; none, if it has none of that content.
  package init(of site: Site?, in content: Content) {
    self.site = site
    self.content = content
  }

  /// All of them.
  package var all: [Page] { made.all }

  /// The page of that name.
  package func named(_ name: String) -> Page? {
    let made = made
    return made.places[name].map { made.all[$0] }
  }

  /// Whether the page of that name may have asked for all documents so far: what it asks for as it is drawn
  /// is known once it is.
  package func mayUseAllContent(_ name: String) -> Bool {
    let made = made
    return made.places[name].map { made.notes[$0].hasHappened } ?? true
  }

  private var made: Pages {
    pages.withLock { pages in
      if let pages { return pages }
      var made = Pages()
      for make in site?.pages ?? [] {
        let note = AccessNote()
        for page in Site.pages(madeBy: make, of: content.noting(note)) {
          made.places[page.name] = made.places[page.name] ?? made.all.count
          made.all.append(page)
          made.notes.append(note)
        }
      }
      pages = made
      return made
    }
  }
}
