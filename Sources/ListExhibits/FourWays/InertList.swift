// The fourth way: while it is redacted, the list is handed a store that can name nothing.

import Vitrine

/// The list with an inert store of placeholders, and Cancel with the live one: who is handed what
/// is decided in one place, and no control has to know.
struct InertList: View {
  /// How often the code below speaks of redaction; a test counts.
  static let mentions = 2

  let store: Store<Articles.State, Articles.Action>
  let placeholders: IdentifiedArray<Article>

  var body: some View {
    Stack {
      ArticlesControls(store: store).unredacted()
      ArticleList(
        store: store.state.isLoading ? .inert(Articles.State(articles: placeholders)) : store)
    }
    .redacted(if: store.state.isLoading)
  }
}
