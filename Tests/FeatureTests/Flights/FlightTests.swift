// The rules of the search for flights.

import ComposableTesting
import Testing
import Vitrine

struct FlightTests {
  private static let filled = FlightSearch.State(
    query: .init(
      from: "Oslo", to: "Lisbon", day: CalendarDay(year: 2027, month: 5, day: 14), passengers: 2))

  private func store(answering answer: String) -> TestStore<FlightSearch.State, FlightSearch.Action>
  {
    let client = FlightsClient(answers: FlightsClient().answers.answering(answer))
    return TestStore(Self.filled, dependencies: Dependencies(page: "test").allowing(client)) {
      FlightSearch()
    }
  }

  @Test("a search without a town is told what it lacks, and asks nobody")
  func incomplete() {
    var store = TestStore(FlightSearch.State()) { FlightSearch() }
    store.send(.searchTapped) { $0.isChecked = true }
    #expect(store.state.query.toError == "Say where you go")
    store.send(.fromTyped("Oslo")) { $0.query.from = "Oslo" }
    store.send(.toTyped("Oslo")) { $0.query.to = "Oslo" }
    #expect(store.state.query.toError == "You are there already")
  }

  @Test("what is found can be filtered, and one of it opened")
  func found() {
    var store = store(answering: "some")
    store.send(.searchTapped) {
      $0.isChecked = true
      $0.phase = .loading
    }
    store.advance(by: .seconds(3))
    var results = FlightSearch.Results(flights: Flight.samples)
    store.receive(.response(Flight.samples)) { $0.phase = .found(results) }
    #expect(results.shown.map(\.id) == [2, 3, 1])
    results.isDirectOnly = true
    store.send(.directToggled) { $0.phase = .found(results) }
    results.opened = 1
    store.send(.flightOpened(1)) { $0.phase = .found(results) }
  }

  @Test("what failed can be tried again, and what takes too long cancelled")
  func failed() {
    var store = store(answering: "failed")
    store.send(.searchTapped) {
      $0.isChecked = true
      $0.phase = .loading
    }
    store.advance(by: .seconds(3))
    store.receive(.response(nil)) { $0.phase = .failed }
    store.send(.searchTapped) { $0.phase = .loading }
    store.send(.cancelTapped) { $0.phase = .form }
  }
}
