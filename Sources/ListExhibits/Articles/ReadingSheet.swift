// The sheet in which an article is read.

import Vitrine

/// The article that is being read, if any, over the list.
struct ReadingSheet: View {
  let store: Store<Articles.State, Articles.Action>

  var body: some View {
    if let article = store.state.reading {
      Sheet("Article") {
        Row(.apart) {
          Button("Close", store.intent(.closeTapped))
        }
        Stack {
          Heading(2, article.title)
          DateText(article.date).caption()
          switch article.body {
          case .paragraphs(let paragraphs): for paragraph in paragraphs { Text(paragraph) }
          case .document(let document): Prose(document)
          }
        }
        .language(article.language)
        .privacySensitive(article.isPrivate)
        .redacted(if: store.state.isLoading)
      }
      .region("reading")
    }
  }
}
