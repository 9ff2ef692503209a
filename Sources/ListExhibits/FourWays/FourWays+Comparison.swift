// The four ways side by side, over the table of what was measured.

import Vitrine

extension FourWays {
  /// The page that compares them, as the gallery shows it.
  public static func comparison(articles: [Article] = Article.samples) -> Comparison {
    Comparison(
      name: "articles/four-ways", title: "Four ways to redact logic",
      blurb: "One list while it loads, four times over. What looks the same is not the same: each "
        + "value below was measured on the page above it.",
      measures: Row.measures,
      ways: measured(articles: articles).map { row in
        Comparison.Way(
          title: row.way.title, blurb: row.way.blurb, atlas: row.atlas, frame: "loading",
          values: row.values)
      })
  }
}
