// The site that sequences build: real article pages, pages that list all documents, and one in Swift that
// asks for none.

import ArticlePages
import Atlas
import Composable
import Content
import Drawing
import Prose
import System

/// Something that happens while a build is at work, at a moment that is the same in every run.
final class Countdown: Sendable {
  private let moments: Lock<Int>
  private let act: @Sendable () -> Void

  /// `act` happens once, after so many moments.
  init(after moments: Int, _ act: @escaping @Sendable () -> Void) {
    self.moments = Lock(moments)
    self.act = act
  }

  /// A moment went by.
  func tick() {
    let isNow = moments.withLock { moments in
      moments -= 1
      return moments == 0
    }
    if isNow { act() }
  }
}

enum FuzzedSite {
  /// The site; what interrupts it does so when a document becomes a page, or is read for a link.
  static func site(interruptedBy countdown: Countdown? = nil) -> Site {
    Site(
      title: "Fuzzed", pages: [{ [listing("swift", $0), still] }, { _ in [quiet] }],
      article: { document, content in
        countdown?.tick()
        return lists(document)
          ? listing(content.pageName(of: document), content) : Site.reading(document, content)
      },
      readingFrame: { document, configuration, environment in
        countdown?.tick()
        return lists(document)
          ? nil : ArticlePages.readingFrame(of: document, of: configuration, in: environment)
      })
  }

  /// The tag of documents whose pages list all documents.
  static let listingTag = "all"

  private static func lists(_ document: Document) -> Bool {
    document.frontMatter.tags.contains(listingTag)
  }

  /// A page that says something of all documents, for which it asks when it is drawn.
  private static func listing(_ name: String, _ content: Content) -> Page {
    Page(name, title: "All", 0) {
      EmptyReducer<Int, Never>()
    } view: { _ in
      Group {
        Heading(1, "All")
        for line in lines(of: content, onPage: name) { Text(line) }
      }
    } story: {
      Frame("all")
    }
  }

  private static func lines(of content: Content, onPage name: String) -> [String] {
    content.documents.map { document in
      content.isPrivate(document)
        ? content.pageName(of: document)
        : [
          document.title, document.blurb,
          content.picture(of: document, onPage: name)?.url ?? "no picture",
        ].joined(separator: "; ")
    }
  }

  /// A page that says nothing of any document, and is kept while they change.
  private static let still = wordless("still")

  /// The same, made apart from pages that ask for them.
  private static let quiet = wordless("quiet")

  private static func wordless(_ name: String) -> Page {
    Page(name, title: name, 0) {
      EmptyReducer<Int, Never>()
    } view: { _ in
      Main { Heading(1, name) }
    } story: {
      Frame("all")
    }
  }
}
