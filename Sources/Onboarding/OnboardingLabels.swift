// What the onboarding's own controls are called.

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
