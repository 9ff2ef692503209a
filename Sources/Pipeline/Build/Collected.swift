// What the threads of a build bring together.

import Atlas
import Prose
import Synchronization
import System

/// The results of all jobs, in the order of the jobs whatever the order in which they were done.
final class Collected: Sendable {
  /// What came of the jobs.
  struct Results: Sendable {
    var records: [PageRecord?]
    var isBuilt: [Bool]
    var mistakes: [Diagnostic] = []
    var warnings: [Diagnostic] = []
    var findings: [(job: Int, findings: [Finding])] = []
    var leaks: [Leak] = []
    /// How many files were written, or would have been.
    var written = 0
    /// Which they are, if the output is only compared: of a new site they are all that there is.
    var differences: [Difference] = []
    var foreign: [String] = []
    /// What is wrong with parts that are to be joined.
    var damaged: [String] = []
    var failure: DiskError?
    var clock: PhaseClock
  }

  private let results: Lock<Results>
  private let failed = Atomic(false)

  init(count: Int, clock: PhaseClock) {
    results = Lock(
      Results(
        records: Array(repeating: nil, count: count),
        isBuilt: Array(repeating: false, count: count), clock: clock))
  }

  /// Whether nothing will be written any more: then pages are read and checked only.
  var hasFailed: Bool { failed.load(ordering: .relaxed) }

  /// Whether the machine refused something, and all ends.
  var isOver: Bool { hasFailed && results.withLock { $0.failure != nil } }

  func add(_ change: (inout Results) -> Void) {
    results.withLock { results in
      change(&results)
      if results.failure != nil || !results.mistakes.isEmpty || !results.findings.isEmpty
        || !results.leaks.isEmpty || !results.foreign.isEmpty || !results.damaged.isEmpty
      {
        failed.store(true, ordering: .relaxed)
      }
    }
  }

  /// Takes in what was done about a folder.
  func add(_ writer: FolderWriter, onlyChecks: Bool) {
    if writer.differences.isEmpty, writer.foreign.isEmpty { return }
    add { results in
      results.written += writer.differences.count
      if onlyChecks {
        results.differences += writer.differences
      } else {
        results.foreign += writer.foreign
      }
    }
  }

  /// All that was brought together.
  var all: Results { results.withLock { $0 } }
}
