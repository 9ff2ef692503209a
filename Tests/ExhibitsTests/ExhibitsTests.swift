// What holds for every page of the demonstration site.

import Atlas
import Composable
import Exhibits
import Testing

@Test("every page passes its checks, with the defects that it declares", arguments: names)
func audit(_ name: String) throws {
  let walked = try #require(walkedPages.first { $0.page.name == name })
  let defects = walked.page.options.defects
  #expect(walked.atlas.audit(defects: defects).map(\.description) == [])
}

@Test("every frame of a story is as its snapshot says", arguments: names)
func snapshots(_ name: String) throws {
  try expectSnapshots(in: #require(walkedPages.first { $0.page.name == name }).atlas)
}

@Test("no two pages share a name")
func uniqueNames() {
  #expect(Set(names).count == names.count)
}

private let names = walkedPages.map(\.page.name)

// Placeholders out of a seed.

@Test("eleven placeholders, titles of 10 to 30 characters, blurbs of 50 to 100")
func placeholderSizes() {
  for seed in 0..<200 {
    let articles = Article.placeholders(seed: "page \(seed)")
    #expect(articles.count == 11)
    for article in articles {
      #expect((10...30).contains(article.title.count), "seed \(seed)")
      #expect((50...100).contains(article.blurb.count), "seed \(seed)")
    }
  }
}

@Test("one seed always gives the same placeholders, another seed others")
func placeholderSeeds() {
  let one = Article.placeholders(seed: "articles/list")
  #expect(one == Article.placeholders(seed: "articles/list"))
  #expect(one != Article.placeholders(seed: "articles/lost"))
  // Fixed here, since every build of every machine has to agree on it.
  #expect(one.first?.title == "ssal tleiilu uti shsrsh hride")
}

@Test("some placeholders are favourites and some are not")
func placeholderFlags() {
  let articles = Article.placeholders(seed: "articles/list", count: 100)
  #expect((20...80).contains(articles.count(where: \.isFavorite)))
  #expect((20...80).contains(articles.count(where: \.willReadLater)))
}

@Test("words are as long as wanted, and none is a letter alone or a space at the end")
func words() {
  for seed in 0..<500 {
    var chance = SeededGenerator("words \(seed)")
    let text = chance.words(10...30)
    #expect((10...30).contains(text.count), "seed \(seed)")
    #expect(text.split(separator: " ").allSatisfy { $0.count > 1 }, "seed \(seed): \(text)")
    #expect(!text.hasSuffix(" "), "seed \(seed)")
  }
}
