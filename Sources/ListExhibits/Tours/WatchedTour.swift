// A tour with an eye on the outside: what each client was told, in the tour and out of it.

import Vitrine

/// A tour through a list of articles, and a note of what each client recorded last.
///
/// An effect is data, so whoever runs a reducer can read what it is about to send.
public struct WatchedTour: Reducer {
  /// The tour, and the notes.
  public struct State: Hashable, Sendable {
    /// The tour, and the list behind it.
    public var tour: Onboarding<Articles>.State
    /// What each client recorded last inside of the tour.
    public var inside: [String: Event] = [:]
    /// What each client recorded last outside of it.
    public var outside: [String: Event] = [:]
  }

  /// What can happen is what can happen in the tour.
  public typealias Action = Onboarding<Articles>.Action

  let tour: Onboarding<Articles>

  /// The tour.
  public init() {
    tour = Self.makeTour()
  }

  /// Runs the tour, and notes what it sends.
  public func reduce(
    into state: inout State, action: Action, dependencies: inout Dependencies
  ) -> Effect<Action> {
    let effect = tour.reduce(into: &state.tour, action: action, dependencies: &dependencies)
    for event in effect.events {
      if case .placeholder = action {
        state.inside[event.client] = event
      } else {
        state.outside[event.client] = event
      }
    }
    return effect
  }

  /// A list of articles that is loaded.
  func begin(with articles: [Article]) -> State {
    var list = Articles.State(articles: IdentifiedArray(keepingFirst: articles))
    list.phase = .loaded
    return State(tour: tour.begin(live: list, placeholder: list))
  }

  /// Analytics are tagged on their way out. The service of the articles is another one that keeps
  /// quiet, since a favorite of a tour is nobody's favorite.
  private static func makeTour() -> Onboarding<Articles> {
    Onboarding(
      steps: [
        OnboardingStep(
          "favorite",
          copy: { state in
            guard let first = state.shown.first else { return "There is nothing to read." }
            return "Try [[Favorite: \(first.title)]]. The service does not hear of it."
          },
          focus: ["articles"], prepare: { $0 = $1 }
        ) { _, action in
          switch action {
          case .listAppeared, .row(_, .favoriteTapped): .real
          default: .dropped
          }
        },
        OnboardingStep(
          "about",
          copy: "Here it says what becomes of favorites. The list is behind frosted glass.",
          focus: ["about"], showsSkip: false
        ) { _, _ in .dropped },
      ],
      sandbox: Sandbox(Articles())
        .allowing(Analytics.self) { $0.tagged("Lesson") }
        .allowing(ArticlesClient.self) { _ in .placeholder })
  }
}
