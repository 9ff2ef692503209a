// A run of cases of one kind, and the rules that hold for all kinds: no case takes long, none fills
// the memory.

import Composable
import System

/// Runs cases; each has a seed of its own, the run's plus its number, so that one can be run again.
struct FuzzRun<Kind: Fuzzer> {
  let seed: UInt64
  private(set) var kind = Kind()
  /// The most nanoseconds of CPU time that a case took.
  private(set) var slowest = 0
  /// The most megabytes that the program may ever have; beside other work that tells nothing.
  var mostMegabytes = Int.max

  init(seed: UInt64) { self.seed = seed }

  /// Runs so many cases; answers the seed of the first that broke a rule, and what it broke.
  mutating func run(_ count: Int) -> (seed: UInt64, found: BrokenCase)? {
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
