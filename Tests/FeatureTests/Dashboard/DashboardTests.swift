// The rules of the dashboard.

import ComposableTesting
import Testing
import Vitrine

struct DashboardTests {
  @Test("one tile fails, and the others do not mind")
  func independent() {
    let orders = OrdersClient(answers: OrdersClient().answers.holding("failed"))
    var store = TestStore(
      Dashboard.State(),
      dependencies: Dependencies(page: "test").allowing(BalanceClient()).allowing(orders)
        .allowing(VisitsClient()).allowing(ReturnsClient())
    ) { Dashboard() }
    store.send(.appeared)
    for kind in Tile.Kind.allCases {
      store.receive(.tile(kind, .asked)) { $0.tiles[id: kind]?.phase = .loading }
    }
    store.advance(by: .seconds(1))
    let balance = Figures(value: "€ 48,210.55", trend: "up 4 %")
    store.receive(.tile(.balance, .response(balance))) {
      $0.tiles[id: .balance]?.phase = .loaded(balance)
    }
    store.advance(by: .seconds(1))
    store.receive(.tile(.orders, .response(nil))) { $0.tiles[id: .orders]?.phase = .failed }
    store.advance(by: .seconds(2))
    let visits = Figures(value: "9,204", trend: "down 2 %", direction: .down)
    let returns = Figures(value: "7", trend: "as ever", direction: .level)
    store.receive(.tile(.visits, .response(visits))) {
      $0.tiles[id: .visits]?.phase = .loaded(visits)
    }
    store.receive(.tile(.returns, .response(returns))) {
      $0.tiles[id: .returns]?.phase = .loaded(returns)
    }
    #expect(store.state.hasFailure)
    store.send(.tile(.orders, .asked)) { $0.tiles[id: .orders]?.phase = .loading }
    store.advance(by: .seconds(2))
    store.receive(.tile(.orders, .response(nil))) { $0.tiles[id: .orders]?.phase = .failed }
  }
}
