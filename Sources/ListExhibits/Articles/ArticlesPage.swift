// The page `articles/list`: its story.

import Vitrine

extension Articles {
  /// The list of articles in every state.
  public static func page(articles: [Article] = Article.samples) -> Page {
    let name = "articles/list"
    let placeholders = Article.placeholders(seed: name)
    return Page(name, title: "Articles", State()) {
      Articles()
    } view: { store in
      ArticlesView(store: store, placeholders: placeholders)
    } story: {
      Branch("loading") {
        Frame("loading")
        Branch("cancelled") {
          Tap("Cancel")
          Frame("cancelled")
        }
        Advance(.seconds(4))
        Frame("loaded")
        if articles.allSatisfy({ !$0.isPrivate }) { hidingAll(of: articles) }
        if let first = articles.firstToTell { reading(first) }
      }
      // It fails once: trying again leads to the very state in which the page began.
      Branch("failed") {
        Answer("articles", "failed")
        Advance(.seconds(4))
        Frame("failed")
      }
      if !articles.isEmpty {
        Branch("empty") {
          Answer("articles", "nothing")
          Advance(.seconds(4))
          Frame("empty")
        }
      }
    }
    .allowing(ArticlesClient(.articles(articles)), Analytics.live)
    .tellingValues()
  }

  /// One row after the other is hidden, and then all are shown again.
  @StoryBuilder<Action>
  private static func hidingAll(of articles: [Article]) -> [StoryStep<Action>] {
    let shown = articles.filter { !$0.isHidden }
    if !shown.isEmpty {
      Branch("all hidden") {
        for article in shown { Tap("Hide: \(article.title)") }
        Frame("all-hidden")
        Tap("Show hidden articles")
      }
    }
  }

  /// What a reader does with a row, from where the list is loaded.
  @StoryBuilder<Action>
  static func reading(_ article: Article) -> [StoryStep<Action>] {
    Branch("favorite") {
      Tap("Favorite: \(article.title)")
      Frame("favorite")
    }
    Branch("read later") {
      Tap("Read later: \(article.title)")
      Frame("read-later")
    }
    Branch("hidden") {
      Tap("Hide: \(article.title)")
      Frame("hidden")
    }
    Tap(article.title)
    Frame("reading")
  }
}
