// One card of the dashboard: it is fetched by itself, and fails by itself.

import Vitrine

/// What a tile shows: a number, and how it went lately.
struct Figures: Hashable, Sendable {
  enum Direction: Hashable, Sendable { case up, down, level }

  var value: String
  var trend: String
  var direction = Direction.up
}

/// Where the figures of a tile come from: one client each, so that each fails for itself.
protocol FiguresClient: AnsweringClient where Response == Figures? {
  static var latency: Duration { get }
}

extension FiguresClient {
  mutating func fetch<Action>(_ response: (Figures?) -> Action) -> Effect<Action> {
    .send(response(answers.take()), after: Self.latency)
  }
}

struct BalanceClient: FiguresClient {
  static let name = "balance"
  static let placeholder = BalanceClient()
  static let latency = Duration.seconds(1)
  var answers = Answers(
    "some", Figures(value: "€ 48,210.55", trend: "up 4 %") as Figures?, else: ["failed": nil])
}

struct OrdersClient: FiguresClient {
  static let name = "orders"
  static let placeholder = OrdersClient()
  static let latency = Duration.seconds(2)
  var answers = Answers(
    "some", Figures(value: "312", trend: "up 11 %") as Figures?, else: ["failed": nil])
}

struct VisitsClient: FiguresClient {
  static let name = "visits"
  static let placeholder = VisitsClient()
  static let latency = Duration.seconds(3)
  var answers = Answers(
    "some", Figures(value: "9,204", trend: "down 2 %", direction: .down) as Figures?,
    else: ["failed": nil])
}

struct ReturnsClient: FiguresClient {
  static let name = "returns"
  static let placeholder = ReturnsClient()
  static let latency = Duration.seconds(4)
  var answers = Answers(
    "some", Figures(value: "7", trend: "as ever", direction: .level) as Figures?,
    else: ["failed": nil])
}

struct Tile: Reducer {
  enum Kind: String, Hashable, Sendable, CaseIterable {
    case balance = "Balance"
    case orders = "Orders"
    case visits = "Visits"
    case returns = "Returns"
  }

  enum Phase: Hashable, Sendable {
    case idle, loading, failed
    case loaded(Figures)
  }

  struct State: Hashable, Sendable, Identifiable {
    let id: Kind
    var phase = Phase.idle
  }

  enum Action: Hashable, Sendable {
    case asked
    case response(Figures?)
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action, dependencies in
      switch (action, state.phase) {
      case (.asked, .idle), (.asked, .failed):
        state.phase = .loading
        return switch state.id {
        case .balance: dependencies[BalanceClient.self].fetch { .response($0) }
        case .orders: dependencies[OrdersClient.self].fetch { .response($0) }
        case .visits: dependencies[VisitsClient.self].fetch { .response($0) }
        case .returns: dependencies[ReturnsClient.self].fetch { .response($0) }
        }
      case (.response(let figures), .loading):
        state.phase = figures.map(Phase.loaded) ?? .failed
      default: break
      }
      return .none
    }
  }
}
