// The dashboard as a page.

import Vitrine

func dashboardPage(_ balance: BalanceClient = BalanceClient()) -> Page {
  Page("dashboard", title: "Today", Dashboard.State()) {
    Dashboard()
  } view: { store in
    DashboardView(store: store)
  } story: {
    Branch("failed") {
      Answer("orders", "failed")
      Answer("returns", "failed")
      Settle()
      Frame("two-failed")
      Tap("Load Orders again")
      Frame("one-again")
    }
    Frame("loading")
    Branch("partly") {
      Advance(.seconds(2))
      Frame("partly")
    }
    Settle()
    Frame("loaded")
    Tap("Hide the balance")
    Frame("hidden")
  } laws: {
    Always("there are four tiles") { $0.tiles.count == 4 }
    Sometimes("all fail") { $0.tiles.allSatisfy { $0.phase == .failed } }
    CanAlways("all is there") { $0.isSettled && !$0.hasFailure }
    Each("what came stays") { before, after in
      zip(before.tiles, after.tiles).allSatisfy {
        if case .loaded = $0.phase { $0 == $1 } else { true }
      }
    }
  }
  .allowing(balance, OrdersClient(), VisitsClient(), ReturnsClient())
}
