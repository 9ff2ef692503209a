// The page `repositories/parts`: what is seen of a list in two parts, and its story.

import Samples
import Vitrine

/// The rows, in which texts and pictures are hidden apart: each until its own part is here.
struct RepositoryPartsView: View {
  let store: Store<RepositoryParts.State, RepositoryParts.Action>
  let mocks: [Repository]

  var body: some View {
    let state = store.state
    Main {
      Heading(1, "Repositories in two parts")
      Status { Text(state.sentence).caption() }
      if state.texts == .failed || state.pictures == .failed {
        Row {
          if state.texts == .failed {
            Button("Retry repositories", store.intent(.retryTextsTapped), style: .prominent)
          }
          if state.pictures == .failed {
            Button("Retry pictures", store.intent(.retryPicturesTapped), style: .prominent)
          }
        }
        .region("controls")
      }
      Group {
        if !rows.isEmpty {
          List {
            ForEach(rows) { row in
              Item {
                Row {
                  Thumbnail(image: row.picture)
                  RepositoryCard(repository: row.repository, keepsStar: true)
                }
              }
            }
          }
        }
      }
      .redacted(state.reasons)
      .region("repositories")
    }
    .onAppear(store.intent(.appeared))
    .title("Repositories in two parts")
  }

  private struct PartsRow: Identifiable {
    let repository: Repository
    let picture: String?
    var id: Int { repository.id }
  }

  /// The repositories with their pictures. What is not here yet is stood in for; where neither part
  /// will come, there is nothing.
  private var rows: [PartsRow] {
    let state = store.state
    if state.texts == .failed, state.pictures == .failed { return [] }
    let pictures = state.pictures.value
    let repositories = state.texts.value ?? Array(mocks.prefix(pictures?.count ?? mocks.count))
    return repositories.enumerated().map { index, repository in
      PartsRow(
        repository: repository,
        picture: pictures.flatMap { index < $0.count ? $0[index] : nil })
    }
  }
}

extension RepositoryParts.State {
  /// The sentence that tells the state.
  var sentence: String {
    let texts =
      switch texts {
      case .idle, .loading: "Loading repositories…"
      case .loaded([]): "There are no repositories."
      case .loaded(let repositories): "\(repositories.count) repositories."
      case .failed: "The repositories could not be loaded."
      }
    switch pictures {
    // Short enough to stay in one line, so that what is below stays where it is.
    case .idle, .loading: return self.texts.value == nil ? texts : texts + " Loading pictures…"
    case .loaded: return texts
    case .failed: return texts + " Their pictures could not be loaded."
    }
  }
}

extension RepositoryParts {
  /// The list, each of whose parts is loading, loaded or failed.
  public static func page(
    repositories: [Repository] = Repository.samples, pictures: [String] = Repository.pictures
  ) -> Page {
    let name = "repositories/parts"
    let mocks = Repository.mocks(seed: name)
    return Page(name, title: "Repositories in two parts", State()) {
      RepositoryParts()
    } view: { store in
      RepositoryPartsView(store: store, mocks: mocks)
    } story: {
      Branch("both") {
        Frame("loading")
        Advance(.seconds(4))
        Frame("pictures-loading")
        Advance(.seconds(2))
        Frame("loaded")
      }
      Branch("no pictures") {
        Answer("pictures", "failed")
        Advance(.seconds(6))
        Frame("pictures-failed")
      }
      Branch("no texts") {
        Answer("repositories", "failed")
        Advance(.seconds(6))
        Frame("texts-failed")
      }
      Branch("neither") {
        Answer("pictures", "failed")
        Answer("repositories", "failed")
        Advance(.seconds(6))
        Frame("both-failed")
      }
    }
    .allowing(RepositoriesClient(repositories: repositories), PicturesClient(pictures: pictures))
    .declaringTextAndImages()
  }
}
