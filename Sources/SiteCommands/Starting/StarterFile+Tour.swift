// The tour that a new site with pages in Swift begins with.

extension StarterFile {
  static let tour = """
    // A tour of the counter: two steps on a copy, of which nothing stays.

    import Vitrine

    let counterTour = Onboarding<Counter>(steps: [
      OnboardingStep(
        "count",
        copy: { $0.count == 0 ? "Tap [[One more]] twice." : "Once again: [[One more]]." },
        focus: ["count", "buttons"], prepare: { $0 = $1 },
        goal: Goal { $0.now.count >= 2 }
      ) { _, action in
        action == .incrementTapped ? .real : .dropped
      },
      OnboardingStep(
        "reset", copy: "Enough of it? Tap [[Reset]].", focus: ["count", "buttons"],
        showsSkip: false, prepare: { state, _ in state.count = 2 },
        goal: Goal { $0.now.count == 0 }
      ) { _, action in
        action == .resetTapped ? .real : .dropped
      },
    ]) {
      Counter()
    }

    let counterTourPage = Page(
      "counter/tour", title: "Counter, a tour",
      counterTour.begin(live: Counter.State(), placeholder: Counter.State())
    ) {
      counterTour
    } view: { store in
      OnboardingView(store, of: counterTour) { CounterView(store: $0) }
    } story: {
      Frame("count")
      Tap("One more")
      Frame("counted-once")
      Tap("One more")
      Frame("reset")
      Tap("Reset")
      Frame("done")
    }
    .promising(counterTour.promises)

    """

  static let tourTest = """
    // What the tour of the counter promises.

    import ComposableTesting
    import Testing
    import Vitrine

    @testable import Site

    @Test("the tour counts on a copy, and goes on by itself")
    func tour() {
      let begin = counterTour.begin(live: Counter.State(count: 5), placeholder: Counter.State())
      var store = TestStore(begin) { counterTour }
      store.send(.placeholder(.incrementTapped)) { $0.placeholderState.count = 1 }
      store.send(.placeholder(.incrementTapped)) { $0.placeholderState.count = 2 }
      store.receive(.goalReached) { $0.step = "reset" }
      store.send(.placeholder(.resetTapped)) { $0.placeholderState.count = 0 }
      store.receive(.goalReached) { $0.step = nil }
      #expect(store.state.live.count == 5)
    }

    """
}
