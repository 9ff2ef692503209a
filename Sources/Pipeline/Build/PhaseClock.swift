// Where the time goes.

import Glibc

/// What a build spends time on.
public enum Phase: Int, Hashable, Sendable, CaseIterable {
  /// Listing the content, and finding out what changed.
  case scan
  case read
  case parse
  case explore
  case draw
  case write
  /// The index, the atlas and all else about the site as a whole.
  case finish
}

/// The processor time that a thread spends, phase by phase.
struct PhaseClock: Sendable {
  private let isRunning: Bool
  private var last: Int64 = 0
  /// Nanoseconds of processor time by phase.
  private(set) var spent: [Int64]
  /// How often a phase was ended.
  private(set) var counts: [Int]

  /// A clock of this thread; one that does not run costs nothing.
  init(isRunning: Bool) {
    self.isRunning = isRunning
    spent = Array(repeating: 0, count: isRunning ? Phase.allCases.count : 0)
    counts = Array(repeating: 0, count: isRunning ? Phase.allCases.count : 0)
    if isRunning { last = Self.now() }
  }

  /// Puts all time since the last lap down to a phase.
  mutating func lap(_ phase: Phase) {
    guard isRunning else { return }
    let now = Self.now()
    spent[phase.rawValue] += now - last
    counts[phase.rawValue] += 1
    last = now
  }

  /// Begins anew: what this thread did since the last lap is measured by another clock.
  mutating func skip() {
    if isRunning { last = Self.now() }
  }

  /// Adds what another clock measured.
  mutating func add(_ other: PhaseClock) {
    for index in spent.indices {
      spent[index] += other.spent[index]
      counts[index] += other.counts[index]
    }
  }

  private static func now() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}
