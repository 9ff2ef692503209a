// Sequences of changes and builds, each build compared with one from nothing: of edits, renames,
// settings, shares, merges, kills and branches, whatever comes.

import Composable
import Foundation
import HostileBytes

/// Tries sequences, and makes one that breaks a rule as short as it can be.
struct BuildFuzzer: Fuzzer {
  static let name = "builds"
  static let about = "changes of content and builds, each beside a build from nothing"
  static let usualCount = 1_000
  /// Making a sequence shorter takes time, too.
  static let mostSeconds = 600.0

  /// The program that is started to be killed; none for no kills.
  private let program: String?
  private var steps = 0
  private var counts = BuildTrial.Counts()

  init() {
    let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    program = path?.hasSuffix("/VitrineFuzz") ?? false ? path : nil
  }

  var summary: String {
    "\(steps) steps, \(counts.builds) of them builds, of which \(counts.refused) were rightly refused"
      + (program == nil ? "" : " and \(counts.killed) killed")
  }

  /// How many builds were compared, and how many of them were rightly refused.
  var compared: (builds: Int, refused: Int) { (counts.builds, counts.refused) }

  mutating func next(_ random: inout SeededGenerator) -> BrokenCase? {
    attempt(BuildStep.sequence(&random)).map { shortened($0).told }
  }

  private mutating func attempt(_ steps: [BuildStep]) -> BrokenSequence? {
    var trial = BuildTrial(program: program)
    defer {
      counts.add(trial.counts)
      trial.end()
    }
    for (index, step) in steps.enumerated() {
      self.steps += 1
      do throws(BrokenRule) {
        try trial.run(step)
      } catch {
        return BrokenSequence(
          rule: error.rule, steps: Array(steps[...index]), log: trial.log)
      }
    }
    return nil
  }

  /// Leaves out steps for as long as what is left still breaks a rule.
  private mutating func shortened(_ found: BrokenSequence) -> BrokenSequence {
    var best = found
    var size = best.steps.count / 2
    while size > 0 {
      var start = 0
      while start < best.steps.count {
        var fewer = best.steps
        fewer.removeSubrange(start..<min(start + size, fewer.count))
        if let found = attempt(fewer) {
          best = found
        } else {
          start += size
        }
      }
      size /= 2
    }
    return best
  }
}

/// A sequence that broke a rule.
private struct BrokenSequence {
  var rule: String
  var steps: [BuildStep]
  var log: [String]

  /// What broke, and what was done before.
  var told: BrokenCase {
    BrokenCase(
      rule: rule,
      source: "after\n" + log.map { "  \($0)" }.joined(separator: "\n") + "\nthe steps:\n"
        + steps.map { "  \($0)" }.joined(separator: "\n"))
  }
}
