// What a placeholder tells, as the page says, or else the site, or else as it is usual.

import Atlas
import Build
import Composable
import Content
import Drawing
import Testing

@Suite("what placeholders tell")
struct ProjectionTests {
  @Test("it is the width of each word where neither the page nor the site says otherwise")
  func usual() throws {
    let exact = try frames(site: nil, page: "exact")
    #expect(try frames(site: nil, page: nil) == exact)
    let others = [try frames(site: nil, page: "grid"), try frames(site: nil, page: "constant")]
    for other in others { #expect(exact.article != other.article && exact.swift != other.swift) }
    #expect(others[0].article != others[1].article && others[0].swift != others[1].swift)
  }

  @Test("it is what the site says, for pages in Swift as well", arguments: ["grid", "constant"])
  func ofTheSite(_ kind: String) throws {
    #expect(try frames(site: kind, page: nil) == frames(site: nil, page: kind))
  }

  @Test("it is what the page says, whatever the site does", arguments: ["exact", "grid"])
  func ofThePage(_ kind: String) throws {
    #expect(try frames(site: "constant", page: kind) == frames(site: nil, page: kind))
  }

  /// The frames of a page made of a document and of one in Swift on which the same is hidden.
  private struct Frames: Equatable {
    var article: String
    var swift: String
  }

  private func frames(site: String?, page: String?) throws -> Frames {
    let kinds: [String: Projection.Kind] = ["exact": .exact, "grid": .grid, "constant": .constant]
    let saying = { (kind: String?) in kind.map { "redaction: \($0)\n" } ?? "" }
    let written = try TestSite([
      "Content/site.yaml": "title: Kinds\n\(saying(site))",
      "Content/article.md": "---\ntitle: An article\n\(saying(page))---\n\n\(Self.text)\n",
    ])
    let inSwift = Self.page(page.flatMap { kinds[$0] })
    written.site = Site(title: "Kinds", pages: { _ in [inSwift] })
    try written.build { $0.isOwn = true }
    let frames = Frames(
      article: written.text("article/loading.html"), swift: written.text("swift/hidden.html"))
    #expect(!frames.article.isEmpty && !frames.swift.isEmpty)
    return frames
  }

  private static let text = "Everything that stands here is measured, illicitly or not."

  private static func page(_ kind: Projection.Kind?) -> Page {
    let page = Page("swift", title: "In Swift", 0) {
      EmptyReducer<Int, Never>()
    } view: { _ in
      Main {
        Heading(1, "A page").unredacted()
        Text(text)
      }
      .redacted(.placeholder)
    } story: {
      Frame("hidden")
    }
    guard let kind else { return page }
    return page.environment { $0.projection = kind }
  }
}
