// What a feed and a sitemap say of an article.

import Prose

/// An article as readers elsewhere hear of it. Nothing of it is private, or hidden by the site.
struct FeedEntry: Hashable, Sendable {
  /// The name of its page.
  var page: String
  /// What it is called.
  var title: String
  /// A sentence or two about it.
  var blurb: String
  /// When it was written, in seconds since the start of 1970; only what has a date is in a feed.
  var date: Int?

  /// The entry of a document; none if something hides it as a whole.
  init?(_ document: Document, page: String, configuration: SiteConfiguration) {
    let front = document.frontMatter
    let reasons = front.redaction.reasons + configuration.redaction.reasons
    guard !front.isDraft, !document.isPrivate(in: configuration), reasons.isEmpty else {
      return nil
    }
    self.page = page
    title = document.title
    blurb = document.blurb
    date = front.date?.secondsSince1970
  }

  func pack(into packer: inout Packer) {
    packer.add(page)
    packer.add(title)
    packer.add(blurb)
    packer.add(date != nil)
    if let date { packer.add(date) }
  }

  init(_ unpacker: inout Unpacker) throws(Unpacker.Malformed) {
    page = try unpacker.text()
    title = try unpacker.text()
    blurb = try unpacker.text()
    if try unpacker.flag() {
      let seconds = try unpacker.integer()
      // No calendar day of four digits is further away.
      guard -(1 << 40)...(1 << 40) ~= seconds else { throw Unpacker.Malformed() }
      date = seconds
    }
  }
}
