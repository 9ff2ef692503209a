// The panel of an onboarding: what the step says, and the way to the others.

import Composable
import Drawing

/// What a step says, with the controls that it names set apart, and the onboarding's own buttons.
struct OnboardingPanel<State: Hashable & Sendable, Action: Hashable & Sendable>: View {
  let copy: [OnboardingStep<State, Action>.Phrase]
  let count: String
  let next: Intent
  let previous: Intent
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
          Button(labels.previous, previous)
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
