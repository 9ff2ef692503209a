// Features made by lot: data that is interpreted, as small as what people write and less sensible.

import Composable
import Drawing

/// A feature as data.
struct GeneratedFeature: Hashable, Sendable {
  struct Row: Hashable, Sendable, Identifiable {
    let id: Int
    var isOn = false
  }

  struct State: Hashable, Sendable {
    var counters: [Int]
    var flags: [Bool]
    var rows: [Row] = []
    var text = ""
  }

  enum Action: Hashable, Sendable {
    case tapped(Int)
    case rowTapped(Int, id: Int)
    case fired(Int)
    case responded(Int)
    case textChanged(String)
    case appeared(Int)
  }

  enum Condition: Hashable, Sendable {
    case flag(Int, Bool)
    case counter(Int, is: Int)
    case rows(atLeast: Int)
    case allRowsAreOn
    case isTyped
    indirect case not(Condition)

    func holds(_ state: State) -> Bool {
      switch self {
      case .flag(let flag, let value): state.flags[flag] == value
      case .counter(let counter, let value): state.counters[counter] == value
      case .rows(let count): state.rows.count >= count
      case .allRowsAreOn: state.rows.allSatisfy(\.isOn)
      case .isTyped: !state.text.isEmpty
      case .not(let condition): !condition.holds(state)
      }
    }
  }

  enum Change: Hashable, Sendable {
    case count(Int, by: Int, below: Int, wraps: Bool)
    case toggle(Int)
    case set(Int, Bool)
    case addRow(atMost: Int, first: Bool)
    case dropRow
    case toggleRow
    case removeRow
    case moveRow
    case clearText
  }

  enum Work: Hashable, Sendable {
    case timer(Int, after: Int, id: Int?)
    case debounce(Int, for: Int, id: Int)
    case repeating(Int, every: Int, atMost: Int, id: Int)
    case cancel(Int)
    case request(Int, after: Int)
    case ask(Int)
    case record(String)
    indirect case concatenate(Work, Work)
  }

  struct Rule: Hashable, Sendable {
    var condition: Condition?
    var changes: [Change]
    var works: [Work]
  }

  indirect enum Part: Hashable, Sendable {
    case count(Int)
    case several(Int)
    case flag(Int)
    /// How it is drawn tells a number, and nothing else does.
    case medal(Int)
    case button(Int, name: String, isDisabled: Condition?)
    case inert(Int, name: String)
    case rows(toggles: Int, button: Int?, isMarked: Bool)
    case field
    case appearing(Int)
    case spinner
    case when(Condition, Part)
    case redacted(Condition, Part)
    case region(String, Part)
  }

  var initial: State
  var rules: [Rule]
  /// For each client and each of its answers the rule that it leads to.
  var responses: [[Int]]
  /// What is closed, and which rules are then refused.
  var gate: (Condition, Int)? { gateCondition.map { ($0, gateRule) } }
  var gateCondition: Condition?
  var gateRule = 0
  var parts: [Part]
  var laws: [Condition]
}

/// A client with three answers.
struct Alpha: AnsweringClient {
  static let name = "alpha"
  static let placeholder = Alpha()
  var answers = Answers("some", 0, else: ["nothing": 1, "failed": 2])
}

/// A client with two answers.
struct Beta: AnsweringClient {
  static let name = "beta"
  static let placeholder = Beta()
  var answers = Answers("yes", 0, else: ["no": 1])
}

extension GeneratedFeature: Reducer {
  var body: some Reducer<State, Action> {
    Reduce { state, action, dependencies in
      switch action {
      case .tapped(let rule), .fired(let rule), .responded(let rule), .appeared(let rule):
        apply(rules[rule], nil, &state, &dependencies)
      case .rowTapped(let rule, let id):
        apply(rules[rule], id, &state, &dependencies)
      case .textChanged(let text):
        change(&state) { $0.text = text }
      }
    }
    .gate("closed") { state, action in
      guard let gate, gate.0.holds(state) else { return true }
      return action != .tapped(gate.1)
    }
  }

  private func change(_ state: inout State, _ body: (inout State) -> Void) -> Effect<Action> {
    body(&state)
    return .none
  }

  private func apply(
    _ rule: Rule, _ row: Int?, _ state: inout State, _ dependencies: inout Dependencies
  ) -> Effect<Action> {
    if let condition = rule.condition, !condition.holds(state) { return .none }
    for change in rule.changes { apply(change, row, &state) }
    return .merge(rule.works.map { effect(of: $0, &state, &dependencies) })
  }

  private func apply(_ change: Change, _ row: Int?, _ state: inout State) {
    switch change {
    case .count(let counter, let step, let bound, let wraps):
      let next = state.counters[counter] + step
      if wraps {
        state.counters[counter] = (next + bound) % bound
      } else if (0..<bound).contains(next) {
        state.counters[counter] = next
      }
    case .toggle(let flag): state.flags[flag].toggle()
    case .set(let flag, let value): state.flags[flag] = value
    case .addRow(let most, let first):
      guard state.rows.count < most else { return }
      let id = (0...most).first { id in !state.rows.contains { $0.id == id } } ?? 0
      state.rows.insert(Row(id: id), at: first ? 0 : state.rows.count)
    case .dropRow: if !state.rows.isEmpty { state.rows.removeLast() }
    case .toggleRow:
      for index in state.rows.indices where row == nil || state.rows[index].id == row {
        state.rows[index].isOn.toggle()
      }
    case .removeRow: state.rows.removeAll { $0.id == row || (row == nil && $0.isOn) }
    case .moveRow: if !state.rows.isEmpty { state.rows.append(state.rows.removeFirst()) }
    case .clearText: state.text = ""
    }
  }

  private func effect(
    of work: Work, _ state: inout State, _ dependencies: inout Dependencies
  ) -> Effect<Action> {
    switch work {
    case .timer(let rule, let time, let id):
      let timer = Effect.send(Action.fired(rule), after: .milliseconds(time))
      return id.map { timer.cancellable(id: $0, cancelInFlight: true) } ?? timer
    case .debounce(let rule, let time, let id):
      return Effect.send(.fired(rule)).debounce(id: id, for: .milliseconds(time))
    case .repeating(let rule, let time, let most, let id):
      return Effect.repeat(.fired(rule), every: .milliseconds(time), atMost: most)
        .cancellable(id: id, cancelInFlight: true)
    case .cancel(let id): return .cancel(id: id)
    case .request(let client, let time):
      return Effect.send(.responded(answer(client, &dependencies)), after: .milliseconds(time))
        .cancellable(id: 100 + client, cancelInFlight: true)
    case .ask(let client):
      let rule = rules[answer(client, &dependencies)]
      for change in rule.changes { apply(change, nil, &state) }
      // The answer of one may lead to asking the other at once.
      for case .ask(let other) in rule.works where other != client {
        for change in rules[answer(other, &dependencies)].changes { apply(change, nil, &state) }
      }
      return .none
    case .record(let name): return dependencies.analytics.track(name)
    case .concatenate(let one, let other):
      return .concatenate(
        effect(of: one, &state, &dependencies), effect(of: other, &state, &dependencies))
    }
  }

  /// The rule that the answer of a client leads to.
  private func answer(_ client: Int, _ dependencies: inout Dependencies) -> Int {
    client == 0
      ? responses[0][dependencies[Alpha.self].answers.take()]
      : responses[1][dependencies[Beta.self].answers.take()]
  }
}

/// The view of a feature that is data.
struct GeneratedView: View {
  let feature: GeneratedFeature
  let store: Store<GeneratedFeature.State, GeneratedFeature.Action>

  var body: some View {
    Stack {
      for part in feature.parts { view(of: part) }
    }
  }

  func view(of part: GeneratedFeature.Part) -> AnyView {
    let state = store.state
    switch part {
    case .count(let counter): return AnyView(Text("Count \(state.counters[counter])"))
    case .several(let counter): return AnyView(Text(state.counters[counter] > 1 ? "Many" : "Few"))
    case .flag(let flag): return AnyView(Text(state.flags[flag] ? "On" : "Off"))
    case .medal(let counter):
      let styles: [StaticString] = ["level-0", "level-1", "level-2", "level-3"]
      return AnyView(Card { Text("Medal") }.style(styles[state.counters[counter]]))
    case .button(let rule, let name, let isDisabled):
      return AnyView(
        Button(name, store.intent(.tapped(rule))).disabled(isDisabled?.holds(state) ?? false))
    case .inert(let rule, let name):
      return AnyView(
        Button(
          name,
          Store<GeneratedFeature.State, GeneratedFeature.Action>.inert(state)
            .intent(.tapped(rule))))
    case .rows(let toggles, let button, let isMarked): return rows(toggles, button, isMarked)
    case .field:
      return AnyView(
        TextField("Task", text: state.text, sample: "Milk") { store.intent(.textChanged($0)) })
    case .appearing(let rule): return AnyView(Text("Here").onAppear(store.intent(.appeared(rule))))
    case .spinner: return AnyView(Spinner())
    case .when(let condition, let part):
      return condition.holds(state) ? view(of: part) : AnyView(Group {})
    case .redacted(let condition, let part):
      return AnyView(view(of: part).redacted(.placeholder, if: condition.holds(state)))
    case .region(let name, let part): return AnyView(view(of: part).region(RegionName(name)))
    }
  }

  private func rows(_ toggles: Int, _ button: Int?, _ isMarked: Bool) -> AnyView {
    let row = { @Sendable (row: GeneratedFeature.Row) in
      Row {
        Text("Row \(row.id)")
        Checkbox("Check", isOn: row.isOn, store.intent(.rowTapped(toggles, id: row.id)))
        if let button { Button("Do \(row.id)", store.intent(.rowTapped(button, id: row.id))) }
      }
    }
    if isMarked { return AnyView(List { ForEach(store.state.rows) { row($0) } }) }
    return AnyView(Stack { for one in store.state.rows { row(one) } })
  }
}
