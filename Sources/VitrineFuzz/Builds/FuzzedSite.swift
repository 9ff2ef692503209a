// The site that sequences build: real article pages, pages that list all documents, some in Swift that ask
// for none, and one that comes and goes, with pages that lead to it.

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
      title: "Fuzzed",
      pages: [{ [listing("swift", $0), still] }, { fleeting($0) }, { _ in [quiet] }],
      article: { document, content in
        countdown?.tick()
        let name = content.pageName(of: document)
        if document.has(listingTag) { return listing(name, content) }
        return document.has(leadingTag) ? leading(name) : Site.reading(document, content)
      },
      readingFrame: { document, configuration, environment in
        countdown?.tick()
        return document.has(listingTag) || document.has(leadingTag)
          ? nil : ArticlePages.readingFrame(of: document, of: configuration, in: environment)
      })
  }

  /// The tag of documents whose pages list all documents.
  static let listingTag = "all"

  /// The tag of documents whose pages lead to one that comes and goes as documents change.
  static let leadingTag = "leading"

  private static func fleeting(_ content: Content) -> [Page] {
    let letters = content.documents.reduce(0) { $0 + $1.title.utf8.count }
    return letters.isMultiple(of: 3) ? [] : [wordless("fleeting")]
  }

  private static func leading(_ name: String) -> Page {
    Page(name, title: "Leading", 0) {
      EmptyReducer<Int, Never>()
    } view: { _ in
      Main { Link("On", to: .page("fleeting")) }
    } story: {
      Frame("all")
    }
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

extension Document {
  fileprivate func has(_ tag: String) -> Bool { frontMatter.tags.contains(tag) }
}
