// Nothing moves when a page has loaded: measured in the browser, with whatever fonts this machine has.
//
// All articles and lists at four widths; with VITRINE_WIDTHS=all, from 280 to 1280 pixels in steps of
// 40, and whatever else hides an article. What is measured stands in `stillness.js`; `stillness.py`
// measures the same in Firefox.

import Browser
import Foundation
import JSON
import Testing

@Suite("stillness", .serialized)
struct StillnessTests {
  private static let isLong = ProcessInfo.processInfo.environment["VITRINE_WIDTHS"] == "all"
  private static let allWidths = Array(stride(from: 280, through: 1280, by: 40))
  private static let widths = isLong ? allWidths : [280, 400, 720, 1280]

  @Test("from its skeleton to its text, no block of an article moves or has another size")
  func articles() throws {
    let articles = try StillPages.articles { $0 == .exact }
    #expect(articles.count >= 13)
    let found = try measured(articles.flatMap(pairs))
    #expect(found.isStill)
  }

  @Test("with a grid, less than two blocks of a hundred have another height")
  func grid() throws {
    let articles = try StillPages.articles { $0 != .exact }
    #expect(!articles.isEmpty)
    let found = try measured(articles.flatMap(pairs), at: Self.allWidths)
    #expect(found.grown * 50 < found.blocks && found.alone == [])
  }

  @Test("around its rows nothing of a list moves when they arrive, nor does what is fixed in them")
  func lists() throws {
    let lists = try StillPages.lists()
    #expect(lists.count >= 8)
    let found = try measured(
      lists.map {
        StillPages.Pair(page: $0, redacted: "loading", shown: "loaded", hasStandIns: true)
      })
    #expect(found.isStill)
  }

  @Test("a list and a card are as large redacted as they are unredacted, to the last word")
  func redactedLists() throws {
    let twins = try StillPages.twins()
    #expect(twins.count >= 8)
    let found = try measured(twins + StillPages.cards)
    #expect(found.isStill)
  }

  @Test("what moves, grows or is missing is seen")
  func motion() throws {
    func document(_ first: String, _ last: String) -> String {
      "<!doctype html><html lang=en><body><main>\(first)<p>Below</p>\(last)</main>"
    }
    let before = document("<p>One</p>", "<ul><li><img width=80 height=80>a</li></ul>")
    func change(to first: String, _ last: String, standIns: Bool = false) throws -> Stillness {
      try Stillness.measuring { stillness throws in
        stillness.documents = ["a/one.html": before, "a/two.html": document(first, last)]
        let pair = StillPages.Pair(
          page: "a", redacted: "one", shown: "two", hasStandIns: standIns)
        try stillness.measure(pair, at: [400])
      }
    }
    let list = "<ul><li><img width=80 height=80>a</li></ul>"
    let same = try change(to: "<p>Two</p>", list)
    #expect(same.isStill && same.blocks == 6)
    let grown = try change(to: "<p>One<br>Two</p>", list)
    // The paragraph and what it stands in; and all below.
    #expect(grown.heights == 2 && grown.moved == 4 && grown.shift > 0)
    let missing = try change(to: "", list)
    #expect(missing.alone.count == 1 && missing.moved == 3 && missing.shift > 0)
    let longer = "<ul><li><img width=80 height=80>a<br>b</li><li>c</li></ul>"
    #expect(try !change(to: "<p>Two</p>", longer).isStill)
    #expect(try change(to: "<p>Two</p>", longer, standIns: true).isStill)
    let smaller = "<ul><li><img width=80 height=40>a</li></ul>"
    #expect(try change(to: "<p>Two</p>", smaller, standIns: true).heights == 1)
  }

  /// An article as it is loaded, and whatever hides it.
  private func pairs(of article: String) -> [StillPages.Pair] {
    (Self.isLong ? StillPages.hidingArticles : ["loading"])
      .map { StillPages.Pair(page: article, redacted: $0, shown: "loaded") }
  }

  private func measured(
    _ pairs: [StillPages.Pair], at widths: [Int] = Self.widths
  ) throws -> Stillness {
    let paths = Set(try BuiltSite.shared.get().documents.map(\.path))
    let found = try Stillness.measuring { stillness throws in
      for pair in pairs where pair.redactedDocument != nil || paths.contains(pair.redactedPath) {
        try stillness.measure(pair, at: widths)
      }
    }
    print(found)
    return found
  }
}
