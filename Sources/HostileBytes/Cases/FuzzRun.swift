// A run of cases of one kind, and the rules that hold for all kinds: no case takes long, none fills
// the memory.

import Composable
import System

/// Runs cases; each has a seed of its own, the run's plus its number, so that one can be run again.
package struct FuzzRun<Kind: Fuzzer> {
  let seed: UInt64
  package private(set) var kind = Kind()
  /// The most nanoseconds of CPU time that a case took.
  package private(set) var slowest = 0
  /// The most megabytes that the program may ever have; beside other work that tells nothing.
  package var mostMegabytes = Int.max

  package init(seed: UInt64) { self.seed = seed }

  /// Runs so many cases that nobody chose; answers what became of them, and what the first broke that
  /// broke a rule, with the seed that makes it again.
  package static func ofAny(_ count: Int) -> (kind: Kind, broken: String?) {
    var run = FuzzRun(seed: .random(in: 0...UInt64.max))
    let broken = run.run(count)
    return (run.kind, broken.map { "seed \($0.seed): \($0.found.rule)\n\($0.found.source)" })
  }

  /// Runs so many cases; answers the seed of the first that broke a rule, and what it broke.
  package mutating func run(_ count: Int) -> (seed: UInt64, found: BrokenCase)? {
    for number in 0..<max(count, 0) {
      let own = seed &+ UInt64(number)
      if let broken = next(own) { return (own, broken) }
    }
    return nil
  }

  private mutating func next(_ seed: UInt64) -> BrokenCase? {
    var random = SeededGenerator(seed: seed)
    let start = Int(SystemClock.ofThread())
    let broken = kind.next(&random)
    let elapsed = Int(SystemClock.ofThread()) - start
    slowest = max(slowest, elapsed)
    if let broken { return broken }
    let megabytes = peakMemory() / 1024
    if megabytes > mostMegabytes {
      return BrokenCase(rule: "memory reached \(megabytes) MB", source: "")
    }
    if Double(elapsed) <= Kind.mostSeconds * 1e9 { return nil }
    return BrokenCase(rule: "it took \(elapsed / 1_000_000) ms", source: "")
  }
}

/// Makes cases and tells of those that break a rule.
package protocol Fuzzer {
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

package extension Fuzzer {
  static var usualCount: Int { 1_000_000 }
  static var mostSeconds: Double { 1.5 }
}

/// A case that broke a rule.
package struct BrokenCase {
  /// The rule, in words.
  package var rule: String
  /// The case, so that it can be written down as a test.
  package var source: String

  package init(rule: String, source: String) {
    self.rule = rule
    self.source = source
  }
}
