// A feature made at random, of which one action leads to others, and a tour around it.

import Composable
import Onboarding

/// Counts what happens. Each thing that happens may let others happen, at once or later.
struct Echo: Reducer {
  struct State: Hashable, Sendable {
    var count = 0
    var last = 0
  }

  enum Action: Hashable, Sendable { case did(Int) }

  /// What comes of one kind of action: it counts for so much, and lets others follow, each after a
  /// number of milliseconds.
  struct Rule: Hashable, Sendable {
    var counts = 0
    var next: [Next] = []

    struct Next: Hashable, Sendable {
      let kind: Int
      let after: Int
    }
  }

  var rules: [Rule]

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .did(let kind):
        state.count += rules[kind].counts
        state.last = kind
        return .merge(
          rules[kind].next.map {
            .send(.did($0.kind), after: .milliseconds($0.after))
          })
      }
    }
  }

  /// Rules of which each lets only later ones follow, so that all comes to an end.
  static func random(_ generator: inout SeededGenerator) -> Echo {
    let kinds = 6
    var rules: [Rule] = []
    for kind in 0..<kinds {
      var rule = Rule(counts: Int.random(in: 0...1, using: &generator))
      for _ in 0..<Int.random(in: 0...2, using: &generator) where kind + 1 < kinds {
        rule.next.append(
          .init(
            kind: Int.random(in: (kind + 1)..<kinds, using: &generator),
            after: [0, 0, 500, 1_000].randomElement(using: &generator) ?? 0))
      }
      rules.append(rule)
    }
    return Echo(rules: rules)
  }
}

typealias EchoTour = Onboarding<Echo>

/// What a step of the tour is.
struct EchoStep: Hashable {
  let allowed: Set<Int>
  /// What has to be counted, and how long that has to last.
  let goal: Int?
  let wait: Int

  static func random(_ generator: inout SeededGenerator) -> EchoStep {
    EchoStep(
      allowed: Set((0..<6).filter { _ in Int.random(in: 0..<4, using: &generator) > 0 }),
      goal: [nil, 1, 2, 3, 4].randomElement(using: &generator) ?? nil,
      wait: [0, 0, 0, 700].randomElement(using: &generator) ?? 0)
  }

  func step(_ number: Int) -> OnboardingStep<Echo.State, Echo.Action> {
    OnboardingStep(
      "\(number)", copy: "Try it.", focus: [],
      goal: goal.map { goal in
        Goal(after: .milliseconds(wait)) { $0.now.count >= goal }
      }
    ) { _, action in
      switch action {
      case .did(let kind): allowed.contains(kind) ? .real : .dropped
      }
    }
  }
}

/// The tour once more, as plainly as it can be written. Times are milliseconds.
struct PlainEcho {
  enum Event: Hashable {
    case live(Int)
    case placeholder(Int)
    /// The goal of the step that is shown.
    case goal
  }

  let rules: [Echo.Rule]
  let steps: [EchoStep]
  private(set) var step: Int?
  fileprivate(set) var live = Echo.State()
  fileprivate(set) var placeholder = Echo.State()
  private(set) var now = 0
  private var events: [(due: Int, order: Int, event: Event)] = []
  private var order = 0

  init(rules: [Echo.Rule], steps: [EchoStep]) {
    self.rules = rules
    self.steps = steps
  }

  mutating func wait(_ time: Int) {
    let end = now + time
    while let index = events.indices.min(by: {
      (events[$0].due, events[$0].order) < (events[$1].due, events[$1].order)
    }), events[index].due <= end {
      let next = events.remove(at: index)
      now = next.due
      switch next.event {
      // What the feature itself waits for arrives, tour or not.
      case .live(let kind): happen(kind, in: \.live, as: Event.live)
      case .placeholder(let kind): tryOut(kind)
      case .goal: move(by: 1)
      }
    }
    now = end
  }

  /// What the visitor names of the feature itself is for after the tour.
  mutating func tap(live kind: Int) {
    if step == nil { happen(kind, in: \.live, as: Event.live) }
  }

  mutating func tryOut(_ kind: Int) {
    guard let step, steps[step].allowed.contains(kind) else { return }
    let before = placeholder
    happen(kind, in: \.placeholder, as: Event.placeholder)
    guard let goal = steps[step].goal else { return }
    let isReached = placeholder.count >= goal
    if steps[step].wait == 0 {
      // One arrival, behind all that happens at this time.
      if isReached { arrive(after: 0) }
    } else if placeholder != before {
      forgetGoal()
      if isReached { arrive(after: steps[step].wait) }
    } else if isReached, !events.contains(where: { $0.event == .goal }) {
      arrive(after: steps[step].wait)
    }
  }

  mutating func move(by offset: Int) {
    guard let step, step + offset >= 0 else { return }
    if step + offset == steps.count { return end() }
    self.step = step + offset
    forgetGoal()
  }

  mutating func end() {
    step = nil
    putBack()
  }

  mutating func begin() {
    guard step == nil else { return }
    step = 0
    putBack()
  }

  /// How long it is until each happens, in order.
  var remaining: [Int] {
    events.sorted { ($0.due, $0.order) < ($1.due, $1.order) }.map { $0.due - now }
  }

  private mutating func putBack() {
    placeholder = Echo.State()
    events.removeAll { if case .live = $0.event { false } else { true } }
  }

  private mutating func forgetGoal() { events.removeAll { $0.event == .goal } }

  private mutating func arrive(after wait: Int) {
    forgetGoal()
    add(.goal, after: wait)
  }

  private mutating func happen(
    _ kind: Int, in part: WritableKeyPath<PlainEcho, Echo.State>, as event: (Int) -> Event
  ) {
    self[keyPath: part].count += rules[kind].counts
    self[keyPath: part].last = kind
    for next in rules[kind].next { add(event(next.kind), after: next.after) }
  }

  private mutating func add(_ event: Event, after wait: Int) {
    order += 1
    events.append((now + wait, order, event))
  }
}
