// What every kind of hostile cases is: a maker of one case after the other, and the rules they keep.

import Composable

/// Makes cases and tells of those that break a rule.
protocol Fuzzer {
  /// The word by which it is asked for.
  static var name: String { get }
  /// What its cases are, in a line.
  static var about: String { get }
  /// How many cases are run unless told otherwise.
  static var usualCount: Int { get }
  /// The most seconds of CPU time that a case may take.
  static var mostSeconds: Double { get }

  init()

  /// Makes the next case, all of whose choices come from the numbers; answers what it broke, if
  /// anything.
  mutating func next(_ random: inout SeededGenerator) -> BrokenCase?

  /// What became of the cases, in a few words.
  var summary: String { get }
}

extension Fuzzer {
  static var usualCount: Int { 1_000_000 }
  static var mostSeconds: Double { 1.5 }
}

/// A case that broke a rule.
struct BrokenCase {
  /// The rule, in words.
  var rule: String
  /// The case, so that it can be written down as a test.
  var source: String
}
