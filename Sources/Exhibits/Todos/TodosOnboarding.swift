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

  /// The tour: each step goes on by itself when its goal is reached.
  public static var onboarding: Onboarding<Todos> {
    Onboarding(steps: [
      Step(
        "actions", copy: "Start with a new task: tap [[Add]].", focus: ["actions"],
        goal: Goal(1) { progress, action, _, _ in
          action == .addTapped ? progress + 1 : progress
        }
      ) { action in
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
        goal: Goal(2) { progress, action, _, after in
          switch action {
          case .filterPicked(.active): 1
          case .filterPicked(.all) where progress == 1: 2
          default: progress
          }
        }
      ) { action in
        if case .filterPicked = action { .real } else { .dropped }
      },
      Step(
        "todos", copy: "Done with something? Check two tasks, and watch them sink.",
        focus: ["todos"], showsSkip: false,
        goal: Goal(2) { progress, _, before, after in
          progress + after.todos.count(where: \.isComplete)
            - before.todos.count(where: \.isComplete)
        }, handling: checkingOnly),
    ]) { Todos() }
  }

  /// The tour without goals, on which the buttons alone lead from step to step.
  public static var plainOnboarding: Onboarding<Todos> {
    Onboarding(steps: [
      Step(
        "actions", copy: "Up here are the actions. They will work when the tour is over.",
        focus: ["actions"]
      ) { _ in .dropped },
      Step(
        "filters",
        copy: { state in
          let others = Filter.allCases.filter { $0 != state.filter }.map { "[[\($0.rawValue)]]" }
          return "Tap \(others.joined(separator: " or ")) to see another part of the list."
        },
        focus: ["filters"]
      ) { action in
        if case .filterPicked = action { .real } else { .dropped }
      },
      Step(
        "todos", copy: "Check what is done. It sinks to the bottom after a second.",
        focus: ["todos"], showsSkip: false, handling: checkingOnly),
    ]) { Todos() }
  }

  @Sendable private static func checkingOnly(_ action: Action) -> Step.Handling {
    switch action {
    case .todo(_, .checkBoxToggled), .sortDelayElapsed: .real
    default: .dropped
    }
  }
}
