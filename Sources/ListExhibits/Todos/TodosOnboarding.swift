// The tour through the list of things to do.

import Vitrine

extension Todos {
  /// A step of the tour.
  public typealias Step = OnboardingStep<State, Action>

  /// The list that the tour plays on.
  public static var sample: State {
    State(
      todos: IdentifiedArray(keepingFirst: [
        Todo.State(id: UniqueID(0xA1), text: "Check Mail"),
        Todo.State(id: UniqueID(0xA2), text: "Buy Milk"),
        Todo.State(id: UniqueID(0xA3), text: "Call Mom", isComplete: true),
      ]))
  }

  /// The same with a task more, so that what is done has something to sink below.
  public static var practice: State {
    var state = sample
    // Its id is its own.
    try? state.todos.insert(Todo.State(id: UniqueID(0xA4), text: "Pay Rent"), at: 2)
    return state
  }

  /// The tour: each step goes on by itself when its goal is reached.
  public static var onboarding: Onboarding<Todos> {
    Onboarding(
      steps: [
        Step(
          "actions", copy: "Start with a new task: tap [[Add]].", focus: ["actions"],
          goal: Goal { $0.now.todos.count > $0.before.todos.count }
        ) { _, action in
          action == .addTapped ? .real : .dropped
        },
        Step(
          "filters",
          copy: {
            $0.filter == .active
              ? "This is what is left to do. Tap [[All]] to come back."
              : "Too much at once? Tap [[Active]] to see what is left to do."
          },
          focus: ["filters"],
          goal: Goal { $0.before.filter == .active && $0.now.filter == .all }
        ) { _, action in
          if case .filterPicked = action { .real } else { .dropped }
        },
        Step(
          "todos", copy: checkingCopy, focus: ["todos"], showsSkip: false,
          prepare: prepareForChecking,
          goal: Goal { $0.action == .sortDelayElapsed && $0.now.checked.count >= 2 },
          handling: checkingOnly),
      ], sandbox: Sandbox(Todos()).allowing(UniqueIDs.live))
  }

  /// The tour without goals, on which the buttons alone lead from step to step.
  public static var plainOnboarding: Onboarding<Todos> {
    Onboarding(
      steps: [
        Step(
          "actions", copy: "Up here are the actions. They will work when the tour is over.",
          focus: ["actions"]
        ) { _, _ in .dropped },
        Step(
          "filters",
          copy: { state in
            let others = Filter.allCases.filter { $0 != state.filter }.map { "[[\($0.rawValue)]]" }
            return "Tap \(others.joined(separator: " or ")) to see another part of the list."
          },
          focus: ["filters"]
        ) { _, action in
          if case .filterPicked = action { .real } else { .dropped }
        },
        Step(
          "todos",
          copy: { state in
            state.shown.contains { !$0.isComplete }
              ? "Check what is done. It sinks to the bottom after a second."
              : "Nothing is left to check in this part of the list. [[Previous]] leads to the others."
          },
          focus: ["todos"], showsSkip: false, handling: checkingOnly),
      ], sandbox: Sandbox(Todos()).droppingLateEffects())
  }

  @Sendable private static func checkingOnly(_ state: State, _ action: Action) -> Step.Handling {
    switch action {
    case .todo(_, .checkBoxToggled), .sortDelayElapsed: .real
    default: .dropped
    }
  }

  /// All of the list is shown. Whoever comes back when the step is done finds something to do again.
  @Sendable private static func prepareForChecking(_ state: inout State, _ beginning: State) {
    state.filter = .all
    if state.checked.count < 2 { return }
    for todo in state.checked { state.todos[id: todo.id]?.isComplete = false }
  }

  @Sendable private static func checkingCopy(_ state: State) -> String {
    let open = state.todos.filter { !$0.isComplete && !$0.wasDoneBefore && !$0.text.isEmpty }
      .prefix(2).map { "[[\($0.text)]]" }
    switch state.checked.count {
    case 0:
      return "Done with \(open.joined(separator: " and "))? Check them, and watch them sink."
    case 1: return "One to go: are you done with \(open.joined(separator: " or "))?"
    default: return "Now watch: what is done sinks to the bottom."
    }
  }
}

extension Todos.State {
  /// What was done during the tour.
  fileprivate var checked: [Todo.State] {
    todos.filter { $0.isComplete && !$0.wasDoneBefore }
  }
}

extension Todo.State {
  /// Whether it was done when the tour began.
  fileprivate var wasDoneBefore: Bool { Todos.sample.todos[id: id]?.isComplete == true }
}
