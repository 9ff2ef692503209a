// A run of cases of one kind, and the rules that hold for all kinds: no case takes long, none fills
// the memory.

import Glibc

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
  mutating func run(_ count: Int) -> (seed: UInt64, finding: Finding)? {
    for number in 0..<max(count, 0) {
      let own = seed &+ UInt64(number)
      if let finding = next(own) { return (own, finding) }
    }
    return nil
  }

  private mutating func next(_ seed: UInt64) -> Finding? {
    var random = SeededGenerator(seed: seed)
    let start = Self.now()
    let finding = kind.next(&random)
    let elapsed = Self.now() - start
    slowest = max(slowest, elapsed)
    if let finding { return finding }
    if Self.megabytes > mostMegabytes {
      return Finding(rule: "memory reached \(Self.megabytes) MB", source: "")
    }
    if Double(elapsed) <= Kind.mostSeconds * 1e9 { return nil }
    return Finding(rule: "it took \(elapsed / 1_000_000) ms", source: "")
  }

  /// The most megabytes that the program had.
  static var megabytes: Int {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss / 1024
  }

  private static func now() -> Int {
    var now = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now)
    return now.tv_sec * 1_000_000_000 + now.tv_nsec
  }
}
