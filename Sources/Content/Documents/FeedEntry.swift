// What a feed and a sitemap say of an article.

import Prose

/// An article as readers elsewhere hear of it. Nothing of it is private, or hidden by the site.
package struct FeedEntry: Hashable, Sendable {
  /// The name of its page.
  package var page: String
  /// What it is called.
  package var title: String
  /// A sentence or two about it.
  package var blurb: String
  /// When it was written, in seconds since the start of 1970; only what has a date is in a feed.
  package var date: Int?
  /// The language that it says it is in; nil if it is that of the site.
  package var language: String?

  /// The entry of a document; none if something hides it as a whole.
  package init?(_ document: Document, page: String, configuration: SiteConfiguration) {
    let front = document.frontMatter
    let reasons = front.redaction.reasons + configuration.redaction.reasons
    guard !front.isDraft, !document.isPrivate(in: configuration), reasons.isEmpty else {
      return nil
    }
    self.page = page
    title = document.title
    blurb = document.blurb
    date = front.moment?.secondsSince1970
    language = front.language
  }

  package init(page: String, title: String, blurb: String, date: Int?) {
    self.page = page
    self.title = title
    self.blurb = blurb
    self.date = date
  }
}
