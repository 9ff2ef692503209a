// Articles in many languages, as a reader of each gets them.

import Content
import Testing

@Suite("languages of articles")
struct PageLanguageTests {
  private static let states = "states: [loading, loaded, favorite, failed, hidden, onboarding]"

  private func article(_ tag: String) -> String {
    "---\ntitle: T\ndate: 2026-03-01\nlang: \(tag)\n\(Self.states)\n---\n\nWords.\n"
  }

  /// The frames of an article in a language.
  private func frames(_ tag: String) throws -> (String) -> String {
    let site = try TestSite(["Content/a.md": article(tag)])
    site.site = Site(title: "Languages")
    try site.build()
    return { site.text("a/\($0).html") }
  }

  @Test(
    "a frame says its language and its direction, and dates and labels are in it",
    arguments: [
      ("de", "", "Sonntag, 1. März 2026", "Später lesen", "Schritt 1 von 4"),
      ("de-AT", "", "Sonntag, 1. März 2026", "Später lesen", "Schritt 1 von 4"),
      ("ar", " dir=\"rtl\"", "الأحد، ١ مارس ٢٠٢٦", "القراءة لاحقًا", "الخطوة ١ من ٤"),
      ("ur", " dir=\"rtl\"", "اتوار، 1 مارچ، 2026", "بعد میں پڑھیں", "مرحلہ 1 از 4"),
      ("he", " dir=\"rtl\"", "יום ראשון, 1 במרץ 2026", "לקרוא אחר כך", "שלב 1 מתוך 4"),
      ("hi", "", "रविवार, 1 मार्च 2026", "बाद में पढ़ें", "4 में से चरण 1"),
      ("bn", "", "রবিবার, ১ মার্চ, ২০২৬", "পরে পড়ব", "ধাপ ১/৪"),
      ("pt-BR", "", "domingo, 1 de março de 2026", "Ler mais tarde", "Passo 1 de 4"),
      ("zh-Hant", "", "2026年3月1日 星期日", "稍后阅读", "第 1 步，共 4 步"),
    ])
  func spoken(tag: String, direction: String, date: String, label: String, step: String) throws {
    let frame = try frames(tag)
    let loaded = frame("loaded")
    #expect(loaded.contains("<html lang=\"\(tag)\"\(direction)>"))
    #expect(loaded.contains(">\(date)</time>"))
    #expect(loaded.contains(">\(label)</"))
    #expect(!loaded.contains("class=\"foreign\""))
    #expect(frame("onboarding-navigation").contains(">\(step)</"))
    // What is hidden is hidden in each language.
    #expect(!frame("loading").contains(label))
  }

  @Test("where Vitrine does not speak the language, its own words say that they are English")
  func unspoken() throws {
    let frame = try frames("fa")
    let loaded = frame("loaded")
    #expect(loaded.contains("<html lang=\"fa\" dir=\"rtl\">"))
    #expect(loaded.contains(">یکشنبه ۱ مارس ۲۰۲۶</time>"))
    let english = "class=\"foreign\" lang=\"en\" dir=\"ltr\">"
    for name in ["loading", "loaded", "favorite", "failed", "hidden", "onboarding-navigation"] {
      // Everything English stands in such a part; attributes and titles have none to stand in.
      var text = try #require(frame(name).split(separator: "<body>").last)
        .split(separator: "<nav class=\"plate\"")[0]
      #expect(text.contains(english), "\(name)")
      while let start = text.firstRange(of: english) {
        let tag = text[..<start.lowerBound].hasSuffix("<div ") ? "div" : "span"
        text.removeSubrange(start.lowerBound..<Self.end(of: tag, in: text, after: start.upperBound))
      }
      let words = text.replacing(#/<[^>]*>/#, with: " ")
      for word in ["Article", "Loading", "Ready", "Undo", "Retry", "Hide", "Next", "Step"] {
        #expect(!words.contains(word), "\(name): \(word)")
      }
    }
  }

  /// Where an element ends that was just opened.
  private static func end(
    of tag: String, in text: Substring, after start: String.Index
  ) -> String.Index {
    var depth = 1
    var index = start
    while depth > 0, let next = text[index...].firstMatch(of: try! Regex("</?\(tag)[ >]")) {
      depth += text[next.range].hasPrefix("</") ? -1 : 1
      index = next.range.upperBound
    }
    return index
  }
}
