// What a reader of the source can guess of a page that loads, measured by guessing, and compared with
// what the build reports.

import Foundation
import Testing

@testable import Drawing

/// The attack draws no random numbers: it guesses the same each time.
@Suite("what skeletons tell a reader who guesses", .serialized)
struct AttackTests {
  /// An article, and what came of attacking it with all the others.
  private struct Attacked {
    let article: AttackedArticle
    let outcomes: [Telling.Kind: Outcome]
  }

  private static let attacked: Result<[Attacked], any Error> = Result {
    let articles = try AttackedSite.articles()
    let known = try KnownTexts(texts: articles.map(\.texts), common: AttackedSite.commonWords())
    let widths = WordWidths(known.words)
    return articles.enumerated().map { number, article in
      let attack = Attack(WordModel(known, leavingOut: number), widths)
      return Attacked(
        article: article,
        outcomes: [
          .exact: Outcome(of: attack, on: article, .exact),
          .grid: Outcome(of: attack, on: article, .grid),
        ])
    }
  }

  private func sum(_ kind: Telling.Kind) throws -> Outcome {
    try Self.attacked.get().reduce(into: Outcome()) { $0 += $1.outcomes[kind] ?? Outcome() }
  }

  @Test("most words of exact widths can be guessed")
  func exact() throws {
    let all = try sum(.exact)
    print("exact: \(all.share) % of \(all.words) words and code, \(all.shareOfWords) % of words")
    #expect(all.lost == 0)
    #expect((75...89).contains(all.shareOfWords))
  }

  @Test("few words of the grid can be guessed")
  func grid() throws {
    let all = try sum(.grid)
    print("grid: \(all.share) % of \(all.words) words and code, \(all.shareOfWords) % of words")
    #expect(all.lost * 8 < all.all)
    #expect((3...8).contains(all.shareOfWords))
  }

  @Test("one block is as any other where it stands for anything: there is nothing to guess by")
  func constant() throws {
    let loading = try Self.attacked.get().compactMap { $0.article.loading[.constant] }
    let words = loading.map { $0.lines.map { $0.map { $0.isRead ? 0 : $0.width } } }
    #expect(Set(words.joined().joined()).subtracting([0]).count == 1)
    #expect(loading.allSatisfy { $0.reported.bits == 0 && $0.reported.guessablePercent == 0 })
    // Where its author lifts nothing, an article is as any other.
    let hidden = zip(loading, words).filter { !$1.joined().contains(0) }
    #expect(hidden.count > 9 && Set(hidden.map(\.1)).count == 1)
    #expect(hidden.allSatisfy { $0.0.reported == Telling() })
  }

  @Test("what the build reports is what the attack finds", arguments: [Telling.Kind.exact, .grid])
  func report(_ kind: Telling.Kind) throws {
    var reported = Telling()
    var found = Outcome()
    for attacked in try Self.attacked.get() {
      let outcome = try #require(attacked.outcomes[kind])
      let telling = try #require(attacked.article.loading[kind]).reported
      print(
        "\(kind), \(attacked.article.name): \(Int(outcome.share.rounded())) % guessed,",
        "\(telling.guessablePercent) % reported; \(Int(outcome.bitsOfAll)) bits,",
        "\(telling.bits) reported; \(outcome.all) words, \(telling.words) reported")
      // Of one article: within 10 of 100 words, and a quarter of the bits.
      #expect(abs(outcome.share - Double(telling.guessablePercent)) <= 10)
      #expect(abs(Double(telling.bits) / outcome.bitsOfAll - 1) < 0.25)
      reported.add(telling)
      found += outcome
    }
    // Of all of them: within 2 of 100 words, and a twentieth of the bits.
    let isAlike =
      abs(found.share - Double(reported.thousandthsGuessable) / Double(10 * reported.words)) <= 2
      && abs(Double(reported.bits) / found.bitsOfAll - 1) < 0.05
    #expect(isAlike, "the table of tellings no longer holds; it is now\n\(found.table)")
  }
}
