// The page `repositories/list`: its story.

import Vitrine

extension Repositories {
  /// The list, loading, loaded, and failed.
  public static func page(repositories: [Repository] = Repository.samples) -> Page {
    let name = "repositories/list"
    let mocks = Repository.mocks(seed: name)
    return Page(name, title: "Repositories", State.idle) {
      Repositories()
    } view: { store in
      RepositoriesView(store: store, mocks: mocks)
    } story: {
      Branch("loading") {
        Frame("loading")
        Advance(.seconds(4))
        Frame("loaded")
      }
      Branch("failed") {
        Answer("repositories", "failed")
        Advance(.seconds(4))
        Frame("failed")
      }
    }
    .allowing(RepositoriesClient(repositories: repositories))
  }
}
