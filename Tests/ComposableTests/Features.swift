// Small features that the tests of the core are about.

import Composable

/// A log of letters: each action does what its script says.
struct Scripted: Reducer {
  struct State: Hashable, Sendable {
    var log: [String] = []
  }
  enum Action: Hashable, Sendable {
    case say(String)
    case run(Effect<Action>, String = "run")

    static func == (one: Action, other: Action) -> Bool {
      switch (one, other) {
      case (.say(let one), .say(let other)): one == other
      case (.run(_, let one), .run(_, let other)): one == other
      default: false
      }
    }
    func hash(into hasher: inout Hasher) {
      switch self {
      case .say(let text), .run(_, let text): hasher.combine(text)
      }
    }
  }
  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .say(let text):
        state.log.append(text)
        return .none
      case .run(let effect, let text):
        state.log.append(text)
        return effect
      }
    }
  }
}

func scripted() -> Simulation<Scripted.State, Scripted.Action> {
  Simulation(Scripted.State(), dependencies: Dependencies(page: "scripted")) { Scripted() }
}

/// A timer that ticks once after a second, cancellable under an id that each copy shares by name.
struct Timer: Reducer {
  struct State: Hashable, Sendable, Identifiable {
    var id = 0
    var ticks = 0
  }
  enum Action: Hashable, Sendable {
    case startTapped
    case stopTapped
    case restartTapped
    case ticked
  }
  enum CancelID { case tick }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .startTapped:
        return .send(.ticked, after: .seconds(1)).cancellable(id: CancelID.tick)
      case .restartTapped:
        return .send(.ticked, after: .seconds(1))
          .cancellable(id: CancelID.tick, cancelInFlight: true)
      case .stopTapped:
        return .cancel(id: CancelID.tick)
      case .ticked:
        state.ticks += 1
        return .none
      }
    }
  }
}

/// Timers in every place that a child can have.
struct Timers: Reducer {
  struct State: Hashable, Sendable {
    var left = Timer.State()
    var right = Timer.State()
    var sheet: Timer.State?
    var list = IdentifiedArray<Timer.State>()
    var phase = Phase.State.off
    var actions = 0
  }
  enum Action: Hashable, Sendable {
    case left(Timer.Action)
    case right(Timer.Action)
    case sheet(Timer.Action)
    case row(Int, Timer.Action)
    case sheetDismissed
    case sheetReplaced(by: Int)
    case rowRemoved(Int)
    case phase(Phase.Action)
  }
  var body: some Reducer<State, Action> {
    Scope(state: \.left, action: .left) { Timer() }
    Scope(state: \.right, action: .right) { Timer() }
    Reduce { state, action in
      state.actions += 1
      switch action {
      case .sheetDismissed: state.sheet = nil
      case .sheetReplaced(let id): state.sheet = Timer.State(id: id)
      case .rowRemoved(let id): state.list.remove(id: id)
      default: break
      }
      return .none
    }
    .ifLet(\.sheet, action: .sheet) { Timer() }
    .forEach(\.list, action: .row) { Timer() }
    Scope(state: \.phase, action: .phase) { Phase() }
  }
}

/// A feature whose state is an enum, with a timer in one of its cases.
struct Phase: Reducer {
  enum State: Hashable, Sendable {
    case off
    case on(Timer.State)
  }
  enum Action: Hashable, Sendable {
    case left
    case replaced(by: Int)
    case timer(Timer.Action)
  }
  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .left: state = .off
      case .replaced(let id): state = .on(Timer.State(id: id))
      case .timer: break
      }
      return .none
    }
    .ifCaseLet(.on, action: .timer) { Timer() }
  }
}

extension Case where Root == Phase.State, Value == Timer.State {
  static var on: Self { Case(Root.on) { if case .on(let it) = $0 { it } else { nil } } }
}

extension Case where Root == Phase.Action, Value == Timer.Action {
  static var timer: Self { Case(Root.timer) { if case .timer(let it) = $0 { it } else { nil } } }
}

extension Case where Root == Timers.Action, Value == Phase.Action {
  static var phase: Self { Case(Root.phase) { if case .phase(let it) = $0 { it } else { nil } } }
}

extension Case where Root == Timers.Action, Value == Timer.Action {
  static var left: Self { Case(Root.left) { if case .left(let it) = $0 { it } else { nil } } }
  static var right: Self { Case(Root.right) { if case .right(let it) = $0 { it } else { nil } } }
  static var sheet: Self { Case(Root.sheet) { if case .sheet(let it) = $0 { it } else { nil } } }
}

extension Case where Root == Timers.Action, Value == (Int, Timer.Action) {
  static var row: Self {
    Case(Root.row) { if case .row(let id, let it) = $0 { (id, it) } else { nil } }
  }
}
