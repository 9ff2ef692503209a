// A tour whose first step does by itself what the second one leaves to the list.

import Vitrine

extension Todos {
  /// Both ways to let something happen in a tour, one after the other: the step changes the copy by
  /// itself, or the list's own logic does, with the clients of the sandbox.
  public static var onboardingByHand: Onboarding<Todos> {
    Onboarding(
      steps: [
        Step(
          "by-hand",
          copy: {
            $0.todos[id: handmade] == nil
              ? "Tap [[Add]]: this step lays a task into the list by itself."
              : "The step made it. The list's own logic never ran, and nothing was sent."
          },
          focus: ["actions", "todos"], prepare: { $0 = $1 }
        ) { state, action in
          guard action == .addTapped, state.todos[id: handmade] == nil else { return .dropped }
          return .here { state in
            // Its id is in no list: the step would not have come here.
            try? state.todos.insert(Todo.State(id: handmade, text: "Made by hand"), at: 0)
          }
        },
        Step(
          "delegated",
          copy: {
            $0.hasNew
              ? "The list made it, with an id of the sandbox, and sent an event with a tag."
              : "Tap [[Add]]: this step leaves it to the list's own logic."
          },
          focus: ["actions", "todos"], showsSkip: false, prepare: { $0 = $1 }
        ) { state, action in
          action == .addTapped && !state.hasNew ? .real : .dropped
        },
      ], sandbox: Sandbox(Todos()).allowing(UniqueIDs.counting(from: 0xC0)))
  }

  /// The page `todos/onboarding-by-hand`.
  public static var tourByHand: Page {
    let tour = onboardingByHand
    return Page(
      "todos/onboarding-by-hand", title: "Todos, a tour by hand",
      tour.begin(live: sample, placeholder: sample)
    ) {
      tour
    } view: { store in
      OnboardingView(store, of: tour) { TodosView(store: $0) }
    } story: {
      Frame("by-hand")
      Branch("the step") {
        Tap("Add")
        Frame("made-by-hand")
      }
      Tap("Next")
      Frame("delegated")
      Branch("the list") {
        Tap("Add")
        Frame("made-by-the-list")
      }
      Tap("Done")
      Frame("done")
    }
    .promising(tour.promises)
    .allowing(Analytics.live, UniqueIDs.live)
    .tellingValues()
  }

  private static var handmade: UniqueID { UniqueID(0xF1) }
}

extension Todos.State {
  /// Whether there is a task without a text, as the list makes them.
  fileprivate var hasNew: Bool { todos.contains { $0.text.isEmpty } }
}
