// Articles that are not there: a fixed sample, and the placeholders that stand for what is loading.

import Samples
import Vitrine

extension Article {
  /// A few articles for tests, and for a site that has none of its own.
  public static let samples: [Article] = [
    sample(
      "the-lighthouse-log", on: (2024, 2, 29), "The Lighthouse Log",
      "For forty years the keepers wrote down every ship. On one night they wrote down none.",
      [
        "The log of the northern light has a line for each ship that passed, in the hand of whoever "
          + "had the watch. The lines are short: a name, a flag, the hour.",
        "On the last night of February there is no line at all. The lamp burned; the oil was "
          + "weighed the next morning and it had burned as on any night.",
      ]),
    sample(
      "bread-without-a-clock", on: (2024, 5, 6), "Bread Without a Clock",
      "Dough tells the time by itself: look at it, press it, wait for the dent to stay.",
      [
        "A recipe says two hours because it cannot see your kitchen. The dough can. In July it is "
          + "ready before you have washed the bowl; in January it takes the whole evening.",
        "Press it with a finger. If the dent springs back, wait. If it stays, light the oven.",
      ]),
    sample(
      "maps-of-one-street", on: (2024, 11, 17), "Maps of One Street",
      "Nine neighbours drew the street they live in. No two drawings have the same houses.",
      [
        "The postman drew doors and no windows. The child from number four drew the dog, larger "
          + "than the church. The baker drew only the way to work, as it is at three at night.",
        "Laid over one another the nine sheets make a street that nobody has ever walked through.",
      ]),
  ]

  private static func sample(
    _ slug: String, on date: (year: Int, month: Int, day: Int), _ title: String, _ blurb: String,
    _ paragraphs: [String]
  ) -> Article {
    Article(
      id: "articles/\(slug)", title: title, blurb: blurb,
      date: CalendarDay(year: date.year, month: date.month, day: date.day)
        ?? CalendarDay(daysSince1970: 0),
      body: .paragraphs(paragraphs))
  }

  /// What stands for articles that are not there yet, out of a seed: the name of the page.
  public static func placeholders(seed: String, count: Int = 11) -> IdentifiedArray<Article> {
    var chance = SeededGenerator(seed)
    return IdentifiedArray(
      keepingFirst: (0..<count).map { number in
        var article = Article(
          id: "placeholder-\(number)", title: chance.words(10...30), blurb: chance.words(50...100),
          date: CalendarDay(daysSince1970: chance.number(in: 18_000...20_000)),
          body: .paragraphs([chance.words(200...300)]))
        article.isFavorite = chance.flag()
        article.willReadLater = chance.flag()
        return article
      })
  }
}
