// Four tiles on one page, and whether the balance is to be seen.

import Vitrine

struct Dashboard: Reducer {
  struct State: Hashable, Sendable {
    var tiles = IdentifiedArray(keepingFirst: Tile.Kind.allCases.map { Tile.State(id: $0) })
    var hidesBalance = false

    var hasFailure: Bool { tiles.contains { $0.phase == .failed } }
    var isSettled: Bool { !tiles.contains { $0.phase == .loading || $0.phase == .idle } }
  }

  enum Action: Hashable, Sendable {
    case appeared
    case tile(Tile.Kind, Tile.Action)
    case privacyToggled
  }

  var body: some Reducer<State, Action> {
    Reduce<State, Action> { state, action in
      switch action {
      case .appeared: return .merge(state.tiles.map { .send(.tile($0.id, .asked)) })
      case .privacyToggled: state.hidesBalance.toggle()
      case .tile: break
      }
      return .none
    }
    .forEach(\.tiles, action: .tile) { Tile() }
  }
}

extension Case where Root == Dashboard.Action, Value == (Tile.Kind, Tile.Action) {
  static var tile: Self {
    Case(Root.tile) { if case .tile(let kind, let action) = $0 { (kind, action) } else { nil } }
  }
}
