// The second way: every control asks whether it is redacted before it names an action.

import Vitrine

/// The list with its live store, whose controls ask for themselves. One of them forgot to.
struct GuardedList: View {
  /// How often the code below speaks of redaction; a test counts.
  static let mentions = 10

  let store: Store<Articles.State, Articles.Action>

  var body: some View {
    Stack {
      ArticlesControls(store: store).unredacted()
      Reading(\.redactionReasons) { redactionReasons in
        List {
          ForEach(store.scope(state: \.shown, action: .row)) { GuardedRow(store: $0) }
        }
        .onAppear(store.intent(.listAppeared, if: redactionReasons.isEmpty))
      }
    }
    .redacted(if: store.state.isLoading)
  }
}

/// A row of it: the row of all pages, with a guard before each control but one.
private struct GuardedRow: View {
  let store: Store<Article, ArticleRow.Action>

  var body: some View {
    Reading(\.redactionReasons) { redactionReasons in
      ArticleRowView(
        article: store.state,
        intents: ArticleRowView.Intents(
          read: store.intent(.readTapped, if: redactionReasons.isEmpty),
          favorite: store.intent(.favoriteTapped, if: redactionReasons.isEmpty),
          // This is what happens to guards: someone adds a control and does not think of them.
          readLater: store.intent(.readLaterTapped),
          hide: store.intent(.hideTapped, if: redactionReasons.isEmpty)))
    }
  }
}
