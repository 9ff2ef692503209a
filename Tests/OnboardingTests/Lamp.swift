// A small feature for tours: a lamp that dims, counts, and calls clients.

import Composable
import Drawing
import Onboarding

struct Lamp: Reducer {
  struct State: Hashable, Sendable {
    var isOn = false
    var switched = 0
    var ids: [UniqueID] = []
    var secondsOfToday: Int64 = 0
  }

  enum Action: Hashable, Sendable {
    case dimDelayElapsed, idTapped, switchTapped, todayTapped
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action, dependencies in
      switch action {
      case .switchTapped:
        state.isOn.toggle()
        state.switched += 1
        return .merge(
          dependencies.analytics.track("Switch"),
          .send(.dimDelayElapsed).debounce(id: "dim", for: .seconds(10)))
      case .dimDelayElapsed: state.isOn = false
      case .idTapped: state.ids.append(dependencies.uuid())
      case .todayTapped: state.secondsOfToday = dependencies.date.secondsSince1970
      }
      return .none
    }
  }
}

typealias LampTour = Onboarding<Lamp>
typealias LampStep = OnboardingStep<Lamp.State, Lamp.Action>

extension LampStep {
  /// A step in which everything goes to the reducer.
  static func free(_ id: String, goal: Goal<Lamp.State, Lamp.Action>? = nil) -> LampStep {
    LampStep(id, copy: "Try it.", focus: ["lamp"], goal: goal) { _, _ in .real }
  }
}

struct LampView: View {
  let store: Store<Lamp.State, Lamp.Action>

  var body: some View {
    Main {
      Heading(1, "Lamp").unredacted()
      Row {
        Button("Switch", store.intent(.switchTapped))
        Button("Id", store.intent(.idTapped))
        Button("Today", store.intent(.todayTapped))
      }
      .region("lamp")
      Text("Switched \(store.state.switched) times, \(store.state.isOn ? "on" : "off").")
        .region("words")
    }
  }
}

func allowingAll(_ clients: any Client...) -> Dependencies {
  clients.reduce(into: Dependencies(page: "lamp")) { $0 = $0.allowing($1) }
}

/// A run of a tour over the lamp.
func run(
  _ tour: LampTour, _ dependencies: Dependencies, step: String? = "one"
) -> Simulation<LampTour.State, LampTour.Action> {
  Simulation(
    LampTour.State(live: .init(), placeholder: .init(), step: step), dependencies: dependencies,
    reducer: tour)
}
