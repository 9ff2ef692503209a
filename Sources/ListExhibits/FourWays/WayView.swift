// What the pages of the four ways have in common: all but the list.

import Vitrine

/// A page about one way to redact logic, around the list that is built that way. The way to end
/// loading stands inside of that list.
struct WayView<Content: View>: View {
  let way: FourWays.Way
  let store: Store<Articles.State, Articles.Action>
  @ViewBuilder let list: Content

  var body: some View {
    Main {
      Heading(1, way.title)
      Text(way.blurb).lead()
      Status { Text(store.state.sentence) }
      ReadingSheet(store: store)
      switch store.state.phase {
      case .loading, .loaded: list.region("articles")
      case .idle, .failed: ArticlesControls(store: store).region("controls")
      }
    }
    .onAppear(store.intent(.appeared))
    .title(way.title)
  }
}
