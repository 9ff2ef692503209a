// The dashboard, as it is seen.

import Vitrine

struct DashboardView: View {
  let store: Store<Dashboard.State, Dashboard.Action>

  var body: some View {
    Main {
      Row(.apart) {
        Heading(1, "Today")
        Toggle("Hide the balance", isOn: store.state.hidesBalance, store.intent(.privacyToggled))
      }
      Status {
        Text(
          !store.state.isSettled
            ? "Counting…" : store.state.hasFailure ? "Some of it is missing." : "All is counted.")
      }
      Grid(columns: .narrow) {
        for tile in store.scope(state: \.tiles, action: .tile) { TileView(store: tile) }
      }
      .redacted(.privacy, if: store.state.hidesBalance)
    }
    .title("Today")
    .onAppear(store.intent(.appeared))
  }
}

struct TileView: View {
  let store: Store<Tile.State, Tile.Action>

  var body: some View {
    Card {
      Heading(2, store.state.id.rawValue)
      switch store.state.phase {
      case .idle, .loading:
        TileFigures(kind: store.state.id, figures: Figures(value: "1,000", trend: "up 1 %"))
          .redacted()
      case .failed:
        Text("It did not come.")
        Button("Load \(store.state.id.rawValue) again", store.intent(.asked))
      case .loaded(let figures): TileFigures(kind: store.state.id, figures: figures)
      }
    }
    .style("tile")
  }
}

struct TileFigures: View {
  let kind: Tile.Kind
  let figures: Figures

  var body: some View {
    Stack(.tight) {
      Text(figures.value).lead()
      Row(.tight) {
        switch figures.direction {
        case .up: Symbol(.arrowUp).tint(.green)
        case .down: Symbol(.arrowDown).tint(.red)
        case .level: Symbol(.minus)
        }
        Text(figures.trend)
      }
    }
    .privacySensitive(kind == .balance)
  }
}
