// The search for flights, as it is seen.

import Vitrine

struct FlightSearchView: View {
  let store: Store<FlightSearch.State, FlightSearch.Action>

  var body: some View {
    Main {
      Header {
        Heading(1, "Flights")
        Text("From door to door, at the price that is told first.").lead()
      }
      switch store.state.phase {
      case .form: QueryForm(store: store)
      case .loading:
        QuerySummary(store: store)
        Row {
          Spinner()
          Status { Text("Looking for flights…") }
        }
        Button("Cancel", store.intent(.cancelTapped))
        FlightList(store: .inert(FlightSearch.State()), results: .init(flights: Flight.samples))
          .redacted()
      case .failed:
        QuerySummary(store: store)
        Card {
          Row {
            Symbol(.warning).tint(.red)
            Status { Text("The airlines did not answer.") }
          }
          Row {
            Button("Try again", store.intent(.searchTapped), style: .prominent)
            Button("Change the search", store.intent(.changeTapped))
          }
        }
        .region("failure")
      case .found(let results):
        QuerySummary(store: store)
        if results.flights.isEmpty {
          Card {
            Status { Text("No flights on that day.") }
            Button("Change the search", store.intent(.changeTapped), style: .prominent)
          }
        } else {
          FlightFilters(store: store, results: results)
          FlightList(store: store, results: results)
          Button("Change the search", store.intent(.changeTapped))
        }
      }
    }
    .title("Flights")
    .sheet(isPresented: details != nil, label: "Details") {
      if let details { FlightDetails(store: store, flight: details) }
    }
  }

  private var details: Flight? {
    if case .found(let results) = store.state.phase { results.openFlight } else { nil }
  }
}

struct QueryForm: View {
  let store: Store<FlightSearch.State, FlightSearch.Action>

  var body: some View {
    let query = store.state.query
    let checked = store.state.isChecked
    Form("Search") {
      Grid {
        TextField("From", text: query.from, placeholder: "Town", samples: ["Oslo", ""]) {
          store.intent(.fromTyped($0))
        }
        .error(checked ? query.fromError : nil)
        TextField("To", text: query.to, placeholder: "Town", samples: ["Lisbon", "Oslo", ""]) {
          store.intent(.toTyped($0))
        }
        .error(checked ? query.toError : nil)
        DateField(
          "Date", day: query.day, samples: [CalendarDay(year: 2027, month: 5, day: 14), nil]
        ) { store.intent(.dayPicked($0)) }
        .error(checked ? query.dayError : nil)
        Slider("Passengers", value: query.passengers, in: 1...3) {
          store.intent(.passengersChanged($0))
        }
      }
      Button("Search", store.intent(.searchTapped), style: .prominent)
    }
    .region("form")
  }
}

struct QuerySummary: View {
  let store: Store<FlightSearch.State, FlightSearch.Action>

  var body: some View {
    let query = store.state.query
    Section("Your search") {
      Paragraph {
        Text("\(query.from) to \(query.to)").bold()
        if let day = query.day {
          Text(", ")
          DateText(day)
        }
        Text(query.passengers == 1 ? ", 1 passenger" : ", \(query.passengers) passengers")
      }
    }
    .region("summary")
  }
}

struct FlightFilters: View {
  let store: Store<FlightSearch.State, FlightSearch.Action>
  let results: FlightSearch.Results

  var body: some View {
    Row(.apart) {
      Picker("Order") {
        ForEach(FlightSearch.Results.Order.allCases) { order in
          Segment(
            order.rawValue, isSelected: order == results.order, store.intent(.orderPicked(order)))
        }
      }
      Toggle("Direct only", isOn: results.isDirectOnly, store.intent(.directToggled))
    }
    .region("filters")
  }
}

struct FlightList: View {
  let store: Store<FlightSearch.State, FlightSearch.Action>
  let results: FlightSearch.Results

  var body: some View {
    List("Flights") {
      ForEach(results.shown) { flight in
        Item {
          Card {
            Row(.apart) {
              Stack(.tight) {
                Text("\(flight.departs) – \(flight.arrives)").bold()
                Text(flight.number)
              }
              Stack(.tight) {
                Text("€ \(flight.price)").bold()
                Text(flight.stops == 0 ? "direct" : "1 stop")
              }
              Button("Details of \(flight.number)", store.intent(.flightOpened(flight.id)))
            }
          }
        }
      }
    }
    .region("flights")
  }
}

struct FlightDetails: View {
  let store: Store<FlightSearch.State, FlightSearch.Action>
  let flight: Flight

  var body: some View {
    Heading(2, "Flight \(flight.number)")
    Table("Flight") {
      row("Departs", flight.departs)
      row("Arrives", flight.arrives)
      row("Stops", flight.stops == 0 ? "none" : "\(flight.stops)")
      row("Price", "€ \(flight.price)")
    }
    Button("Close", store.intent(.detailsClosed), style: .prominent)
  }

  private func row(_ name: String, _ value: String) -> some View {
    TableRow {
      RowHeader { Text(name) }
      Cell { Text(value) }
    }
  }
}
