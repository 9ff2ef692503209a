// The page of the list, in Japanese.

import Samples
import Vitrine

/// The list, with placeholders and an inert store while it loads.
struct ItemsView: View {
  let store: Store<Items.State, Items.Action>
  let placeholders: IdentifiedArray<ListItem>

  private var rows: Store<Items.State, Items.Action> {
    switch store.state {
    case .idle, .loading: .inert(.loaded(placeholders))
    case .loaded, .failed: store
    }
  }

  private var isLoading: Bool { rows.isInert }

  var body: some View {
    Main {
      Heading(1, "運河のみどころ")
      Row(.tight) {
        Status { Text(sentence) }
        if isLoading { Spinner() }
      }
      if store.state == .failed {
        Row { Button("もう一度試す", store.intent(.retryTapped), style: .prominent) }
      }
      ItemList(store: rows)
        .redacted(if: isLoading)
        .region("items")
    }
    .onAppear(store.intent(.appeared))
    .title("運河のみどころ")
  }

  private var sentence: String {
    switch store.state {
    case .idle, .loading: "読み込んでいます…"
    case .loaded(let items): "\(items.count)件あります。"
    case .failed: "読み込めませんでした。"
    }
  }
}

/// The rows of a store, live or inert.
private struct ItemList: View {
  let store: Store<Items.State, Items.Action>

  var body: some View {
    if case .loaded(let items) = store.state {
      List {
        ForEach(items) { item in
          Item {
            Row {
              Thumbnail(image: item.image)
              Stack(.tight) {
                Link(item.title, store.intent(.rowTapped(item.id)))
                Text(item.text)
              }
            }
          }
        }
      }
    }
  }
}
