// What a panel is made of: what the step says, and the ways to the others.

import Composable
import Drawing
import Type

/// What a panel shows of the step at hand, whatever it looks like.
public struct OnboardingGuide: Sendable {
  /// What the step says, with the controls that it names set apart.
  public let copy: [OnboardingPhrase]
  /// Which step it is, counted from one.
  public let position: Int
  /// How many steps there are.
  public let count: Int
  /// To the next step, or to the end.
  public let next: Intent
  /// To the step before; nothing where there is one step only.
  public let previous: Intent?
  /// To the end at once; nothing where the step hides it.
  public let skip: Intent?
  /// The words that are the same in each step.
  public let labels: OnboardingLabels

  /// Whether there is no step after it.
  public var isLast: Bool { position == count }

  /// What the way to the next step is called; on the last one, the way to the end.
  public var nextLabel: String { isLast ? labels.done : labels.next }

  /// The name of the panel's region, which no other one has in a tour with goals.
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
  /// The way to the end, on the last step.
  public var done: String
  /// The way to the end, on the others.
  public var skip: String
  /// Which step of how many it is.
  public var count: @Sendable (_ step: Int, _ steps: Int) -> String

  /// Words of one's own.
  public init(
    tour: String, previous: String, next: String, done: String, skip: String,
    count: @escaping @Sendable (_ step: Int, _ steps: Int) -> String
  ) {
    self.tour = tour
    self.previous = previous
    self.next = next
    self.done = done
    self.skip = skip
    self.count = count
  }

  /// In English.
  public static var english: OnboardingLabels { OnboardingLabels(in: .english) }

  /// In a language; in English, for one that Vitrine does not speak.
  public init(in language: Language) { self.init(Labels.of(language.primary)) }

  /// The words among Vitrine's own.
  package init(_ labels: Labels) {
    self.init(
      tour: labels[.tour], previous: labels[.previous], next: labels[.next], done: labels[.done],
      skip: labels[.skip]
    ) {
      labels.step($0, of: $1)
    }
  }
}
