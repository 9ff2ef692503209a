// A look that hides something, as it is told: two ways to it, one tap, two outcomes.

/// Two states that look the same, from which one control leads to different looks: a visitor cannot
/// know what will happen.
package struct HiddenDifference: Hashable, Sendable {
  /// What happens in one of the states.
  package struct Outcome: Hashable, Sendable {
    /// The way there, and then the tap, as one plays it.
    package let path: [String]
    /// The frame that shows where that leads; none where it is not shown.
    package let frame: String?
    /// What is seen then, and not after the same tap in the other state.
    package let shows: String?

    /// `  Check Mail → Done leads to 'done', which shows: 1 left`.
    var line: String {
      let look = frame.map { "'\($0)'" } ?? "a look that is no frame"
      let words = shows.map { ", which shows: \($0)" } ?? ""
      return "  \(path.joined(separator: " → ")) leads to \(look)\(words)"
    }
  }

  /// The frame that shows the look; none where it is not shown.
  package let frame: String?
  /// The control.
  package let control: String
  /// What it leads to in the nearest of such states.
  package let one: Outcome
  /// What it leads to in another one.
  package let other: Outcome

  /// `in 'loaded', 'Favorite' leads to two looks`, and below it a line for each.
  package var lines: [String] {
    ["in \(frame.map { "'\($0)'" } ?? "a look"), '\(control)' leads to two looks:"]
      + [one, other].map { $0.line }
  }
}
