// The demonstration with other private texts: in public, nothing of it differs.

import Atlas
import Drawing
import Exhibits
import Testing

@Suite("private texts of the exhibits")
struct PrivateTextsTests {
  /// The pages, every second of whose articles is private.
  private static let pages = Exhibits.pages { _ in
    var articles = Article.samples
    for index in articles.indices where index.isMultiple(of: 2) {
      articles[index].isPrivate = true
    }
    return articles
  }

  /// All that is told of a page whose private texts are others.
  private func told(
    _ page: Page, isPublic: Bool, saying substitute: (@Sendable (String) -> String)?
  ) -> [String] {
    let atlas = page.exploring { $0.states = 300 }
      .environment {
        $0.redaction.isPublic = isPublic
        $0.substitute = substitute
      }
      .explored()
    #expect(atlas.findings.filter { $0.check == .nothingLeaks } == [], "\(page.name)")
    return atlas.frames.map { frame in
      "\(frame.name) \(frame.title) \(frame.path) \(frame.drawing.title ?? "-") "
        + String(decoding: atlas.html(of: frame), as: UTF8.self)
    } + atlas.transitions.map(\.label)
  }

  @Test("other private texts, of other lengths, make no difference to a page in public")
  func publicly() {
    var differing = 0
    for page in Self.pages {
      let usual = told(page, isPublic: true, saying: nil)
      #expect(usual == told(page, isPublic: true) { "Zyxomma \($0)" }, "\(page.name)")
      if told(page, isPublic: false, saying: nil)
        != told(page, isPublic: false, saying: { "Zyxomma \($0)" })
      {
        differing += 1
      }
    }
    #expect(differing >= 3, "the texts must be seen elsewhere for this to say anything")
  }
}
