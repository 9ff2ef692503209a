// The first way: the views are redacted, and nothing else is done.

import Vitrine

/// The list with its live store under redacted views. It looks like a placeholder, and every tap on
/// it goes through.
struct RedactionOnlyList: View {
  /// How often the code below speaks of redaction; a test counts.
  static let mentions = 2

  let store: Store<Articles.State, Articles.Action>

  var body: some View {
    Stack {
      ArticlesControls(store: store).unredacted()
      ArticleList(store: store)
    }
    .redacted(if: store.state.isLoading)
  }
}
