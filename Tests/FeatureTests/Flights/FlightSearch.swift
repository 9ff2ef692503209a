// A search for flights: what is asked for, what comes of it, and how that is looked through.

import Vitrine

struct Flight: Hashable, Sendable, Identifiable {
  let id: Int
  var number: String
  var departs: String
  var arrives: String
  var stops: Int
  var price: Int

  static let samples = [
    Flight(id: 1, number: "TP 765", departs: "06:40", arrives: "10:10", stops: 0, price: 214),
    Flight(id: 2, number: "SK 4621", departs: "09:15", arrives: "16:55", stops: 1, price: 148),
    Flight(id: 3, number: "LH 867", departs: "13:30", arrives: "19:05", stops: 1, price: 176),
  ]
}

/// Where flights are asked for.
struct FlightsClient: AnsweringClient {
  static let name = "flights"
  static let placeholder = FlightsClient()

  var answers = Answers(
    "some", Flight.samples as [Flight]?, else: ["none": [], "failed": nil])

  mutating func search<Action>(_ response: ([Flight]?) -> Action) -> Effect<Action> {
    .send(response(answers.take()), after: .seconds(3))
  }
}

extension Dependencies {
  var flights: FlightsClient {
    mutating get { self[FlightsClient.self] }
    set { self[FlightsClient.self] = newValue }
  }
}

struct FlightSearch: Reducer {
  struct State: Hashable, Sendable {
    var query = Query()
    var isChecked = false
    var phase = Phase.form
  }

  struct Query: Hashable, Sendable {
    var from = ""
    var to = ""
    var day: CalendarDay?
    var passengers = 1

    var fromError: String? { from.isEmpty ? "Say where you start" : nil }
    var toError: String? {
      if to.isEmpty {
        "Say where you go"
      } else if to == from {
        "You are there already"
      } else {
        nil
      }
    }
    var dayError: String? { day == nil ? "Say when" : nil }
    var isComplete: Bool { fromError == nil && toError == nil && dayError == nil }
  }

  enum Phase: Hashable, Sendable {
    case form, loading, failed
    case found(Results)
  }

  struct Results: Hashable, Sendable {
    enum Order: String, Hashable, Sendable, CaseIterable {
      case price = "Cheapest", time = "Earliest"
    }
    var flights: [Flight]
    var order = Order.price
    var isDirectOnly = false
    var opened: Flight.ID?

    var shown: [Flight] {
      flights.filter { !isDirectOnly || $0.stops == 0 }.sorted {
        order == .price ? $0.price < $1.price : $0.departs < $1.departs
      }
    }
    var openFlight: Flight? { flights.first { $0.id == opened } }
  }

  enum Action: Hashable, Sendable {
    case fromTyped(String), toTyped(String), dayPicked(CalendarDay?), passengersChanged(Int)
    case searchTapped, cancelTapped, changeTapped
    case response([Flight]?)
    case orderPicked(Results.Order), directToggled, flightOpened(Flight.ID), detailsClosed
  }

  private enum Request { case flights }

  var body: some Reducer<State, Action> {
    Reduce { state, action, dependencies in
      switch (action, state.phase) {
      case (.fromTyped(let text), .form): state.query.from = text
      case (.toTyped(let text), .form): state.query.to = text
      case (.dayPicked(let day), .form): state.query.day = day
      case (.passengersChanged(let count), .form): state.query.passengers = min(max(count, 1), 3)
      case (.searchTapped, .form), (.searchTapped, .failed):
        state.isChecked = true
        guard state.query.isComplete else { break }
        state.phase = .loading
        return dependencies.flights.search { .response($0) }
          .cancellable(id: Request.flights, cancelInFlight: true)
      case (.cancelTapped, .loading):
        state.phase = .form
        return .cancel(id: Request.flights)
      case (.changeTapped, .failed), (.changeTapped, .found): state.phase = .form
      case (.response(let flights), .loading):
        state.phase = flights.map { .found(Results(flights: $0)) } ?? .failed
      case (_, .found(var results)):
        switch action {
        case .orderPicked(let order): results.order = order
        case .directToggled: results.isDirectOnly.toggle()
        case .flightOpened(let id): results.opened = id
        case .detailsClosed: results.opened = nil
        default: break
        }
        state.phase = .found(results)
      default: break
      }
      return .none
    }
  }
}
