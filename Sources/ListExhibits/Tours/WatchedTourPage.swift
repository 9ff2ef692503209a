// The page `articles/watched-tour`: what is not in focus is blurred, and a table tells what was sent.

import Vitrine

/// The tour, and below it the table, which no step redacts.
private struct WatchedTourView: View {
  let store: Store<WatchedTour.State, WatchedTour.Action>
  let tour: Onboarding<Articles>

  var body: some View {
    Stack(.loose) {
      OnboardingView(store.scope(state: \.tour, action: .tour), of: tour, reason: .frosted) {
        list in
        Main {
          Heading(1, "Articles").title("Articles, a watched tour").unredacted()
          Text("Your favorites are kept by a service.").lead().region("about")
          ArticleList(store: list).region("articles")
        }
      }
      Aside("What each client was told last") { table.region("clients") }
    }
  }

  private var table: some View {
    Table {
      TableRow {
        ColumnHeader { Text("Client") }
        ColumnHeader { Text("In the tour") }
        ColumnHeader { Text("In the app") }
      }
      for client in [Analytics.name, ArticlesClient.name] {
        TableRow {
          RowHeader { Text(client) }
          Cell { Text(words(of: store.state.inside[client])) }
          Cell { Text(words(of: store.state.outside[client])) }
        }
      }
    }
  }

  private func words(of event: Event?) -> String {
    guard let event else { return "nothing" }
    let properties = event.properties.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    return ([event.name] + properties).joined(separator: ", ")
  }
}

extension WatchedTour {
  /// The tour, over a list of one article.
  public static var page: Page {
    let watched = WatchedTour()
    let articles = Array(Article.samples.prefix(1))
    let favorite = "Favorite: \(Article.samples[0].title)"
    return Page(
      "articles/watched-tour", title: "Articles, a watched tour", watched.begin(with: articles)
    ) {
      watched
    } view: { store in
      WatchedTourView(store: store, tour: watched.tour)
    } story: {
      Frame("favorite")
      Tap(favorite)
      Frame("favorite-inside")
      Tap("Next")
      Frame("about")
      Tap("Done")
      Frame("over")
      Tap(favorite)
      Frame("favorite-outside")
    }
    .promising { (state: State) in watched.tour.promises(of: state.tour) }
    .allowing(Analytics.live, ArticlesClient(.articles(articles)))
    .environment { environment in
      let frosted = DeclaredReason("frosted", bit: 14, treatment: .look(.blur))
      if let reasons = try? DeclaredReasons([frosted]) { environment.declaredReasons = reasons }
    }
    .tellingValues()
  }
}

extension RedactionReasons {
  /// What a tour does not speak of is behind frosted glass.
  fileprivate static var frosted: RedactionReasons { .custom(14) }
}

extension Case where Root == WatchedTour.Action, Value == Onboarding<Articles>.Action {
  /// What happens in the tour.
  fileprivate static var tour: Self { Case({ $0 }, extract: { $0 }) }
}
