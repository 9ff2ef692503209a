// The panel of an onboarding: what the step says, and the way to the others.

import Composable
import Drawing

/// What a step says, with the controls that it names set apart, and the onboarding's own buttons.
struct OnboardingPanel<State: Hashable & Sendable, Action: Hashable & Sendable>: View {
  let copy: [OnboardingStep<State, Action>.Phrase]
  let count: String
  let next: Intent
  /// Nothing where there is one step only.
  let previous: Intent?
  /// Nothing where the step hides it.
  let skip: Intent?
  let labels: OnboardingLabels

  var body: some View {
    Aside(labels.tour) {
      Card {
        Status { Text(count).caption() }
        Paragraph {
          for phrase in copy { Text(phrase.text).bold(phrase.isControl) }
        }
        Row {
          if let previous { Button(labels.previous, previous) }
          Button(labels.next, next, style: .prominent)
          if let skip { Button(labels.skip, skip, style: .plain) }
        }
      }
      .region(Self.region)
    }
  }

  /// The name of the panel's region.
  static var region: String { "step" }
}

/// The words of the panel that are the same in each step.
public struct OnboardingLabels: Sendable {
  /// What the panel is called.
  public var tour: String
  /// The way to the step before.
  public var previous: String
  /// The way to the next step.
  public var next: String
  /// The way to the end.
  public var skip: String
  /// Which step of how many it is.
  public var count: @Sendable (_ step: Int, _ steps: Int) -> String

  /// Words of one's own.
  public init(
    tour: String, previous: String, next: String, skip: String,
    count: @escaping @Sendable (_ step: Int, _ steps: Int) -> String
  ) {
    self.tour = tour
    self.previous = previous
    self.next = next
    self.skip = skip
    self.count = count
  }

  /// In English.
  public static var english: OnboardingLabels {
    OnboardingLabels(tour: "Tour", previous: "Previous", next: "Next", skip: "Skip") {
      "Step \($0) of \($1)"
    }
  }
}
