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

  private var isLoading: Bool {
    if case .loaded = store.state { false } else { true }
  }

  private var repositories: [Repository] {
    if case .loaded(let repositories) = store.state { repositories } else { mocks }
  }

  private var sentence: String {
    if isLoading { return "Loading repositories…" }
    if repositories.isEmpty { return "There are no repositories." }
    return "\(repositories.count) repositories."
  }
}
