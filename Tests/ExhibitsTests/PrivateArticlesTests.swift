// Private articles in lists: what a build for the public draws of them, and what it names.

import Atlas
import Drawing
import Exhibits
import Testing

/// An article, by a name that views do not have.
private typealias Listed = ArticleRow.State

@Suite("private articles in lists")
struct PrivateArticlesTests {
  /// The samples, the first of which is private.
  private func articles(_ title: String, _ blurb: String, on day: Int) -> [Listed] {
    var articles = Listed.samples
    var secret = Listed(
      id: articles[0].id, title: title, blurb: blurb, date: CalendarDay(daysSince1970: day),
      image: day > 20_000 ? "works.gif" : nil, body: .paragraphs([blurb]))
    secret.isPrivate = true
    articles[0] = secret
    return articles
  }

  private func pages(_ articles: [Listed], isPublic: Bool) -> [Page] {
    let pages =
      [Articles.page(articles: articles), RowLocalState.page(articles: articles)]
      + FourWays.pages(articles: articles)
    // The first states fill the frames, and what is drawn of a row is drawn in each.
    return pages.map { page in
      page.environment { $0.redaction.isPublic = isPublic }.exploring { $0.states = 300 }
    }
  }

  /// All that is told of a page: its frames, and what leads from one to the other.
  private func told(_ atlas: PageAtlas) -> [String] {
    let frames = atlas.frames.map { frame in
      var html: [UInt8] = []
      HTMLWriter.write(
        frame.drawing, slots: atlas.slotStates(of: frame) { "\($0).html" }, into: &html)
      return "\(frame.name) \(frame.path) \(String(decoding: html, as: UTF8.self))"
    }
    return frames + atlas.transitions.map { "\($0.label) \($0.events.map(\.name))" }
  }

  private var long: [Listed] {
    articles("The merger with the glassworks", "Whom we buy, and for how much.", on: 20_638)
  }
  private var short: [Listed] { articles("Nothing", "", on: 3) }

  @Test("two articles that differ in all that they say look alike, and have the same names")
  func publicly() {
    for (one, other) in zip(pages(long, isPublic: true), pages(short, isPublic: true)) {
      let atlas = one.explored()
      #expect(told(atlas) == told(other.explored()), "\(one.name)")
      #expect(atlas.audit(defects: one.options.defects).map(\.description) == [])
    }
    for (one, other) in zip(pages(long, isPublic: false), pages(short, isPublic: false)) {
      #expect(told(one.explored()) != told(other.explored()), "\(one.name)")
    }
  }

  @Test("a private row is there, redacted, and can name nothing; the others are as ever")
  func row() throws {
    var player = pages(long, isPublic: true)[0].player()
    _ = player.wait(.seconds(4))
    let slots = player.screen.drawing.slots
    #expect(slots.count(where: \.isRedacted) == 4)
    #expect(player.screen.drawing.status == "3 articles.")
    for slot in slots where slot.isRedacted { #expect(player.tap(slot).inert == .noStore) }
    #expect(slots.contains { $0.name == "Favorite: Bread Without a Clock" })
  }

  @Test("a list of nothing but private articles has a page all the same")
  func onlyPrivate() {
    let all = Listed.samples.map { article in
      var article = article
      article.isPrivate = true
      return article
    }
    for page in pages(all, isPublic: true) {
      #expect(page.explored().audit(defects: page.options.defects).map(\.description) == [])
    }
  }
}
