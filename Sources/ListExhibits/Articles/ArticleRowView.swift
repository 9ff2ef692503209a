// A row of the list. It knows nothing of placeholders: whoever hands it its intents does.

import Samples
import Vitrine

/// A row: picture, title, date, blurb, and three buttons. All pages of articles have this very row.
///
/// Where private articles are hidden, what they are called is in no label either, and their rows can
/// name nothing: nobody acts on an article that they cannot see.
struct ArticleRowView: View {
  /// What the row's controls name.
  struct Intents: Sendable {
    var read: Intent
    var favorite: Intent
    var readLater: Intent
    var hide: Intent
  }

  let article: Article
  let intents: Intents

  var body: some View {
    Reading(\.hidesSensitive) { [article, intents] hidesSensitive in
      ArticleRowContent(
        article: article, intents: article.isPrivate && hidesSensitive ? .none : intents
      )
      .privacySensitive(article.isPrivate)
    }
  }
}

/// What is in a row.
private struct ArticleRowContent: View {
  let article: Article
  let intents: ArticleRowView.Intents

  var body: some View {
    Item {
      Row {
        Thumbnail(image: article.image)
        Stack(.tight) {
          Link(article.title, intents.read).language(article.language)
          DateText(article.date).bold()
          Text(article.blurb).caption().language(article.language)
        }
        Row(.tight) {
          Button(intents.favorite, style: .plain, isPressed: article.isFavorite) {
            Symbol(article.isFavorite ? .starFilled : .star)
          }
          .label("Favorite: \(article.title)")
          .tint(article.isFavorite ? .red : nil)
          Button(intents.readLater, style: .plain, isPressed: article.willReadLater) {
            Symbol(article.willReadLater ? .bookFilled : .book)
          }
          .label("Read later: \(article.title)")
          .tint(article.willReadLater ? .yellow : nil)
          Button(intents.hide, style: .plain) { Symbol(.eyeOff) }
            .label("Hide: \(article.title)")
        }
      }
    }
  }
}

extension ArticleRowView.Intents {
  /// Those of a row that can name nothing.
  fileprivate static var none: Self {
    Self(read: .none, favorite: .none, readLater: .none, hide: .none)
  }
}

extension ArticleRowView {
  /// A row of a store, live or inert.
  init(store: Store<Article, ArticleRow.Action>) {
    article = store.state
    intents = Intents(
      read: store.intent(.readTapped), favorite: store.intent(.favoriteTapped),
      readLater: store.intent(.readLaterTapped), hide: store.intent(.hideTapped))
  }
}
