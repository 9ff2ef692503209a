// The pages of the list of things to do: the app, and two tours of it.

import Vitrine

extension Todos {
  /// The app, with its tour, and with the tour on which the buttons alone lead on.
  public static var pages: [Page] { [app, tour, plainTour] }

  /// The app as it is.
  public static var app: Page {
    Page("todos/app", title: "Todos", sample) {
      Todos()
    } view: { store in
      TodosView(store: store)
    } story: {
      Frame("all")
      Branch("active") {
        Tap("Active")
        Frame("active")
      }
      Branch("completed") {
        Tap("Completed")
        Frame("completed")
      }
      Branch("added") {
        Tap("Add")
        Frame("added")
      }
      Branch("checked") {
        Tap("Check Mail")
        Frame("checked")
        Advance(.seconds(1))
        Frame("sorted")
      }
      Branch("cleared") {
        Tap("Clear completed")
        Frame("cleared")
      }
      Tap("Edit")
      Frame("editing")
      Tap("Move Call Mom up")
      Frame("out-of-order")
    }
    .allowing(Analytics.live, UniqueIDs.live)
  }

  /// The tour on which each step goes on by itself when its goal is reached.
  public static var tour: Page {
    page("todos/onboarding", title: "Todos, a tour", touring: onboarding, on: practice) {
      Frame("actions")
      Branch("skipped") {
        Tap("Skip")
        Frame("done")
      }
      Branch("with goals") {
        Tap("Add")
        Frame("added")
        Tap("Active")
        Frame("added-active")
        Tap("All")
        Frame("added-all")
        Tap("Check Mail")
        Frame("added-one-checked")
        Tap("Buy Milk")
        Frame("added-two-checked")
      }
      Tap("Next")
      Frame("filters")
      Tap("Next")
      Frame("todos")
      Branch("one checked") {
        Tap("Check Mail")
        Frame("one-checked")
        Advance(.seconds(1))
        Frame("one-sorted")
      }
    }
  }

  /// The tour on which the buttons alone lead on.
  public static var plainTour: Page {
    page("todos/onboarding-plain", title: "Todos, a plain tour", touring: plainOnboarding) {
      Frame("actions")
      Branch("skipped") {
        Tap("Skip")
        Frame("done")
      }
      Tap("Next")
      Frame("filters")
      Branch("part of the list") {
        Tap("Active")
        Frame("filters-active")
        Tap("Next")
        Frame("todos-active")
        Tap("Check Mail")
        Frame("todos-active-checked")
      }
      Tap("Next")
      Frame("todos")
      Tap("Check Mail")
      Frame("checked")
      Branch("sorted") {
        Advance(.seconds(1))
        Frame("sorted")
      }
      Advance(.milliseconds(500))
      Frame("half-a-second-later")
      Tap("Previous")
      Frame("back-before-the-sort")
      // It looks as before: that the sort was dropped is told under it.
      Advance(.milliseconds(500))
      Frame("sort-dropped")
    }
  }

  private static func page(
    _ name: String, title: String, touring onboarding: Onboarding<Todos>,
    on placeholder: State = sample,
    @StoryBuilder<Onboarding<Todos>.Action> story: () -> [StoryStep<Onboarding<Todos>.Action>]
  ) -> Page {
    Page(name, title: title, onboarding.begin(live: sample, placeholder: placeholder)) {
      onboarding
    } view: { store in
      OnboardingView(store, of: onboarding) { TodosView(store: $0) }
    } story: {
      story()
    }
    .promising(onboarding.promises)
    .allowing(Analytics.live, UniqueIDs.live)
    .tellingValues()
  }
}
