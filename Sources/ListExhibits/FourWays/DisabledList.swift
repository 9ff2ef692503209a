// The third way: the whole list is disabled while it is redacted.

import Vitrine

/// The list with its live store, disabled. No tap goes through, that on Cancel as little as any
/// other: what is disabled around a control cannot be enabled within. What happens without a tap
/// happens all the same.
struct DisabledList: View {
  /// How often the code below speaks of redaction; a test counts.
  static let mentions = 2

  let store: Store<Articles.State, Articles.Action>

  var body: some View {
    Stack {
      ArticlesControls(store: store).unredacted().disabled(false)
      ArticleList(store: store)
    }
    .redacted(if: store.state.isLoading)
    .disabled(store.state.isLoading)
  }
}
