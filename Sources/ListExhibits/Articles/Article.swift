// An article of the list: what a row shows, and what the sheet lets one read.

import Vitrine

/// An article, and what its reader did with it.
public struct Article: Hashable, Sendable, Identifiable {
  /// What there is to read.
  public enum Body: Hashable, Sendable {
    /// Paragraphs, as they are.
    case paragraphs([String])
    /// A file of content.
    case document(Document)
  }

  /// What tells it from others: the path of its page, for one that has a page.
  public let id: String
  /// What it is called.
  public var title: String
  /// A sentence or two about it.
  public var blurb: String
  /// When it was written.
  public var date: CalendarDay
  /// Where its picture is, relative to the page that lists it.
  public var image: String?
  /// The language that it is written in, if not the page's that shows it.
  public var language: Language?
  /// What there is to read.
  public var body: Body
  /// Whether what it says, its title included, is private.
  public var isPrivate = false
  /// Whether its reader likes it.
  public var isFavorite = false
  /// Whether its reader put it aside for later.
  public var willReadLater = false
  /// Whether its reader does not want to see it.
  public var isHidden = false

  /// By what actions change: whoever explores a list hashes all of it at each tap.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(isFavorite)
    hasher.combine(willReadLater)
    hasher.combine(isHidden)
  }

  /// An article that nobody did anything with.
  public init(
    id: String, title: String, blurb: String, date: CalendarDay, image: String? = nil, body: Body
  ) {
    self.id = id
    self.title = title
    self.blurb = blurb
    self.date = date
    self.image = image
    self.body = body
  }
}

extension Article {
  /// The article of a file of content; `image` is where a page that lists it finds its picture, and
  /// `isPrivate` what the author says of it, or else the site.
  public init(_ document: Document, id: String, image: String? = nil, isPrivate: Bool) {
    let flags = document.frontMatter.flags
    self.init(
      id: id, title: document.title, blurb: document.blurb,
      date: document.frontMatter.date ?? CalendarDay(secondsSince1970: 0),
      image: image, body: .document(document))
    language = document.frontMatter.language.map { Language($0) }
    self.isPrivate = isPrivate
    isFavorite = flags.contains(.favorite)
    willReadLater = flags.contains(.readLater)
    isHidden = flags.contains(.hidden)
  }
}

extension [Article] {
  /// The first one that a story can tell of: one that is shown, and not private, since the controls
  /// of one that is can have no names.
  var firstToTell: Article? { first { !$0.isHidden && !$0.isPrivate } }
}
