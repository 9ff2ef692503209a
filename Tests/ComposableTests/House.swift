// Timers in a house: what is further out replaces what is inside, whole floors at once.

import Composable

/// Two floors and an attic that may not be there. Their cases are made where they are used.
struct House: Reducer {
  struct State: Hashable, Sendable {
    var lower = Timers.State()
    var upper = Timers.State()
    var attic: Timers.State?
  }
  enum Action: Hashable, Sendable {
    case lower(Timers.Action)
    case upper(Timers.Action)
    case attic(Timers.Action)
    case lowerReplaced(by: Timers.State)
    case atticReplaced(by: Timers.State?)
    case floorsSwapped
    case replaced(by: State)
  }
  var body: some Reducer<State, Action> {
    Floors().gate("never") { _, _ in true }
    Reduce { state, action in
      switch action {
      case .lowerReplaced(let floor): state.lower = floor
      case .atticReplaced(let attic): state.attic = attic
      case .floorsSwapped: swap(&state.lower, &state.upper)
      case .replaced(let house): state = house
      // At once: what the sheet started by this very action goes with it, gone or exchanged.
      case .lower(.sheet(.restartTapped)): state.lower.sheet = nil
      case .upper(.sheet(.restartTapped)): state.upper.exchangeSheet()
      case .lower, .upper, .attic: break
      }
      return .none
    }
  }

  private struct Floors: Reducer {
    var body: some Reducer<State, Action> {
      Scope(
        state: \.lower,
        action: Case(Action.lower) { if case .lower(let it) = $0 { it } else { nil } }
      ) { Timers() }
      Scope(
        state: \.upper,
        action: Case(Action.upper) { if case .upper(let it) = $0 { it } else { nil } }
      ) { Timers() }
      EmptyReducer<State, Action>()
        .ifLet(
          \.attic, action: Case(Action.attic) { if case .attic(let it) = $0 { it } else { nil } }
        ) { Timers() }
        .onChange(of: { $0.lower.actions }) { _, _ in EmptyReducer<State, Action>() }
    }
  }
}

extension Timers.State {
  /// Puts another sheet in the place of the one that is there.
  mutating func exchangeSheet() {
    if let sheet { self.sheet = Timer.State(id: 1 - sheet.id) }
  }
}

/// The house once more, as plainly as it can be written: what is in flight stands under the name of
/// its timer, and is there as long as the timer.
struct PlainHouse {
  var state = House.State()
  private(set) var pending: [(due: Int, timer: String, action: House.Action)] = []
  private(set) var now = 0

  mutating func wait(_ time: Int) {
    let end = now + time
    // All take the same time, so the first that was started is the first that is due.
    while let next = pending.first, next.due <= end {
      pending.removeFirst()
      now = next.due
      send(next.action)
    }
    now = end
  }

  mutating func send(_ action: House.Action) {
    switch action {
    case .lower(let inner): act(inner, "lower", \.lower, House.Action.lower)
    case .upper(let inner): act(inner, "upper", \.upper, House.Action.upper)
    case .attic(let inner):
      guard var attic = state.attic else { return }
      act(inner, "attic", &attic, House.Action.attic)
      state.attic = attic
    case .lowerReplaced(let floor): state.lower = floor
    case .atticReplaced(let attic): state.attic = attic
    case .floorsSwapped: (state.lower, state.upper) = (state.upper, state.lower)
    case .replaced(let house): state = house
    }
    if action == .lower(.sheet(.restartTapped)) { state.lower.sheet = nil }
    if action == .upper(.sheet(.restartTapped)) { state.upper.exchangeSheet() }
    let there =
      Self.timers(of: state.lower, "lower") + Self.timers(of: state.upper, "upper")
      + (state.attic.map { Self.timers(of: $0, "attic") } ?? [])
    pending.removeAll { !there.contains($0.timer) }
  }

  private static func timers(of floor: Timers.State, _ name: String) -> [String] {
    var timers = ["left", "right"] + floor.list.map { "row \($0.id)" }
    if let sheet = floor.sheet { timers.append("sheet \(sheet.id)") }
    if case .on(let timer) = floor.phase { timers.append("phase \(timer.id)") }
    return timers.map { "\(name) \($0)" }
  }

  private mutating func act(
    _ action: Timers.Action, _ name: String, _ floor: WritableKeyPath<House.State, Timers.State>,
    _ embed: (Timers.Action) -> House.Action
  ) {
    var copy = state[keyPath: floor]
    act(action, name, &copy, embed)
    state[keyPath: floor] = copy
  }

  private mutating func act(
    _ action: Timers.Action, _ name: String, _ floor: inout Timers.State,
    _ embed: (Timers.Action) -> House.Action
  ) {
    floor.actions += 1
    switch action {
    case .left(let it): act(it, "\(name) left", &floor.left, embed(.left(.ticked)))
    case .right(let it): act(it, "\(name) right", &floor.right, embed(.right(.ticked)))
    case .sheet(let it):
      guard var sheet = floor.sheet else { return }
      act(it, "\(name) sheet \(sheet.id)", &sheet, embed(.sheet(.ticked)))
      floor.sheet = sheet
    case .row(let id, let it):
      guard var row = floor.list[id: id] else { return }
      act(it, "\(name) row \(id)", &row, embed(.row(id, .ticked)))
      floor.list[id: id] = row
    case .phase(.timer(let it)):
      guard case .on(var timer) = floor.phase else { return }
      act(it, "\(name) phase \(timer.id)", &timer, embed(.phase(.timer(.ticked))))
      floor.phase = .on(timer)
    case .phase(.left): floor.phase = .off
    case .phase(.replaced(let id)): floor.phase = .on(Timer.State(id: id))
    case .sheetDismissed: floor.sheet = nil
    case .sheetReplaced(let id): floor.sheet = Timer.State(id: id)
    case .rowRemoved(let id): floor.list.remove(id: id)
    }
  }

  private mutating func act(
    _ action: Timer.Action, _ name: String, _ timer: inout Timer.State, _ tick: House.Action
  ) {
    switch action {
    case .ticked: timer.ticks += 1
    case .stopTapped: pending.removeAll { $0.timer == name }
    case .restartTapped:
      pending.removeAll { $0.timer == name }
      pending.append((now + 1_000, name, tick))
    case .startTapped: pending.append((now + 1_000, name, tick))
    }
  }
}
