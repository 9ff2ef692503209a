// The usual panel of an onboarding.

import Drawing

/// A card with what the step says, and the onboarding's own buttons.
public struct OnboardingPanel: View {
  private let guide: OnboardingGuide

  /// The panel of a step.
  public init(_ guide: OnboardingGuide) {
    self.guide = guide
  }

  /// The card.
  public var body: some View {
    Card {
      Status { Text(guide.labels.count(guide.position, guide.count)).caption() }
      Paragraph {
        for phrase in guide.copy { Text(phrase.text).bold(phrase.isControl) }
      }
      Row {
        if let previous = guide.previous { Button(guide.labels.previous, previous) }
        Button(guide.nextLabel, guide.next, style: .prominent)
        if let skip = guide.skip { Button(guide.labels.skip, skip, style: .plain) }
      }
    }
  }
}
