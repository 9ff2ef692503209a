// Where the time goes.

import System
import Type

/// What a build spends time on.
package enum Phase: Int, Hashable, Sendable, CaseIterable {
  /// Listing the content, and finding out what changed.
  case scan
  case read
  case parse
  /// Measuring text: what of it is shaped anew.
  case shape
  case explore
  case draw
  case write
  /// The index, the atlas and all else about the site as a whole.
  case finish
}

/// The processor time that a thread spends, phase by phase. Every nanosecond is put down to exactly
/// one phase, so that the phases add up to the whole.
package struct PhaseClock: Sendable {
  private let isRunning: Bool
  private var began: Int64 = 0
  private var last: Int64 = 0
  /// What tells shaping from all else that a phase does.
  private var shaping: ShapingTime?
  /// Nanoseconds from beginning to end, of all threads that were measured.
  package private(set) var whole: Int64 = 0
  /// Nanoseconds of processor time by phase.
  package private(set) var spent: [Int64]
  /// How often a phase was ended.
  package private(set) var counts: [Int]

  /// A clock of this thread; one that does not run costs nothing.
  package init(isRunning: Bool) {
    self.isRunning = isRunning
    spent = Array(repeating: 0, count: isRunning ? Phase.allCases.count : 0)
    counts = Array(repeating: 0, count: isRunning ? Phase.allCases.count : 0)
    if isRunning { began = Self.now() }
    last = began
  }

  /// From now on, tells shaping in some faces from the phase in which it is done.
  package mutating func tellApart(_ shaping: ShapingTime) {
    guard isRunning else { return }
    // What was spent before on this thread is nobody's.
    _ = shaping.take()
    self.shaping = shaping
  }

  /// Puts all time since the last lap down to a phase.
  package mutating func lap(_ phase: Phase) {
    guard isRunning else { return }
    let now = Self.now()
    let shaped = shaping?.take()
    spent[phase.rawValue] += now - last - (shaped?.nanoseconds ?? 0)
    counts[phase.rawValue] += 1
    spent[Phase.shape.rawValue] += shaped?.nanoseconds ?? 0
    counts[Phase.shape.rawValue] += shaped?.count ?? 0
    last = now
  }

  /// Leaves out what this thread did since the last lap: another clock measures it.
  package mutating func skip() {
    guard isRunning else { return }
    let now = Self.now()
    _ = shaping?.take()
    began += now - last
    last = now
  }

  /// Puts what another clock measured on this thread since the last lap down to that one's phases.
  package mutating func take(_ inner: PhaseClock) {
    for index in inner.spent.indices {
      spent[index] += inner.spent[index]
      counts[index] += inner.counts[index]
      last += inner.spent[index]
    }
  }

  /// Ends: what is left of the time is put down to a phase, and not counted as one more turn of it.
  package mutating func end(_ phase: Phase) {
    guard isRunning else { return }
    lap(phase)
    counts[phase.rawValue] -= 1
    whole += last - began
    began = last
  }

  /// Adds what another clock measured from its beginning to its end.
  package mutating func add(_ other: PhaseClock) {
    for index in spent.indices {
      spent[index] += other.spent[index]
      counts[index] += other.counts[index]
    }
    whole += other.whole
  }

  private static func now() -> Int64 { SystemClock.ofThread() }
}
