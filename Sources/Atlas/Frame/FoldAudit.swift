// What the audit of folds tells: how much was tried again, and what came out otherwise.

import System

/// What was done again in shapes that were known: looks in which rows and words are folded.
package struct FoldAudit: Hashable, Sendable {
  /// Two states of one shape, or two rows of one kind, from which the same leads to different things:
  /// the fold was too coarse.
  package struct Difference: Hashable, Sendable {
    /// What it leads to in one of them.
    package let one: HiddenDifference.Outcome
    /// What it leads to in the other one.
    package let other: HiddenDifference.Outcome

    /// `fold too coarse: Row 1, and Row 4`, and below it a line for each.
    package var lines: [String] {
      ["fold too coarse: \(words)"] + [one, other].map { $0.line }
    }

    /// Both ways.
    var words: String {
      "'\(one.path.joined(separator: " → "))' and '\(other.path.joined(separator: " → "))'"
    }
  }

  /// How many shapes there are.
  package internal(set) var shapeCount = 0
  /// How many ways were gone again from a shape that was known, or from another row of its kind.
  package internal(set) var repeatedCount = 0
  /// How many shapes hid a difference, and were split.
  package internal(set) var differenceCount = 0
  /// Some of the differences, nearest first.
  package internal(set) var differences: [Difference] = []
  /// Whether all that differs was walked.
  package internal(set) var isResolved = true

  /// What was tried, and what came of it.
  package var sentence: String {
    let tried =
      "\(repeatedCount.counted("way")) \(repeatedCount == 1 ? "was" : "were") tried again, from another "
      + "state of a shape or another row of a kind; "
    if differenceCount == 0 { return tried + "none differed." }
    let told = differences.first.map { ": " + $0.words } ?? ""
    let more =
      differences.isEmpty || differenceCount == 1
      ? "" : ", and \((differenceCount - 1).grouped) more"
    let end = isResolved ? "and became shapes of their own" : "and not all of them was walked"
    return tried + "\(differenceCount.counted("shape")) differed, \(end)\(told)\(more)."
  }
}
