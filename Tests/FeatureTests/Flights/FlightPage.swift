// The search for flights as a page: what is shown of it, and what holds in all of its states.

import Vitrine

let flightPage = Page("flights", title: "Flights", FlightSearch.State()) {
  FlightSearch()
} view: { store in
  FlightSearchView(store: store)
} story: {
  Frame("empty-form")
  Branch("mistakes") {
    Tap("Search")
    Frame("mistakes")
    Type("Oslo", in: "From")
    Type("Oslo", in: "To")
    Frame("same-town")
  }
  Type("Oslo", in: "From")
  Type("Lisbon", in: "To")
  Type("2027-05-14", in: "Date")
  Frame("filled")
  Branch("failed") {
    Answer("flights", "failed")
    Tap("Search")
    Settle()
    Frame("failed")
  }
  Branch("none") {
    Answer("flights", "none")
    Tap("Search")
    Settle()
    Frame("none")
  }
  Tap("Search")
  Frame("loading")
  Settle()
  Frame("found")
  Tap("Direct only")
  Frame("direct")
  Tap("Details of TP 765")
  Frame("details")
} laws: {
  Always("nothing is asked for that is not complete") { state in
    if case .form = state.phase { true } else { state.query.isComplete }
  }
  Always("details are of a flight that was found") { state in
    guard case .found(let results) = state.phase, results.opened != nil else { return true }
    return results.openFlight != nil
  }
  Sometimes("two can travel") { $0.query.passengers == 2 }
  CanAlways("the search can be changed") { $0.phase == .form }
  Each("an answer leaves the question as it was") { before, after in
    before.phase != .loading || before.query == after.query
  }
}
.allowing(FlightsClient())
