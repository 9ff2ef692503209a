// The page of the list of repositories.

import Vitrine

/// The cards; five mock ones while it loads, of which the stars show.
struct RepositoriesView: View {
  let store: Store<Repositories.State, Repositories.Action>
  let mocks: [Repository]

  var body: some View {
    Main {
      Heading(1, "Repositories")
      Status { Text(sentence) }
      if store.state == .failed {
        Row { Button("Retry", store.intent(.retryTapped), style: .prominent) }
      }
      Group {
        if !repositories.isEmpty {
          List {
            ForEach(repositories) { repository in
              Item { RepositoryCard(repository: repository, keepsStar: true) }
            }
          }
        }
      }
      .redacted(if: isLoading)
      .region("repositories")
    }
    .onAppear(store.intent(.appeared))
    .title("Repositories")
  }

  private var isLoading: Bool { store.state == .idle || store.state == .loading }

  private var repositories: [Repository] {
    switch store.state {
    case .idle, .loading: mocks
    case .loaded(let repositories): repositories
    case .failed: []
    }
  }

  private var sentence: String {
    switch store.state {
    case .idle, .loading: "Loading repositories…"
    case .loaded([]): "There are no repositories."
    case .loaded(let repositories): "\(repositories.count) repositories."
    case .failed: "The repositories could not be loaded."
    }
  }
}
